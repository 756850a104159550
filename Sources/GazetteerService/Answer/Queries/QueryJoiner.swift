// SPDX-License-Identifier: Apache-2.0

/// How a language joins a category and a town.
///
/// Lists only languages with one word that is right before, or after, any town: Polish and Turkish inflect the name, French and Italian use other
/// words for countries. In all other languages the two stand side by side, as people type them.
enum QueryJoiner {
  /// The words around the category and the place.
  struct Parts: Equatable {
    /// The text before the place, with its space.
    var beforePlace = ""
    /// The text after the place.
    var behindPlace = ""
    /// Whether the category comes last.
    var isPlaceFirst = false
    /// The text between the place with its words and the category.
    var gap = " "
  }

  /// The words of a language.
  static func parts(of language: String, placeIsTown: Bool) -> Parts {
    switch language {
    case "en", "nl": Parts(beforePlace: "in ")
    case "es": Parts(beforePlace: "en ")
    case "ar": Parts(beforePlace: "في ")
    case "fa": Parts(beforePlace: "در ")
    case "hi": Parts(behindPlace: " में", isPlaceFirst: true)
    case "ja": Parts(behindPlace: "の", isPlaceFirst: true, gap: "")
    case "de" where placeIsTown: Parts(beforePlace: "in ")
    case "fr" where placeIsTown: Parts(beforePlace: "à ")
    case "it" where placeIsTown: Parts(beforePlace: "a ")
    default: Parts()
    }
  }

  /// The typed joining word, on the side where it was typed.
  static func parts(typed joiner: String, isPlaceFirst: Bool, language: String) -> Parts {
    let gap = language == "ja" || language.hasPrefix("zh") ? "" : " "
    return isPlaceFirst
      ? Parts(behindPlace: gap + joiner, isPlaceFirst: true, gap: gap) : Parts(beforePlace: joiner + gap, gap: gap)
  }
}
