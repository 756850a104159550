// SPDX-License-Identifier: Apache-2.0

/// A text that has the form of an Open Location Code, full, short or neither: digits, padding and separator where they belong.
package struct OpenLocationCodeForm: Sendable {
  /// The whole code in upper case.
  let bytes: [UInt8]
  /// The digits before and behind the separator.
  let digits: [UInt8]
  /// The position of the separator.
  let separator: Int

  /// Nil when the text breaks a rule of the form.
  package init?(_ text: String) {
    bytes = text.utf8.map(OpenLocationCodeDigits.upper)
    guard let separator = bytes.firstIndex(of: OpenLocationCodeDigits.separator), separator % 2 == 0,
      separator <= OpenLocationCodeDigits.separatorPosition
    else { return nil }
    self.separator = separator
    let (head, tail) = (bytes[..<separator], bytes[(separator + 1)...])
    let front = head.prefix { $0 != OpenLocationCodeDigits.padding }
    let zeros = head.dropFirst(front.count)
    digits = Array(front) + tail
    guard !digits.isEmpty, tail.count != 1, digits.allSatisfy({ OpenLocationCodeDigits.value(of: $0) != nil }) else { return nil }
    if zeros.isEmpty { return }
    guard zeros.allSatisfy({ $0 == OpenLocationCodeDigits.padding }), separator == OpenLocationCodeDigits.separatorPosition,
      front.count >= 2,
      front.count % 2 == 0, tail.isEmpty
    else { return nil }
  }

  /// Whether digits were left out at the start.
  package var isShort: Bool { separator < OpenLocationCodeDigits.separatorPosition }

  /// Whether it names a cell by itself: nothing is left out, and the first digits do not lead beyond 90° or 180°.
  package var isFull: Bool {
    guard !isShort, let latitude = OpenLocationCodeDigits.value(of: digits[0]), let longitude = OpenLocationCodeDigits.value(of: digits[1])
    else {
      return false
    }
    return latitude < 9 && longitude < 18
  }
}
