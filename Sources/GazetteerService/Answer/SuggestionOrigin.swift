// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine

/// What put a place where it stands in an answer.
package enum SuggestionOrigin: Hashable, Sendable {
  /// The text says the place itself: as a plus code or as coordinates.
  case typed
  /// The text matches the place; the score orders it.
  case match(Candidate)
  /// The text is an address. The candidate is its street, scored at the position of the house; the fit takes its penalty off that score.
  case house(street: Candidate, HouseFit)
  /// The text names two streets. The candidate is the one that matches less well, scored at the position of the crossing.
  case crossing(Candidate)
  /// The place is the first part of the postal code that was typed.
  case postalCode(Candidate)
  /// The place is of the category that the text names.
  case category(CategorySlot)
}

/// How a place of a category got into an answer.
package enum CategorySlot: String, Hashable, Sendable {
  /// In one of the slots that are kept for places of the category.
  case own
  /// In a slot that no match needs.
  case free
}
