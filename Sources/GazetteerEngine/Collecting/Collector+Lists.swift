// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Sources of matches, and lists so short that all of their places are looked at.
extension Collector {
  /// The places of a plan by importance and by area.
  ///
  /// - Parameter list: The list of the plan, as far as it has been read.
  func source(
    _ plan: PatternBuilder.Plan, _ list: PostingCursor, best: TextMatch, proven: TextMatch? = nil, coverage: AreaCoverage = AreaCoverage()
  ) -> MatchSource {
    let area = areaList(plan.pattern, plan.list, and: plan.words)
    return MatchSource(best: best, proven: proven, list: list, area: area, coverage: coverage)
  }

  /// The places of a plan in order of importance; as few of them as possible that the filter keeps out.
  func list(_ plan: PatternBuilder.Plan, _ patterns: PatternBuilder) -> PostingCursor {
    list(patterns.filtered(plan.pattern), plan.list, and: plan.words)
  }

  func list(_ pattern: MatchPattern, _ kind: IndexReader.PostingTable = .words, and words: MatchPattern? = nil) -> PostingCursor {
    PostingCursor { [reader] in
      let places = try reader.places(pattern, kind)
      guard let words else { return places }
      return CommonPlaces(places, try reader.places(words, .words), patience: reader.patience)
    }
  }

  /// The places of a pattern by area.
  func areaList(_ pattern: MatchPattern, _ kind: IndexReader.PostingTable = .words, and words: MatchPattern? = nil) -> AreaPostings {
    guard let words else { return AreaPostings { [reader] first, _ in try reader.positions(pattern, kind, from: first) } }
    return AreaPostings(goesOn: false) { [reader] first, last in
      CommonPlaces(
        try reader.positions(pattern, kind, from: first, through: last), try reader.positions(words, .words, from: first, through: last),
        patience: reader.patience)
    }
  }

  /// Most texts match a handful of places: looks at all of them when there are so few. Otherwise, or when there are likely more, the list of the plan,
  /// in which nothing is read twice.
  ///
  /// - Parameter most: How many places are few; by default it depends on what a place of the list is likely to be.
  func unexhausted(_ plan: PatternBuilder.Plan, _ match: TextMatch, _ patterns: PatternBuilder, most: Int? = nil) throws -> PostingCursor? {
    if let narrow = plan.narrow, try exhaust(narrow, match, patterns) { return nil }
    let most = most ?? (plan.isProof || match.matchClass == .nameStart ? Self.shortList : Self.shortUnprovenList)
    if plan.likelyPlaces / Self.surprise > most { return list(plan, patterns) }
    // No filter narrows this list: intersecting may read far.
    let list = list(plan.pattern, plan.list, and: plan.words)
    if let places = try list.all(most: most) {
      try lookAt(places, match, isProof: plan.isProof, patterns)
      return nil
    }
    return patterns.filtered(plan.pattern) == plan.pattern ? list : self.list(plan, patterns)
  }

  /// Looks at all places that have the rarer words of a text when they are few; false when there are more, or likely are.
  private func exhaust(_ narrow: PatternBuilder.Narrow, _ match: TextMatch, _ patterns: PatternBuilder) throws -> Bool {
    if narrow.likelyPlaces / Self.surprise > Self.shortUnprovenList { return false }
    let list = list(narrow.pattern, narrow.list)
    guard let places = try list.all(most: Self.shortUnprovenList) else { return false }
    try lookAt(places, match, isProof: false, patterns)
    return true
  }

  /// Looks at places of a list, those first that may score best.
  func lookAt(_ places: [Int], _ match: TextMatch, isProof: Bool, _ patterns: PatternBuilder) throws {
    report?("\(places.count) places in all")
    let best = match.matchClass <= .nameWords ? TextMatch(.nameStart, wholeNameLetters: patterns.query.letters) : match
    let proven = isProof && patterns.query == texts.typed ? match : nil
    for hit in try bounded(places, best) {
      if let last = ranking.threshold, hit.bound < last.total, hit.importance < prominentImportance { continue }
      try evaluate(hit.place, proven: proven, best: best, as: match.matchClass)
    }
  }

  /// Places with the best score that each can have, best first: what comes late is mostly left out without a look at its names.
  func bounded(_ places: [Int], _ best: TextMatch) throws -> [(place: Int, bound: Int64, importance: Int)] {
    if nearness == nil { return places.map { ($0, .max, 0) } }
    return try places.map { place in
      let core = try reader.core(of: place)
      return (place, bound(best, core.importance, core.location, try reader.typeSet(core.typeSet).family), core.importance)
    }.sorted { $0.bound > $1.bound }
  }

  /// Importance from which a place may hold a reserved slot, whatever its score.
  var prominentImportance: Int { selection.reservedSlots > 0 ? Selection.prominentImportance : .max }

  /// Lists are seldom shorter than likely by more than this.
  private static let surprise = 3

  /// Lists up to this length are looked at in full without a thought of bounds.
  private static let shortList = 48
  /// The same for lists that are the cheap part of an intersection: most of their places will be no match.
  static let shortUnprovenList = 400
}
