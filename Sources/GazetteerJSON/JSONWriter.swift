// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// Builds JSON text byte by byte, without spaces; text beyond ASCII is written unescaped. The caller is responsible for correct nesting.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// A writer with an initial capacity in bytes.
  package init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  @inlinable
  package mutating func array<Element>(_ values: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    open(UInt8(ascii: "["))
    for value in values { write(&self, value) }
    close(UInt8(ascii: "]"))
  }

  /// The name of the member whose value comes next.
  package mutating func name(_ name: StaticString) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func value(_ text: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { bytes.append(byte) } else { escape(byte) }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  package mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

  package mutating func value(_ number: Int) { raw(String(number)) }

  /// The number value ÷ 10^places without trailing zeros; exact, unlike a floating-point number.
  package mutating func decimal(_ value: Int, places: Int) { raw(decimalText(value, places: places)) }

  /// Inserts JSON text unchanged.
  package mutating func raw(_ text: String) {
    comma()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  /// A member with a text; writes nothing for nil.
  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    self.name(name)
    value(text)
  }

  package mutating func member(_ name: StaticString, _ number: Int) {
    self.name(name)
    value(number)
  }

  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let truth): self.value(truth)
    case .number(let text): raw(text)
    case .string(let text): self.value(text)
    case .array(let values): array(values) { $0.value($1) }
    case .object(let members):
      object { writer in
        for member in members { writer.member(member) }
      }
    }
  }

  /// A member with any name and value.
  package mutating func member(_ member: JSONValue.Member) {
    value(member.name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(member.value)
  }

  @usableFromInline
  mutating func open(_ bracket: UInt8) {
    comma()
    bytes.append(bracket)
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Writes a comma if one is needed.
  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x08: bytes += Array("\\b".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0C: bytes += Array("\\f".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
