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
  /// Records what leaves the list; nil when nobody wants to know.
  let trace: AnswerTrace?

  /// Importance, in thousandths, from which the selection keeps slots whatever the bias is.
  private static let important = 600

  /// The places that a text finds, best first, with those of the kind among them, at most `limit`.
  func placed(_ found: [PlaceSuggestion]) -> [PlaceSuggestion] {
    let places = found.filter { $0.isNamed || !isNear($0) }
    trace?.drop(found.filter { !$0.isNamed && isNear($0) }, because: .noSlot)
    let share = limit < 2 ? 0 : max(1, limit * 2 / 5)
    let (first, later) = (
      unlisted(kinds.places.prefix(share), in: places, .own), unlisted(kinds.places.dropFirst(share), in: places, .free)
    )
    var kept = Array(places.prefix(limit))
    trace?.drop(places.dropFirst(limit), because: .noSlot)
    let yielding = { (place: PlaceSuggestion) in place.matchKind.isGuess }
    while kept.count + first.count + later.count > limit, let last = kept.lastIndex(where: yielding) { give(&kept, last) }
    while kept.count + first.count > limit, let giving = kept.lastIndex(where: mayGive) { give(&kept, giving) }
    let placed = (first + later).prefix(limit - kept.count)
    trace?.drop((first + later).dropFirst(placed.count), because: .noSlot)
    return kept.filter(\.isNamed) + placed + kept.filter { !$0.isNamed }
  }

  /// Takes out a place that gives its slot to one of the category.
  private func give(_ kept: inout [PlaceSuggestion], _ index: Int) {
    trace?.drop([kept[index]], because: .slotGiven)
    kept.remove(at: index)
  }

  /// Places of the category that are not listed already, in slots of this sort.
  private func unlisted(
    _ kinds: ArraySlice<PlaceSuggestion>, in places: [PlaceSuggestion], _ slot: CategorySlot
  ) -> [PlaceSuggestion] {
    var unlisted: [PlaceSuggestion] = []
    for var kind in kinds {
      if places.contains(where: { $0.placeID == kind.placeID || $0.text.text == kind.text.text }) {
        trace?.drop([kind], because: .repeated)
        continue
      }
      kind.origin = .category(slot)
      unlisted.append(kind)
    }
    return unlisted
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
