// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// What was found for an answer, and the lane of each candidate. Who of them gets a row is said by `Lane.table`.
struct AnswerPage {
  typealias Entry = Page<Suggestion>.Entry

  let limit: Int
  let numbers: RankingProfile.Rows
  var isComplete = true
  /// Matches, best first.
  var places: [PlaceSuggestion] = []
  /// Whether any place has the text as typed by names alone.
  var hasName = false
  /// The place that the text itself specifies.
  var typed: (suggestion: PlaceSuggestion, isGuess: Bool)?
  /// Crossings, houses and streets that the text names as an address, best first.
  var addresses: [PlaceSuggestion] = []
  /// Places whose own address the text is, best first.
  var ofAddress: [PlaceSuggestion] = []
  /// Houses that the text names beside other words.
  var besideNames: [PlaceSuggestion] = []
  /// Places that the text asks for by what they are.
  var category: CategorySuggestions?
  var queries: [QuerySuggestion] = []
  /// Whether the text is a category alone.
  var isCategoryAlone = false

  init(limit: Int, numbers: RankingProfile.Rows) { (self.limit, self.numbers) = (limit, numbers) }

  /// Adds what the answer can do without: if the deadline passes, the answer is incomplete.
  mutating func asLongAsTimeAllows(_ add: (inout AnswerPage) throws -> Void) throws {
    do {
      try add(&self)
    } catch is Patience.DeadlineExceeded {
      isComplete = false
    }
  }

  /// Whether the text is a position or an address.
  var isAnswered: Bool { typed != nil || !addresses.isEmpty || !ofAddress.isEmpty || !besideNames.isEmpty }

  /// The rows of the answer, and what has none.
  func composed() -> Page<Suggestion> {
    let isUnmet = isCategoryAlone && !queries.isEmpty && category?.places.isEmpty != false
    return .compose(candidates, limit: limit, isUnmetCategory: isUnmet) { first, second in
      guard let one = first.row.placeID, let other = second.row.placeID else { return false }
      return one == other || second.isOfKind && !first.isOfKind && first.row.place?.text.text == second.row.place?.text.text
    }
  }

  private var candidates: [Entry] {
    let lanes = KindLanes(category, limit: slots, numbers)
    let joinedName = lanes?.joinedName(besides: places)?.placeID
    var all = typedEntries
    for place in places where place.placeID != joinedName { all.append(Entry(lanes?.lane(of: place) ?? place.matchLane, .place(place))) }
    all += addressEntries
    all += entries(besideNames, .houseBesideName)
    all += lanes?.entries(besides: places) ?? []
    all += queryEntries
    return all
  }

  /// Rows that are left beside positions and queries.
  private var slots: Int {
    let isPosition = typed.map { !$0.isGuess || !hasName } ?? false
    return limit - (isPosition ? 1 : 0) - min(queries.count, Lane.queries.rule.reserve(limit, numbers))
  }

  private func entries(_ places: some Sequence<PlaceSuggestion>, _ lane: Lane) -> [Entry] { places.map { Entry(lane, .place($0)) } }

  private var typedEntries: [Entry] { typed.map { [Entry($0.isGuess ? .possiblePosition : .position, .place($0.suggestion))] } ?? [] }

  /// One lane of the two is open.
  private var queryEntries: [Entry] {
    if queries.isEmpty { return [] }
    return [Lane.firstQueries, .queries].flatMap { lane in
      let reserved = lane.rule.reserve(limit, numbers)
      return queries.enumerated().map { Entry(lane, .query($1), isReserved: $0 < reserved) }
    }
  }

  private var addressEntries: [Entry] {
    if addresses.isEmpty, ofAddress.isEmpty { return [] }
    return entries(houses, .houses) + entries(addresses.filter { $0.primaryType == "route" }, .streets)
  }

  /// The houses, and behind each that has exactly the number a place of the address, the others behind the last of them: both are what the address means.
  private var houses: [PlaceSuggestion] {
    let houses = addresses.filter { $0.primaryType != "route" }
    guard let last = houses.lastIndex(where: \.origin.isExactHouse) else { return ofAddress + houses }
    var ofAddress = ofAddress.filter { place in !places.contains { $0.matchLabel.isByName && $0.placeID == place.placeID } }
    return houses.enumerated().flatMap { position, house in
      let count = position == last ? ofAddress.count : house.origin.isExactHouse ? min(1, ofAddress.count) : 0
      defer { ofAddress.removeFirst(count) }
      return [house] + ofAddress.prefix(count)
    }
  }
}

extension PlaceSuggestion {
  /// The lane of a match in an answer that asks for no category.
  fileprivate var matchLane: Lane {
    if case .match(let candidate) = origin, candidate.lane != .matches { return candidate.lane }
    return switch matchLabel {
    case .corrected: .typos
    case .partial: .someWords
    case .context: .address
    case .infix: .insideWords
    default: .names
    }
  }

  /// The same place with a row of its lane.
  fileprivate func `in`(_ slot: CategorySlot) -> PlaceSuggestion {
    var place = self
    place.origin = matchLabel == .near ? .near(slot) : .category(slot)
    return place
  }
}

extension Page<Suggestion>.Entry {
  /// Whether it is a place of the category, or one with the name beside a place.
  fileprivate var isOfKind: Bool { lane == .kind || lane == .kindInAddress }
}

/// The lanes of an answer to a text that asks for places by what they are.
private struct KindLanes {
  typealias Entry = AnswerPage.Entry

  private let category: CategorySuggestions
  private let nameWithKind: NameWithKind?
  private let limit: Int
  private let numbers: RankingProfile.Rows

  /// Nil where the text asks for nothing of the sort.
  init?(_ category: CategorySuggestions?, limit: Int, _ numbers: RankingProfile.Rows) {
    guard let category, !category.places.isEmpty || !category.named.isEmpty else { return nil }
    self.category = category
    nameWithKind = NameWithKind(category.wanted)
    (self.limit, self.numbers) = (limit, numbers)
  }

  /// The lane of a match.
  func lane(of place: PlaceSuggestion) -> Lane {
    let lane = place.matchLane
    if place.matchLabel.isByName { return lane == .prominent ? lane : laneByName(of: place) }
    if nameWithKind?.means(place) == true { return .nameWithKind }
    return isInArea(place) ? .inArea : lane
  }

  private func laneByName(of place: PlaceSuggestion) -> Lane {
    guard category.isSure, !category.places.isEmpty, place.matchLabel != .wholeName, !isNear(place) else { return .names }
    return isFartherOfKind(place) ? .kindInName : .spareNames
  }

  /// The candidates that are no matches: places of the category, those with the name and the kind, and those that match without the joining word.
  func entries(besides matches: [PlaceSuggestion]) -> [Entry] {
    let named = category.named.map { Entry(.nameWithKind, .place($0)) }
    let reserve = Lane.kind.rule.reserve(limit, numbers)
    let members = category.places.enumerated().map { index, place in
      let isOwn = index < reserve
      return Entry(index < category.inAddress ? .kindInAddress : .kind, .place(place.in(isOwn ? .own : .free)), isReserved: isOwn)
    }
    let inContext = category.joined.inContext.filter(isInArea).map { Entry(.inArea, .place($0)) }
    let name = joinedName(besides: matches).map { [Entry(.joinedName, .place($0))] } ?? []
    return named + inContext + members + name
  }

  /// The name that has all words but the joining one, unless it is listed for another reason.
  func joinedName(besides matches: [PlaceSuggestion]) -> PlaceSuggestion? {
    guard let name = category.joined.name, Lane.joinedName.rule.reserve(limit, numbers) > 0, !isNear(name) else { return nil }
    return matches.contains { $0.placeID == name.placeID && !$0.matchLabel.isGuess } ? nil : name
  }

  /// Whether the place is among the nearest of the category itself.
  private func isNear(_ place: PlaceSuggestion) -> Bool { category.places.contains { $0.placeID == place.placeID } }

  /// Whether a place of the category's coarse kind has its word in the name, and is farther away than all of its places.
  private func isFartherOfKind(_ place: PlaceSuggestion) -> Bool {
    let kinds = Set(category.wanted.types.map { CoarseKind(primaryType: $0) })
    guard let center = category.center, isCalledSo(place), place.primaryType.map({ kinds.contains(CoarseKind(primaryType: $0)) }) ?? false
    else { return false }
    let farthest = category.places.prefix(limit).map { center.distanceMeters(to: $0.location) }.max() ?? .infinity
    return center.distanceMeters(to: place.location) > farthest
  }

  /// Whether a place that has the text in its name and address is in the named area, and of the category or called so, and is none of its places anyway.
  private func isInArea(_ place: PlaceSuggestion) -> Bool {
    guard place.matchLabel == .context, let area = category.area, area.contains(place.location), !isNear(place) else { return false }
    if place.types.contains(where: category.wanted.types.contains) { return true }
    if case .country = area.extent { return false }
    return isCalledSo(place)
  }

  /// Whether the shown name has all words of the category.
  private func isCalledSo(_ place: PlaceSuggestion) -> Bool {
    let (name, word) = (TextAnalyzer.query(place.mainText.text), TextAnalyzer.query(category.wanted.text))
    return word.terms.allSatisfy { term in name.terms.contains { name.key[$0] == word.key[term] } }
  }
}

/// A text that may be a name with the word for what the place is, in whatever language: `musée maritime` is the Maritime Museum, and `parc stanley` is
/// Stanley Park.
private struct NameWithKind {
  private let name: QueryText
  private let types: Set<String>
  /// Whether the text goes on behind the last word of the name.
  private let mayEndInName: Bool

  /// Nil for a text that asks for nothing but places of a category, or joins it to a place.
  init?(_ wanted: SubjectQuery) {
    guard !wanted.isName, !wanted.isSure else { return nil }
    name = TextAnalyzer.query(wanted.place)
    types = Set(wanted.types)
    mayEndInName = !wanted.isPlaceFirst
    if name.isEmpty { return nil }
  }

  /// Whether the text means a place that it matches by more than a name: one of the category with the other words in its shown name, or one whose shown
  /// name is these and words for the category.
  func means(_ place: PlaceSuggestion) -> Bool {
    guard [.context, .partial, .corrected].contains(place.matchLabel) else { return false }
    let words = TextAnalyzer.query(place.mainText.text)
    if place.types.contains(where: types.contains) { return name.terms.indices.allSatisfy { isWord($0, of: words) } }
    let others = words.terms.map { words.key[$0] }.filter { word in !name.terms.contains { name.key[$0] == word } }
    return place.matchLabel.isGuess && words.terms.count == others.count + name.terms.count && !others.isEmpty
      && others.allSatisfy { !TypeNames.types(namedBy: $0).isDisjoint(with: types) }
  }

  private func isWord(_ index: Int, of words: QueryText) -> Bool {
    let word = name.key[name.terms[index]]
    let isUnfinished = mayEndInName && index == name.terms.count - 1 && !name.endsWithSeparator
    return words.terms.contains { isUnfinished ? words.key[$0].starts(with: word) : words.key[$0] == word }
  }
}
