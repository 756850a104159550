// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The pages of a database in memory, and what stands where on them: sqlite.org/fileformat2.html, section 1.6.
///
/// A search reads hundreds of rows. Through a statement each costs more than what is done with it; here it costs a walk from the root of its tree.
/// Every offset is checked, since whoever can write a file can also write its seal.
struct Pages: Sendable {
  private let bytes: Bytes
  private let pageSize: Int
  private let pageCount: Int
  /// Bytes of a page that SQLite uses; extensions may keep some at its end.
  let usable: Int

  /// Memory that nobody writes to while its owner exists, which is who holds this value.
  ///
  /// `@unchecked Sendable`: the bytes are only read.
  private struct Bytes: @unchecked Sendable {
    let buffer: UnsafeRawBufferPointer
  }

  /// - Parameter bytes: All pages of a database. They must stay as they are for as long as the value is used.
  init(_ bytes: UnsafeRawBufferPointer, pageSize: Int) throws(Malformed) {
    guard pageSize >= 512, bytes.count >= pageSize else { throw Malformed() }
    self.bytes = Bytes(buffer: bytes)
    self.pageSize = pageSize
    pageCount = bytes.count / pageSize
    usable = pageSize - Int(bytes[20])
    guard usable >= 480 else { throw Malformed() }
  }

  /// The bytes of a page; the first one has the header of the file before its own.
  @inline(__always)
  func page(_ number: Int) throws(Malformed) -> TreePage {
    guard number > 1, number <= pageCount else { throw Malformed() }
    return try TreePage(UnsafeRawBufferPointer(rebasing: bytes.buffer[(number - 1) * pageSize..<(number - 1) * pageSize + usable]))
  }

  /// Where some bytes of a page are, and how many, in one number that is not 0.
  @inline(__always)
  func address(of some: UnsafeRawBufferPointer) -> UInt64 {
    guard let start = some.baseAddress, let base = bytes.buffer.baseAddress else { return 0 }
    return UInt64(start - base) << Self.bitsOfCount | UInt64(some.count)
  }

  /// The bytes of an address that `address(of:)` gave.
  @inline(__always)
  func bytes(at address: UInt64) -> UnsafeRawBufferPointer {
    let start = Int(address >> Self.bitsOfCount)
    return UnsafeRawBufferPointer(rebasing: bytes.buffer[start..<start + Int(address & (1 << Self.bitsOfCount - 1))])
  }

  /// A page has no more than 65,536 bytes, what stands on it fewer.
  private static let bitsOfCount: UInt64 = 16

  /// Puts together the content of a cell that does not fit on its page.
  func spilled(_ local: UnsafeRawBufferPointer, count: Int, firstPage: Int) throws(Malformed) -> [UInt8] {
    guard count <= bytes.buffer.count else { throw Malformed() }
    var content: [UInt8] = []
    content.reserveCapacity(count)
    content.append(contentsOf: local)
    var number = firstPage
    // Every page adds bytes, so a circle ends.
    while content.count < count {
      guard number > 1, number <= pageCount else { throw Malformed() }
      let start = (number - 1) * pageSize
      number = Int(bytes.buffer.bigEndian32(at: start))
      content.append(contentsOf: bytes.buffer[start + 4..<start + 4 + min(usable - 4, count - content.count)])
    }
    return content
  }
}

/// A page of a b-tree: where its cells are, in the order of their keys.
struct TreePage {
  let bytes: UnsafeRawBufferPointer
  let isLeaf: Bool
  /// Whether it belongs to a table with row numbers, and not to an index.
  let isTable: Bool
  let cellCount: Int
  private let pointers: Int

  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer) throws(Malformed) {
    self.bytes = bytes
    switch bytes[0] {
    case 0x0D: (isLeaf, isTable) = (true, true)
    case 0x05: (isLeaf, isTable) = (false, true)
    case 0x0A: (isLeaf, isTable) = (true, false)
    case 0x02: (isLeaf, isTable) = (false, false)
    default: throw Malformed()
    }
    cellCount = bytes.bigEndian16(at: 3)
    pointers = isLeaf ? 8 : 12
    guard pointers + 2 * cellCount <= bytes.count else { throw Malformed() }
  }

  /// Where a cell begins; at least four bytes follow.
  @inline(__always)
  func cell(_ index: Int) throws(Malformed) -> Int {
    let offset = bytes.bigEndian16(at: pointers + 2 * index)
    guard offset >= pointers, offset <= bytes.count - 4 else { throw Malformed() }
    return offset
  }

  /// The number of the row in a cell; on the pages above the leaves the greatest one of the page below.
  @inline(__always)
  func number(of index: Int) throws(Malformed) -> Int {
    var numbers = Varints(bytes, from: isLeaf ? try cell(index) : try cell(index) + 4)
    if isLeaf { _ = try numbers.next() }
    return try numbers.next()
  }

  /// The page below that has the keys before a cell; behind the last cell those after it.
  @inline(__always)
  func child(_ index: Int) throws(Malformed) -> Int { bytes.bigEndian32(at: index < cellCount ? try cell(index) : 8) }
}

extension UnsafeRawBufferPointer {
  @inline(__always)
  func bigEndian16(at offset: Int) -> Int { Int(UInt16(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))) }
  @inline(__always)
  func bigEndian32(at offset: Int) -> Int { Int(UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))) }
}
