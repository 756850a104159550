// SPDX-License-Identifier: Apache-2.0

/// What counts before a score: every place of a band stands before all places of the bands below it, whatever their importance and nearness. So one more letter of a
/// name cannot lose its place to one that merely lies in a town of that name (promise P5).
package enum Band: Int, Sendable, Comparable, CaseIterable {
  /// Less than half of the text, and no name of the place is in it.
  case fewWords
  /// Half of the text or more, or a name of the place.
  case mostWords
  /// All of the text, but not by name as typed: other variants, the address, parts of words, typos.
  case otherwise
  /// A name has all of the text as typed.
  case name

  package static func < (a: Band, b: Band) -> Bool { a.rawValue < b.rawValue }
}

extension TextMatch {
  package var band: Band {
    switch matchClass {
    case .nameStart, .nameWords: .name
    case .respelled, .context, .infix, .corrected: .otherwise
    case .partial: partial?.isMinor == true ? .fewWords : .mostWords
    }
  }
}
