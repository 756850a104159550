// SPDX-License-Identifier: Apache-2.0

/// How a text matches a suggestion, in the words of the command's `matchKind`.
package enum MatchLabel: String, Sendable, CaseIterable {
  /// The text is one of the place's main names.
  case wholeName
  /// One of its main names begins with the text.
  case nameStart
  /// Every word of the text begins a word of its main names.
  case nameWords
  /// Some words are only in its aliases.
  case alias
  /// Some words are only in its address.
  case context
  /// The text is an address: the house with the number, a place whose address it is, or the street if the house is not known; or the first part of a postal code that is not known
  /// in full.
  case address
  /// The text is an address whose number is not known; the position is interpolated between known neighbours.
  case interpolated
  /// Words are inside words of its main names, or in several of its aliases.
  case infix
  /// One of the words was corrected.
  case corrected
  /// The place has only some words of the text, each as typed or corrected; `missingTerms` lists the others.
  case partial
  /// The text names a category: that of the place, or the one that the query asks for.
  case category
  /// The text is a name and a place: the suggestion has the name, and is in or near the place.
  case near
  /// The text is a plus code.
  case plusCode
  /// The text is a pair of coordinates.
  case coordinate

  /// Whether the place lacks some of the text as typed; it gives way to places of a category and to addresses.
  var isGuess: Bool { self == .corrected || self == .partial }

  /// Whether the text matches by names alone.
  var isByName: Bool { [.wholeName, .nameStart, .nameWords, .alias].contains(self) }
}
