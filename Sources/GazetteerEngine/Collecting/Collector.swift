// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex
import GazetteerText

/// Finds enough candidates that no place left out could change the list.
///
/// Invariant of every round: a place that matches and passes the filter has been looked at, or, for each source that holds it, it comes after the
/// position of the source's list and lies outside what has been read of its family's area. The best score of such a place is known; when the
/// list beats it, the round ends.
final class Collector {
  private let reader: IndexReader
  private let texts: Interpretations
  private let filter: PlaceFilter
  private let selection: Selection
  private let nearness: Nearness?
  private let profile: RankingProfile
  private let patience: Patience
  private let plan: AreaPlan
  private var places: PlaceComparison
  /// Told what each step did, when somebody wants to know.
  var report: ((String) -> Void)?

  private(set) var ranking: RankingList
  /// Places that need no second look: listed, kept out by a filter, or too low to matter.
  private var evaluated: Set<Int> = []
  /// Places that are no match of the round's kind; another round may find that they match in another way.
  private var mismatched: Set<Int> = []
  private var placesSeen = 0
  /// How many places were compared with the text, for benchmarks and explanations.
  private(set) var placesRead = 0
  private var cachedRun: (id: Int, run: Run)?

  init(reader: IndexReader, setup: Setup, profile: RankingProfile, patience: Patience, names: NameMemory) throws {
    self.reader = reader
    texts = setup.interpretations
    filter = setup.filter
    selection = setup.selection
    nearness = setup.nearness
    self.profile = profile
    self.patience = patience
    plan = AreaPlan(filter: filter, nearness: nearness, reader: reader)
    places = try PlaceComparison(reader: reader, texts: texts, names: names)
    ranking = RankingList(selection)
  }

  /// Fills `ranking` with every candidate that can matter.
  func collect() throws {
    if texts.typed.isEmpty || filter.excludesAll || reader.overview.placeCount == 0 { return }
    let patterns = texts.texts.map { PatternBuilder(reader: reader, query: $0, filter: filter) }
    try patience.check()
    repeat {
      evaluated = Set(ranking.candidates.map(\.place))
      try collectNames(patterns)
      report?("names done, \(placesRead) places read")
      mismatched = []
      if texts.hasRespellings {
        try collectAll(.respelled, of: patterns, respelledWords)
        report?("other readings done, \(placesRead) places read")
      }
      try collectAll(.context, of: patterns) { try [$0.context()].compactMap(\.self) }
      report?("addresses done, \(placesRead) places read")
      try collectAll(.infix, of: [patterns[0]]) { try [$0.infix()].compactMap(\.self) }
      report?("words within words done, \(placesRead) places read")
      try collectCorrected(patterns)
    } while !ranking.isSettled()
  }

  // MARK: Rounds

  /// Matches by name: those of the text as typed, and what begins with another reading of it.
  private func collectNames(_ patterns: [PatternBuilder]) throws {
    let exchanged = try unexhausted(patterns[0].startByEquivalents(), patterns[0])
    var sources: [MatchSource] = []
    if let words = try patterns[0].nameWords(), try !exhaust(words, .words, TextMatch(.nameWords), of: texts.typed) {
      sources = try literalSources(patterns[0], words, exchanged)
    } else if let exchanged {
      sources = [source(exchanged, .words, best: wholeName(patterns[0].query), proven: nil, patterns[0], coverage: AreaCoverage())]
    }
    for pattern in patterns.dropFirst() { sources += try respelledStart(pattern) }
    guard let best = sources.map(\.best).min(by: { ($0.matchClass, -$0.wholeNameLetters) < ($1.matchClass, -$1.wholeNameLetters) }) else {
      return
    }
    try run(sources, bestByArea: best)
    try seatProminent(sources)
  }

  /// The lists of matches by name of the text as typed, and of what begins with it when words mean the same. Beginnings are sources of their own,
  /// because they score more: reading that far for mere words would be in vain. By area all beginnings are read together.
  private func literalSources(
    _ patterns: PatternBuilder, _ words: PatternBuilder.Plan, _ exchanged: PatternBuilder.Plan?
  ) throws -> [MatchSource] {
    let letters = patterns.query.letters
    let starts = AreaCoverage()
    var sources: [MatchSource] = []
    if let list = try wholeNames(patterns.query) {
      let whole = TextMatch(.nameStart, wholeNameLetters: letters)
      sources.append(MatchSource(best: whole, proven: nil, list: list, areaPattern: nil, kind: .words, coverage: starts))
    }
    let byWords = AreaCoverage()
    if !places.aliases.isEmpty {
      // Their words stand among those of all names, so what is read of these by area is read of them.
      sources.append(
        MatchSource(best: TextMatch(.nameStart), proven: nil, list: places.aliases.list, areaPattern: nil, kind: .words, coverage: byWords))
    }
    if reader.overview.nestedPlaceCount > 0, let plan = try patterns.nameStart(space: TermSpace.nestedNameStart) {
      // Places some main name of which begins with a shorter one keep what the shorter one earned.
      let nested = TextMatch(.nameStart, wholeNameLetters: letters - 1)
      sources.append(source(plan, .words, best: nested, proven: nil, patterns, coverage: starts, area: nil))
    }
    let start = try patterns.nameStart(space: TermSpace.nameStart)
    let area = MatchPattern.any([start, exchanged].compactMap { $0?.pattern })
    if let exchanged {
      sources.append(source(exchanged, .words, best: wholeName(patterns.query), proven: nil, patterns, coverage: starts, area: area))
    }
    if let start {
      sources.append(source(start, .words, best: TextMatch(.nameStart), proven: nil, patterns, coverage: starts, area: area))
    }
    let match = TextMatch(.nameWords)
    sources.append(source(words, .words, best: match, proven: words.isProof ? match : nil, patterns, coverage: byWords))
    return sources
  }

  /// The best match of a name that begins with words that mean the same: another main name may be a beginning of the text.
  private func wholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters - 1) }

  /// A plan of beginnings, unless all of its places have been looked at.
  private func unexhausted(_ plan: PatternBuilder.Plan?, _ patterns: PatternBuilder) throws -> PatternBuilder.Plan? {
    guard let plan else { return nil }
    return try exhaust(plan, .words, TextMatch(.nameStart, wholeNameLetters: patterns.query.letters), of: patterns.query) ? nil : plan
  }

  /// The lists of places some main name of which begins with another reading of the text: none when all of them have been looked at. Any of them may
  /// be a whole name.
  private func respelledStart(_ patterns: PatternBuilder) throws -> [MatchSource] {
    let whole = TextMatch(.nameStart, wholeNameLetters: patterns.query.letters)
    return try [patterns.nameStart(space: TermSpace.nameStart), patterns.startByEquivalents()].compactMap { plan in
      try unexhausted(plan, patterns).map { source($0, .words, best: whole, proven: nil, patterns, coverage: AreaCoverage()) }
    }
  }

  /// The lists of places whose names have all words of a reading other than what was typed letter by letter.
  private func respelledWords(_ patterns: PatternBuilder) throws -> [PatternBuilder.Plan] {
    let literal = patterns.query.key == texts.typed.key ? nil : try patterns.nameWords()
    return try [literal, patterns.wordsByEquivalents()].compactMap(\.self)
  }

  /// The places that bear the text as a main name; nil when there are none.
  private func wholeNames(_ text: QueryText) throws -> RankedList? {
    let key = nameKeyHash(text.key)
    guard try reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount).next() != nil else { return nil }
    return RankedList(placeCount: reader.overview.placeCount, isIntersection: false) { [reader] after, through in
      try reader.placesByWholeName(key, after: after, through: through)
    }
  }

  /// A round of one class of matches, for each reading of the text, as long as such a match could still get onto the list.
  private func collectAll(
    _ kind: MatchClass, of patterns: [PatternBuilder], _ plans: (PatternBuilder) throws -> [PatternBuilder.Plan]
  ) throws {
    let list: IndexReader.ListKind = kind == .infix ? .infix : .words
    for pattern in patterns where canStillEnter(TextMatch(kind)) {
      for plan in try plans(pattern) where try !exhaust(plan, list, TextMatch(kind), of: pattern.query) {
        // A later reading proves nothing: an earlier one may fit as well, and comes first.
        let proven = plan.isProof && pattern.query == texts.typed ? TextMatch(kind) : nil
        try run([source(plan, list, best: TextMatch(kind), proven: proven, pattern, coverage: AreaCoverage())], bestByArea: TextMatch(kind))
      }
    }
    mismatched = []
  }

  /// Matches of the text without its typing errors, as long as they could still get onto the list.
  private func collectCorrected(_ patterns: [PatternBuilder]) throws {
    for text in texts.correctable where canStillEnter(TextMatch(.corrected)) {
      let plans = try patterns[text.interpretation].corrected(text, check: patience.check)
      places.asksAddresses = plans.contains(where: \.asksAddresses)
      for plan in plans { try collect(plan, patterns[text.interpretation]) }
      mismatched = []
    }
  }

  private func collect(_ plan: PatternBuilder.CorrectedPlan, _ patterns: PatternBuilder) throws {
    for (pattern, best) in plan.short where canStillEnter(best) {
      _ = try exhaust(.init(pattern: pattern, isProof: false), .words, best, of: patterns.query, most: .max)
    }
    var sources: [MatchSource] = []
    for (pattern, best) in plan.long where canStillEnter(best) {
      let plan = PatternBuilder.Plan(pattern: pattern, isProof: false)
      // With a full list few of the places are needed, and these come first.
      if ranking.threshold == nil, try exhaust(plan, .words, best, of: patterns.query) { continue }
      sources.append(source(plan, .words, best: best, proven: nil, patterns, coverage: AreaCoverage()))
    }
    try run(sources, bestByArea: TextMatch(.corrected))
  }

  private func source(
    _ plan: PatternBuilder.Plan, _ kind: IndexReader.ListKind, best: TextMatch, proven: TextMatch?, _ patterns: PatternBuilder,
    coverage: AreaCoverage
  ) -> MatchSource {
    source(plan, kind, best: best, proven: proven, patterns, coverage: coverage, area: plan.pattern)
  }

  private func source(
    _ plan: PatternBuilder.Plan, _ kind: IndexReader.ListKind, best: TextMatch, proven: TextMatch?, _ patterns: PatternBuilder,
    coverage: AreaCoverage, area: MatchPattern?
  ) -> MatchSource {
    let pattern = patterns.filtered(plan.pattern)
    let list = RankedList(placeCount: reader.overview.placeCount, isIntersection: true) { [reader] after, through in
      try reader.places(pattern, kind, after: after, through: through)
    }
    return MatchSource(best: best, proven: proven, list: list, areaPattern: area, kind: kind, coverage: coverage)
  }

  /// Most texts match a handful of places: looks at all of them when there are so few. No filter narrows this list: intersecting may read far.
  ///
  /// - Parameter text: The reading that the plan is for.
  private func exhaust(
    _ plan: PatternBuilder.Plan, _ kind: IndexReader.ListKind, _ match: TextMatch, of text: QueryText, most limit: Int? = nil
  ) throws -> Bool {
    let most = limit ?? (plan.isProof || match.matchClass == .nameStart ? Self.shortList : Self.shortUnprovenList)
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
  private func bounded(_ places: [Int], _ best: TextMatch) throws -> [(place: Int, bound: Int64, importance: Int)] {
    if nearness == nil { return places.map { ($0, .max, 0) } }
    return try places.map { place in
      let core = try reader.core(of: place)
      return (place, bound(best, core.importance, core.location, try reader.typeSet(core.typeSet).family), core.importance)
    }.sorted { $0.bound > $1.bound }
  }

  /// Importance from which a place may hold a reserved seat, whatever its score.
  private var prominentImportance: Int { selection.reservedSeats > 0 ? Selection.prominentImportance : .max }

  /// Lists up to this length are looked at in full without a thought of bounds.
  private static let shortList = 48
  /// The same for lists that are the cheap part of an intersection: most of their places will be no match.
  private static let shortUnprovenList = 400

  /// Whether any place with such a match could get onto the list.
  private func canStillEnter(_ match: TextMatch) -> Bool {
    guard let last = ranking.threshold else { return true }
    return profile.score(match, importance: 1000, nearness: nearness == nil ? 0 : 1).total >= last.total
  }

  /// Reads the beginnings on until the reserved seats are settled as well.
  private func seatProminent(_ sources: [MatchSource]) throws {
    guard selection.reservedSeats > 0 else { return }
    for source in sources where source.best.matchClass == .nameStart && (source.best.wholeNameLetters > 0 || selection.letters >= 4) {
      while !source.list.isExhausted {
        guard let importance = greatestImportance(after: source.list.position), importance >= Selection.prominentImportance else { break }
        let seated = selection.prominentCandidates(ranking.candidates)
        if seated.count == selection.reservedSeats, let last = seated.last,
          profile.score(source.best, importance: importance, nearness: 0).total < last.unbiasedTotal
        {
          break
        }
        try patience.check()
        if case .place(let place) = try source.list.next() { try evaluate(place, proven: nil, best: source.best, as: .nameStart) }
      }
    }
    report?("reserved seats done, \(placesRead) places read")
  }

  // MARK: One round

  private func run(_ sources: [MatchSource], bestByArea: TextMatch) throws {
    if let runs = try plan.restrictedRuns() {
      for source in sources where source.areaPattern != nil && isOpen(source) {
        if try read(runs, source, bestByArea, most: AreaPlan.mostFilteredHits) { source.coverage.finish() }
      }
    }
    if nearness == nil { for source in sources where isOpen(source) { try advance(source, by: selection.limit + 3) } }
    while let open = nextOpen(sources) {
      try patience.check()
      if isRingWorthwhile(open), let ring = try plan.nextRing(open.family, open.source.coverage) {
        let owner = sources.first { $0.coverage === open.source.coverage && $0.areaPattern != nil } ?? open.source
        if try read(ring.runs, owner, bestByArea, most: AreaPlan.mostHits) {
          owner.coverage.radius[ring.family.rawValue] = max(owner.coverage.radius[ring.family.rawValue], ring.radius)
        } else {
          owner.coverage.nextRadius[ring.family.rawValue] = nil
        }
      } else {
        try advance(open.source, by: open.source.list.count == 0 ? selection.limit + 3 : 32)
      }
    }
  }

  /// Where a place that has not been looked at could still beat the list.
  private struct Open {
    var source: MatchSource
    var family: PlaceFamily
    var total: Int64
  }

  /// The source and family whose unseen places have the best bound, or nil when the list is settled.
  private func nextOpen(_ sources: [MatchSource]) -> Open? {
    var best: Open?
    for source in sources where !source.list.isExhausted {
      for family in PlaceFamily.allCases where !source.coverage.isDone(family) {
        guard let total = bound(source, family) else { continue }
        if best.map({ total > $0.total }) ?? true { best = Open(source: source, family: family, total: total) }
      }
    }
    return best
  }

  private func isOpen(_ source: MatchSource) -> Bool { nextOpen([source]) != nil }

  /// The best score of an unseen place, or nil when there is none that could change the list.
  private func bound(_ source: MatchSource, _ family: PlaceFamily) -> Int64? {
    guard let importance = reader.overview.importance(ofFamily: family, after: source.list.position) else { return nil }
    let total = profile.score(source.best, importance: importance, nearness: nearnessBeyond(source.coverage, family)).total
    guard let last = ranking.threshold else { return total }
    return total < last.total || total == last.total && last.place <= source.list.position ? nil : total
  }

  private func nearnessBeyond(_ coverage: AreaCoverage, _ family: PlaceFamily) -> Double {
    nearness?.value(atMeters: coverage.radius[family.rawValue], family: family) ?? 0
  }

  /// Whether the next ring is likely cheaper than reading the list on until importance no longer suffices.
  private func isRingWorthwhile(_ open: Open) -> Bool {
    guard nearness != nil else { return false }
    // The first ring comes before the first look at the list: what is near makes the bound that the list must beat.
    if open.source.coverage.radius[open.family.rawValue] == 0 { return true }
    guard let threshold = ranking.threshold, open.source.list.position > 0 else { return false }
    let near = nearnessBeyond(open.source.coverage, open.family)
    var (low, high) = (0, 1001)
    while low < high {
      let middle = (low + high) / 2
      if profile.score(open.source.best, importance: middle, nearness: near).total >= threshold.total {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let list = open.source.list
    let left = Double(max(0, reader.overview.lastPlace(ofFamily: open.family, importanceAtLeast: low) - list.position))
    return left * Double(max(1, list.count)) / Double(list.position) > Self.cheapList
  }

  /// So many more places of a list cost about as much as a ring.
  private static let cheapList = 40.0

  private func greatestImportance(after place: Int) -> Int? {
    PlaceFamily.allCases.compactMap { reader.overview.importance(ofFamily: $0, after: place) }.max()
  }

  /// Looks at the next places of a list.
  private func advance(_ source: MatchSource, by count: Int) throws {
    report?("list of \(source.best.matchClass) from place \(source.list.position)")
    for _ in 0..<count {
      guard case .place(let place) = try source.list.next() else { return }
      try evaluate(place, proven: source.proven, best: source.best, as: source.best.matchClass)
    }
  }

  // MARK: Areas

  /// Looks at every match of a source in the runs; false when there were more than `most`, and reading was given up.
  private func read(_ runs: RunRanges, _ source: MatchSource, _ bestByArea: TextMatch, most: Int) throws -> Bool {
    guard let pattern = source.areaPattern else { return false }
    let best = source.best.matchClass == .nameStart ? bestByArea : source.best
    var hits: [AreaHit] = []
    var found = 0
    let new = runs.subtracting(source.coverage.read)
    for range in new.ranges {
      let stream = try reader.positions(pattern, source.kind, runs: range)
      while let position = try stream.next() {
        found += 1
        if found & 63 == 0 { try patience.check() }
        if found > most { return false }
        if let hit = try hit(at: position, best: best) { hits.append(hit) }
      }
    }
    report?(
      "area for \(best.matchClass): \(new.ranges.count) ranges, \(new.runCount) runs, \(found) matches, \(hits.count) that may matter")
    hits.sort { $0.bound != $1.bound ? $0.bound > $1.bound : $0.place < $1.place }
    for hit in hits {
      if let last = ranking.threshold, hit.bound < last.total { break }
      try evaluate(hit.place, proven: source.proven, best: hit.best, as: best.matchClass)
    }
    source.coverage.read = source.coverage.read.adding(runs)
    return true
  }

  private struct AreaHit {
    var place: Int
    /// What the place can be at most.
    var best: TextMatch
    var bound: Int64
  }

  /// The place at a geographic position with the best score that it can have, when it may still matter.
  private func hit(at position: Int, best: TextMatch) throws -> AreaHit? {
    let runID = position / Schema.runSize
    if cachedRun?.id != runID { cachedRun = (runID, try reader.run(runID)) }
    guard let run = cachedRun?.run, let entry = run.entry(at: position % Schema.runSize) else { return nil }
    let isAlias = try best.matchClass == .nameWords && places.aliases.contains(entry.place)
    let best = isAlias ? TextMatch(.nameStart) : best
    let bound = bound(best, reader.overview.importance(ofFamily: run.family, place: entry.place), entry.location, run.family)
    if let last = ranking.threshold, bound < last.total { return nil }
    if evaluated.contains(entry.place) { return nil }
    if filter.isActive,
      filter.objection(country: entry.country, types: try reader.typeSet(entry.typeSet), location: entry.location) != nil
    {
      return nil
    }
    return AreaHit(place: entry.place, best: best, bound: bound)
  }

  /// The best score of a place at a location: the sphere's distance, less its error, stands for the exact one.
  private func bound(_ best: TextMatch, _ importance: Int, _ location: GeoPoint, _ family: PlaceFamily) -> Int64 {
    guard let nearness else { return profile.score(best, importance: importance, nearness: 0).total }
    let atLeast = nearness.center.sphericalDistanceMeters(to: location) * (1 - sphericalErrorShare)
    return profile.score(best, importance: importance, nearness: nearness.value(atMeters: atLeast, family: family)).total
  }

  // MARK: Places

  /// Reads a place, and keeps it when it passes the filter and matches. `proven` is what its list says it is at least, `best` what it can be at
  /// most as far as this list is concerned.
  private func evaluate(_ place: Int, proven: TextMatch?, best: TextMatch, as kind: MatchClass) throws {
    if mismatched.contains(place) || evaluated.contains(place) { return }
    placesSeen += 1
    if placesSeen & 63 == 0 { try patience.check() }
    let core = try reader.core(of: place)
    let types = try reader.typeSet(core.typeSet)
    if filter.isActive, filter.objection(country: core.country, types: types, location: core.location) != nil {
      evaluated.insert(place)
      return
    }
    if core.importance < prominentImportance, let last = ranking.threshold,
      bound(best, core.importance, core.location, types.family) < last.total
    {
      return
    }
    placesRead += 1
    guard let (match, nameKey) = try places.match(place, core, proven: proven, as: kind) else {
      mismatched.insert(place)
      return
    }
    evaluated.insert(place)
    ranking.insert(
      Candidate(
        place: place, family: types.family, location: core.location, nameKey: nameKey, match: match, importance: core.importance,
        nearness: nearness, profile: profile))
  }
}
