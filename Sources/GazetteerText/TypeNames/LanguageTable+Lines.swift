// SPDX-License-Identifier: Apache-2.0

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
