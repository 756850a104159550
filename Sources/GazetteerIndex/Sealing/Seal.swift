// SPDX-License-Identifier: Apache-2.0

/// The seal behind the last page of an index: a checksum of every 64 KiB, which detects and locates any change of the file.
///
/// SQLite reads as many pages as the header states and ignores the bytes behind them. The seal consists of words of 8 bytes, little-endian:
/// "GAZSEAL1", the size of the whole file, the number of bytes for each sum, the sums in order, and a sum of the seal itself.
struct Seal {
  /// Bytes covered by one sum; the last one may cover fewer.
  static let groupSize = 65_536
  private static let magic = Array("GAZSEAL1".utf8)
  /// Number of words that are not group sums.
  private static let otherWords = 4

  let sums: [UInt64]
  /// The sum of the seal itself, as 16 hexadecimal digits: it names the content of the file.
  let name: String

  static func groupCount(dataSize: Int) -> Int { (dataSize + groupSize - 1) / groupSize }

  /// Size of the seal for data of a size.
  static func byteCount(dataSize: Int) -> Int { (groupCount(dataSize: dataSize) + otherWords) * 8 }

  /// The bytes that the sum of a group covers.
  static func bytes(ofGroup group: Int, dataSize: Int) -> Range<Int> { group * groupSize..<min((group + 1) * groupSize, dataSize) }

  /// The sum of the bytes of a group.
  static func sum(_ bytes: UnsafeRawBufferPointer, group: Int) -> UInt64 { WordSum.of(bytes, seed: UInt64(truncatingIfNeeded: group)) }

  /// The seal as it is written behind the data.
  static func written(sums: [UInt64], dataSize: Int) -> [UInt8] {
    var bytes = magic
    for word in [UInt64(dataSize + byteCount(dataSize: dataSize)), UInt64(groupSize)] + sums { append(word, to: &bytes) }
    append(bytes.withUnsafeBytes { WordSum.of($0, seed: 0) }, to: &bytes)
    return bytes
  }

  /// Reads a seal that was written behind data of a size; nil when it is damaged.
  init?(_ bytes: [UInt8], dataSize: Int) {
    let count = Self.groupCount(dataSize: dataSize)
    guard bytes.count == Self.byteCount(dataSize: dataSize) else { return nil }
    let words = bytes.withUnsafeBytes { raw in
      (0..<bytes.count / 8).map { UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self)) }
    }
    sums = Array(words[3..<3 + count])
    let digits = String(words[3 + count], radix: 16)
    name = String(repeating: "0", count: 16 - digits.count) + digits
    if Self.written(sums: sums, dataSize: dataSize) != bytes { return nil }
  }

  private static func append(_ word: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}
