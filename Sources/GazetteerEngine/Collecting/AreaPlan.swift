// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// Finds the parts of the geographic order that an area needs.
///
/// Posting lists by importance find important places anywhere, posting lists by area find near ones. The collector reads next from the cheaper of the two that
/// still lowers the upper bound.
final class AreaPlan {
  private let filter: PlaceFilter
  private let nearness: Nearness?
  private let reader: IndexReader
  /// By family, once asked for.
  private var nearest: [NearestBlocks?]

  init(filter: PlaceFilter, nearness: Nearness?, reader: IndexReader) {
    (self.filter, self.nearness, self.reader) = (filter, nearness, reader)
    nearest = PlaceFamily.allCases.map { _ in nil }
  }

  // MARK: Around the centre

  /// The blocks around the centre of the bias that come next to those that have been read.
  struct Ring {
    var family: PlaceFamily
    var blocks: BlockRanges
    /// How many of the nearest blocks have been read then.
    var rank: Int
    /// Metres within which all blocks have been read then; infinite when there are no others.
    var radius: Double
  }

  /// The next ring for a family, as many blocks as all rings before; nil without a bias, or without a list by area.
  func nextRing(_ family: PlaceFamily, _ area: AreaCoverage) throws -> Ring? {
    guard area.list != nil, let nearest = try nearestBlocks(family) else { return nil }
    let first = area.rank(of: family)
    var blocks: [Int] = []
    while blocks.count < max(first, CostModel.firstRing), let block = try nearest.block(ofRank: first + blocks.count) {
      blocks.append(block)
    }
    let rank = first + blocks.count
    return Ring(family: family, blocks: BlockRanges(blocks), rank: rank, radius: try nearest.leastMeters(fromRank: rank))
  }

  /// A distance from the centre of the bias within which no place of a family is; 0 without a bias.
  func leastMeters(of family: PlaceFamily) throws -> Double { try nearestBlocks(family)?.leastMeters(fromRank: 0) ?? 0 }

  private func nearestBlocks(_ family: PlaceFamily) throws -> NearestBlocks? {
    guard let nearness else { return nil }
    if let known = nearest[family.rawValue] { return known }
    let new = try NearestBlocks(to: nearness.center, family: family, within: cover(of: family), reader: reader)
    nearest[family.rawValue] = new
    return new
  }

  // MARK: A restricted area

  /// Boxes that hold every place of a family that passes the filter; nil for the whole earth.
  private func cover(of family: PlaceFamily) -> [PlainBox]? {
    guard let atHand = filter.atHand else { return filter.restriction?.cover }
    return PlainBox.around(atHand.center, radiusMeters: atHand.meters(of: family))
  }

  /// The blocks of a restricted area, or of what is at hand; nil without a restriction, or when there are too many.
  func restrictedBlocks() throws -> BlockRanges? {
    var blocks: [Int] = []
    let most = max(CostModel.mostBlocks, reader.overview.blockCount / CostModel.regionShare)
    for family in PlaceFamily.allCases {
      guard let cover = cover(of: family) else { return nil }
      guard filter.mayKeep(family), reader.overview.hasPlaces(ofFamily: family) else { continue }
      for box in cover {
        guard let found = try reader.fewBlocks(in: box, family: family, most: most - blocks.count) else { return nil }
        blocks += found
      }
    }
    return BlockRanges(blocks)
  }
}

/// Sorted, disjoint ranges of blocks, no two of which could be one.
struct BlockRanges {
  private(set) var ranges: [ClosedRange<Int>] = []

  /// Marks the blocks in a row of bits and reads the runs from it: sorting the thousands of a large region would take longer than to search it.
  ///
  /// - Parameter blocks: in any order.
  init(_ blocks: [Int]) {
    guard let first = blocks.min(), let last = blocks.max() else { return }
    var words = [UInt64](repeating: 0, count: (last - first) / UInt64.bitWidth + 1)
    for block in blocks { words[(block - first) / UInt64.bitWidth] |= 1 << UInt64((block - first) % UInt64.bitWidth) }
    for (index, var word) in words.enumerated() {
      while word != 0 {
        let start = word.trailingZeroBitCount
        let length = (~(word >> UInt64(start))).trailingZeroBitCount
        append(first + index * UInt64.bitWidth + start, count: length)
        word &= start + length < UInt64.bitWidth ? ~0 << UInt64(start + length) : 0
      }
    }
  }

  private mutating func append(_ start: Int, count: Int) {
    if let last = ranges.last, last.upperBound + 1 == start {
      ranges[ranges.count - 1] = last.lowerBound...start + count - 1
    } else {
      ranges.append(start...start + count - 1)
    }
  }

  /// How many blocks there are.
  var blockCount: Int { ranges.reduce(0) { $0 + $1.count } }
}
