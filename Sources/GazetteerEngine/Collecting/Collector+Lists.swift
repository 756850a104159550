// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Sources of matches, and posting lists so short that all of their places are evaluated.
extension Collector {
  /// The places of a plan by importance and by area.
  ///
  /// - Parameters:
  ///   - list: The list of the plan, as far as it has been read.
  ///   - proven: The least match of its places; nil if being in the list does not prove a match.
  func source(_ plan: PatternBuilder.Plan, _ list: PostingCursor, best: TextMatch, proven: TextMatch?) -> MatchSource {
    MatchSource(best: best, proven: proven, list: list, area: areaCoverage(plan, best: best, proven: proven))
  }

  /// The places of a plan in order of importance, with as few as possible that the filter excludes.
  func list(_ plan: PatternBuilder.Plan, with patterns: PatternBuilder) -> PostingCursor {
    list(patterns.filtered(plan.pattern), plan.list, and: plan.words)
  }

  func list(_ pattern: MatchPattern, _ table: IndexReader.PostingTable = .words, and words: MatchPattern? = nil) -> PostingCursor {
    PostingCursor { [reader] in
      let places = try reader.documents(pattern, in: table.byImportance)
      guard let words else { return DocumentStream(places) }
      return DocumentStream(try Intersection([places, reader.documents(words, in: .byImportance)]))
    }
  }

  /// The places of a plan by area.
  private func areaCoverage(_ plan: PatternBuilder.Plan, best: TextMatch, proven: TextMatch?) -> AreaCoverage {
    switch plan.area {
    case .same: AreaCoverage(areaList(plan), best: best, proven: proven)
    case .wider(let pattern): AreaCoverage(areaList(pattern), best: best)
    case .none: AreaCoverage(nil, best: best)
    }
  }

  /// The places of a plan's pattern by area.
  func areaList(_ plan: PatternBuilder.Plan) -> AreaPostings { areaList(plan.pattern, plan.list, and: plan.words) }

  /// The places of a pattern by area.
  func areaList(_ pattern: MatchPattern, _ table: IndexReader.PostingTable = .words, and words: MatchPattern? = nil) -> AreaPostings {
    AreaPostings { [reader] in
      let positions = try reader.documents(pattern, in: table.byArea)
      guard let words else { return positions }
      return try Intersection([positions, reader.documents(words, in: .byArea)])
    }
  }

  // MARK: Short lists

  /// The result of testing whether a posting list is short.
  enum ListLength {
    /// It is short: every place of it that could enter the answer has been evaluated.
    case short
    /// It is too long, or probably is: the cursor, which continues after the places read so far.
    case tooLong(PostingCursor)

    /// The list, when it is too long.
    var cursor: PostingCursor? {
      if case .tooLong(let list) = self { return list }
      return nil
    }
  }

  /// Evaluates all places of a plan if they are few, as they are for most texts.
  ///
  /// - Parameters:
  ///   - match: The match of its places, or an upper bound of it if the plan proves none.
  ///   - most: The greatest number of places that counts as few; by default it depends on how likely a place of the list matches.
  func evaluateIfShort(
    _ plan: PatternBuilder.Plan, as match: TextMatch, with patterns: PatternBuilder, most: Int? = nil
  ) throws -> ListLength {
    if let narrow = plan.narrow, try evaluateIfShort(narrow, as: match, with: patterns) { return .short }
    let most = most ?? mostPlaces(of: plan, as: match)
    if plan.likelyPlaces / Self.surprise > most { return .tooLong(list(plan, with: patterns)) }
    let key = plan.words == nil ? ListKey(pattern: plan.pattern, table: plan.list) : nil
    if let places = key.flatMap({ shortLists[$0] }), places.count <= most {
      try evaluate(places, as: match, isProof: plan.isProof, with: patterns)
      return .short
    }
    // No filter narrows this list: intersecting may read far.
    let list = list(plan.pattern, plan.list, and: plan.words)
    if let places = try list.all(most: most, ofPlaces: reader.overview.placeCount) {
      if let key { shortLists[key] = places }
      try evaluate(places, as: match, isProof: plan.isProof, with: patterns)
      return .short
    }
    return .tooLong(patterns.filtered(plan.pattern) == plan.pattern ? list : self.list(plan, with: patterns))
  }

  /// The greatest number of places of a list that counts as few. Guesses at what was meant are many, and with a bias few of them can enter beside what
  /// is near: that is read first.
  private func mostPlaces(of plan: PatternBuilder.Plan, as match: TextMatch) -> Int {
    let mayEndEarly = tier.level.isGuess && signals.nearness != nil
    return plan.isProof || match.matchClass == .nameStart || mayEndEarly ? Self.shortList : Self.shortUnprovenList
  }

  /// Evaluates all places that have the rarer words of a text if they are few; false if there are more, or probably are.
  private func evaluateIfShort(_ narrow: PatternBuilder.Narrow, as match: TextMatch, with patterns: PatternBuilder) throws -> Bool {
    if narrow.likelyPlaces / Self.surprise > Self.shortUnprovenList { return false }
    guard let places = try places(of: narrow) else { return false }
    try evaluate(places, as: match, isProof: false, with: patterns)
    return true
  }

  /// The places that have the rarer words of a text; nil when they are many.
  private func places(of narrow: PatternBuilder.Narrow) throws -> [Int]? {
    let key = ListKey(pattern: narrow.pattern, table: narrow.list)
    if longLists.contains(key) { return nil }
    if let known = shortLists[key] { return known }
    let places = try list(narrow.pattern, narrow.list).all(most: Self.shortUnprovenList, ofPlaces: reader.overview.placeCount)
    if let places { shortLists[key] = places } else { longLists.insert(key) }
    return places
  }

  /// Evaluates places, those with the greatest upper bound first.
  func evaluate(_ places: [Int], as match: TextMatch, isProof: Bool, with patterns: PatternBuilder) throws {
    trace?.note("short posting list: \(places.count) places")
    let best = match.matchClass <= .nameWords ? TextMatch(.nameStart, wholeNameLetters: patterns.query.letters) : match
    let proven = isProof && patterns.query == texts.typed ? match : nil
    for hit in try bounded(places, best) {
      if let last = ranking.threshold, hit.bound < last.total, hit.importance < prominentImportance { continue }
      try evaluate(hit.place, proven: proven, best: best, as: match.matchClass)
    }
  }

  /// Places with the upper bound of their score, greatest first: the last ones are mostly skipped without reading their names.
  private func bounded(_ places: [Int], _ best: TextMatch) throws -> [(place: Int, bound: Int64, importance: Int)] {
    if signals.nearness == nil { return places.map { ($0, .max, 0) } }
    return try places.map { place in
      let core = try reader.core(of: place)
      let family = try reader.typeSet(core.typeSet).family
      return (place, bound(of: best, importance: core.importance, at: core.location, family: family), core.importance)
    }.sorted { $0.bound > $1.bound }
  }

  /// Posting lists are rarely shorter than estimated by more than this factor: words of one name occur together more often than independent words do.
  private static let surprise = 3

  /// Posting lists up to this length are evaluated in full: every place of them is a match, and scoring so many costs less than opening a posting list by
  /// area.
  private static let shortList = 48
  /// The same for lists of only the rarer words of a text: most of their places do not match, which their names show.
  static let shortUnprovenList = 400
}

/// Which posting list was read.
struct ListKey: Hashable {
  let pattern: MatchPattern
  let table: IndexReader.PostingTable
}
