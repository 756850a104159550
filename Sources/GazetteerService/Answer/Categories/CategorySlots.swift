// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText

/// Assigns slots to the places that a text asks for, beside the places that match its words.
///
/// Places of a category get two of five slots, the free slots, and those of matches with typos, because a text that names a category needs no correction.
/// They come after places that match by name, and before those that match only by their address or inside a word. They take slots from the latter first;
/// if the category is sure, then from places that match by name, the last first; but never from one named in full, from one so important that the
/// selection would reserve a slot for it, or from one that is among the nearest of the category itself.
///
/// A place that the text means by its name and its kind (`NameWithKind`) stands right behind those that match by name.
///
/// Places in the named area that match by name and address, and are of the category or called so, stand behind the places whose address names the area,
/// and give slots only to those. Where the text is only the category, the nearest take the slots of all places of its coarse kind that are called so and
/// are farther.
struct CategorySlots {
  let limit: Int
  let category: CategorySuggestions
  /// Records what is removed from the list; nil if no trace is wanted.
  let trace: AnswerTrace?
  private let nameWithKind: NameWithKind?

  init(limit: Int, category: CategorySuggestions, trace: AnswerTrace?) {
    (self.limit, self.category, self.trace) = (limit, category, trace)
    nameWithKind = NameWithKind(category.sought)
  }

  /// The places that a text finds, best first, with places of the category among them, at most `limit`.
  func placed(_ found: [PlaceSuggestion]) -> [PlaceSuggestion] {
    let found = withJoined(found)
    guard let name = category.joined.name, limit > 1, !isNear(name),
      !found.contains(where: { $0.placeID == name.placeID && !$0.matchLabel.isGuess })
    else { return placed(found, limit) }
    return placed(found.filter { $0.placeID != name.placeID }, limit - 1) + [name]
  }

  /// The places with those that match without the joining word in the named area: before guesses, behind the others.
  private func withJoined(_ found: [PlaceSuggestion]) -> [PlaceSuggestion] {
    let whole = found.filter { !$0.matchLabel.isGuess }
    let joined = category.joined.inContext.filter { place in isInArea(place) && !whole.contains { $0.placeID == place.placeID } }
    return whole + joined + found.filter { place in place.matchLabel.isGuess && !joined.contains { $0.placeID == place.placeID } }
  }

  private func placed(_ found: [PlaceSuggestion], _ limit: Int) -> [PlaceSuggestion] {
    let places = found.filter { isNamed($0) || !isNear($0) }
    trace?.drop(found.filter { !isNamed($0) && isNear($0) }, because: .noSlot)
    let members = members(limit, besides: places)
    var kept = Array(places.prefix(limit))
    trace?.drop(places.dropFirst(limit), because: .noSlot)
    give(&kept, downTo: limit - members.count, where: yields)
    give(&kept, downTo: limit - members.count { $0.isOwn }, where: mayGive)
    give(&kept, downTo: limit - members.count { $0.isOwn && $0.isInAddress }, where: isInArea)
    let placed = members.prefix(limit - kept.count)
    trace?.drop(members.dropFirst(placed.count).map(\.place), because: .noSlot)
    let named = kept.filter(isNamed)
    return named.filter { !isMeant($0) } + named.filter(isMeant) + placed.filter(\.isInAddress).map(\.place)
      + kept.filter { !isNamed($0) && isInArea($0) }
      + placed.filter { !$0.isInAddress }.map(\.place) + kept.filter { !isNamed($0) && !isInArea($0) }
  }

  /// Removes places that give their slots to places of the category, the last first, until few enough are left.
  private func give(_ kept: inout [PlaceSuggestion], downTo count: Int, where gives: (PlaceSuggestion) -> Bool) {
    while kept.count > count, let index = kept.lastIndex(where: gives) {
      trace?.drop([kept[index]], because: .slotGiven)
      kept.remove(at: index)
    }
  }

  // MARK: Places of the category

  private struct Member {
    let place: PlaceSuggestion
    /// Whether it has one of the category's own slots.
    let isOwn: Bool
    /// Whether its address names the area.
    let isInAddress: Bool
  }

  /// The places of the category that are not listed yet.
  private func members(_ limit: Int, besides places: [PlaceSuggestion]) -> [Member] {
    let share = limit < 2 ? 0 : max(1, limit * 2 / 5)
    var members: [Member] = []
    for (index, member) in category.places.enumerated() {
      if places.contains(where: { $0.placeID == member.placeID || $0.text.text == member.text.text && !yields($0) }) {
        trace?.drop([member], because: .repeated)
      } else {
        members.append(
          Member(place: member.in(index < share ? .own : .free), isOwn: index < share, isInAddress: index < category.inAddress))
      }
    }
    return members
  }

  /// Whether the place is among the nearest of the category itself.
  private func isNear(_ place: PlaceSuggestion) -> Bool { category.places.contains { $0.placeID == place.placeID } }

  // MARK: Places that match the text

  /// Whether a place gives its slot to any place of the category: a guess, or a place of its coarse kind that is farther away than those and only has
  /// the category's word in its name.
  private func yields(_ place: PlaceSuggestion) -> Bool {
    if isMeant(place) { return false }
    if place.matchLabel.isGuess { return true }
    guard let center = category.center, place.matchLabel.isByName, mayGive(place), isOfItsKind(place), isCalledSo(place) else {
      return false
    }
    let farthest = category.places.prefix(limit).map { center.distanceMeters(to: $0.location) }.max() ?? .infinity
    return center.distanceMeters(to: place.location) > farthest
  }

  private func isOfItsKind(_ place: PlaceSuggestion) -> Bool {
    let kinds = Set(category.sought.types.map { CoarseKind(primaryType: $0) })
    return place.primaryType.map { kinds.contains(CoarseKind(primaryType: $0)) } ?? false
  }

  private func mayGive(_ place: PlaceSuggestion) -> Bool {
    switch place.matchLabel {
    case .nameStart where (place.importance ?? 0) >= Selection.prominentImportance: false
    case .nameStart, .nameWords, .alias: category.isSure && !isNear(place)
    default: !isNamed(place) && !isInArea(place)
    }
  }

  /// Whether the place matches by a name, alone or with its kind, or by an address with its number.
  private func isNamed(_ place: PlaceSuggestion) -> Bool {
    place.matchLabel.isByName || [.address, .interpolated].contains(place.matchLabel) || isMeant(place)
  }

  /// Whether the text means the place by its name and its kind.
  private func isMeant(_ place: PlaceSuggestion) -> Bool { nameWithKind?.means(place) ?? false }

  /// Whether a place that has the text in its name and address is in the named area, and of the category or called so.
  private func isInArea(_ place: PlaceSuggestion) -> Bool {
    guard place.matchLabel == .context, let area = category.area, area.contains(place.location) else { return false }
    if place.types.contains(where: category.sought.types.contains) { return true }
    if case .country = area.extent { return false }
    return isCalledSo(place)
  }

  /// Whether the shown name has all words of the category.
  private func isCalledSo(_ place: PlaceSuggestion) -> Bool { place.mainText.text.hasWords(of: category.sought.text) }
}

extension PlaceSuggestion {
  /// The same place with a slot of the category.
  fileprivate func `in`(_ slot: CategorySlot) -> PlaceSuggestion {
    var place = self
    place.origin = matchLabel == .near ? .near(slot) : .category(slot)
    return place
  }
}

extension String {
  /// Whether all words of a text are words of this one.
  fileprivate func hasWords(of text: String) -> Bool {
    let (own, other) = (TextAnalyzer.query(self), TextAnalyzer.query(text))
    return other.terms.allSatisfy { term in own.terms.contains { own.key[$0] == other.key[term] } }
  }
}
