// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A leaf of a full-text table: its bytes, and where things stand in them.
///
/// Two bytes each for the offset of the first document whose list began on an earlier leaf or here (0: none), and for the size without the footer. Then
/// either the rest of a list, or a term; the footer has the offsets of all terms, the first one absolute, the others as differences.
struct Leaf {
  let bytes: UnsafeRawBufferPointer
  /// Where the footer begins.
  let size: Int
  private let firstDocument: Int

  private static let header = 4

  init(_ bytes: UnsafeRawBufferPointer) throws(Malformed) {
    guard bytes.count >= Self.header else { throw Malformed() }
    firstDocument = Int(bytes[0]) << 8 | Int(bytes[1])
    size = Int(bytes[2]) << 8 | Int(bytes[3])
    guard size >= Self.header, size <= bytes.count else { throw Malformed() }
    self.bytes = bytes
  }

  /// Where the list of an earlier leaf goes on, up to the first term; nil when none does.
  func continuation() throws(Malformed) -> Range<Int>? {
    let end = try firstTerm() ?? size
    guard firstDocument != 0, firstDocument < end else { return nil }
    // Without positions nothing stands before the first document.
    guard firstDocument == Self.header else { throw Malformed() }
    return firstDocument..<end
  }

  private func firstTerm() throws(Malformed) -> Int? {
    if size == bytes.count { return nil }
    var footer = Varints(bytes, from: size)
    let offset = try footer.next()
    guard offset >= Self.header, offset <= size else { throw Malformed() }
    return offset
  }

  /// The list of a term on this leaf, which may go on on the next one; nil when the term does not begin here.
  ///
  /// No term is put together: as terms ascend, how much of each is shared with the one before tells whether it can be the one that is sought.
  ///
  /// - Complexity: O(*n*) for the *n* terms of the leaf.
  func list(of wanted: [UInt8]) throws(Malformed) -> Range<Int>? {
    var spans = try Spans(of: self)
    /// So many bytes of `wanted` are the beginning of the present term.
    var matched = 0
    while let span = try spans.next() {
      if span.shared < matched { return nil }
      if span.shared > matched { continue }
      var position = span.added.lowerBound
      while matched < wanted.count, position < span.added.upperBound, bytes[position] == wanted[matched] {
        matched += 1
        position += 1
      }
      if position == span.added.upperBound {
        if matched == wanted.count { return span.added.upperBound..<span.end }
      } else if matched == wanted.count || bytes[position] > wanted[matched] {
        return nil
      }
    }
    return nil
  }

  /// The lists of the terms that begin with a prefix, and whether the leaf has a term behind them.
  func lists(withPrefix prefix: [UInt8]) throws(Malformed) -> (lists: [Range<Int>], isOver: Bool) {
    var (lists, isOver) = ([Range<Int>](), false)
    try forEachTerm { term, list throws(Malformed) in
      if term.starts(with: prefix) { lists.append(list) } else { isOver = prefix.lexicographicallyPrecedes(term) }
      return !isOver
    }
    return (lists, isOver)
  }

  /// Passes the terms that begin on the leaf, in ascending order, each with its list, which may go on on the next leaf. Ends when `body` returns false.
  @inline(__always)
  func forEachTerm(_ body: (_ term: [UInt8], _ list: Range<Int>) throws(Malformed) -> Bool) throws(Malformed) {
    var spans = try Spans(of: self)
    var term: [UInt8] = []
    while let span = try spans.next() {
      guard span.shared <= term.count else { throw Malformed() }
      term.removeLast(term.count - span.shared)
      term += bytes[span.added]
      if try !body(term, span.added.upperBound..<span.end) { return }
    }
  }

  /// Where the terms of a leaf and their lists stand, one after the other. The first term of a leaf is whole, the others share the beginning of the one before.
  private struct Spans {
    struct Span {
      let shared: Int
      let added: Range<Int>
      /// Where the list ends, or where it goes on on the next leaf.
      let end: Int
    }

    private let leaf: Leaf
    private var footer: Varints
    private var start: Int?
    private var isFirst = true

    init(of leaf: Leaf) throws(Malformed) {
      self.leaf = leaf
      footer = Varints(leaf.bytes, from: leaf.size)
      start = try leaf.firstTerm()
      if start != nil { _ = try footer.next() }
    }

    @inline(__always)
    mutating func next() throws(Malformed) -> Span? {
      guard let start else { return nil }
      let end = footer.isAtEnd ? leaf.size : start.addingClamped(try footer.next())
      guard end > start, end <= leaf.size else { throw Malformed() }
      self.start = end == leaf.size ? nil : end
      var numbers = Varints(leaf.bytes, from: start)
      let shared = isFirst ? 0 : try numbers.next()
      let added = try numbers.next()
      guard numbers.offset <= end, added <= end - numbers.offset else { throw Malformed() }
      isFirst = false
      return Span(shared: shared, added: numbers.offset..<numbers.offset + added, end: end)
    }
  }
}
