// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex
import GazetteerText

/// Finds enough candidates that no place left out could change the list.
///
/// Invariant of every round: a place that matches and passes the filter has been looked at, or it comes after the position of every list of
/// the round that holds it and lies outside what has been read of its family's area. The best score of such a place is known; when the list
/// beats it, the round ends.
final class Collector {
  let reader: IndexReader
  let query: QueryText
  let filter: PlaceFilter
  let selection: Selection
  let nearness: Nearness?
  let profile: RankingProfile
  let patience: Patience

  private(set) var ranking: RankingList
  private var evaluated: Set<Int> = []
  /// Rows of places read, for benchmarks and explanations.
  private(set) var placesRead = 0
  private var cachedRun: (id: Int, run: IndexReader.Run)?

  init(reader: IndexReader, query: QueryText, filter: PlaceFilter, selection: Selection, nearness: Nearness?, profile: RankingProfile, patience: Patience)
  {
    self.reader = reader
    self.query = query
    self.filter = filter
    self.selection = selection
    self.nearness = nearness
    self.profile = profile
    self.patience = patience
    ranking = RankingList(selection)
  }

  /// Fills `ranking` with every candidate that can matter.
  func collect() throws {
    if query.isEmpty || filter.excludesAll || reader.overview.placeCount == 0 { return }
    let patterns = PatternBuilder(reader: reader, query: query, filter: filter)
    try collectNames(patterns)
    if canStillEnter(TextMatch(.context)), let pass = try contextPass(patterns) { try run(pass) }
    if canStillEnter(TextMatch(.infix)), let pass = infixPass(patterns) { try run(pass) }
  }

  // MARK: Rounds

  private func collectNames(_ patterns: PatternBuilder) throws {
    guard let words = try patterns.nameWords() else { return }
    let overview = reader.overview
    let isIntersection = query.terms.count > 1 || filter.countries != nil || filter.primaryTypes != nil
    func list(_ pattern: MatchPattern, _ best: TextMatch) -> RankedList {
      let filtered = patterns.filtered(pattern)
      return RankedList(best: best, placeCount: overview.placeCount, isIntersection: isIntersection) { [reader] after, through in
        try reader.places(filtered, .words, after: after, through: through)
      }
    }
    let letters = TextAnalyzer.letterCount(query.key)
    let whole = TextMatch(.nameStart, wholeNameLetters: letters)
    let key = nameKeyHash(query.key)
    var lists = [
      RankedList(best: whole, placeCount: overview.placeCount, isIntersection: false) { [reader] after, through in
        try reader.placesByWholeName(key, after: after, through: through)
      }
    ]
    // Places some main name of which begins with a shorter one keep what the shorter one earned.
    let nested = TextMatch(.nameStart, wholeNameLetters: letters - 1)
    if overview.nestedPlaceCount > 0, let pattern = try patterns.nameStart(space: TermSpace.nestedNameStart) { lists.append(list(pattern, nested)) }
    if let pattern = try patterns.nameStart(space: TermSpace.nameStart) { lists.append(list(pattern, TextMatch(.nameStart))) }
    lists.append(list(words, TextMatch(.nameWords)))
    // One look at the whole names tells whether anything near can be one.
    let first = try reader.placesByWholeName(key, after: 0, through: overview.placeCount).next()
    let best = first != nil ? whole : overview.nestedPlaceCount > 0 ? nested : TextMatch(.nameStart)
    let pass = Pass(
      lists: lists, areaPattern: patterns.filtered(words, byCountry: false), kind: .words, best: best, matchOfLastList: TextMatch(.nameWords))
    try run(pass)
    try collectProminent(pass)
  }

  private func contextPass(_ patterns: PatternBuilder) throws -> Pass? {
    try patterns.context().map { pass($0, .words, TextMatch(.context), patterns) }
  }

  private func infixPass(_ patterns: PatternBuilder) -> Pass? {
    patterns.infix().map { pass($0, .infix, TextMatch(.infix), patterns) }
  }

  /// A round with one list.
  private func pass(_ pattern: MatchPattern, _ kind: IndexReader.ListKind, _ match: TextMatch, _ patterns: PatternBuilder) -> Pass {
    let filtered = patterns.filtered(pattern)
    let list = RankedList(best: match, placeCount: reader.overview.placeCount, isIntersection: true) { [reader] after, through in
      try reader.places(filtered, kind, after: after, through: through)
    }
    return Pass(lists: [list], areaPattern: patterns.filtered(pattern, byCountry: false), kind: kind, best: match, matchOfLastList: match)
  }

  /// Whether any place with such a match could get onto the list.
  private func canStillEnter(_ match: TextMatch) -> Bool {
    guard let last = ranking.threshold else { return true }
    return profile.score(match, importance: 1000, nearness: nearness == nil ? 0 : 1).total >= last.score.total
  }

  /// Runs the start lists on until the reserved seats are settled as well.
  private func collectProminent(_ pass: Pass) throws {
    guard selection.reservedSeats > 0 else { return }
    for list in pass.lists.dropLast() {
      if list.best.wholeNameLetters == 0, selection.letters < 4 { continue }
      while !list.isExhausted {
        guard let importance = greatestImportance(after: list.position), importance >= Selection.prominentImportance else { break }
        let seated = selection.prominentCandidates(ranking.candidates)
        if seated.count == selection.reservedSeats, let last = seated.last,
          profile.score(list.best, importance: importance, nearness: 0).total < last.unbiasedTotal
        {
          break
        }
        try patience.check()
        if case .place(let place) = try list.next() { try evaluate(place, known: list.best, of: pass) }
      }
    }
  }

  // MARK: One round

  private func run(_ pass: Pass) throws {
    var coverage = AreaCoverage()
    let plan = AreaPlan(filter: filter, nearness: nearness, reader: reader)
    if let area = try plan.filterArea(), try read(area, pass, &coverage) { return }
    try advance(pass.lists, pass, by: max(8, selection.limit + 3))
    while !pass.isExhausted {
      try patience.check()
      guard let open = openBound(pass, coverage) else { return }
      if let step = try plan.nextStep(for: open, coverage: coverage, threshold: ranking.threshold, profile: profile) {
        if try !read(step, pass, &coverage) { plan.close(open.family) }
      } else {
        try advance([open.list], pass, by: 32)
      }
    }
  }

  /// Where a place that has not been looked at could still beat the list.
  struct OpenBound {
    var list: RankedList
    var family: PlaceFamily
    var total: Int64
  }

  /// The list and family whose unseen places have the best bound, or nil when the list is settled.
  private func openBound(_ pass: Pass, _ coverage: AreaCoverage) -> OpenBound? {
    var open: OpenBound?
    for list in pass.lists where !list.isExhausted {
      for family in PlaceFamily.allCases where !coverage.isDone(family) {
        guard let importance = reader.overview.importance(ofFamily: family, after: list.position) else { continue }
        let near = nearness?.value(atMeters: coverage.radius[family.rawValue], family: family) ?? 0
        let total = profile.score(list.best, importance: importance, nearness: near).total
        if isBeaten(total, after: list.position) { continue }
        if open.map({ total > $0.total }) ?? true { open = OpenBound(list: list, family: family, total: total) }
      }
    }
    return open
  }

  /// Whether a place with at most this score and an id beyond `position` cannot change the list.
  private func isBeaten(_ total: Int64, after position: Int) -> Bool {
    guard let last = ranking.threshold else { return false }
    return total < last.score.total || total == last.score.total && last.place <= position
  }

  private func greatestImportance(after place: Int) -> Int? {
    PlaceFamily.allCases.compactMap { reader.overview.importance(ofFamily: $0, after: place) }.max()
  }

  /// Looks at the next places of each list, at most `count` a list, and stops early where the bound is beaten.
  private func advance(_ lists: [RankedList], _ pass: Pass, by count: Int) throws {
    for list in lists {
      var left = count
      while left > 0 {
        switch try list.next() {
        case .end: left = 0
        case .pause: left = 0
        case .place(let place):
          try evaluate(place, known: list.best, of: pass)
          left -= 1
        }
      }
    }
  }

  // MARK: Areas

  /// Looks at every match in the step's runs; false when there were more than the step allows, and reading was given up.
  private func read(_ step: AreaStep, _ pass: Pass, _ coverage: inout AreaCoverage) throws -> Bool {
    var hits: [AreaHit] = []
    for range in step.runs.subtracting(coverage.read).ranges {
      let stream = try reader.positions(pass.areaPattern, pass.kind, runs: range)
      var found = 0
      while let position = try stream.next() {
        found += 1
        if found & 63 == 63 { try patience.check() }
        if let hit = try hit(at: position, best: pass.best) { hits.append(hit) }
        if hits.count > step.mostHits { return false }
      }
    }
    hits.sort { $0.bound != $1.bound ? $0.bound > $1.bound : $0.place < $1.place }
    for hit in hits {
      if let last = ranking.threshold, hit.bound < last.score.total { break }
      try evaluate(hit.place, known: pass.matchOfLastList, of: pass)
    }
    coverage.read = coverage.read.adding(step.runs)
    step.done(&coverage)
    return true
  }

  private struct AreaHit {
    var place: Int
    var bound: Int64
  }

  /// The place at a geographic position, when it may still matter, with the best score that it can have.
  private func hit(at position: Int, best: TextMatch) throws -> AreaHit? {
    let runID = position / Schema.runSize
    if cachedRun?.id != runID { cachedRun = (runID, try reader.run(runID)) }
    guard let run = cachedRun?.run, run.entries.indices.contains(position % Schema.runSize) else { return nil }
    let entry = run.entries[position % Schema.runSize]
    if evaluated.contains(entry.place) || !filter.isInside(entry.location) { return nil }
    var near = 0.0
    if let nearness {
      let atLeast = nearness.center.sphericalDistanceMeters(to: entry.location) * (1 - sphericalErrorShare)
      near = nearness.value(atMeters: atLeast, family: run.family)
    }
    let importance = reader.overview.importance(ofFamily: run.family, place: entry.place)
    return AreaHit(place: entry.place, bound: profile.score(best, importance: importance, nearness: near).total)
  }

  // MARK: Places

  /// Reads a place, and keeps it when it passes the filter and matches. `known` is what the list says of it.
  private func evaluate(_ place: Int, known: TextMatch, of pass: Pass) throws {
    guard evaluated.insert(place).inserted else { return }
    placesRead += 1
    let core = try reader.core(of: place)
    let types = try reader.typeSet(core.typeSet)
    guard filter.objection(country: core.country, primaryType: types.primaryType, location: core.location) == nil else { return }
    let forms = TextAnalyzer.forms(ofName: core.name)
    guard let match = try match(place, core, forms, known: known, lastList: pass.matchOfLastList) else { return }
    ranking.insert(
      Candidate(
        place: place, family: types.family, location: core.location, nameKey: forms.first.map { nameKeyHash($0.key) } ?? 0, match: match,
        importance: core.importance, nearness: nearness, profile: profile))
  }

  private func match(_ place: Int, _ core: IndexReader.PlaceCore, _ forms: [NameForm], known: TextMatch, lastList: TextMatch) throws -> TextMatch? {
    switch lastList.matchClass {
    case .context: return lastList
    case .infix: return try matchInside(place, core, forms)
    case .nameStart, .nameWords: break
    }
    var main = forms
    if core.flags.contains(.otherMainNames) {
      for name in try reader.names(of: place) where name.kind.isMain { main += TextAnalyzer.forms(ofName: name.text) }
    }
    if let start = query.matchStart(of: main) { return start }
    // Lists of beginnings and of whole names promise more than they hold: what has not all words is no match here.
    if known.matchClass == .nameStart {
      return try hasAllWords(place, main) ? TextMatch(.nameWords) : nil
    }
    return TextMatch(.nameWords)
  }

  private func hasAllWords(_ place: Int, _ main: [NameForm]) throws -> Bool {
    var forms = main
    for name in try reader.names(of: place) where !name.kind.isMain { forms += TextAnalyzer.forms(ofName: name.text) }
    return query.hasAllTerms(in: forms)
  }

  private func matchInside(_ place: Int, _ core: IndexReader.PlaceCore, _ forms: [NameForm]) throws -> TextMatch? {
    var terms = PlaceTerms(mainForms: forms)
    for name in try reader.names(of: place) {
      let forms = TextAnalyzer.forms(ofName: name.text)
      if name.kind.isMain { terms.mainForms += forms } else { terms.aliasForms += forms }
    }
    return query.matchesInside(terms) ? TextMatch(.infix) : nil
  }
}
