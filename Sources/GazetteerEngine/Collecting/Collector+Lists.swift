// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Sources of matches, and lists so short that all of their places are looked at.
extension Collector {
  func source(
    _ plan: PatternBuilder.Plan, _ kind: IndexReader.ListKind, best: TextMatch, proven: TextMatch?, _ patterns: PatternBuilder,
    coverage: AreaCoverage
  ) -> MatchSource {
    source(plan.pattern, kind, best: best, proven: proven, patterns, coverage: coverage, area: plan.pattern)
  }

  func source(
    _ pattern: MatchPattern, _ kind: IndexReader.ListKind, best: TextMatch, proven: TextMatch?, _ patterns: PatternBuilder,
    coverage: AreaCoverage, area: MatchPattern?
  ) -> MatchSource {
    let pattern = patterns.filtered(pattern)
    let list = RankedList(placeCount: reader.overview.placeCount, isIntersection: pattern.isIntersection) { [reader] after, through in
      try reader.places(pattern, kind, after: after, through: through)
    }
    return MatchSource(best: best, proven: proven, list: list, areaPattern: area, kind: kind, coverage: coverage)
  }

  /// Most texts match a handful of places: looks at all of them when there are so few; false when there are more, or likely are. No filter narrows
  /// this list: intersecting may read far.
  ///
  /// - Parameter text: The reading that the plan is for.
  func exhaust(
    _ plan: PatternBuilder.Plan, _ kind: IndexReader.ListKind, _ match: TextMatch, of text: QueryText, most limit: Int? = nil
  ) throws -> Bool {
    let most = limit ?? (plan.isProof || match.matchClass == .nameStart ? Self.shortList : Self.shortUnprovenList)
    if plan.likelyPlaces / Self.surprise > most { return false }
    let stream = try reader.places(plan.pattern, kind, after: 0, through: reader.overview.placeCount)
    var found: [Int] = []
    while let place = try stream.next() {
      found.append(place)
      if found.count > most { return false }
    }
    report?("\(found.count) places in all")
    let best = match.matchClass <= .nameWords ? TextMatch(.nameStart, wholeNameLetters: text.letters) : match
    let proven = plan.isProof && text == texts.typed ? match : nil
    for hit in try bounded(found, best) {
      if let last = ranking.threshold, hit.bound < last.total, hit.importance < prominentImportance { continue }
      try evaluate(hit.place, proven: proven, best: best, as: match.matchClass)
    }
    return true
  }

  /// Places with the best score that each can have, best first: what comes late is mostly left out without a look at its names.
  func bounded(_ places: [Int], _ best: TextMatch) throws -> [(place: Int, bound: Int64, importance: Int)] {
    if nearness == nil { return places.map { ($0, .max, 0) } }
    return try places.map { place in
      let core = try reader.core(of: place)
      return (place, bound(best, core.importance, core.location, try reader.typeSet(core.typeSet).family), core.importance)
    }.sorted { $0.bound > $1.bound }
  }

  /// Importance from which a place may hold a reserved seat, whatever its score.
  var prominentImportance: Int { selection.reservedSeats > 0 ? Selection.prominentImportance : .max }

  /// Lists are seldom shorter than likely by more than this.
  private static let surprise = 3

  /// Lists up to this length are looked at in full without a thought of bounds.
  private static let shortList = 48
  /// The same for lists that are the cheap part of an intersection: most of their places will be no match.
  private static let shortUnprovenList = 400
}
