// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// From patterns to sets of documents.
extension IndexReader {
  /// The documents that match a pattern, from the posting lists of a table: places by importance, or positions by area. Trigrams are read from the table beside
  /// it.
  ///
  /// - Complexity: O(*t*) lists opened for *t* terms; documents are read when the set moves. A prefix that the table has no list for is read as a whole.
  package func documents(_ pattern: QueryTree, in table: FullTextTable) throws -> DocumentSet {
    switch pattern.form {
    case .term(let term), .property(let term): return try postings(Self.wholeTerm + term, in: table)
    case .trigram(let term): return try postings(Self.wholeTerm + term, in: table.ofTrigrams)
    case .name(let key):
      let places = NamedPlaces(key: Int(wholeNameKey(key)), self)
      _ = try places.advance(to: 1)
      return places
    case .prefix(let prefix):
      let count = prefix.count { $0 & 0xC0 != 0x80 }
      if count == 0 { return DocumentSet() }
      if table.hasPrefixes, count <= Schema.longestIndexedPrefix { return try postings([Self.digit(count)] + prefix, in: table) }
      return SortedDocuments(try documents(ofTermsWithPrefix: Self.wholeTerm + prefix, in: table))
    case .all(let patterns):
      var sets: [DocumentSet] = []
      for pattern in patterns {
        let set = try documents(pattern, in: table)
        if set.current == .max { return set }
        sets.append(set)
      }
      return try Intersection(sets)
    case .any(let patterns): return Union(try patterns.map { try documents($0, in: table) })
    }
  }

  private func postings(_ term: [UInt8], in table: FullTextTable) throws -> DocumentSet {
    try Postings(term, in: table, greatest: greatestDocument(of: table), reader: self) ?? DocumentSet()
  }

  /// The digit before the terms of FTS5: 0 for whole terms, else the length of the prefixes.
  private static let wholeTerm = [digit(0)]

  private static func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(number) }

  private func greatestDocument(of table: FullTextTable) -> Int {
    table.isByArea ? overview.blockCount.addingClamped(1).multipliedClamped(by: Schema.blockSize) - 1 : overview.placeCount
  }

  /// The documents of a range of terms, sorted: their lists follow one another.
  private func documents(ofTermsWithPrefix prefix: [UInt8], in table: FullTextTable) throws -> [Int] {
    guard let segment = try segment(of: table) else { return [] }
    let greatest = greatestDocument(of: table)
    var (found, goesOn, isOver) = ([Int](), false, false)
    var page = try page(of: prefix, in: table, segment)
    while !isOver, page <= segment.lastPage {
      try checkLimits()
      readCounts.leaves += 1
      let before = found.count
      defer { readCounts.listBytes += found.count - before }
      let bytes = try leaf(segment.row(ofPage: page), of: table)
      try inTable(table) { () throws(Malformed) in
        let leaf = try Leaf(bytes)
        if goesOn {
          let list = try leaf.continuation()
          try Self.append(list ?? 0..<0, of: bytes, greatest: greatest, to: &found)
          goesOn = list?.upperBound == leaf.size
        }
        let (lists, isBehind) = try leaf.lists(withPrefix: prefix)
        for list in lists { try Self.append(list, of: bytes, greatest: greatest, to: &found) }
        if let last = lists.last { goesOn = last.upperBound == leaf.size }
        isOver = isBehind
      }
      page += 1
    }
    var last = 0
    return found.sorted().filter { document in
      defer { last = document }
      return document != last
    }
  }

  private static func append(_ list: Range<Int>, of bytes: UnsafeRawBufferPointer, greatest: Int, to found: inout [Int]) throws(Malformed) {
    var numbers = Varints(UnsafeRawBufferPointer(rebasing: bytes[..<list.upperBound]), from: list.lowerBound)
    var document = 0
    while !numbers.isAtEnd {
      let difference = try numbers.next()
      document = document.addingClamped(difference)
      guard difference > 0, document <= greatest else { throw Malformed() }
      found.append(document)
    }
  }
}
