// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A postal code of two parts, typed beyond the first part: `SW1A 1AA`, `K1A 0B1`, `D02 X285`, `1012 AB`, `10001-1234`.
///
/// Free tables of these countries contain only the first parts, each of which stands for a quarter or a town.
struct TypedPostalCode: Equatable {
  /// The first part, in capitals.
  let first: String

  /// The form of a country's codes: `A` is a letter, `9` a digit, `*` either.
  private struct Form {
    let firsts: [[Character]]
    let second: [Character]
    /// Whether people often omit the separator of the two parts.
    let isOftenJoined: Bool

    init(_ firsts: String, _ second: String, isOftenJoined: Bool = true) {
      self.firsts = firsts.split(separator: " ").map(Array.init)
      self.second = Array(second)
      self.isOftenJoined = isOftenJoined
    }

    /// The first part of a code of this form; if it may have several, the longest.
    func first(of parts: [[Character]]) -> [Character]? {
      if parts.count == 2 {
        return Self.begins(parts[1], second) && firsts.contains { Self.fits(parts[0], $0) } ? parts[0] : nil
      }
      guard isOftenJoined, let code = parts.first else { return nil }
      return firsts.filter { first in
        // With one more letter or digit, a first part is usually another first part.
        code.count >= first.count + 2 && Self.fits(Array(code.prefix(first.count)), first)
          && Self.begins(Array(code.dropFirst(first.count)), second)
      }.map { Array(code.prefix($0.count)) }.max { $0.count < $1.count }
    }

    private static func fits(_ text: [Character], _ form: [Character]) -> Bool { text.count == form.count && begins(text, form) }

    private static func begins(_ text: [Character], _ form: [Character]) -> Bool {
      text.count <= form.count
        && zip(text, form).allSatisfy { $1 == "*" || $0.isNumber == ($1 == "9") }
    }
  }

  private static let forms = [
    // United Kingdom, Canada, Ireland, Netherlands, United States.
    Form("A9 A9A A99 AA9 AA9A AA99", "9AA"), Form("A9A", "9A9"), Form("A99 A9A", "****"), Form("9999", "AA"),
    Form("99999", "9999", isOftenJoined: false),
  ]

  /// Nil if the text is not such a code, or only its first part.
  init?(_ text: String) {
    guard text.utf8.count <= 16, text.utf8.contains(where: \.isASCIIDigit) else { return nil }
    let parts = text.uppercased().split { $0 == " " || $0 == "-" }.map(Array.init)
    guard (1...2).contains(parts.count), parts.joined().allSatisfy(\.isASCIIAlphanumeric),
      let first = Self.forms.lazy.compactMap({ $0.first(of: parts) }).first
    else { return nil }
    self.first = String(first)
  }
}
