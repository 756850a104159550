// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The words of a search as they can be looked for, each looked up once: texts repeat words, and all variants of a text share most of theirs.
final class TermCache {
  private let patience: Patience
  private var words: [Key: MatchPattern?] = [:]
  private var countries: [Key: [Int]] = [:]

  /// A word in a space, and how it stands for words there.
  struct Key: Hashable {
    var word: ArraySlice<UInt8>
    var space: [UInt8] = []
    var isWhole: Bool
  }

  init(patience: Patience) { self.patience = patience }

  /// A word of the index; nil when the index has none.
  func word(_ key: Key, orLookUp lookUp: () throws -> MatchPattern?) throws -> MatchPattern? {
    if let known = words[key] { return known }
    try patience.check()
    let word = try lookUp()
    words[key] = .some(word)
    return word
  }

  /// Countries that have a word in their names.
  func countries(_ key: Key, orLookUp lookUp: () throws -> [Int]) throws -> [Int] {
    if let known = countries[key] { return known }
    try patience.check()
    let found = try lookUp()
    countries[key] = found
    return found
  }
}
