// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The first 100 bytes of an SQLite file: sqlite.org/fileformat.html.
struct FileHeader {
  static let byteCount = 100
  let pageSize: Int
  let pageCount: Int
  /// `PRAGMA application_id`
  let applicationID: Int64
  /// `PRAGMA user_version`
  let userVersion: Int64
  /// Whether the stated number of pages is valid. Otherwise SQLite derives it from the size of the file, including everything behind the pages.
  let countsItsPages: Bool

  /// Nil when the file is not an SQLite file.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.byteCount, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 << 8 | Int($1) } }
    func signed(_ range: Range<Int>) -> Int64 { Int64(Int32(truncatingIfNeeded: number(range))) }
    let rawPageSize = number(16..<18)
    pageSize = rawPageSize == 1 ? 65536 : rawPageSize
    pageCount = number(28..<32)
    applicationID = signed(68..<72)
    userVersion = signed(60..<64)
    countsItsPages = pageCount > 0 && bytes[24..<28] == bytes[92..<96]
  }

  /// Total size of the pages in bytes.
  var dataSize: Int { pageCount.multipliedClamped(by: pageSize) }
}
