// SPDX-License-Identifier: Apache-2.0

/// How a text led to a suggestion, in the words of the command's `matchKind`.
package enum MatchKind: String, Sendable, CaseIterable {
  /// The text is one of the place's main names.
  case wholeName
  /// One of its main names begins with the text.
  case nameStart
  /// Every word begins some word of its main names.
  case nameWords
  /// Some words are found only in its other names.
  case alias
  /// Some words are found only in its address.
  case context
  /// The text is an address: the house with the number, or the street for want of it; or the first part of a postal code for want of all of it.
  case address
  /// The text is an address whose number is not known; the position lies between those of known neighbours.
  case interpolated
  /// Words are found inside words of its main names, or in several of its other names.
  case infix
  /// One of the words had to be corrected.
  case corrected
  /// The place has only some words of the text, each as typed or corrected; the others are told as `missingTerms`.
  case partial
  /// The text names a category: of a place, this is its kind; of a query, this is what it asks for.
  case category
  /// The text is a plus code.
  case plusCode
  /// The text is a pair of coordinates.
  case coordinate

  /// Whether the place does not have all of the text as typed: it makes way for places of a category, and for addresses.
  var isGuess: Bool { self == .corrected || self == .partial }

  /// Whether names alone led to the place.
  var isByName: Bool { [.wholeName, .nameStart, .nameWords, .alias].contains(self) }
}
