// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The places that match in one way, readable in order of importance and, mostly, by area.
final class MatchSource {
  /// The best match that a place of the source can be.
  let best: TextMatch
  /// What a place of the source is when it is nothing better; nil when being in its list does not prove a match.
  let proven: TextMatch?
  /// Whether places read by importance are asked for a prefix alone: what else they match, another source or a later tier tells.
  let comparesPrefixOnly: Bool
  /// In order of importance.
  let list: PostingCursor
  /// What is read of it by area. Sources that lie within one another share this.
  let area: AreaCoverage

  init(best: TextMatch, proven: TextMatch? = nil, comparesPrefixOnly: Bool = false, list: PostingCursor, area: AreaCoverage) {
    self.best = best
    self.proven = proven
    self.comparesPrefixOnly = comparesPrefixOnly
    self.list = list
    self.area = area
  }
}

/// What one or more sources hold, read by area: how far that has come, and what is known of the places found so.
final class AreaCoverage {
  /// The places in the geographic order; nil when there is no such list, so that all is read by importance.
  let list: AreaPostings?
  /// The best match that a place can be: of all sources that a place read so may belong to.
  var best: TextMatch
  /// What a place is when it is nothing better; nil when being in the list does not prove a match.
  let proven: TextMatch?
  /// Blocks whose matches have all been evaluated.
  var read = BlockRanges()
  /// By family: every place within this many metres of the centre has been evaluated; infinite when the family is done.
  private(set) var radius = [Double](repeating: 0, count: PlaceFamily.allCases.count)
  /// By family: the radius of the next ring in metres; nil when rings have become too large, or too full, to be worth reading.
  var nextRadius: [Double?] = AreaCoverage.firstRadius

  /// For regions, settlements and points of interest: there nearness has fallen to 0.76, 0.59 and 0.59, so the first ring holds most of what can be
  /// listed for being near.
  private static let firstRadius: [Double?] = [400_000, 80_000, 8_000]

  init(_ list: AreaPostings?, best: TextMatch, proven: TextMatch? = nil) {
    self.list = list
    self.best = best
    self.proven = proven
  }

  /// Whether every place of the family has been evaluated.
  func isDone(_ family: PlaceFamily) -> Bool { radius[family.rawValue] == .infinity }

  /// Metres around the centre within which every place of the family has been evaluated.
  func radius(of family: PlaceFamily) -> Double { radius[family.rawValue] }

  /// Notes that a ring has been read.
  func finish(_ ring: AreaPlan.Ring) { radius[ring.family.rawValue] = max(radius(of: ring.family), ring.radius) }

  /// Notes that no ring of the family is worth reading any more.
  func giveUp(_ family: PlaceFamily) { nextRadius[family.rawValue] = nil }

  /// Notes that everything has been read.
  func finish() { radius = radius.map { _ in .infinity } }
}
