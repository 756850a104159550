// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A text that starts with an Open Location Code, complete or still being typed.
package enum TypedOpenLocationCode: Equatable, Sendable {
  /// A full code: `8FVC9G8F+6X`, or as far as it has been typed, `8FVC9G8F+6`.
  case full(OpenLocationCode)
  /// A short code, and the rest of the text, which says near what: `9G8F+6X Zurich`. The rest may be empty.
  case short(ShortOpenLocationCode, near: String)
  /// A possible prefix of a full code whose separator has not been typed: `8FVC9G`.
  case prefix(OpenLocationCode)

  /// Nil when the text does not start with a code. The code ends at the first space or comma.
  ///
  /// A short code has to have four digits and a letter among them, else `+49` and `2+2` would be codes. A prefix has to have a digit
  /// first, a letter, and six places filled, by digits or padding, and nothing may follow it.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let start = bytes.firstIndex { !Self.isGap($0) } ?? bytes.count
    let end = bytes[start...].firstIndex(where: Self.isGap) ?? bytes.count
    let code = bytes[start..<end].map(OpenLocationCodeDigits.upper)
    let rest = bytes[end...].drop(while: Self.isGap)
    if let separator = code.firstIndex(of: OpenLocationCodeDigits.separator) {
      self.init(code, separator: separator, rest: String(decoding: rest, as: UTF8.self))
    } else {
      guard rest.isEmpty else { return nil }
      self.init(prefix: code)
    }
  }

  private init?(_ code: [UInt8], separator: Int, rest: String) {
    // One digit behind the separator is half of a pair.
    let whole = code.count - separator == 2 ? code.dropLast() : code[...]
    let text = String(decoding: whole, as: UTF8.self)
    if let code = OpenLocationCode(text) {
      self = .full(code)
    } else if let code = ShortOpenLocationCode(text), code.digits.count >= 4, code.digits.contains(where: \.isASCIILetter) {
      self = .short(code, near: rest)
    } else {
      return nil
    }
  }

  private init?(prefix code: [UInt8]) {
    let digits = code.prefix { $0 != OpenLocationCodeDigits.padding }
    let zeros = code.dropFirst(digits.count)
    let isPadded = !zeros.isEmpty
    guard (6...8).contains(code.count), !isPadded || digits.count % 2 == 0, zeros.allSatisfy({ $0 == OpenLocationCodeDigits.padding }),
      let first = digits.first, !first.isASCIILetter, digits.contains(where: \.isASCIILetter)
    else { return nil }
    let pairs = digits.prefix(digits.count / 2 * 2)
    let padding = repeatElement(OpenLocationCodeDigits.padding, count: 8 - pairs.count)
    guard let code = OpenLocationCode(String(decoding: pairs + padding + [OpenLocationCodeDigits.separator], as: UTF8.self)) else {
      return nil
    }
    self = .prefix(code)
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
}
