// SPDX-License-Identifier: Apache-2.0

/// Line numbers in a JSON text, which a decoder does not give.
enum JSONLines {
  /// The 1-based lines on which the elements of a list begin; the list is a member of the outermost object. Empty if there is no such list.
  ///
  ///     JSONLines.elements(of: "tests", in: "{\"tests\": [\n{},\n{}]}")  // [2, 3]
  static func elements(of member: String, in text: String) -> [Int] {
    var scanner = Scanner(member: member)
    for byte in text.utf8 { scanner.take(byte) }
    return scanner.lines
  }

  private struct Scanner {
    let member: String
    var lines: [Int] = []
    private var line = 1
    private var depth = 0
    /// The bytes of the open string, or of the last string of the outermost object.
    private var string: [UInt8] = []
    private var isInString = false
    private var isEscaped = false
    private var key = ""
    private var isInList = false
    private var awaitsElement = false

    init(member: String) { self.member = member }

    mutating func take(_ byte: UInt8) {
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInString { return takeInString(byte) }
      if [0x20, 0x09, 0x0a, 0x0d].contains(byte) { return }
      if isInList, depth == 2, awaitsElement, byte != UInt8(ascii: "]") {
        lines.append(line)
        awaitsElement = false
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        string = []
      case UInt8(ascii: ":"): if depth == 1 { key = String(decoding: string, as: UTF8.self) }
      case UInt8(ascii: ","): awaitsElement = isInList && depth == 2
      case UInt8(ascii: "{"), UInt8(ascii: "["): open(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
      default: break
      }
    }

    private mutating func takeInString(_ byte: UInt8) {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        return
      }
      string.append(byte)
    }

    private mutating func open(_ byte: UInt8) {
      if depth == 1, byte == UInt8(ascii: "["), key == member { (isInList, awaitsElement) = (true, true) }
      depth += 1
    }

    private mutating func close() {
      depth -= 1
      if depth == 1 { isInList = false }
    }
  }
}
