// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// Words of a text of which a place may have only some, as lists that are read together (`WeakAnd`).
struct PartialWords {
  /// A way to find a word.
  struct Way {
    /// Which term of the text it is.
    let index: Int
    let kind: Kind
    /// Its terms, which lists by importance and by area have.
    let tree: QueryTree
  }

  /// What ways have in common whose places are as good.
  struct Kind: Hashable, Comparable {
    /// Whether it is in the names: a place must have one of the words there.
    let isName: Bool
    let correction: Correction
    /// The country that the word names, or `otherCountry`; nil when it names none.
    let country: Int?

    static func < (a: Kind, b: Kind) -> Bool {
      a.isName != b.isName ? a.isName : (a.correction, a.country ?? 0) < (b.correction, b.country ?? 0)
    }
  }

  /// Any country that no word with few countries names.
  static let otherCountry = 0

  let partial: PartialText
  private let ways: [Way]
  private let lists: PartialLists
  /// The least weight that is looked for.
  let least: Int
  /// The best match of a place that is looked for.
  let best: TextMatch

  /// - Parameter share: The least share of the text that is looked for, and the greatest.
  init(_ partial: PartialText, _ ways: [Way], _ lists: PartialLists, shares: ClosedRange<Int>) {
    (self.partial, self.ways, self.lists) = (partial, ways, lists)
    least = max(1, partial.weight(ofShare: shares.lowerBound))
    best = TextMatch(PartialMatch(share: shares.upperBound, isWholeName: false))
  }

  private func weight(_ way: Way) -> Int { partial.weight(of: way.index, way.kind.correction) }

  /// The places that have enough of the words, as far as a table tells.
  func documents(in table: FullTextTable, of reader: IndexReader, enough: @escaping (Int) throws -> WeakAnd.Enough) -> WeakAnd {
    let (parts, countries) = (Set(ways.map(\.index)).sorted(), Set(ways.compactMap(\.kind.country)).sorted())
    return WeakAnd(
      ways.map { way in
        WeakAnd.Way(
          part: parts.firstIndex(of: way.index) ?? 0, weight: weight(way), isKey: way.kind.isName,
          group: way.kind.country.flatMap(countries.firstIndex), places: way.tree.places)
      }, of: reader, enough: enough
    ) { way in try lists.documents(way, ways[way].tree, in: table, of: reader) }
  }

  /// The best match of a place that has words of this weight.
  func best(ofWeight weight: Int) -> TextMatch {
    TextMatch(PartialMatch(share: partial.share(ofWeight: weight), isWholeName: false))
  }
}

/// Short lists of the ways to find words, once they have been read: they are read again for each ring.
final class PartialLists {
  private var read: [Key: [Int]] = [:]

  private struct Key: Hashable {
    var way: Int
    var isByArea: Bool
  }

  /// The documents of a way. Where they are so few that to read them costs no more than to open their lists, they are kept.
  func documents(_ way: Int, _ tree: QueryTree, in table: FullTextTable, of reader: IndexReader) throws -> any DocumentSet {
    let key = Key(way: way, isByArea: table.isByArea)
    if let known = read[key] { return SortedDocuments(known) }
    let set = try reader.documents(tree, in: table)
    if tree.places > tree.lists.multipliedClamped(by: CostModel.list) { return set }
    let documents = try set.rest()
    read[key] = documents
    return SortedDocuments(documents)
  }
}

/// How much of a text the next places of a source must have to change the list, and how much the last one has.
final class PartialReading {
  let words: PartialWords
  /// The documents as they are read; nil before that.
  private var set: WeakAnd?
  private var threshold: Int64?
  /// What was read and compared, in steps.
  var work = 0
  /// What is enough for a document.
  var enough: (_ document: Int) throws -> WeakAnd.Enough

  init(_ words: PartialWords) {
    self.words = words
    enough = { _ in (words.least, .max) }
  }

  /// Begins to read.
  func open(in table: FullTextTable, of reader: IndexReader) -> WeakAnd {
    let opened = words.documents(in: table, of: reader) { [unowned self] in try enough($0) }
    set = opened
    return opened
  }

  /// What is enough has changed.
  func askAgain() { set?.askAgain() }

  /// What is enough changes with the threshold.
  func follow(_ order: Int64?) {
    if order != threshold { askAgain() }
    threshold = order
  }

  /// The best match that the document can be on which the set stands.
  var best: TextMatch { words.best(ofWeight: set?.weight ?? 0) }
}
