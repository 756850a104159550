// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// Finds the parts of the geographic order that an area needs.
///
/// Posting lists by importance find important places anywhere, posting lists by area find near ones. The collector reads next from the cheaper of the two that
/// still lowers the upper bound.
struct AreaPlan {
  let filter: PlaceFilter
  let nearness: Nearness?
  let reader: IndexReader

  /// Blocks that an area may touch.
  static let mostBlocks = 768
  /// Matches in a ring above which reading by importance is cheaper.
  static let mostHits = 6000
  /// Matches in the area of a filter up to which the whole area is read.
  static let mostFilteredHits = 2000
  /// Opening a posting list again costs as much as reading this many more blocks.
  private static let gap = 6
  private static let growth = 4.0
  private static let halfwayAround = 20_100_000.0

  /// A ring around the centre of the bias.
  struct Ring {
    var family: PlaceFamily
    /// Metres; infinite when the ring holds the whole family.
    var radius: Double
    var blocks: BlockRanges
  }

  /// The blocks of the restricted area, or of what is at hand; nil without a restriction, or when there are too many.
  func restrictedBlocks() throws -> BlockRanges? {
    if let nearness = filter.atHand { return try blocks(atHandOf: nearness) }
    return try filter.restriction.flatMap { try blocks(in: $0.cover, families: PlaceFamily.allCases) }
  }

  private func blocks(atHandOf nearness: Nearness) throws -> BlockRanges? {
    var all = BlockRanges()
    for family in PlaceFamily.allCases where filter.mayKeep(family) {
      let meters = nearness.meters(atValue: Selection.nearnessAtHand, family: family)
      guard let blocks = try blocks(in: PlainBox.around(nearness.center, radiusMeters: meters), families: [family]) else { return nil }
      all = all.adding(blocks)
    }
    return all
  }

  /// The next ring for a family; nil when there is none worth reading.
  func nextRing(_ family: PlaceFamily, _ area: AreaCoverage) throws -> Ring? {
    guard let nearness, let radius = area.nextRadius[family.rawValue] else { return nil }
    let isWhole = radius >= Self.halfwayAround
    guard let blocks = try blocks(in: isWhole ? [.earth] : PlainBox.around(nearness.center, radiusMeters: radius), families: [family])
    else {
      area.giveUp(family)
      return nil
    }
    area.nextRadius[family.rawValue] = isWhole ? nil : min(radius * Self.growth, Self.halfwayAround)
    return Ring(family: family, radius: isWhole ? .infinity : radius, blocks: blocks)
  }

  /// The blocks of the families that touch the boxes, or nil when there are too many.
  private func blocks(in boxes: [PlainBox], families: [PlaceFamily]) throws -> BlockRanges? {
    var blocks: [Int] = []
    for family in families where reader.overview.hasPlaces(ofFamily: family) {
      for box in boxes {
        blocks += try reader.blocks(in: box, family: family, limit: Self.mostBlocks + 1)
        if blocks.count > Self.mostBlocks { return nil }
      }
    }
    return BlockRanges(blocks, joiningGapsUpTo: Self.gap)
  }
}
