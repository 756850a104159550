// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// One telephone number as people of its country dial it and as the rest of the world does.
///
/// The digits are grouped as the source groups them. Only North American numbers are grouped anew, because theirs are all alike.
package struct PhoneNumber: Hashable, Sendable {
  /// `+44 20 7323 8299`; nil when the country of the number is unknown.
  package var international: String?
  /// `020 7323 8299`; nil when it does not follow from the international form.
  package var national: String?

  /// Reads the first number of a text, several being separated by `;`.
  ///
  /// | text | country | international | national |
  /// | --- | --- | --- | --- |
  /// | `+33 1 40 20 53 17` | FR | `+33 1 40 20 53 17` | `01 40 20 53 17` |
  /// | `(212) 736-3100` | US | `+1 212-736-3100` | `(212) 736-3100` |
  /// | `+44 (0)20 7323 8299` | GB | `+44 20 7323 8299` | `020 7323 8299` |
  /// | `+61 1300 363 992` | AU | `+61 1300 363 992` | `1300 363 992` |
  ///
  /// A text that is no number in digits (`1-800-FLOWERS`) is kept as it is. Nil when there is no digit at all.
  ///
  /// - Parameter country: ISO 3166-1 alpha-2 code of the country that the place is in.
  package init?(_ text: String, country: String?) {
    let first = text.prefix { $0 != ";" }.trimmed
    guard first.contains(where: \.isASCIIDigit) else { return nil }
    let code = country.flatMap(CallingCode.of(country:))
    guard let number = Self.plain(first) else {
      if first.hasPrefix("+") { international = String(first) } else { national = String(first) }
      return
    }
    if number.hasPrefix("+") {
      (international, national) = Self.forms(ofInternational: number, code)
    } else {
      (international, national) = Self.forms(ofNational: number, code)
    }
  }

  /// The number with its groups: `00` before a calling code becomes `+`, and `(0)` behind one goes. Nil when it holds more than digits and the marks
  /// between groups, or when it has fewer than 5 digits, or more than 17 with prefixes.
  private static func plain(_ text: Substring) -> Substring? {
    var number = text
    if number.hasPrefix("00") { number = "+" + number.dropFirst(2).trimmed }
    let plusses = number.utf8.count { $0 == UInt8(ascii: "+") }
    guard number.utf8.allSatisfy(isDigitOrMark), plusses == (number.hasPrefix("+") ? 1 : 0),
      (5...17).contains(number.utf8.count(where: \.isASCIIDigit))
    else { return nil }
    if number.hasPrefix("+"), let zero = number.firstRange(of: "(0)") {
      let before = number[..<zero.lowerBound].trimmed
      return before + " " + number[zero.upperBound...].trimmed
    }
    return number
  }

  private static func forms(ofInternational number: Substring, _ code: CallingCode?) -> (String?, String?) {
    let international = String(number)
    guard let code, let rest = rest(of: number.dropFirst(), after: code.digits) else { return (international, nil) }
    if code.digits == "1" { return northAmerican(rest) ?? (international, nil) }
    if let prefix = code.trunkless, rest.hasPrefix(prefix) { return (international, String(rest)) }
    return (international, national(rest, code.trunk))
  }

  private static func forms(ofNational number: Substring, _ code: CallingCode?) -> (String?, String?) {
    let national = String(number)
    guard let code else { return (nil, national) }
    if code.digits == "1" { return northAmerican(rest(of: number, after: "1") ?? number) ?? (nil, national) }
    if let prefix = code.trunkless, number.hasPrefix(prefix) { return ("+\(code.digits) \(number)", national) }
    switch code.trunk {
    case .none: return ("+\(code.digits) \(withoutParentheses(number))", national)
    case .prefix(let trunk): return (rest(of: number, after: trunk).map { "+\(code.digits) \($0)" }, national)
    case .irregular: return (nil, national)
    }
  }

  private static func national(_ rest: Substring, _ trunk: CallingCode.Trunk) -> String? {
    switch trunk {
    case .none: String(rest)
    case .prefix(let prefix) where rest.hasPrefix("("): "(" + prefix + rest.dropFirst()
    case .prefix(let prefix) where prefix == "0": prefix + rest
    case .prefix(let prefix): prefix + " " + rest
    case .irregular: nil
    }
  }

  /// What follows the digits of a prefix, whatever marks stand among them, as groups without marks before them; nil when the number begins otherwise.
  private static func rest(of number: Substring, after prefix: String) -> Substring? {
    var expected = prefix[...]
    var rest = number
    while let digit = expected.first {
      guard let next = rest.popFirst() else { return nil }
      if !next.isASCIIDigit { continue }
      guard next == digit else { return nil }
      expected.removeFirst()
    }
    if number.prefix(number.count - rest.count).contains("(") { rest = withoutParentheses(rest) }
    return rest.drop { " -./".contains($0) }
  }

  private static func withoutParentheses(_ text: Substring) -> Substring {
    text.split { " ()".contains($0) }.joined(separator: " ")[...]
  }

  /// Ten digits of the numbering plan of North America.
  private static func northAmerican(_ text: Substring) -> (String?, String?)? {
    let digits = text.filter(\.isASCIIDigit)
    guard digits.count == 10, let first = digits.first, first > "1" else { return nil }
    let (area, exchange, line) = (digits.prefix(3), digits.dropFirst(3).prefix(3), digits.suffix(4))
    return ("+1 \(area)-\(exchange)-\(line)", "(\(area)) \(exchange)-\(line)")
  }
}

/// Whether a byte is a digit or one of the marks `+ -./()`.
private func isDigitOrMark(_ byte: UInt8) -> Bool {
  switch byte {
  case _ where byte.isASCIIDigit, UInt8(ascii: "+"), UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"): true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): true
  default: false
  }
}
