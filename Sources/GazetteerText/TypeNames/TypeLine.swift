// SPDX-License-Identifier: Apache-2.0

/// The name and words of one place type in one language: a line of its table.
package struct TypeLine: Sendable {
  /// The type, as `sporting_goods_store`.
  package let type: String
  /// The display name of the type, as `Sporting goods store`.
  package let name: String
  /// Other words that people type for such places; nil for a type that is not a category, as `locality`.
  package let words: [String]?

  /// Nil for a line with neither two nor three columns.
  init?(_ line: UnsafeBufferPointer<UInt8>) {
    let columns = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(Self.trimmed)
    guard (2...3).contains(columns.count) else { return nil }
    type = Self.text(columns[0])
    name = Self.text(columns[1])
    words = columns.count == 2 ? nil : columns[2].split(separator: UInt8(ascii: ",")).map { Self.text(Self.trimmed($0)) }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private static func trimmed(_ bytes: Bytes) -> Bytes {
    var bytes = bytes
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return bytes
  }

  private static func text(_ bytes: Bytes) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }
}

extension LanguageTable {
  /// The well-formed lines in order.
  package var lines: [TypeLine] {
    text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { TypeLine(UnsafeBufferPointer(rebasing: $0)) }
    }
  }

  /// The number of lines, well-formed or not.
  package var lineCount: Int {
    text.withUTF8Buffer { bytes in bytes.split(separator: UInt8(ascii: "\n")).count }
  }
}
