// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The id of a house: the id of its street, a tilde and the number; then another tilde and the unit, if there is one.
///
/// - `oslo-karl-johan~22`
/// - `oslo-karl-johan~22b~4`
/// - `praha-stroupeznickeho~3191_2F17`: in number and unit, ASCII letters, digits, `-` and `.` stand for themselves; every other byte is `_` and two
///   hexadecimal digits
struct HouseID: Equatable {
  var street: String
  var number: String
  var unit: String?

  /// Longest id that a place may have, in bytes.
  private static let longest = 255

  /// The id as a text; nil if it would be longer than ids may be.
  var text: String? {
    let text = "\(street)~\(Self.escaped(number))" + (unit.map { "~" + Self.escaped($0) } ?? "")
    return text.utf8.count <= Self.longest ? text : nil
  }

  /// The ways to read an id. The id of a street may contain tildes itself, so there can be two variants; the one without a unit comes first.
  static func variants(of id: String) -> [HouseID] {
    let parts = id.split(separator: "~", omittingEmptySubsequences: false)
    return [1, 2].compactMap { count in
      let street = parts.dropLast(count).joined(separator: "~")
      let values = parts.suffix(count).compactMap(unescaped)
      guard !street.isEmpty, values.count == count, values.allSatisfy({ !$0.isEmpty }) else { return nil }
      return HouseID(street: street, number: values[0], unit: count == 2 ? values[1] : nil)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { escaped, byte in
      if standsForItself(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        escaped += "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "_") {
        bytes.append(byte)
      } else {
        guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func standsForItself(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
