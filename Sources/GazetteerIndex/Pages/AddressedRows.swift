// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// Rows of a table that are read again and again: each is found once from the root of its tree, and then by its address.
///
/// A tenth of the time of a search went into these walks. The rows have to fit on their pages: their bytes stay as long as the file.
final class AddressedRows {
  private let tree: Tree
  private let first: Int
  private let count: Int
  /// By row: where its bytes are, or 0 while that is not known. Memory is taken only for what is written.
  private let addresses: UnsafeMutablePointer<UInt64>?

  /// - Parameters:
  ///   - numbers: The rows that are there: others are walked to each time.
  init(_ tree: Tree, numbers: Range<Int>) {
    self.tree = tree
    first = numbers.lowerBound
    addresses = calloc(numbers.count, MemoryLayout<UInt64>.size)?.bindMemory(to: UInt64.self, capacity: numbers.count)
    count = addresses == nil ? 0 : numbers.count
  }

  deinit { free(addresses) }

  /// The row of a number; nil when there is none.
  ///
  /// - Throws: `Malformed` also for a row that does not fit on its page.
  @inline(__always)
  func row(_ number: Int) throws(Malformed) -> StoredRow? {
    let index = number &- first
    guard index >= 0, index < count, let addresses else { return try tree.lastingBytes(ofRow: number).map(StoredRow.init) }
    if addresses[index] != 0 { return try StoredRow(tree.pages.bytes(at: addresses[index])) }
    guard let bytes = try tree.lastingBytes(ofRow: number) else { return nil }
    addresses[index] = tree.pages.address(of: bytes)
    return try StoredRow(bytes)
  }
}
