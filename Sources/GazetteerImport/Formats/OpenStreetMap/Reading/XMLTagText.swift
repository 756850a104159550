// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The text between the angle brackets of a tag.
struct XMLTagText {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tag that the text is.
  consuming func tag() throws(XMLTags.Failure) -> XMLTags.Tag {
    var tag = XMLTags.Tag(name: "")
    if take("/") { tag.isEnd = true }
    tag.name = word()
    if tag.name.isEmpty { throw .malformed }
    while true {
      skipSpace()
      if at == bytes.count { return tag }
      if take("/") {
        tag.isEmpty = true
        continue
      }
      tag.attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(XMLTags.Failure) -> (name: String, value: String) {
    let name = word()
    skipSpace()
    guard !name.isEmpty, take("=") else { throw .malformed }
    skipSpace()
    guard let quote = bytes.element(at: at), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .malformed }
    guard let end = bytes[(at + 1)...].firstIndex(of: quote) else { throw .malformed }
    defer { at = end + 1 }
    return (name, Self.decoded(bytes[(at + 1)..<end]))
  }

  private mutating func word() -> String {
    let start = at
    while at < bytes.count, !Self.endsWord(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard bytes.element(at: at) == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// The text of a value: references such as `&amp;` and `&#228;` are replaced, unknown ones stay.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "&"), let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(String(decoding: rest[..<end], as: UTF8.self))
      {
        text += Array(String(Character(scalar)).utf8)
        rest = rest[(end + 1)...]
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func scalar(_ reference: String) -> Unicode.Scalar? {
    if let scalar = named[reference] { return scalar }
    guard reference.first == "#" else { return nil }
    let digits = reference.dropFirst()
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init)
  }
}
