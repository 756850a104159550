// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// One text search: the places that match a finished text, and their order.
///
/// Places that the text names in full come first; then places of the category that it names (`pizza in Rome`); then places with its words in their
/// names; then those with some of the words in their address. Only if all of these find nothing, words may be prefixes.
final class TextSearch {
  /// Greatest number of places on all pages together.
  static let mostPlaces = 60

  private let session: IndexSession
  private let query: TextSearchQuery
  private let now: Int64
  private let scope: Scope
  private var known: [Int: PlaceFacts] = [:]
  /// False when the search is incomplete: because of the deadline, or because a correction was too much work.
  private(set) var isComplete = true

  /// - Parameter now: the time for which opening hours are evaluated, in seconds since 1970.
  init(session: IndexSession, query: TextSearchQuery, now: Int64) {
    self.session = session
    self.query = query
    self.now = now
    var scope = query.scope
    scope.detailFilter.opening?.time = now
    scope.limit = Self.mostPlaces
    self.scope = scope
  }

  /// Ids of the places of all pages, in the order of the answer.
  func places() throws -> [Int] {
    guard let type = query.includedType else { return try ordered(type: nil) }
    let ofType = try ordered(type: type)
    if query.isStrict || ofType.count == Self.mostPlaces || !isComplete { return ofType }
    return Array(unique(ofType + (try ordered(type: nil))).prefix(Self.mostPlaces))
  }

  /// The facts about a place.
  func facts(of place: Int) throws -> PlaceFacts {
    if let facts = known[place] { return facts }
    let record = try session.engine.reader.record(of: place)
    let facts = try session.facts(of: record, for: query.scope, now: now)
    known[place] = facts
    return facts
  }

  // MARK: Order

  private func ordered(type: String?) throws -> [Int] {
    var named = try named(type: type, finished: true)
    let category = try self.category(type: type, hasOthers: !named.isEmpty)
    if named.isEmpty, category?.places.isEmpty ?? true { named = try self.named(type: type, finished: false) }
    let text = TextAnalyzer.query(query.text)
    let byName = named.filter { $0.match.matchClass <= .nameWords }
    let withKind = category?.named.map(\.place) ?? []
    let lists = [
      named.filter { $0.isNamedInFull(by: text) }.map(\.place),
      withKind,
      category?.wanted.isSure == true ? category?.places ?? [] : [],
      byName.map(\.place),
      category?.places ?? [],
      named.map(\.place),
    ]
    let places = unique(lists.flatMap { $0 })
    guard query.rank == .distance, let center = (query.bias ?? query.restriction)?.center else {
      return Array(places.prefix(Self.mostPlaces))
    }
    return try places.map { NearbyPlace(place: $0, meters: center.distanceMeters(to: try session.engine.reader.core(of: $0).location)) }
      .sorted().prefix(Self.mostPlaces).map(\.place)
  }

  private func unique(_ places: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return places.filter { seen.insert($0).inserted }
  }

  /// - Parameter hasOthers: whether other places were found, so that the deadline only makes the answer incomplete.
  private func category(type: String?, hasOthers: Bool) throws -> CategorySearch.Found? {
    if !isComplete { return nil }
    var request = CategoryRequest(text: query.text, scope: scope)
    request.hasFinishedWords = true
    request.requiredType = type
    if query.rank == .distance { request.center = (query.bias ?? query.restriction)?.center }
    do {
      let found = try CategorySearch(engine: session.engine, request: request).places(most: Self.mostPlaces)
      isComplete = found?.isComplete ?? true
      return found
    } catch is Patience.DeadlineExceeded where hasOthers {
      isComplete = false
      return nil
    }
  }

  // MARK: Names

  private func named(type: String?, finished: Bool) throws -> [Candidate] {
    if !isComplete { return [] }
    var request = SearchRequest(text: query.text, scope: scope)
    request.hasFinishedWords = finished
    request.types = type.map { [$0] } ?? []
    let found = try session.engine.search(request)
    isComplete = found.isComplete
    // Places that match only through corrections are used only when nothing else matches.
    let literal = found.candidates.filter { $0.match.matchClass != .corrected }
    if finished { return literal }
    let numbers = HouseNumberWords(of: query.text)
    return try (literal.isEmpty ? found.candidates : literal).filter { candidate in
      try candidate.family != .poi || numbers.isEmpty || candidate.isNamedInFull(by: found.text(of: candidate))
        || numbers.allow(session.engine.reader.record(of: candidate.place))
    }
  }
}
