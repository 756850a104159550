// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a mapping: its member, the value and the cure, without the name of the file.
struct MappingProblem: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
