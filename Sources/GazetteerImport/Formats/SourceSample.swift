// SPDX-License-Identifier: Apache-2.0

/// The first bytes of a source and other facts by which layouts are recognised.
struct SourceSample {
  /// Number of bytes in a sample.
  static let size = 64 << 10

  /// The path, or `-`.
  let path: String
  /// The bytes, without a byte order mark.
  let bytes: Bytes
  /// Whether the source has a mapping.
  let hasMapping: Bool

  /// The first byte that is neither white space nor a record separator; nil when there is none.
  var first: UInt8? { bytes.first { $0 != 0x20 && $0 != Bytes.recordSeparator && !(0x09...0x0d).contains($0) } }

  /// Whether the source starts with an array of objects, which no table does.
  var isArrayOfObjects: Bool { first == 0x5b && bytes.lazy.filter { $0 > 0x20 }.prefix(2).elementsEqual([0x5b, 0x7b]) }

  /// Whether the source starts with an object.
  var isObject: Bool { first == 0x7b }

  /// The first line, without a record separator.
  var firstLine: Bytes { bytes.part(0, bytes.firstIndex(of: 0x0a) ?? bytes.count).withoutSeparator }

  /// The file name in lower case.
  var name: String { path.split(separator: "/").last.map { $0.lowercased() } ?? "" }

  /// The tab-separated columns of the first row that is neither empty nor a comment.
  var firstColumns: [String]? {
    for line in bytes.split(separator: 0x0a) where line.first != 0x23 && line.first != 0x0d {
      let text = String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
      return text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return nil
  }
}
