// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// One round: reads several sources, by importance and by area, until nothing that is left can change the list.
extension Collector {
  func run(_ sources: [MatchSource]) throws {
    if let blocks = restrictedBlocks {
      for source in sources where source.area != nil && isOpen(source) {
        if try read(blocks, source, most: AreaPlan.mostFilteredHits) { source.coverage.finish() }
      }
    }
    if nearness == nil { for source in sources where isOpen(source) { try advance(source, by: selection.limit + 3) } }
    while let open = nextOpen(sources) {
      try patience.check()
      if isRingWorthwhile(open), let ring = try plan.nextRing(open.family, open.source.coverage) {
        let owner = sources.first { $0.coverage === open.source.coverage && $0.area != nil } ?? open.source
        if try read(ring.blocks, owner, most: AreaPlan.mostHits) {
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
  struct Open {
    var source: MatchSource
    var family: PlaceFamily
    var total: Int64
  }

  /// The source and family whose unseen places have the best bound, or nil when the list is settled.
  func nextOpen(_ sources: [MatchSource]) -> Open? {
    var best: Open?
    for source in sources where !source.list.isExhausted {
      for family in PlaceFamily.allCases where !source.coverage.isDone(family) {
        guard let total = bound(source, family) else { continue }
        if best.map({ total > $0.total }) ?? true { best = Open(source: source, family: family, total: total) }
      }
    }
    return best
  }

  func isOpen(_ source: MatchSource) -> Bool { nextOpen([source]) != nil }

  /// The best score of an unseen place, or nil when there is none that could change the list.
  func bound(_ source: MatchSource, _ family: PlaceFamily) -> Int64? {
    guard filter.mayKeep(family), let importance = reader.overview.importance(ofFamily: family, after: source.list.position) else {
      return nil
    }
    let total = profile.score(source.best, importance: importance, nearness: nearnessBeyond(source.coverage, family)).total
    guard let last = ranking.threshold else { return total }
    return total < last.total || total == last.total && last.place <= source.list.position ? nil : total
  }

  func nearnessBeyond(_ coverage: AreaCoverage, _ family: PlaceFamily) -> Double {
    nearness?.value(atMeters: coverage.radius[family.rawValue], family: family) ?? 0
  }

  /// Whether the next ring is likely cheaper than reading the list on until importance no longer suffices.
  func isRingWorthwhile(_ open: Open) -> Bool {
    guard nearness != nil else { return false }
    // The first ring comes before the first look at the list: what is near makes the bound that the list must beat.
    if open.source.coverage.radius[open.family.rawValue] == 0 { return true }
    guard let threshold = ranking.threshold, open.source.list.position > 0 else { return false }
    let near = nearnessBeyond(open.source.coverage, open.family)
    let least = (0..<1001).partitioningIndex { importance in
      profile.score(open.source.best, importance: importance, nearness: near).total >= threshold.total
    }
    let list = open.source.list
    let left = Double(max(0, reader.overview.lastPlace(ofFamily: open.family, importanceAtLeast: least) - list.position))
    return left * Double(max(1, list.count)) / Double(list.position) > Self.cheapList
  }

  /// So many more places of a list cost about as much as a ring.
  private static let cheapList = 40.0

  func greatestImportance(after place: Int) -> Int? {
    PlaceFamily.allCases.compactMap { reader.overview.importance(ofFamily: $0, after: place) }.max()
  }

  /// Looks at the next places of a list.
  func advance(_ source: MatchSource, by count: Int) throws {
    report?("list of \(source.best.matchClass) from place \(source.list.position)")
    for _ in 0..<count where try !lookAtNext(of: source) { return }
  }

  /// Looks at the next place of a list; false when there is none.
  func lookAtNext(of source: MatchSource) throws -> Bool {
    guard let place = try source.list.next() else { return false }
    if source.isOfStarts {
      try evaluateStart(place, best: source.best)
    } else {
      try evaluate(place, proven: source.proven, best: source.best, as: source.best.matchClass)
    }
    return true
  }
}
