// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Matches by area.
extension Collector {
  /// Evaluates every match in the blocks that may matter; false when there were more than `most`, or the budget was spent, and reading was given up.
  func read(_ blocks: BlockRanges, _ area: AreaCoverage, most: Int = .max) throws -> Bool {
    guard let list = area.list else { return false }
    let best = area.best
    var hits: [AreaHit] = []
    var found = 0
    try list.read(blocks.ranges) { position in
      found += 1
      if found % (CostModel.look / CostModel.place) == 0 { try patience.check() }
      if found <= most, let hit = try hit(at: position, best: area.bestOfLast) { hits.append(hit) }
      return found <= most
    }
    if found > most { return false }
    trace?.note(
      "area of \(best.matchClass): \(blocks.ranges.count) ranges, \(blocks.blockCount) blocks, \(found) matches, \(hits.count) above the threshold"
    )
    hits.sort { $0.bound != $1.bound ? $0.bound > $1.bound : $0.place < $1.place }
    for hit in hits {
      if let last = ranking.threshold, hit.bound < last.order { break }
      if area.weighed != nil, !mayReadOn() { return false }
      try evaluate(hit.place, proven: area.proven, best: hit.best)
    }
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
    let blockID = position / Schema.blockSize
    if cachedBlock?.id != blockID { cachedBlock = (blockID, try reader.block(blockID)) }
    guard let block = cachedBlock?.block, let entry = block.entry(at: position % Schema.blockSize) else { return nil }
    // First what costs least: a filter by type leaves out most places of an area.
    if filter.isActive, filter.objection(country: entry.country, types: try reader.typeSet(entry.typeSet)) != nil {
      noteFiltered(entry.place)
      return nil
    }
    let importance = reader.overview.importance(ofFamily: block.family, place: entry.place)
    let mayBeAlias = try best.matchClass == .nameWords && !places.aliases.isEmpty()
    var best = mayBeAlias ? .wholeAlias(texts.typed) : best
    var bound = bound(of: best, importance: importance, at: entry.location, family: block.family)
    if let last = ranking.threshold, bound < last.order { return nil }
    if evaluated.contains(entry.place) { return nil }
    if mayBeAlias, try !places.aliases.contains(entry.place) {
      best = TextMatch(.nameWords)
      bound = self.bound(of: best, importance: importance, at: entry.location, family: block.family)
      if let last = ranking.threshold, bound < last.order { return nil }
    }
    if filter.isActive, filter.objection(place: entry.place, location: entry.location, family: block.family) != nil {
      noteFiltered(entry.place)
      return nil
    }
    return AreaHit(place: entry.place, best: best, bound: bound)
  }
}
