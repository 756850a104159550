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
  /// Its reading by importance, where words are weighed.
  let weighed: WeighedReading?

  init(
    best: TextMatch, proven: TextMatch? = nil, comparesPrefixOnly: Bool = false, list: PostingCursor, area: AreaCoverage,
    weighed: WeighedReading? = nil
  ) {
    self.best = best
    self.proven = proven
    self.comparesPrefixOnly = comparesPrefixOnly
    self.list = list
    self.area = area
    self.weighed = weighed
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
  /// Its reading by area, where words are weighed.
  let weighed: WeighedReading?
  /// By family: how many of the nearest blocks have been read.
  private var ranks = [Int](repeating: 0, count: PlaceFamily.allCases.count)
  /// By family: every place within this many metres of the centre has been evaluated; infinite when the family is done.
  private var radius = [Double](repeating: 0, count: PlaceFamily.allCases.count)

  init(_ list: AreaPostings?, best: TextMatch, proven: TextMatch? = nil, weighed: WeighedReading? = nil) {
    self.list = list
    self.best = best
    self.proven = proven
    self.weighed = weighed
  }

  /// The best match that the place can be that was read last.
  var bestOfLast: TextMatch { weighed?.best ?? best }

  /// Whether every place of the family has been evaluated.
  func isDone(_ family: PlaceFamily) -> Bool { radius[family.rawValue] == .infinity }

  /// Metres around the centre within which every place of the family has been evaluated.
  func radius(of family: PlaceFamily) -> Double { radius[family.rawValue] }

  /// How many of the blocks nearest to the centre have been read of the family.
  func rank(of family: PlaceFamily) -> Int { ranks[family.rawValue] }

  /// Notes that a ring has been read.
  func finish(_ ring: AreaPlan.Ring) { (ranks[ring.family.rawValue], radius[ring.family.rawValue]) = (ring.rank, ring.radius) }

  /// Notes that everything has been read.
  func finish() { radius = radius.map { _ in .infinity } }
}
