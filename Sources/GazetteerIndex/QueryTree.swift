// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Which places are meant, by the terms that they have: a tree whose leaves are posting lists, joined by *all* and *any*.
///
/// `IndexReader.documents` reads the places; `text` is the same as an expression of FTS5, which tests and `verify` compare with them. A tree knows how many places
/// it finds at most and how many lists it opens, so that a search compares what reading them costs before it reads. Equal trees read the same lists.
package struct QueryTree: Sendable {
  indirect enum Form: Hashable, Sendable {
    case term([UInt8])
    case prefix([UInt8])
    /// A term that only lists by importance have: the type or an attribute of a place.
    case property([UInt8])
    /// A term of the lists of trigrams.
    case trigram([UInt8])
    /// The key of a name in full, of which there is no list by area.
    case name(UInt64)
    case all([QueryTree])
    case any([QueryTree])
  }

  /// Merging more lists of alternatives than this costs more than a longer list that has them all.
  package static let mostAlternatives = 64

  let form: Form
  /// How many places it finds at most, as far as that has been told.
  package let places: Int
  /// Posting lists that it opens: of a long prefix one for each word that begins so.
  package let lists: Int

  private init(_ form: Form, places: Int, lists: Int = 1) { (self.form, self.places, self.lists) = (form, places, lists) }

  // MARK: Leaves

  /// Places that have exactly this term. Terms contain no ASCII punctuation, so nothing needs escaping in an expression.
  ///
  /// - Parameter places: How many have it at most.
  package static func term(_ term: some Collection<UInt8>, space: [UInt8] = [], places: Int = .max) -> QueryTree {
    QueryTree(.term(space + Array(term)), places: places)
  }

  /// Places that have a term with this prefix.
  ///
  /// - Parameter lists: How many words begin so, when the index has no list of the prefix.
  package static func prefix(_ term: some Collection<UInt8>, space: [UInt8] = [], places: Int = .max, lists: Int = 1) -> QueryTree {
    QueryTree(.prefix(space + Array(term)), places: places, lists: lists)
  }

  /// Places whose main names have a trigram.
  package static func trigram(_ trigram: some Collection<UInt8>, places: Int) -> QueryTree {
    QueryTree(.trigram(Array(trigram)), places: places)
  }

  /// Places with a main name of this key, or an alias, for the key of an alias. Two names may share a key: compare the names.
  package static func name(_ key: UInt64) -> QueryTree { QueryTree(.name(key), places: .max) }

  /// Places of a country, by its id.
  package static func country(_ id: Int, places: Int = .max) -> QueryTree { .term(TermSpace.country(id), places: places) }

  /// Places of a primary type, by its code.
  package static func type(_ code: Int, places: Int = .max) -> QueryTree {
    QueryTree(.property(TermSpace.type(code)), places: places)
  }

  /// Places that have a value of an attribute, by the id of the value.
  package static func attribute(_ id: Int) -> QueryTree { QueryTree(.property(TermSpace.attribute(id)), places: .max) }

  // MARK: Trees

  /// Places that match all patterns; nil when there are none.
  package static func all(_ patterns: [QueryTree]) -> QueryTree? {
    joined(patterns.flatMap(\.conjuncts).sorted { $0.places < $1.places }) { parts in
      QueryTree(.all(parts), places: parts.map(\.places).min() ?? 0, lists: parts.map(\.lists).clampedSum())
    }
  }

  /// Places that match one of the patterns; nil when there are none.
  package static func any(_ patterns: [QueryTree]) -> QueryTree? {
    joined(patterns) { parts in
      QueryTree(.any(parts), places: parts.map(\.places).clampedSum(), lists: parts.map(\.lists).clampedSum())
    }
  }

  /// The same, which finds no more places than this.
  func limited(to places: Int) -> QueryTree { QueryTree(form, places: places, lists: lists) }

  /// The same for what the rest of a tree mostly implies, as that one of its words is in a name: it makes no estimate smaller.
  package var implied: QueryTree { QueryTree(form, places: .max, lists: lists) }

  /// What *all* joins in it.
  package var conjuncts: [QueryTree] {
    if case .all(let parts) = form { return parts }
    return [self]
  }

  /// Up to so many patterns are compared with one another.
  private static let mostCompared = 8

  /// Each pattern once: a list that stands there twice would be read two times.
  private static func joined(_ patterns: [QueryTree], _ join: ([QueryTree]) -> QueryTree) -> QueryTree? {
    if patterns.count < 2 { return patterns.first }
    var (seen, distinct) = (Set<QueryTree>(), [QueryTree]())
    // To compare a few costs less than to hash them.
    for pattern in patterns where patterns.count > mostCompared ? seen.insert(pattern).inserted : !distinct.contains(pattern) {
      distinct.append(pattern)
    }
    return distinct.count < 2 ? distinct.first : join(distinct)
  }

  /// How many places of an index it likely finds: as if what *all* joins had nothing to do with each other. Most names are those of one place.
  ///
  /// - Parameter count: How many places the index has.
  package func likelyPlaces(of count: Int) -> Int {
    switch form {
    case .all(let parts): Self.likelyPlaces(parts.map { $0.likelyPlaces(of: count) }, of: count)
    case .any(let parts): places == .max ? count : parts.map { $0.likelyPlaces(of: count) }.clampedSum()
    case .name: 1
    default: min(places, count)
    }
  }

  /// How many places have all of several things, each of which so many have.
  package static func likelyPlaces(_ places: [Int], of count: Int) -> Int {
    Int(clamping: places.reduce(Double(count)) { $0 * min(1, Double($1) / Double(count)) })
  }

  /// What lists by area tell of it: a tree that finds these places, and maybe others; nil when they tell nothing.
  package var byArea: QueryTree? {
    switch form {
    case .term, .prefix, .trigram: return self
    case .property, .name: return nil
    case .all(let parts): return .all(parts.compactMap(\.byArea))
    case .any(let parts):
      let told = parts.compactMap(\.byArea)
      return told.count == parts.count ? .any(told) : nil
    }
  }

  // MARK: As an expression

  /// A MATCH expression of FTS5 that is valid by construction; nil for what no single table tells.
  package var text: [UInt8]? {
    switch form {
    case .term(let term), .property(let term): Self.quoted(term)
    case .prefix(let term): Self.quoted(term) + [UInt8(ascii: "*")]
    case .trigram, .name: nil
    case .all(let patterns): Self.joined(patterns, " AND ")
    case .any(let patterns): Self.joined(patterns, " OR ")
    }
  }

  private static func quoted(_ term: [UInt8]) -> [UInt8] {
    assert(!term.contains(UInt8(ascii: "\"")))
    return [UInt8(ascii: "\"")] + term + [UInt8(ascii: "\"")]
  }

  private static func joined(_ patterns: [QueryTree], _ operation: String) -> [UInt8]? {
    let operands = patterns.compactMap(\.operand)
    return operands.count == patterns.count ? Array(operands.joined(separator: Array(operation.utf8))) : nil
  }

  /// The expression as a part of another.
  private var operand: [UInt8]? {
    switch form {
    case .all, .any: text.map { [UInt8(ascii: "(")] + $0 + [UInt8(ascii: ")")] }
    default: text
    }
  }
}

extension QueryTree: Hashable {
  package static func == (a: QueryTree, b: QueryTree) -> Bool { a.form == b.form }

  package func hash(into hasher: inout Hasher) { hasher.combine(form) }
}
