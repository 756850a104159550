// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Finds enough candidates that no place left out could change the list.
///
/// Invariant of every tier: a place that matches and passes the filter has been evaluated, or, for each source that holds it, it comes after the
/// position of the source's list and lies outside what has been read of its family's area. The best score of such a place is known; when the
/// list beats it, the tier ends. Tests check this on a sample of places (`Collector+Invariant.swift`).
///
/// Where to find what: the steps of all tiers in their order in `Collector+Steps.swift`, how a step is run in `Collector+Lists.swift`, the loop that reads
/// long lists until nothing can change in `Collector+Sources.swift`, areas in `Collector+Areas.swift`, corrected texts and parts of a text in `Collector+WeighedWords.swift`.
final class Collector {
  let layer: Layer
  /// Reads the layer by its own numbers; so do all members of this class but `ranking`.
  let reader: IndexReader
  let texts: QueryVariants
  let filter: PlaceFilter
  let selection: Selection
  let signals: RankingSignals
  let patience: Patience
  let plan: AreaPlan
  /// The blocks of a restricted area; nil without a restriction, or when they are too many.
  let restrictedBlocks: BlockRanges?
  /// By family that the layer has, the values that none of its places exceeds that pass the filter.
  let bounds: [SignalValues]
  let places: PlaceComparison
  /// For each variant of the text, as typed first, what makes its steps.
  let builders: [StepBuilder]
  /// The lists of what passes the filter.
  let filters: [QueryTree]
  /// Records what each step does, when somebody wants to know.
  var trace: SearchTrace?

  /// What was found in all layers.
  let ranking: TopCandidates
  /// The tier that is being collected.
  var tier = Tier(.names)
  /// Places that need no second look: listed, kept out by a filter, or too low to matter.
  private(set) var evaluated: Set<Int> = []
  /// Whether the invariant is checked after each step; where it is broken, the process ends.
  var checksInvariant = false
  /// Places that may have all words as typed, but not in one name: the tier of names learns of them, and they match as words within words do.
  var mixed: [Int] = []
  /// Whether only likely typos of names are looked for.
  private var keepsLikelyTyposOnly: Bool { filter.atHand != nil }
  /// The work that corrected texts and parts of the text may take, and comparisons in vain.
  var budget: WorkBudget
  /// Up to where work has been taken from it.
  var workDone = 0
  /// The same at the start of each round.
  let wholeBudget: WorkBudget
  /// Whether a step, or the rest of a long list, was left out for its work.
  var leftOut: Bool { budget.wasExceeded }
  let lookups: Lookups
  /// How many places were compared with the text, for benchmarks and explanations.
  private(set) var placesRead = 0
  private var placesSeen = 0
  var cachedBlock: (id: Int, block: Block)?
  /// The place that was checked last for the invariant; the first one depends on the text, so that many searches check all places.
  lazy var sampled = texts.typed.key.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }

  /// - Parameters:
  ///   - layer: The index to search.
  ///   - setup: What follows from the request.
  ///   - filter: The filter of the request by the numbers of the layer.
  ///   - rows: Rows of the layer's places.
  ///   - bounds: The values that no place of the layer exceeds; nil works them out.
  ///   - ranking: Where candidates go.
  init(
    layer: Layer, setup: Setup, filter: PlaceFilter, rows: PlaceRows, budget: WorkBudget, bounds: [SignalValues]? = nil,
    into ranking: TopCandidates
  )
    throws
  {
    self.layer = layer
    reader = layer.reader
    (self.budget, wholeBudget) = (budget, budget)
    texts = setup.variants
    self.filter = filter
    selection = setup.selection
    signals = setup.signals.of(layer)
    patience = reader.patience
    plan = AreaPlan(filter: filter, nearness: signals.nearness, reader: reader)
    restrictedBlocks = try plan.restrictedBlocks()
    self.bounds = try bounds ?? Self.bounds(of: layer, filter, signals, plan)
    let lookups = Lookups(patience: patience)
    places = PlaceComparison(layer: layer, texts: texts, rows: rows, lookups: lookups)
    (self.lookups, self.ranking, filters) = (lookups, ranking, filter.lists)
    builders = texts.all.map { StepBuilder(layer: layer, $0, filter: filter, lookups: lookups) }
  }

  /// Looks in the same layer for what the row at hand is for: its best match alone, which goes into a ranking of its own.
  init(atHandOf collector: Collector, into ranking: TopCandidates) throws {
    layer = collector.layer
    reader = collector.reader
    (budget, wholeBudget) = (collector.budget, collector.wholeBudget)
    texts = collector.texts
    filter = collector.filter.keepingPlaces(in: collector.placesAtHand)
    selection = collector.selection.forOne
    signals = collector.signals
    patience = collector.patience
    plan = AreaPlan(filter: filter, nearness: signals.nearness, reader: reader)
    restrictedBlocks = try plan.restrictedBlocks()
    bounds = try Self.bounds(of: layer, filter, signals, plan)
    (places, lookups) = (collector.places, collector.lookups)
    (builders, filters) = (collector.builders, collector.filters)
    trace = collector.trace
    checksInvariant = collector.checksInvariant
    self.ranking = ranking
  }

  /// Whether anything of the layer can be found.
  var canFindAny: Bool { !filter.excludesAll && reader.overview.placeCount > 0 && restrictedBlocks?.ranges.isEmpty != true }

  /// Begins a round: places that are not candidates are looked at again.
  func begin() {
    evaluated = []
    ranking.eachKnown { if let own = layer.own($0) { evaluated.insert(own) } }
    (budget, mixed) = (wholeBudget, [])
  }

  /// Fills `ranking` with every candidate of a tier that can matter, typos and parts of the text aside.
  func collect(_ level: Tier.Level) throws {
    tier = Tier(level)
    try runSteps(of: level)
  }

  /// Fills it with every candidate with typos that can matter.
  func collect(_ typos: Typos) throws {
    tier = Tier(.corrected)
    (tier.gate, tier.correctable) = (typos.gate, typos.texts)
    try runSteps(of: typos)
  }

  /// Fills it with every candidate that has parts of the text and can matter.
  func collect(_ partial: PartialText) throws {
    tier = Tier(.partial)
    tier.partial = partial
    try runSteps(of: partial)
  }

  /// Called when a tier ends in all layers.
  func finish(_ level: Tier.Level) {
    precondition(!checksInvariant || isComplete(), "a place that matches was neither evaluated nor beaten")
    trace?.note("\(layer.title)\(level.title) done, \(placesRead) places read")
  }

  /// Called when the best likely typo of a name has been looked for.
  func finishAtHand() { trace?.note("\(layer.title)slot at hand done, \(placesRead) places read") }

  // MARK: Bounds

  /// Where there is one layer alone, some of its places are near: telling how near would be in vain.
  private static func bounds(of layer: Layer, _ filter: PlaceFilter, _ signals: RankingSignals, _ plan: AreaPlan) throws -> [SignalValues] {
    try PlaceFamily.allCases.compactMap { family in
      guard filter.mayKeep(family), let importance = layer.reader.overview.importance(ofFamily: family, after: 0) else { return nil }
      return signals.bound(
        importance: importance, metersAtLeast: layer.isLayered ? try plan.leastMeters(of: family) : 0, family: family)
    }
  }

  /// The best order that a place of the layer with such a match may have; nil when it has none that passes the filter.
  func bound(of match: TextMatch) -> Int64? { bounds.map { signals.score(match, $0).order }.max() }

  /// Whether any place of the layer with such a match could get onto the list.
  func canStillEnter(_ match: TextMatch) -> Bool {
    guard let last = ranking.threshold else { return true }
    return bound(of: match).map { $0 >= last.order } ?? false
  }

  /// The best score of a place at a location: the sphere's distance, less its error, stands for the exact one.
  func bound(of best: TextMatch, importance: Int, at location: GeoPoint, family: PlaceFamily) -> Int64 {
    let atLeast = (signals.nearness?.center.sphericalDistanceMeters(to: location) ?? 0) * (1 - sphericalErrorShare)
    return signals.score(best, signals.bound(importance: importance, metersAtLeast: atLeast, family: family)).order
  }

  /// Whether a place of an importance may hold a reserved row whatever its score (`Selection`). Only places found by a name as typed do.
  func mayHoldReservedRow(_ importance: Int) -> Bool { tier.level == .names && importance >= selection.prominentImportance }

  /// Where the row at hand looks.
  private var placesAtHand: AreaAtHand? {
    signals.nearness.map { AreaAtHand(nearness: $0, least: selection.numbers.handNearness) }
  }

  // MARK: Places

  /// Reads a place, and keeps it when it passes the filter and matches.
  ///
  /// - Parameters:
  ///   - proven: What its list says that it is at least; nil when being in the list proves nothing.
  ///   - best: What it can be at most as far as this list is concerned.
  func evaluate(_ place: Int, proven: TextMatch?, best: TextMatch) throws {
    guard let found = try promising(place, best: best) else { return }
    guard let match = try places.match(place, core: found.core, proven: proven, in: tier) else {
      tier.mismatched.insert(place)
      noteMismatch()
      if tier.level == .names, texts.typed.terms.count > 1, found.core.flags.contains(.aliases) { mixed.append(place) }
      return
    }
    try keep(place, found: found, as: match)
  }

  /// The same for a place one of whose names may begin with the text. When none does, nothing is learned of what else it matches.
  func evaluateStart(_ place: Int, best: TextMatch) throws {
    guard let found = try promising(place, best: best) else { return }
    guard let match = try places.matchStart(place, core: found.core, in: tier) else { return noteMismatch() }
    try keep(place, found: found, as: match)
  }

  private func noteMismatch() {
    tier.mismatches += 1
    if tier.mismatches == CostModel.few { places.testLetters() }
  }

  /// A place that has to be compared with the text; nil when that is done, or when it could not get onto the list.
  private func promising(_ place: Int, best: TextMatch) throws -> (core: PlaceCore, types: IndexOverview.TypeSet)? {
    if tier.mismatched.contains(place) || evaluated.contains(place) { return nil }
    placesSeen += 1
    if placesSeen % (CostModel.look / CostModel.place) == 0 { try patience.check() }
    let core = try reader.core(of: place)
    let types = try reader.typeSet(core.typeSet)
    if filter.isActive, filter.objection(place: place, country: core.country, types: types, location: core.location) != nil {
      evaluated.insert(place)
      noteFiltered(place)
      return nil
    }
    guard try ranking.mayPass(layer.common(place), core) else {
      evaluated.insert(place)
      noteFiltered(place)
      return nil
    }
    // While there is room, a threshold tells of matches, whatever the place.
    if !mayHoldReservedRow(core.importance), !ranking.hasRoom, let last = ranking.threshold {
      let bound = bound(of: best, importance: core.importance, at: core.location, family: types.family)
      if bound < last.order || bound == last.order && place > own(last) { return nil }
    }
    placesRead += 1
    if placesRead % (CostModel.look / CostModel.comparison(withAddress: tier.readsAddresses)) == 0 { try patience.check() }
    return (core, types)
  }

  /// Notes a place that the filter of the request excludes.
  func noteFiltered(_ place: Int) {
    if filter.atHand == nil { trace?.noteFiltered(layer.common(place)) }
  }

  private func keep(
    _ place: Int, found: (core: PlaceCore, types: IndexOverview.TypeSet), as match: (TextMatch, nameKey: UInt64)
  ) throws {
    evaluated.insert(place)
    if let gate = tier.gate, !gate.admits(match.0, importance: found.core.importance) { return }
    if keepsLikelyTyposOnly, !match.0.isLikelyTypoOfName { return }
    var candidate = Candidate(
      place: layer.common(place), types: found.types, site: try found.types.kind == .street ? places.site(of: place) : nil,
      location: found.core.location, area: layer.common(found.core).administrativeArea, nameKey: match.nameKey, match: match.0,
      importance: found.core.importance, signals: signals)
    if layer.isLayered { candidate.placeID = try Array(reader.placeID(of: place).utf8) }
    try ranking.insert(candidate)
  }
}
