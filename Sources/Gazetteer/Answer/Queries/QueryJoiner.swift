// SPDX-License-Identifier: Apache-2.0

/// How a language puts a category and a town together.
///
/// Only languages with one word that is right before, or behind, any town are listed: Polish and Turkish bend the name, French and Italian
/// have other words for countries. In the others the two stand side by side, as people type them.
enum QueryJoiner {
  /// A query of a category and where.
  struct Parts: Equatable {
    /// What stands before the place, with the space that it takes.
    var beforePlace = ""
    /// What stands behind the place.
    var behindPlace = ""
    /// Whether the category comes last.
    var isPlaceFirst = false
    /// What stands between the place with its words and the kind.
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

  /// The words that were typed, on the side where they stood.
  static func parts(typed joiner: String, isPlaceFirst: Bool, language: String) -> Parts {
    let gap = language == "ja" || language.hasPrefix("zh") ? "" : " "
    return isPlaceFirst
      ? Parts(behindPlace: gap + joiner, isPlaceFirst: true, gap: gap) : Parts(beforePlace: joiner + gap, gap: gap)
  }
}
