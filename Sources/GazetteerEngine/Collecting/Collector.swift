// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex
import GazetteerText

/// Finds enough candidates that no place left out could change the list.
///
/// Invariant of every tier: a place that matches and passes the filter has been looked at, or, for each source that holds it, it comes after the
/// position of the source's list and lies outside what has been read of its family's area. The best score of such a place is known; when the
/// list beats it, the tier ends.
final class Collector {
  let reader: IndexReader
  let texts: QueryVariants
  let filter: PlaceFilter
  let selection: Selection
  let nearness: Nearness?
  let profile: RankingProfile
  let patience: Patience
  let plan: AreaPlan
  /// The blocks of a restricted area; nil without a restriction, or when they are too many.
  let restrictedBlocks: BlockRanges?
  var places: PlaceComparison
  /// Told what each step did, when somebody wants to know.
  var report: ((String) -> Void)?

  private(set) var ranking: TopCandidates
  /// Places that need no second look: listed, kept out by a filter, or too low to matter.
  var evaluated: Set<Int> = []
  /// Places that are no match of the tier's kind; another tier may find that they match in another way.
  var mismatched: Set<Int> = []
  /// Places that may have all words as typed, but not in one name: they match as words within words do.
  var mixed: [Int] = []
  var placesSeen = 0
  /// Whether corrections were left out because finding their places is too much work.
  var wasCut = false
  /// How many steps through posting lists a plan of a corrected text may take.
  let mostCorrectionSteps: Int
  /// How many places were compared with the text, for benchmarks and explanations.
  private(set) var placesRead = 0
  var cachedBlock: (id: Int, block: Block)?

  init(reader: IndexReader, setup: Setup, profile: RankingProfile, names: NameCache, mostCorrectionSteps: Int) throws {
    self.reader = reader
    self.mostCorrectionSteps = mostCorrectionSteps
    texts = setup.variants
    filter = setup.filter
    selection = setup.selection
    nearness = setup.nearness
    self.profile = profile
    patience = reader.patience
    plan = AreaPlan(filter: filter, nearness: nearness, reader: reader)
    restrictedBlocks = try plan.restrictedBlocks()
    places = try PlaceComparison(reader: reader, texts: texts, names: names)
    ranking = TopCandidates(selection)
  }

  /// Fills `ranking` with every candidate that can matter.
  func collect() throws {
    if texts.typed.isEmpty || filter.excludesAll || reader.overview.placeCount == 0 { return }
    let lists = TermCache(patience: patience)
    let patterns = zip(texts.texts, texts.partings).map {
      PatternBuilder(reader: reader, query: $0, filter: filter, lists: lists, parting: $1)
    }
    try patience.check()
    repeat {
      evaluated = Set(ranking.all.map(\.place))
      mixed = []
      try collectNames(patterns)
      report?("names done, \(placesRead) places read")
      mismatched = []
      if texts.hasRespellings {
        try collectAll(.respelled, of: patterns, respelledWords)
        report?("other variants done, \(placesRead) places read")
      }
      try collectAll(.context, of: patterns) { try [$0.context()].compactMap(\.self) }
      report?("addresses done, \(placesRead) places read")
      try collectMixed()
      try collectAll(.infix, of: [patterns[0]]) { try [$0.infix()].compactMap(\.self) }
      report?("words within words done, \(placesRead) places read")
      try collectCorrected(patterns)
    } while !ranking.isSettled()
  }

  // MARK: Tiers

  /// A tier of one class of matches, for each variant of the text, as long as such a match could still get onto the list.
  func collectAll(
    _ kind: MatchClass, of patterns: [PatternBuilder], _ plans: (PatternBuilder) throws -> [PatternBuilder.Plan]
  ) throws {
    for pattern in patterns where canStillEnter(TextMatch(kind)) {
      for plan in try plans(pattern) {
        // What lies in a small area is read by area, below.
        guard let list = try restrictedBlocks == nil ? unexhausted(plan, TextMatch(kind), pattern) : list(plan, pattern) else { continue }
        // A later variant proves nothing: an earlier one may fit as well, and comes first.
        let proven = plan.isProof && pattern.query == texts.typed ? TextMatch(kind) : nil
        try run([source(plan, list, best: TextMatch(kind), proven: proven)])
      }
    }
    mismatched = []
  }

  /// Whether any place with such a match could get onto the list.
  func canStillEnter(_ match: TextMatch) -> Bool {
    guard let last = ranking.threshold else { return true }
    return profile.score(match, importance: 1000, nearness: nearness == nil ? 0 : 1).total >= last.total
  }

  /// The best score of a place at a location: the sphere's distance, less its error, stands for the exact one.
  func bound(_ best: TextMatch, _ importance: Int, _ location: GeoPoint, _ family: PlaceFamily) -> Int64 {
    guard let nearness else { return profile.score(best, importance: importance, nearness: 0).total }
    let atLeast = nearness.center.sphericalDistanceMeters(to: location) * (1 - sphericalErrorShare)
    return profile.score(best, importance: importance, nearness: nearness.value(atMeters: atLeast, family: family)).total
  }

  // MARK: Places

  /// Reads a place, and keeps it when it passes the filter and matches. `proven` is what its list says it is at least, `best` what it can be at
  /// most as far as this list is concerned.
  func evaluate(_ place: Int, proven: TextMatch?, best: TextMatch, as kind: MatchClass) throws {
    guard let candidate = try promising(place, best: best) else { return }
    guard let match = try places.match(place, candidate.core, proven: proven, as: kind) else {
      mismatched.insert(place)
      if kind <= .nameWords, texts.typed.terms.count > 1, candidate.core.flags.contains(.aliases) { mixed.append(place) }
      return
    }
    keep(place, candidate, match)
  }

  /// The same for a place one of whose names may begin with the text. When none does, nothing is learned of what else it matches.
  func evaluateStart(_ place: Int, best: TextMatch) throws {
    guard let candidate = try promising(place, best: best), let match = try places.matchStart(place, candidate.core) else { return }
    keep(place, candidate, match)
  }

  /// A place that has to be compared with the text; nil when that is done, or when it could not get onto the list.
  private func promising(_ place: Int, best: TextMatch) throws -> (core: PlaceCore, types: IndexOverview.TypeSet)? {
    if mismatched.contains(place) || evaluated.contains(place) { return nil }
    placesSeen += 1
    if placesSeen & 63 == 0 { try patience.check() }
    let core = try reader.core(of: place)
    let types = try reader.typeSet(core.typeSet)
    if filter.isActive, filter.objection(country: core.country, types: types, location: core.location) != nil {
      evaluated.insert(place)
      return nil
    }
    if core.importance < prominentImportance, let last = ranking.threshold,
      bound(best, core.importance, core.location, types.family) < last.total
    {
      return nil
    }
    placesRead += 1
    // A comparison costs far more than the look at the clock.
    if placesRead & 7 == 0 { try patience.check() }
    return (core, types)
  }

  private func keep(_ place: Int, _ found: (core: PlaceCore, types: IndexOverview.TypeSet), _ match: (TextMatch, nameKey: UInt64)) {
    evaluated.insert(place)
    ranking.insert(
      Candidate(
        place: place, family: found.types.family, location: found.core.location, area: found.core.administrativeArea,
        nameKey: match.nameKey,
        match: match.0, importance: found.core.importance, nearness: nearness, profile: profile))
  }
}
