// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// The lines of a file of cases that are not blank; one at a time is in memory, however many there are.
final class CaseLines {
  /// A line and its number from 1.
  typealias Line = (number: Int, text: String)

  private let path: String
  private let reader: LineReader

  /// - Throws: `ImportError` for a file that cannot be read.
  init(path: String) throws(ImportError) {
    self.path = path
    reader = try LineReader(ByteSource(path: path))
  }

  /// The next line; nil at the end.
  func next() throws(ImportError) -> Line? {
    while let line = try reader.next() {
      guard case .text(let bytes) = line else { throw .unreadable(path: path, reason: "line \(reader.lineNumber) is longer than 16 MiB") }
      if bytes.allSatisfy({ $0 <= 0x20 }) { continue }
      return (reader.lineNumber, String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }
}
