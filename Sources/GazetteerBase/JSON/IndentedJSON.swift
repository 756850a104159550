// SPDX-License-Identifier: Apache-2.0

/// JSON text for people, with line ends and two spaces a level. `json` must be valid and without spaces; empty objects and arrays stay on one line.
///
/// - `{"a":[1,{}]}` → a line each for `{`, `"a": [`, `1,`, `{}`, `]` and `}`
package func indentedJSON(_ json: String) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(json.utf8.count * 2)
  var depth = 0
  var isInString = false
  var isEscaped = false
  var previous: UInt8 = 0
  func lineEnd() { result += [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth) }
  for byte in json.utf8 {
    if isInString {
      result.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      continue
    }
    let opened = previous == UInt8(ascii: "{") || previous == UInt8(ascii: "[")
    previous = byte
    switch byte {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if !opened { lineEnd() }
      result.append(byte)
    case UInt8(ascii: ","):
      result.append(byte)
      lineEnd()
    default:
      if opened { lineEnd() }
      result.append(byte)
      if byte == UInt8(ascii: ":") { result.append(UInt8(ascii: " ")) }
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "\"") { isInString = true }
    }
  }
  return String(decoding: result, as: UTF8.self)
}
