// SPDX-License-Identifier: Apache-2.0

/// Builds JSON text byte by byte, without spaces. Non-ASCII text stays as it is.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// A writer with nothing written.
  package init() {}

  /// What was written.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Opens an object or, in an object, starts the next value with `{`.
  package mutating func beginObject() { begin(0x7b) }
  /// Closes the object.
  package mutating func endObject() { end(0x7d) }
  /// Opens an array.
  package mutating func beginArray() { begin(0x5b) }
  /// Closes the array.
  package mutating func endArray() { end(0x5d) }

  /// The name of the member whose value is written next.
  package mutating func name(_ name: String) {
    value(name)
    bytes.append(0x3a)
    needsComma = false
  }

  /// A text.
  package mutating func value(_ text: String) {
    comma()
    bytes.append(0x22)
    for byte in text.utf8 { appendEscaped(byte) }
    bytes.append(0x22)
    needsComma = true
  }

  /// JSON text that is put in as it is: a number, or a finished value.
  package mutating func raw(_ text: String) {
    comma()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// A member with a text, left out when nil.
  package mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    self.name(name)
    value(text)
  }

  /// Any value, members in their order.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let truth): raw(truth ? "true" : "false")
    case .number(let text): raw(text)
    case .string(let text): self.value(text)
    case .array(let values):
      beginArray()
      for value in values { write(value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        name(member.name)
        write(member.value)
      }
      endObject()
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    comma()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(0x2c) }
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case 0x22, 0x5c: bytes += [0x5c, byte]
    case 0x08: bytes += [0x5c, 0x62]
    case 0x09: bytes += [0x5c, 0x74]
    case 0x0a: bytes += [0x5c, 0x6e]
    case 0x0c: bytes += [0x5c, 0x66]
    case 0x0d: bytes += [0x5c, 0x72]
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      bytes += [0x5c, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }
}
