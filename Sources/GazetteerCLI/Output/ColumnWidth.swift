// SPDX-License-Identifier: Apache-2.0

/// How many columns a terminal gives to text: two to East Asian wide characters and emoji, none to marks.
enum ColumnWidth {
  /// The columns of a text.
  ///
  /// - `Paris` takes 5, `東京` takes 4, `e\u{301}` takes 1
  static func of(_ text: some StringProtocol) -> Int { text.unicodeScalars.reduce(0) { $0 + of($1) } }

  /// The columns of one scalar.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if isZero(scalar) { return 0 }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  private static func isZero(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  /// East_Asian_Width W and F, by blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// The longest prefix that fits, followed by `…` when something was cut.
  static func cut(_ text: String, to columns: Int) -> String {
    if of(text) <= columns { return text }
    var kept = String.UnicodeScalarView()
    var width = 0
    for scalar in text.unicodeScalars {
      let next = width + of(scalar)
      if next > columns - 1 { break }
      kept.append(scalar)
      width = next
    }
    return String(kept) + "…"
  }
}
