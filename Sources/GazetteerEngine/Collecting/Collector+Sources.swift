// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// Reads several sources, by importance and by area, until nothing that is left can change the list: the threshold algorithm of Fagin, Lotem and
/// Naor, with the list's last score as threshold and for each source and family a bound of what has not been read.
extension Collector {
  /// - Parameters:
  ///   - sources: Together they hold every match that is looked for, of places that have not been evaluated.
  ///   - isLimited: Whether the budget limits how many places are compared with the text.
  func read(_ sources: [MatchSource], isLimited: Bool) throws {
    if let blocks = restrictedBlocks {
      for source in sources where source.area.list != nil && isOpen(source) {
        prepare(source.area, of: nil)
        // Where words are weighed, places are put in order before any is compared, so many of them cost little.
        if try read(blocks, source.area, most: source.weighed == nil ? CostModel.mostInRegion : .max) { source.area.finish() }
      }
    }
    if signals.nearness == nil { for source in sources where isOpen(source) { try advance(source, by: firstStep) } }
    // What is near tells how much of the text a place must have that is not.
    for source in sources where signals.nearness != nil && tier.level == .partial && isOpen(source) {
      for family in PlaceFamily.allCases where filter.mayKeep(family) { _ = try readRing(family, source) }
    }
    while let open = nextOpen(sources) {
      try patience.check()
      if isLimited ? !mayReadOn() : hasComparedInVain { return }
      try step(open)
      precondition(!checksInvariant || isInvariant(sources), "a place that matches was neither evaluated, nor is it left in a source")
    }
  }

  /// Whether so many places were compared in vain that the rest is left out: of `s city b` eleven thousand in a million have all words in their names, and not one
  /// name all of them. A text that people mean finds what it names long before.
  private var hasComparedInVain: Bool {
    let each = CostModel.place + CostModel.comparison(withAddress: tier.level == .context)
    guard tier.mismatches > wholeBudget.left / each else { return false }
    budget.take(budget.left)
    leaveOut("rest of a step")
    return true
  }

  /// Reads on where the best unseen place may be: a ring around the centre, or the next places of the list.
  private func step(_ open: Open) throws {
    if try isRingWorthwhile(open), try readRing(open.family, open.source) { return }
    let (before, count) = (work, open.source.list.count)
    try advance(open.source, by: count == 0 ? firstStep : CostModel.nextPlaces)
    open.source.weighed?.work += work - before + (open.source.list.count - count) * CostModel.place
  }

  /// Reads the next ring of a family; false when there is none.
  private func readRing(_ family: PlaceFamily, _ source: MatchSource) throws -> Bool {
    let (area, before) = (source.area, work)
    guard let ring = try plan.nextRing(family, area) else { return false }
    prepare(area, of: family)
    if try read(ring.blocks, area) { area.finish(ring) }
    source.weighed?.askAgain()
    area.weighed?.work += work - before + ring.blocks.blockCount * CostModel.block
    return true
  }

  /// Places of a list that are read first: those that a full list needs, and some in the place of duplicates.
  private var firstStep: Int { selection.limit + CostModel.likelyDuplicates }

  /// Where a place that has not been evaluated could still beat the list.
  struct Open {
    var source: MatchSource
    var family: PlaceFamily
    var order: Int64
  }

  /// The source and family whose unseen places have the best bound, or nil when the list is settled.
  func nextOpen(_ sources: [MatchSource]) -> Open? {
    var best: Open?
    for source in sources where !source.list.isExhausted {
      for family in PlaceFamily.allCases where !source.area.isDone(family) {
        guard let order = bound(of: source, family: family) else { continue }
        if best.map({ order > $0.order }) ?? true { best = Open(source: source, family: family, order: order) }
      }
    }
    return best
  }

  private func isOpen(_ source: MatchSource) -> Bool { nextOpen([source]) != nil }

  /// The best score of an unseen place, or nil when there is none that could change the list.
  private func bound(of source: MatchSource, family: PlaceFamily) -> Int64? {
    guard filter.mayKeep(family), let importance = reader.overview.importance(ofFamily: family, after: source.list.position) else {
      return nil
    }
    let order = bound(of: source, family: family, importance: importance)
    guard let last = ranking.threshold else { return order }
    return order < last.order || order == last.order && own(last) <= source.list.position ? nil : order
  }

  /// The layer's own number of the place that a tie is compared with; more than any has where places of two layers tie, so that either may come first.
  func own(_ last: TopCandidates.Threshold) -> Int { last.place == 0 ? 0 : layer.own(last.place) ?? .max }

  /// The best score of an unseen place that has no more than an importance.
  private func bound(of source: MatchSource, family: PlaceFamily, importance: Int) -> Int64 {
    signals.score(source.best, signals.bound(importance: importance, metersAtLeast: source.area.radius(of: family), family: family)).order
  }

  // MARK: Importance or area

  /// Whether the next ring is likely cheaper than reading the list on until importance no longer suffices.
  private func isRingWorthwhile(_ open: Open) throws -> Bool {
    guard signals.nearness != nil else { return false }
    // The first ring comes before the first look at the list: what is near makes the bound that the list must beat.
    let ring = open.source.area.rank(of: open.family)
    if ring == 0 { return true }
    // How much is read of parts by importance cannot be told before: rings may cost as much.
    if tier.level == .partial, let list = open.source.weighed, let area = open.source.area.weighed { return area.work <= list.work }
    guard !ranking.hasRoom, let threshold = ranking.threshold, open.source.list.position > 0 else { return false }
    let list = open.source.list
    let enough = leastImportance(open, reaching: threshold.order)
    // Places come as often as before, but no oftener than the lists that lead have them.
    let most = Double(try open.source.weighed?.most(threshold.order) ?? .max)
    let left = Double(max(0, reader.overview.lastPlace(ofFamily: open.family, importanceAtLeast: enough) - list.position))
    let likely = left * min(Double(max(1, list.count)) / Double(list.position), most / Double(reader.overview.placeCount))
    return likely * Double(CostModel.place) > Double(ring * CostModel.block)
  }

  /// The least importance with which an unseen place reaches a score; more than any place has when none does.
  private func leastImportance(_ open: Open, reaching order: Int64) -> Int {
    (0..<RankingSignals.highestImportance + 1).partitioningIndex { bound(of: open.source, family: open.family, importance: $0) >= order }
  }

  // MARK: Importance

  /// Evaluates the next places of a list; where words are weighed `CostModel.nextPlaces`.
  private func advance(_ source: MatchSource, by count: Int) throws {
    trace?.note("posting list of \(source.best.matchClass)\(share(of: source.best)) from place \(source.list.position)")
    if let weighed = source.weighed { return try advance(source.list, of: weighed) }
    for _ in 0..<count where try !evaluateNext(of: source) { return }
  }

  private func share(of match: TextMatch) -> String {
    match.partial.map { " (\(Double($0.share) / Double(PartialMatch.whole)) of the text)" } ?? ""
  }

  /// Evaluates the next place of a list; false when there is none.
  func evaluateNext(of source: MatchSource) throws -> Bool {
    guard let place = try source.list.next() else { return false }
    if source.comparesPrefixOnly {
      try evaluateStart(place, best: source.best)
    } else {
      try evaluate(place, proven: source.proven, best: source.best)
    }
    return true
  }

  // MARK: Reserved rows

  /// Reads the prefixes on until the reserved rows are settled as well.
  func placeProminent(_ sources: [MatchSource]) throws {
    guard selection.reservedRows > 0, !sources.isEmpty else { return }
    for source in sources where selection.mayBeProminent(source.best) {
      while !source.list.isExhausted {
        guard let importance = greatestImportance(after: source.list.position), mayHoldReservedRow(importance) else { break }
        let placed = selection.prominentCandidates(ranking.all)
        if placed.count == selection.reservedRows, let last = placed.last,
          signals.score(source.best, signals.unbiasedBound(importance: importance)).order < last.unbiasedOrder
        {
          break
        }
        try patience.check()
        _ = try evaluateNext(of: source)
      }
    }
    trace?.note("reserved rows done, \(placesRead) places read")
  }

  private func greatestImportance(after place: Int) -> Int? {
    PlaceFamily.allCases.compactMap { reader.overview.importance(ofFamily: $0, after: place) }.max()
  }
}
