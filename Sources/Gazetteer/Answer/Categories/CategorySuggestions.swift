// SPDX-License-Identifier: Apache-2.0
import GazetteerTypeNames

/// Places of the category that a text names, as `coffee` or `museums in Paris`.
struct CategorySuggestions {
  /// How the text names the kind.
  var typed: TypedCategory
  /// In the order of the answer.
  var places: [PlaceSuggestion]
  /// Whether they may take slots from places that the text names: it is nothing but a kind, or joins it to a place.
  var isSure: Bool
  /// False when the deadline cut the search short.
  var isComplete: Bool
}

/// How places of a category come to their slots beside places that the text names.
///
/// Two of five slots are theirs, those that nobody else takes, and those of typos: what is there needs no correction. They stand behind places that a name leads to and before those that only an
/// address or the inside of a word leads to. Of these they take slots first; then, when the kind is sure, of places that a name leads to, the last
/// first: but not of one named in full, of one so important that the selection would keep a slot for it, or of one that is among the nearest of the
/// kind itself.
struct CategorySlots {
  let limit: Int
  let kinds: CategorySuggestions

  /// Importance, in thousandths, from which the selection keeps slots whatever the bias is.
  private static let important = 600

  /// The places that a text finds, best first, with those of the kind among them, at most `limit`.
  func placed(_ found: [PlaceSuggestion]) -> [PlaceSuggestion] {
    let places = found.filter { $0.isNamed || !isNear($0) }
    let share = limit < 2 ? 0 : max(1, limit * 2 / 5)
    let (first, later) = (unlisted(kinds.places.prefix(share), in: places), unlisted(kinds.places.dropFirst(share), in: places))
    var kept = Array(places.prefix(limit))
    let yielding = { (place: PlaceSuggestion) in place.matchKind == .corrected }
    while kept.count + first.count + later.count > limit, let last = kept.lastIndex(where: yielding) { kept.remove(at: last) }
    while kept.count + first.count > limit, let giving = kept.lastIndex(where: mayGive) { kept.remove(at: giving) }
    let placed = (first + later).prefix(limit - kept.count)
    return kept.filter(\.isNamed) + placed + kept.filter { !$0.isNamed }
  }

  private func unlisted(_ kinds: ArraySlice<PlaceSuggestion>, in places: [PlaceSuggestion]) -> [PlaceSuggestion] {
    kinds.filter { kind in !places.contains { $0.placeID == kind.placeID || $0.text.text == kind.text.text } }
  }

  private func mayGive(_ place: PlaceSuggestion) -> Bool {
    switch place.matchKind {
    case .nameStart where (place.importance ?? 0) >= Self.important: false
    case .nameStart, .nameWords, .alias: kinds.isSure && !isNear(place)
    default: !place.isNamed
    }
  }

  /// Whether the place is among the nearest of the kind itself.
  private func isNear(_ place: PlaceSuggestion) -> Bool { kinds.places.contains { $0.placeID == place.placeID } }
}

extension PlaceSuggestion {
  /// Whether a name or an address with its number leads to the place.
  fileprivate var isNamed: Bool { matchKind.isByName || [.address, .interpolated].contains(matchKind) }
}
