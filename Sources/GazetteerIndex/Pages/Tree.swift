// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A table or an index of a database, by its root page.
struct Tree: Sendable {
  let pages: Pages
  let root: Int

  /// Greater than any tree is high, so that pages in a circle end.
  private static let mostLevels = 24

  // MARK: Tables with row numbers

  /// Passes the row of a number, for as long as the call takes; nil when there is none.
  @inline(__always)
  func row<Value>(_ number: Int, _ body: (StoredRow) throws(Malformed) -> Value) throws(Malformed) -> Value? {
    guard let (page, cell) = try find(number) else { return nil }
    return try content(page, at: cell, isTable: true, body)
  }

  /// The bytes of a row in a table whose rows always fit on their page: they stay as long as the file. Nil when there is none.
  func lastingBytes(ofRow number: Int) throws(Malformed) -> UnsafeRawBufferPointer? {
    guard let (page, cell) = try find(number) else { return nil }
    let (local, count, _) = try self.local(page, at: cell, isTable: true)
    guard local.count == count else { throw Malformed() }
    return local
  }

  /// Where the cell of a row is.
  private func find(_ number: Int) throws(Malformed) -> (TreePage, cell: Int)? {
    var page = try pages.page(root)
    // What the page can have: numbers above the one, up to the other; nil where nothing is known.
    var (below, greatest) = (nil as Int?, nil as Int?)
    for _ in 0..<Self.mostLevels {
      guard page.isTable else { throw Malformed() }
      let cells = page.cellCount
      let first = if let below { below } else { cells > 0 ? try page.number(of: 0) - 1 : 0 }
      let last = if let greatest { greatest } else { cells > 0 ? try page.number(of: cells - 1) + 1 : 0 }
      var (low, high) = (Bound(cell: -1, number: first), Bound(cell: cells, number: last))
      var guesses = 0
      while high.cell - low.cell > 1 {
        let middle = guesses < Self.mostGuesses ? low.guess(of: number, upTo: high) : (low.cell + high.cell) / 2
        guesses += 1
        let found = Bound(cell: middle, number: try page.number(of: middle))
        if found.number == number, page.isLeaf { return (page, try page.cell(middle)) }
        if found.number < number { low = found } else { high = found }
      }
      if page.isLeaf { return nil }
      if low.cell >= 0 { below = low.number }
      if high.cell < cells { greatest = high.number }
      page = try pages.page(try page.child(high.cell))
    }
    throw Malformed()
  }

  /// After so many guesses the numbers of a page have gaps, and halves are the surer way.
  private static let mostGuesses = 3

  /// A cell that comes before, or not before, the one that is sought.
  private struct Bound {
    let cell: Int
    let number: Int

    /// The cell between this one and another on which a number stands when rows are numbered without gaps, as they mostly are.
    @inline(__always)
    func guess(of wanted: Int, upTo high: Bound) -> Int {
      let share = min(1, max(0, Double(wanted - number) / Double(max(1, high.number - number))))
      let guess = cell + Int(share * Double(high.cell - cell))
      return max(cell + 1, min(guess, high.cell - 1))
    }
  }

  // MARK: Indexes, and tables without row numbers

  /// Which row is looked for: the last one that is not behind a key, or the first one that is.
  enum Side { case upTo, behind }

  /// Where a row of an index stands.
  struct Position {
    fileprivate let page: TreePage
    fileprivate let cell: Int

    /// The row behind this one when it stands on the same page.
    var next: Position? { page.isLeaf && cell + 1 < page.cellCount ? Position(page: page, cell: cell + 1) : nil }
  }

  /// The row next to a key; nil when there is none on that side.
  ///
  /// - Parameter isBehind: Whether a row is behind the key.
  func position(_ side: Side, where isBehind: (StoredRow) throws(Malformed) -> Bool) throws(Malformed) -> Position? {
    var found: Position?
    var page = try pages.page(root)
    for _ in 0..<Self.mostLevels {
      guard !page.isTable else { throw Malformed() }
      var (low, high) = (0, page.cellCount)
      while low < high {
        let middle = (low + high) / 2
        if try row(at: Position(page: page, cell: middle), isBehind) { high = middle } else { low = middle + 1 }
      }
      // Rows stand on all levels; those further down are nearer to the key.
      let next = side == .upTo ? low - 1 : low
      if next >= 0, next < page.cellCount { found = Position(page: page, cell: next) }
      if page.isLeaf { return found }
      page = try pages.page(try page.child(low))
    }
    throw Malformed()
  }

  /// Passes the row at a position, for as long as the call takes.
  @inline(__always)
  func row<Value>(at position: Position, _ body: (StoredRow) throws(Malformed) -> Value) throws(Malformed) -> Value {
    let cell = try position.page.cell(position.cell)
    return try content(position.page, at: position.page.isLeaf ? cell : cell + 4, isTable: false, body)
  }

  // MARK: Cells

  @inline(__always)
  private func content<Value>(
    _ page: TreePage, at cell: Int, isTable: Bool, _ body: (StoredRow) throws(Malformed) -> Value
  ) throws(Malformed) -> Value {
    let (local, count, end) = try local(page, at: cell, isTable: isTable)
    if local.count == count { return try body(try StoredRow(local)) }
    guard end <= page.bytes.count - 4 else { throw Malformed() }
    let whole = try pages.spilled(local, count: count, firstPage: page.bytes.bigEndian32(at: end))
    return try whole.withUnsafeBufferPointer { all throws(Malformed) in try body(try StoredRow(UnsafeRawBufferPointer(all))) }
  }

  /// What of a cell's content stands on its page, how long all of it is, and where on the page the cell goes on.
  @inline(__always)
  private func local(_ page: TreePage, at cell: Int, isTable: Bool) throws(Malformed) -> (UnsafeRawBufferPointer, count: Int, end: Int) {
    var numbers = Varints(page.bytes, from: cell)
    let count = try numbers.next()
    if isTable { _ = try numbers.next() }
    let local = localCount(of: count, isTable: isTable)
    guard local <= page.bytes.count - numbers.offset else { throw Malformed() }
    let end = numbers.offset + local
    return (UnsafeRawBufferPointer(rebasing: page.bytes[numbers.offset..<end]), count, end)
  }

  /// How many bytes of a cell's content stand on its page.
  @inline(__always)
  private func localCount(of count: Int, isTable: Bool) -> Int {
    let most = isTable ? pages.usable - 35 : (pages.usable - 12) * 64 / 255 - 23
    if count <= most { return count }
    let least = (pages.usable - 12) * 32 / 255 - 23
    let rest = least + (count - least) % (pages.usable - 4)
    return rest <= most ? rest : least
  }
}

/// A row as it is stored: the types of its columns, then their values.
struct StoredRow {
  private let bytes: UnsafeRawBufferPointer
  private let header: Int
  private let firstType: Int

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) throws(Malformed) {
    var numbers = Varints(bytes, from: 0)
    header = try numbers.next()
    firstType = numbers.offset
    guard header >= firstType, header <= bytes.count else { throw Malformed() }
    self.bytes = bytes
  }

  /// The type and the bytes of a column.
  @inline(__always)
  private func value(_ column: Int) throws(Malformed) -> (type: Int, bytes: UnsafeRawBufferPointer) {
    var types = Varints(bytes, from: firstType)
    var start = header
    for index in 0... {
      guard types.offset < header else { throw Malformed() }
      let type = try types.next()
      let size = Self.size(ofType: type)
      guard size <= bytes.count - start else { throw Malformed() }
      if index == column { return (type, UnsafeRawBufferPointer(rebasing: bytes[start..<start + size])) }
      start += size
    }
    throw Malformed()
  }

  @inline(__always)
  private static func size(ofType type: Int) -> Int {
    switch type {
    case 0...4: type
    case 5: 6
    case 6, 7: 8
    case 8...11: 0
    default: (type - 12) / 2
    }
  }

  /// The bytes of a text or blob; nil for NULL.
  @inline(__always)
  func bytes(_ column: Int) throws(Malformed) -> UnsafeRawBufferPointer? {
    let (type, bytes) = try value(column)
    if type == 0 { return nil }
    guard type >= 12 else { throw Malformed() }
    return bytes
  }

  /// An integer; 0 for NULL, as in SQLite.
  @inline(__always)
  func int(_ column: Int) throws(Malformed) -> Int {
    let (type, bytes) = try value(column)
    switch type {
    case 0, 8: return 0
    case 9: return 1
    case 1...6:
      var number = bytes[0] & 0x80 == 0 ? 0 : -1
      for byte in bytes { number = number << 8 | Int(byte) }
      return number
    default: throw Malformed()
    }
  }

  /// A text; invalid UTF-8 becomes U+FFFD. Nil for NULL.
  func string(_ column: Int) throws(Malformed) -> String? { try bytes(column).map { String(decoding: $0, as: UTF8.self) } }
}
