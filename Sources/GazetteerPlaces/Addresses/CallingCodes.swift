// SPDX-License-Identifier: Apache-2.0

/// How the telephone numbers of a country begin.
package struct CallingCode: Hashable, Sendable {
  /// The digits after `+`: `44`, `1`.
  package var digits: String
  /// How numbers begin when they are dialled within the country.
  package var trunk: Trunk
  /// How numbers begin that are dialled without it, as `1300 363 992` in Australia.
  package var trunkless: String?

  /// What is dialled before the number within the country.
  package enum Trunk: Hashable, Sendable {
    /// Nothing.
    case none
    /// A prefix, as `0`.
    case prefix(String)
    /// It depends on the number, so that one form cannot be made from the other.
    case irregular
  }

  /// The code of a country, given as ISO 3166-1 alpha-2 code; nil for territories without numbers of their own.
  package static func of(country code: String) -> CallingCode? { codes[code] }

  private static let codes: [String: CallingCode] = {
    var codes: [String: CallingCode] = [:]
    for entry in AddressTables.callingCodes.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = entry.split(separator: " ").map(String.init)
      guard words.count >= 2 else { continue }
      let trunk: Trunk = words.count == 2 ? .none : words[2] == "?" ? .irregular : .prefix(words[2])
      codes[words[0]] = CallingCode(digits: words[1], trunk: trunk, trunkless: words.count > 3 ? words[3] : nil)
    }
    return codes
  }()
}
