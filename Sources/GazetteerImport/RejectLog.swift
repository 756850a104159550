// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

/// Writes rejects as TSV: source, line, reason, text. In the text, tabs, line ends and backslashes are written `\t`, `
/// `, `\r`, `\\`.
final class RejectLog {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  init(path: String) throws(ImportError) {
    self.path = path
    do throws(FileFailure) {
      descriptor = try FileAccess.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    try write("source\tline\treason\ttext\n")
  }

  /// Writes the rest even when the import fails.
  deinit {
    try? flush()
    close(descriptor)
  }

  func add(_ reject: Reject) throws(ImportError) {
    let fields = [reject.source, String(reject.line), reject.fault.reason.rawValue, reject.fault.text]
    try write(fields.map(RejectLog.escaped).joined(separator: "\t") + "\n")
  }

  /// Writes all buffered data, so that a full disk is noticed.
  func flush() throws(ImportError) {
    defer { buffer.removeAll(keepingCapacity: true) }
    do throws(FileFailure) { try FileAccess.write(buffer, to: descriptor) } catch { throw .unwritable(path: path, reason: error.reason) }
  }

  private func write(_ text: String) throws(ImportError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\\": escaped += "\\\\"
      case "\0": escaped += "\\0"
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
