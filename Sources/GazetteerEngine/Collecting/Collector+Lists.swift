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
    list(plan, keeping: patterns.filters)
  }

  /// - Parameter filters: The lists of what passes the filter of the request. A list that is far longer than that of the plan is left out: to read it beside
  ///   this one costs more than to look at the places that it excludes.
  private func list(_ plan: PatternBuilder.Plan, keeping filters: [MatchPattern]) -> PostingCursor {
    PostingCursor { [reader] in
      let table = plan.list.byImportance
      var sets = [try reader.documents(plan.pattern, in: table)]
      if let words = plan.words { sets.append(try reader.documents(words, in: .byImportance)) }
      if !filters.isEmpty {
        let most = try sets.map { try $0.most() }.min() ?? 0
        sets += try filters.map { try reader.documents($0, in: table) }.filter { try $0.most() / CostModel.place <= most }
      }
      return DocumentStream(sets.count == 1 ? sets[0] : try Intersection(sets))
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
  ///   - most: The greatest number of places that counts as few.
  func evaluateIfShort(
    _ plan: PatternBuilder.Plan, as match: TextMatch, with patterns: PatternBuilder, most: Int = CostModel.few
  ) throws -> ListLength {
    if plan.likelyPlaces > most { return .tooLong(list(plan, with: patterns)) }
    let key = plan.words == nil ? ListKey(pattern: plan.pattern, table: plan.list) : nil
    if let places = key.flatMap({ shortLists[$0] }), places.count <= most {
      try evaluate(places, as: match, isProof: plan.isProof, with: patterns)
      return .short
    }
    // No filter narrows this list: intersecting may read far.
    let list = list(plan, keeping: [])
    if let places = try list.all(most: most) {
      if let key { shortLists[key] = places }
      try evaluate(places, as: match, isProof: plan.isProof, with: patterns)
      return .short
    }
    return .tooLong(patterns.filters.isEmpty ? list : self.list(plan, with: patterns))
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
}

/// Which posting list was read.
struct ListKey: Hashable {
  let pattern: MatchPattern
  let table: IndexReader.PostingTable
}
