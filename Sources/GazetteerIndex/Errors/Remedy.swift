// SPDX-License-Identifier: Apache-2.0

/// What cures a failure of a file, in words that suit a program; the command says the same with its own names (`CommandWords`).
package enum Remedy: String, CaseIterable, Sendable {
  case makeIndex = "make an index of place data"
  case nameIndex = "name another index"
  case joinPacks = "make an index of the places of all of them"
  case moveOutput = "choose another place for it"
  case changeFormat = "choose another format"
  case addBase = "name the index that it changes"
  case addMapping = "a mapping"
  case nameColumn = "say which it is"
  case locate = "name an index in which rows are found by their addresses"
  case raiseLimit = "raise the limit of rejects"
  case allowDeletes = "raise the limit of deletes to 100 % if all of it is meant"
  case seeRejects = "have the rejected rows written to a file"
  case checkLayout = "check format and mapping"
}
