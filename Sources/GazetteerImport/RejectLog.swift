// SPDX-License-Identifier: Apache-2.0
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Writes rejects as TSV: source, line, reason, text. Tabs, line ends and backslashes in the text are written `\t`, `\n`, `\r`, `\\`.
final class RejectLog {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>

  init(path: String) throws(ImportError) {
    guard let file = fopen(path, "w") else {
      throw .unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    self.path = path
    self.file = file
    try write("source\tline\treason\ttext\n")
  }

  deinit { fclose(file) }

  func add(_ reject: Reject) throws(ImportError) {
    let fields = [reject.source, String(reject.line), reject.fault.reason.rawValue, reject.fault.text]
    try write(fields.map(RejectLog.escaped).joined(separator: "\t") + "\n")
  }

  /// Hands everything to the system, so that a full disk is noticed.
  func flush() throws(ImportError) {
    if fflush(file) != 0 { throw failure }
  }

  private func write(_ text: String) throws(ImportError) {
    if fputs(text, file) < 0 { throw failure }
  }

  private var failure: ImportError { .unwritable(path: path, reason: String(cString: strerror(errno))) }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": escaped += "\\t"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\\": escaped += "\\\\"
      case "\0": escaped += "\\0"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
