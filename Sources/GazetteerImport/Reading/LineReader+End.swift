// SPDX-License-Identifier: Apache-2.0

extension LineReader {
  /// Refuses a source whose last line has fewer columns than others and no line end: it was cut there. Call it after each line.
  ///
  /// - Throws: `ImportError.cutOff`.
  func checkEnd(path: String, columns found: Int, of expected: Int) throws(ImportError) {
    if isUnended, found < expected { throw .cutOff(path: path, line: lineNumber, part: .columns(found: found, expected: expected)) }
  }

  /// Refuses a source that ends inside the object of its last line. Call it after each line.
  ///
  /// - Throws: `ImportError.cutOff`.
  func checkEnd(path: String, of object: Bytes) throws(ImportError) {
    if isUnended, object.hasOpenBrackets { throw .cutOff(path: path, line: lineNumber, part: .object) }
  }
}

extension Bytes {
  /// What may stand before each record of a sequence of JSON texts (RFC 7464, RFC 8142).
  static var recordSeparator: UInt8 { 0x1e }

  /// The bytes behind the record separator with which they may begin.
  var withoutSeparator: Bytes { first == Self.recordSeparator ? part(1, count) : self }

  /// Whether objects, arrays or strings of JSON are open at the end.
  var hasOpenBrackets: Bool {
    var (depth, inString, escaped) = (0, false, false)
    for byte in self {
      switch byte {
      case _ where escaped: escaped = false
      case 0x5c: escaped = inString
      case 0x22: inString.toggle()
      case 0x7b, 0x5b: depth += inString ? 0 : 1
      case 0x7d, 0x5d: depth -= inString ? 0 : 1
      default: break
      }
    }
    return depth > 0 || inString
  }
}
