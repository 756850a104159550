// SPDX-License-Identifier: Apache-2.0

/// A full Open Location Code, the name of a cell of the earth: `8FVC9G8F+6X`.
///
/// The digits, the grid and the tests of validity are those of the public specification of Open Location Code.
package struct OpenLocationCode: Hashable, Sendable {
  /// The code in upper case, with its separator and padding.
  package let text: String
  /// The digits without separator and padding, at most 15: those that say something.
  let digits: [UInt8]

  /// The code that a text spells in upper or lower case; nil when it is none, or a short one.
  ///
  /// - `8fvc9g8f+6x` → `8FVC9G8F+6X`, a cell of 14 m
  /// - `8FVC0000+` → a degree of latitude and longitude
  /// - `9G8F+6X` → nil: see `ShortOpenLocationCode`
  package init?(_ text: String) {
    guard let form = OpenLocationCodeForm(text), form.isFull else { return nil }
    self.init(form)
  }

  init(_ form: OpenLocationCodeForm) {
    text = String(decoding: form.bytes, as: UTF8.self)
    digits = Array(form.digits.prefix(OpenLocationCodeDigits.mostDigits))
  }

  /// A code of digits, at least two and even in number up to ten.
  init(digits: [UInt8]) {
    self.digits = digits
    var code = Array(digits.prefix(OpenLocationCodeDigits.separatorPosition))
    code += repeatElement(OpenLocationCodeDigits.padding, count: OpenLocationCodeDigits.separatorPosition - code.count)
    code.append(OpenLocationCodeDigits.separator)
    code += digits.dropFirst(OpenLocationCodeDigits.separatorPosition)
    text = String(decoding: code, as: UTF8.self)
  }

  /// Whether digits are missing before the separator, so that the code names a large cell.
  package var isPadded: Bool { digits.count < OpenLocationCodeDigits.separatorPosition }
}

/// A code that was shortened for a place near it: `9G8F+6X` near Zurich.
package struct ShortOpenLocationCode: Hashable, Sendable {
  /// The code in upper case.
  package let text: String
  /// The digits that say something: with those left out at most 15.
  let digits: [UInt8]
  /// Number of digits left out at the start: 2, 4, 6 or 8.
  let missingDigits: Int

  /// The short code that a text spells in upper or lower case; nil when it is none, or a full one.
  package init?(_ text: String) {
    guard let form = OpenLocationCodeForm(text), form.isShort else { return nil }
    self.text = String(decoding: form.bytes, as: UTF8.self)
    missingDigits = OpenLocationCodeDigits.separatorPosition - form.separator
    digits = Array(form.digits.prefix(OpenLocationCodeDigits.mostDigits - missingDigits))
  }
}
