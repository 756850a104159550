// SPDX-License-Identifier: Apache-2.0

/// Builds JSON text byte by byte, without spaces; text beyond ASCII is written unescaped. The caller is responsible for correct nesting.
///
/// A writer with a mask leaves out the members that are not wanted: their names and values are ignored, and the closures of their objects and arrays do
/// not run.
///
/// `@usableFromInline`: what is `@inlinable` of a type with package access reaches other modules only so.
@usableFromInline
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false
  /// What is wanted of the object or array that is being written.
  private var mask: MemberMask
  /// What is wanted of the value that comes next.
  private var next: MemberMask

  /// - Parameters:
  ///   - capacity: initial capacity in bytes.
  ///   - mask: what is wanted of the value.
  package init(capacity: Int = 256, mask: MemberMask = .all) {
    (self.mask, next) = (mask, mask)
    bytes.reserveCapacity(capacity)
  }

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  @inlinable
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    guard let outer = open(UInt8(ascii: "{")) else { return }
    members(&self)
    close(UInt8(ascii: "}"), in: outer)
  }

  @inlinable
  package mutating func array<Element>(_ values: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void) {
    guard let outer = open(UInt8(ascii: "[")) else { return }
    for value in values { write(&self, value) }
    close(UInt8(ascii: "]"), in: outer)
  }

  /// The name of the member whose value comes next.
  package mutating func name(_ name: StaticString) {
    if case .members(let members) = mask {
      next = members["\(name)"] ?? .none
      if next == .none { return }
    }
    comma()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func value(_ text: String) {
    if takesValue() { string(text) }
  }

  /// Two texts as one, with what stands between them.
  package mutating func value(_ first: String, _ separator: StaticString, _ second: String) {
    guard takesValue() else { return }
    comma()
    bytes.append(UInt8(ascii: "\""))
    escaped(first)
    bytes.append(contentsOf: UnsafeBufferPointer(start: separator.utf8Start, count: separator.utf8CodeUnitCount))
    escaped(second)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func string(_ text: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    escaped(text)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Mostly nothing has to be escaped: then the bytes are copied as a whole.
  private mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ !Self.isEscaped($0) }) { return bytes.append(contentsOf: utf8) }
      for byte in utf8 {
        if Self.isEscaped(byte) { escape(byte) } else { bytes.append(byte) }
      }
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool { byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }

  package mutating func value(_ truth: Bool) { raw(truth ? "true" : "false") }

  package mutating func value(_ number: Int) { raw(String(number)) }

  /// The number value ÷ 10^places without trailing zeros; exact, unlike a floating-point number.
  package mutating func decimal(_ value: Int, places: Int) { raw(decimalText(value, places: places)) }

  /// Inserts JSON text unchanged.
  package mutating func raw(_ text: String) {
    guard takesValue() else { return }
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
    next = mask[member.name]
    if next == .none {
      next = mask
      return
    }
    string(member.name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(member.value)
  }

  /// Opens an object or array; what is wanted of the one around it, or nil when it is not wanted itself.
  @usableFromInline
  mutating func open(_ bracket: UInt8) -> MemberMask? {
    let wanted = next
    guard takesValue() else { return nil }
    comma()
    bytes.append(bracket)
    defer { (mask, next) = (wanted, wanted) }
    return mask
  }

  @usableFromInline
  mutating func close(_ bracket: UInt8, in outer: MemberMask) {
    bytes.append(bracket)
    needsComma = true
    (mask, next) = (outer, outer)
  }

  /// Whether the value that comes next is wanted; the one behind it is, if it has no name, as its array is.
  private mutating func takesValue() -> Bool {
    defer { next = mask }
    if case .none = next { return false }
    return true
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
