// SPDX-License-Identifier: Apache-2.0

/// What stands behind the last page of an index: a sum of every 64 KiB, so that any change of the file is found, and where it is.
///
/// SQLite reads as many pages as the header counts and never looks behind them. In words of 8 bytes, little-endian: "GAZSEAL1", the size of the whole
/// file, the bytes that a sum stands for, the sums in order, and a sum of the seal itself.
struct Seal {
  /// Bytes that one sum stands for; fewer for the last one.
  static let groupSize = 65_536
  private static let magic = Array("GAZSEAL1".utf8)
  /// Words that are no sum of a group.
  private static let otherWords = 4

  let sums: [UInt64]

  static func groupCount(dataSize: Int) -> Int { (dataSize + groupSize - 1) / groupSize }

  /// Bytes that the seal of so many bytes has.
  static func byteCount(dataSize: Int) -> Int { (groupCount(dataSize: dataSize) + otherWords) * 8 }

  /// The bytes that a sum stands for.
  static func bytes(ofGroup group: Int, dataSize: Int) -> Range<Int> { group * groupSize..<min((group + 1) * groupSize, dataSize) }

  /// The sum of the bytes of a group.
  static func sum(_ bytes: UnsafeRawBufferPointer, group: Int) -> UInt64 { WordSum.of(bytes, seed: UInt64(truncatingIfNeeded: group)) }

  init(sums: [UInt64]) { self.sums = sums }

  /// The seal as it is written behind so many bytes.
  func written(dataSize: Int) -> [UInt8] {
    var bytes = Self.magic
    for word in [UInt64(dataSize + Self.byteCount(dataSize: dataSize)), UInt64(Self.groupSize)] + sums { Self.append(word, to: &bytes) }
    Self.append(bytes.withUnsafeBytes { WordSum.of($0, seed: 0) }, to: &bytes)
    return bytes
  }

  /// A seal that was written behind so many bytes; nil when it is not what was written.
  init?(_ bytes: [UInt8], dataSize: Int) {
    let count = Self.groupCount(dataSize: dataSize)
    guard bytes.count == Self.byteCount(dataSize: dataSize) else { return nil }
    sums = bytes.withUnsafeBytes { raw in
      (3..<3 + count).map { UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
    if written(dataSize: dataSize) != bytes { return nil }
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
