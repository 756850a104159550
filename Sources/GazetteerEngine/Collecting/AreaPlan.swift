// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// Finds the parts of the geographic order that an area needs.
///
/// Lists by importance find what is important anywhere, lists by area what is near; the cheaper of the two that still lowers the bound goes next.
struct AreaPlan {
  let filter: PlaceFilter
  let nearness: Nearness?
  let reader: IndexReader

  /// Blocks that an area may touch.
  static let mostBlocks = 768
  /// Matches that a ring may hold before its list is better read by importance.
  static let mostHits = 6000
  /// Matches that a filter's area may hold for it to be read as a whole.
  static let mostFilteredHits = 2000
  /// Opening a list again costs as much as reading along this many blocks.
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

  /// The blocks of the restricted area; nil without a restriction, or when there are too many.
  func restrictedBlocks() throws -> BlockRanges? {
    try filter.restriction.flatMap { try blocks(in: $0.cover, families: PlaceFamily.allCases) }
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
