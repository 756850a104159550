// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The documents that have a term: its list in a full-text table, read leaf by leaf.
///
/// A list is numbers, the first document and then differences; on each further leaf it begins again with a document. Its bytes are those of the file.
package final class Postings: DocumentSet {
  private let reader: IndexReader
  private let table: FullTextTable
  private let segment: Segment
  private let term: [UInt8]
  /// Documents are numbers from 1 up to this.
  private let greatest: Int

  private var page: Int
  private var leaf = UnsafeRawBufferPointer(start: nil, count: 0)
  /// What is left of the list on the leaf.
  private var rest = 0..<0
  /// Up to where on the leaf its bytes have been counted.
  private var counted = 0
  /// The document of the list that comes first on the leaf.
  private var firstOnLeaf = 0
  /// Whether the list ends on the leaf.
  private var isLast = false
  /// The page on which the list ends at the latest, once that was asked.
  private var lastPage: Int?
  /// The page that was last found to begin before a target: mostly the one that is gone to.
  private var begun = (page: 0, bytes: UnsafeRawBufferPointer(start: nil, count: 0))
  private var loads = 0
  private var document = 0

  package override var current: Int { document }

  /// - Parameter greatest: the greatest document that the table can have.
  /// - Throws: `IndexError.damaged`.
  init?(_ term: [UInt8], in table: FullTextTable, greatest: Int, reader: IndexReader) throws {
    guard !term.isEmpty, let segment = try reader.segment(of: table) else { return nil }
    (self.reader, self.table, self.segment, self.term, self.greatest) = (reader, table, segment, term, greatest)
    reader.readCounts.lists += 1
    page = try reader.page(of: term, in: table, segment)
    super.init()
    guard try take(page, { leaf throws(Malformed) in try leaf.list(of: term) }) else { return nil }
    // A term at the end of a leaf has its whole list on the next one.
    if try !begin(), try isLast || !moveOn(to: 1) { document = Self.end }
  }

  deinit { countBytes() }

  /// Counts the bytes that have been passed on the leaf: once a leaf, for to count costs as much as to pass a few rows.
  private func countBytes() {
    reader.readCounts.listBytes += rest.lowerBound - counted
    counted = rest.lowerBound
  }

  /// Reads the first document of the list on the leaf; false when it has none there.
  private func begin() throws -> Bool {
    defer { firstOnLeaf = document }
    return try scan(to: 1)
  }

  /// The documents left on the leaf are not more than its bytes, those behind not more than the bytes of their leaves.
  package override func most() throws -> Int {
    if document == Self.end { return 0 }
    return try 1 + rest.count + (isLast ? 0 : (lastPageOfList() - page).multipliedClamped(by: Self.likelyLeafSize))
  }

  /// `pgsz` of the importer: a leaf is closed when it has so many bytes.
  private static let likelyLeafSize = 1000

  /// - Complexity: O(*n*) for *n* documents passed over on two leaves, and O(log *m*) for *m* leaves between them.
  package override func advance(to target: Int) throws -> Int {
    while document < target {
      if try scan(to: target) { break }
      if try isLast || !moveOn(to: target) {
        document = Self.end
        break
      }
    }
    return document
  }

  /// Moves to the target within the leaf; false when its documents end before.
  private func scan(to target: Int) throws -> Bool {
    let (leaf, end) = (leaf, rest.upperBound)
    var (offset, document) = (rest.lowerBound, document)
    while document < target, offset < end {
      var difference = Int(leaf[offset])
      offset += 1
      if difference >= 0x80 {
        difference &= 0x7F
        var byte: UInt8 = 0x80
        while byte >= 0x80 {
          guard offset < end, difference <= 0xFF_FFFF_FFFF else { throw damaged() }
          byte = leaf[offset]
          difference = difference << 7 | Int(byte & 0x7F)
          offset += 1
        }
      }
      // Documents ascend; a zero would say that one was deleted.
      guard difference > 0 else { throw damaged() }
      document += difference
    }
    guard document <= greatest else { throw damaged() }
    rest = offset..<end
    self.document = document
    return document >= target
  }

  /// Goes on on a later leaf: the next one, or, when the target likely lies beyond it, the last one that begins before or at the target. False when the list
  /// has ended.
  private func moveOn(to target: Int) throws -> Bool {
    let last = try lastPageOfList()
    guard page < last else { return false }
    var next = page + 1
    if target - document > document - firstOnLeaf, next < last { next = try page(from: next, through: last, beginningUpTo: target) }
    let before = document
    document = 0
    guard try take(next, { leaf throws(Malformed) in try leaf.continuation() }) else { return false }
    _ = try begin()
    guard document > before else { throw damaged() }
    return true
  }

  /// The last page of a range that begins before or at the target; the first one when none does.
  ///
  /// It is sought around where it is if all leaves had as many documents as the present one: a page further at first, then twice as far each time.
  private func page(from first: Int, through last: Int, beginningUpTo target: Int) throws -> Int {
    var (low, high, step) = (first, last + 1, 1)
    let likely = min(last, first.addingClamped((target - document) / max(1, document - firstOnLeaf)))
    if likely > first, try !begins(likely, upTo: target) {
      high = likely
      while high - step > low, try !begins(high - step, upTo: target) {
        high -= step
        step *= 2
      }
      low = max(low, high - step)
    } else {
      low = likely
      while low + step < high, try begins(low + step, upTo: target) {
        low += step
        step *= 2
      }
      high = min(high, low + step)
    }
    return try (low + 1..<high).partitioningIndex { try !begins($0, upTo: target) } - 1
  }

  /// Whether the list goes on on a page, with a first document up to the target.
  private func begins(_ page: Int, upTo target: Int) throws -> Bool {
    let bytes = try bytes(ofPage: page)
    let begins = try reader.inTable(table) { () throws(Malformed) in
      guard let list = try Leaf(bytes).continuation() else { return false }
      var numbers = Varints(bytes, from: list.lowerBound)
      return try numbers.next() <= target
    }
    if begins { begun = (page, bytes) }
    return begins
  }

  /// The first page behind the term on which another one begins, above which the list may end; all pages before are full of the list.
  private func lastPageOfList() throws -> Int {
    if let lastPage { return lastPage }
    let last = try min(segment.lastPage, reader.pageBehind(term, in: table, segment) ?? segment.lastPage)
    lastPage = last
    return last
  }

  /// Goes to a leaf and finds the list on it; false when it is not there.
  private func take(_ page: Int, _ find: (Leaf) throws(Malformed) -> Range<Int>?) throws -> Bool {
    let bytes = begun.page == page ? begun.bytes : try bytes(ofPage: page)
    let found = try reader.inTable(table) { () throws(Malformed) -> (list: Range<Int>, isLast: Bool)? in
      let leaf = try Leaf(bytes)
      return try find(leaf).map { ($0, $0.upperBound < leaf.size) }
    }
    guard let found else { return false }
    countBytes()
    (self.page, leaf, rest, isLast) = (page, bytes, found.list, found.isLast)
    counted = rest.lowerBound
    return true
  }

  private func bytes(ofPage page: Int) throws -> UnsafeRawBufferPointer {
    reader.readCounts.leaves += 1
    loads += 1
    if loads % Self.loadsPerCheck == 0 { try reader.checkLimits() }
    return try reader.leaf(segment.row(ofPage: page), of: table)
  }

  /// Leaves that are read between two looks at the clock.
  private static let loadsPerCheck = 64

  private func damaged() -> IndexError { .damaged(path: reader.overview.path, reason: "a list of \(table.name) is out of order") }
}
