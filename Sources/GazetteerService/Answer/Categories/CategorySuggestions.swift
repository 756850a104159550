// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerTypeNames

/// The places of the category that a text names, as `coffee` or `museums in Paris`.
struct CategorySuggestions {
  /// How the text names the category.
  var typed: TypedCategory
  /// In the order of the answer.
  var places: [PlaceSuggestion]
  /// Whether they may take slots from places that match by name: the text is only a category, or joins it to a place.
  var isSure: Bool
  /// False when the deadline cut the search short.
  var isComplete: Bool
}

/// Assigns slots to places of a category, beside the places that the text matches.
///
/// Places of the category get two of five slots, the free slots, and those of matches with typos, because a text that names a category needs no
/// correction. They come after places that match by name and before those that match only by their address or inside a word. They take slots from the
/// latter first. If the category is sure, they then take slots from places that match by name, the last first; but never from one named in full, from
/// one so important that the selection would reserve a slot for it, or from one that is among the nearest of the category itself.
struct CategorySlots {
  let limit: Int
  let category: CategorySuggestions
  /// Records what is removed from the list; nil if no trace is wanted.
  let trace: AnswerTrace?

  /// The places that a text finds, best first, with places of the category among them, at most `limit`.
  func placed(_ found: [PlaceSuggestion]) -> [PlaceSuggestion] {
    let places = found.filter { $0.isNamed || !isNear($0) }
    trace?.drop(found.filter { !$0.isNamed && isNear($0) }, because: .noSlot)
    let share = limit < 2 ? 0 : max(1, limit * 2 / 5)
    let (first, later) = (
      unlisted(category.places.prefix(share), in: places, .own), unlisted(category.places.dropFirst(share), in: places, .free)
    )
    var kept = Array(places.prefix(limit))
    trace?.drop(places.dropFirst(limit), because: .noSlot)
    let yielding = { (place: PlaceSuggestion) in place.matchLabel.isGuess }
    while kept.count + first.count + later.count > limit, let last = kept.lastIndex(where: yielding) { give(&kept, last) }
    while kept.count + first.count > limit, let giving = kept.lastIndex(where: mayGive) { give(&kept, giving) }
    let placed = (first + later).prefix(limit - kept.count)
    trace?.drop((first + later).dropFirst(placed.count), because: .noSlot)
    return kept.filter(\.isNamed) + placed + kept.filter { !$0.isNamed }
  }

  /// Removes a place that gives its slot to one of the category.
  private func give(_ kept: inout [PlaceSuggestion], _ index: Int) {
    trace?.drop([kept[index]], because: .slotGiven)
    kept.remove(at: index)
  }

  /// The places of the category that are not listed yet, with this slot.
  private func unlisted(
    _ members: ArraySlice<PlaceSuggestion>, in places: [PlaceSuggestion], _ slot: CategorySlot
  ) -> [PlaceSuggestion] {
    var unlisted: [PlaceSuggestion] = []
    for var member in members {
      if places.contains(where: { $0.placeID == member.placeID || $0.text.text == member.text.text }) {
        trace?.drop([member], because: .repeated)
        continue
      }
      member.origin = .category(slot)
      unlisted.append(member)
    }
    return unlisted
  }

  private func mayGive(_ place: PlaceSuggestion) -> Bool {
    switch place.matchLabel {
    case .nameStart where (place.importance ?? 0) >= Selection.prominentImportance: false
    case .nameStart, .nameWords, .alias: category.isSure && !isNear(place)
    default: !place.isNamed
    }
  }

  /// Whether the place is among the nearest of the category itself.
  private func isNear(_ place: PlaceSuggestion) -> Bool { category.places.contains { $0.placeID == place.placeID } }
}

extension PlaceSuggestion {
  /// Whether the place matches by a name, or by an address with its number.
  fileprivate var isNamed: Bool { matchLabel.isByName || [.address, .interpolated].contains(matchLabel) }
}
