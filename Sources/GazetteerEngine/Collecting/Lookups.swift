// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// What one search has looked up in a layer; it ends with the search. Texts repeat words, the variants of a text share most of theirs, tiers share lists, and
/// many of the compared places share address and country.
final class Lookups {
  private let patience: Patience
  private var words: [Word: QueryTree?] = [:]
  private var countries: [Word: [Int]] = [:]
  private var lists: [QueryTree: [Int]] = [:]
  private var corrections: [Surroundings: [Correction?]] = [:]

  /// A word in a space, and how it stands for words there.
  struct Word: Hashable {
    var word: ArraySlice<UInt8>
    var space: [UInt8] = []
    var isWhole: Bool
  }

  /// The address and the country of a place, and what is asked of them.
  struct Surroundings: Hashable {
    var question: Question
    /// What the place shares of its address with others; nil for the country alone.
    var address: Int?
    var country: Int
  }

  /// Which words are looked for.
  enum Question: Hashable {
    /// Those of a variant, as they stand.
    case words(variant: Int)
    /// Those of a variant, corrected.
    case typos(variant: Int)
    /// Those of a text in parts, which may correct less.
    case parts
  }

  init(patience: Patience) { self.patience = patience }

  /// A word of the index; nil when the index has none.
  func word(_ word: Word, orFind find: () throws -> QueryTree?) throws -> QueryTree? {
    if let known = words[word] { return known }
    try patience.check()
    let found = try find()
    words[word] = .some(found)
    return found
  }

  /// Countries that have a word in their names.
  func countries(_ word: Word, orFind find: () throws -> [Int]) throws -> [Int] {
    if let known = countries[word] { return known }
    try patience.check()
    let found = try find()
    countries[word] = found
    return found
  }

  /// All places of a tree; nil when there are more than so many.
  func places(_ tree: QueryTree, most: Int, orRead read: () throws -> [Int]?) rethrows -> [Int]? {
    if let known = lists[tree] { return known.count > most ? nil : known }
    let found = try read()
    lists[tree] = found
    return found
  }

  /// What it takes to find each word of a text; nil for one that is not there.
  func corrections(_ surroundings: Surroundings, orFind find: () throws -> [Correction?]) rethrows -> [Correction?] {
    if let known = corrections[surroundings] { return known }
    let found = try find()
    corrections[surroundings] = found
    return found
  }
}
