// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine

/// Why a suggestion is in an answer, at its position.
package enum SuggestionOrigin: Hashable, Sendable {
  /// The text itself specifies the place, by a plus code or by coordinates.
  case typed
  /// The text matches the place; the score orders it.
  case match(Candidate)
  /// The text is an address. The candidate is its street, scored at the position of the house; the penalty of the fit is subtracted from that score.
  case house(street: Candidate, HouseFit, penalty: Int64)
  /// The text is the place's own address; nearness orders such places.
  case ownAddress(Candidate)
  /// The text names two streets. The candidate is the one that matches less well, scored at the position of the crossing.
  case crossing(Candidate)
  /// The place is the first part of the typed postal code, or its address has the code.
  case postalCode(Candidate)
  /// The place is of the category that the text names.
  case category(CategorySlot)
  /// The place has the name that the text has beside another place, and is in or near that place.
  case near(CategorySlot)
}

extension SuggestionOrigin {
  /// Whether it is the house that has exactly the number.
  var isExactHouse: Bool {
    if case .house(_, .exact, _) = self { return true }
    return false
  }
}

/// How a place of a category, or with a name beside another place, got its slot.
package enum CategorySlot: String, Hashable, Sendable {
  /// In one of the slots reserved for places of the category.
  case own
  /// In a slot that no match needs.
  case free
}
