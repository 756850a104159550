// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// Words of a text that a place may have in better and in worse ways, or lack, as lists that are read together (`WeakAnd`): each way to find a word weighs
/// something, and what a place weighs tells the best match that it can be.
struct WeighedWords {
  /// A way to find a word.
  struct Way {
    /// Which term of the text it is.
    let index: Int
    let kind: WordWay.Kind
    let weight: Int
    /// Its terms, which lists by importance and by area have.
    let tree: QueryTree
  }

  let ways: [Way]
  private(set) var weights: any MatchWeights
  private let lists = ShortLists()

  /// - Parameters:
  ///   - words: By term of the text, the ways to find it; none for terms that are not looked for.
  ///   - weights: What follows from weights.
  init(_ words: [[WordWay]], _ weights: any MatchWeights) {
    self.weights = weights
    // A place lies in one country. Those that a word alone stands for are told apart, and from all others.
    let countries = words.map { Set($0.compactMap(\.kind.country)) }
    let few = Set(countries.filter { $0.count <= CostModel.mostCountries }.joined())
    // Ways whose places are as good are one.
    ways = words.enumerated().flatMap { index, ways in
      Dictionary(grouping: ways) { way in
        var kind = way.kind
        kind.country = kind.country.map { few.contains($0) ? $0 : WordWay.otherCountry }
        return kind
      }.sorted { $0.key < $1.key }.compactMap { kind, ways in
        ways.tree.map { Way(index: index, kind: kind, weight: weights.weight(of: index, kind), tree: $0) }
      }
    }
  }

  /// The same lists for another match: each way weighs as much.
  func weighed(by weights: any MatchWeights) -> WeighedWords {
    var words = self
    words.weights = weights
    return words
  }

  /// Whether any place can be found: it must have one of the words in its names.
  var canFindAny: Bool { ways.contains(where: \.kind.isName) }

  /// The places that have enough of the words, as far as a table tells.
  ///
  /// - Parameter again: Whether they are read more than once, as they are for each ring.
  func documents(
    in table: FullTextTable, of reader: IndexReader, again: Bool, enough: @escaping (Int) throws -> WeakAnd.Enough
  ) -> WeakAnd {
    let (parts, countries) = (Set(ways.map(\.index)).sorted(), Set(ways.compactMap(\.kind.country)).sorted())
    return WeakAnd(
      ways.map { way in
        WeakAnd.Way(
          part: parts.firstIndex(of: way.index) ?? 0, weight: way.weight,
          keys: (way.kind.isName ? 1 : 0) | (way.kind.correction == .none ? 0 : 2),
          group: way.kind.country.flatMap(countries.firstIndex), places: way.tree.places)
      }, keys: weights.needsCorrection ? 2 : 1, of: reader, enough: enough
    ) { way in
      let open = { try reader.documents(ways[way].tree, in: table) }
      return try again ? lists.documents(way, ways[way].tree, open) : open()
    }
  }
}

/// What ways to find words weigh, and which matches follow from what a place weighs.
protocol MatchWeights {
  /// What a term weighs that is found in such a way; more than 0.
  func weight(of index: Int, _ kind: WordWay.Kind) -> Int
  /// Whether a place must have a word that is corrected, beside one in its names.
  var needsCorrection: Bool { get }
  /// The least weight that is looked for.
  var least: Int { get }
  /// The best match of all places that are looked for.
  var best: TextMatch { get }
  /// The best match of a place of a weight.
  func best(ofWeight weight: Int) -> TextMatch
  /// The least weight of places whose match is good enough; `.max` when none is.
  func least(where isEnough: (TextMatch) -> Bool) -> Int
}

/// Short lists by area of the ways to find words, once they have been read: they are read again for each ring.
final class ShortLists {
  private var read: [Int: [Int]] = [:]

  /// The documents of a way. Where they are so few that to read them costs no more than to open their lists, they are kept.
  func documents(_ way: Int, _ tree: QueryTree, _ open: () throws -> DocumentSet) throws -> DocumentSet {
    if let known = read[way] { return SortedDocuments(known) }
    let set = try open()
    if tree.places > tree.lists.multipliedClamped(by: CostModel.list) { return set }
    let documents = try set.rest()
    read[way] = documents
    return SortedDocuments(documents)
  }
}

/// How much the next places of a source must weigh to change the list, and how much the last one weighs.
final class WeighedReading {
  let words: WeighedWords
  /// The documents as they are read; nil before that.
  private var set: WeakAnd?
  private var threshold: Int64?
  /// What was read and compared, in steps.
  var work = 0
  /// By area: up to which place all have been read by importance.
  var listed = { 0 }
  /// What is enough for a document.
  var enough: (_ document: Int) throws -> WeakAnd.Enough

  init(_ words: WeighedWords) {
    self.words = words
    enough = { _ in (words.weights.least, .max) }
  }

  /// Begins to read.
  ///
  /// - Parameter again: Whether the documents are read more than once.
  func open(in table: FullTextTable, of reader: IndexReader, again: Bool) -> WeakAnd {
    let opened = words.documents(in: table, of: reader, again: again) { [unowned self] in try enough($0) }
    set = opened
    return opened
  }

  /// How many documents have enough at most.
  ///
  /// - Parameter order: The threshold.
  func most(_ order: Int64) throws -> Int {
    follow(order)
    return try set?.most() ?? .max
  }

  /// What is enough has changed.
  func askAgain() { set?.askAgain() }

  /// What is enough changes with the threshold.
  func follow(_ order: Int64?) {
    if order != threshold { askAgain() }
    threshold = order
  }

  /// The best match that the document can be on which the set stands.
  var best: TextMatch { words.weights.best(ofWeight: set?.weight ?? 0) }
}
