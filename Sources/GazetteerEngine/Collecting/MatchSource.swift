// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The places that match in one way, readable in order of importance and, mostly, by area.
final class MatchSource {
  /// The best match that a place of the source can be.
  let best: TextMatch
  /// The best match that a place read by area can be: what is read so may belong to other sources as well.
  var bestByArea: TextMatch
  /// What a place of the source is when it is nothing better; nil when being in its lists does not prove a match.
  let proven: TextMatch?
  /// Whether places read by importance are asked for a prefix alone: what else they match, another source or a later tier tells.
  var isOfStarts = false
  /// In order of importance.
  let list: PostingCursor
  /// By area; nil when the source has no such list.
  let area: AreaPostings?
  /// What has been read by area. A source that lies within another shares that one's coverage.
  let coverage: AreaCoverage

  init(
    best: TextMatch, proven: TextMatch? = nil, list: PostingCursor, area: AreaPostings? = nil, coverage: AreaCoverage
  ) {
    self.best = best
    bestByArea = best
    self.proven = proven
    self.list = list
    self.area = area
    self.coverage = coverage
  }
}

/// What has been read of the geographic order, and how far the next ring reaches.
final class AreaCoverage {
  /// Blocks whose matches have all been looked at.
  var read = BlockRanges()
  /// By family: every place within this many metres of the centre has been looked at; infinite when the family is done.
  var radius = [Double](repeating: 0, count: PlaceFamily.allCases.count)
  /// By family: the radius of the next ring; nil when rings have become too large, or too full, to be worth reading.
  var nextRadius: [Double?] = [400_000, 80_000, 8_000]

  func isDone(_ family: PlaceFamily) -> Bool { radius[family.rawValue] == .infinity }

  func finish() { radius = radius.map { _ in .infinity } }
}
