// SPDX-License-Identifier: Apache-2.0

/// How a text matches a place, best first.
package enum MatchClass: Int, Sendable, Comparable, CaseIterable {
  /// One of the main names begins with the text, or is it.
  case nameStart
  /// Every word of the text, as typed, begins some word of the main names, or of one alias, in any order.
  case nameWords
  /// The same with synonyms, or in another variant of the text. It stands below all matches by name of the text as typed: such a
  /// match may begin with any letter (`ave` is `avenue`), and must not cost a place its slot that the text fits better.
  case respelled
  /// Every word is found in the names or the address, at least one in the names.
  case context
  /// Words are found inside words of the main names; or every word begins some word of the names, but not of one of them.
  case infix
  /// Every word is found in the names or the address once typos are corrected, at least one in the names.
  case corrected
  /// Some words are found in the names or the address, each as typed or with one typo, at least one in the names; the others are missing.
  case partial

  /// Whether the place has all of the text without typos.
  package var isLiteral: Bool { self <= .infix }

  /// Whether it lacks something of the text as typed.
  package var isGuess: Bool { !isLiteral }

  package static func < (a: MatchClass, b: MatchClass) -> Bool { a.rawValue < b.rawValue }
}
