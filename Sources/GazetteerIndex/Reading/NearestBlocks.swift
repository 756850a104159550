// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces

/// The blocks of a family in the order of the least distance that their boxes allow, found as far as somebody asks.
///
/// A walk through the boxes, best first: of all nodes and blocks that are known, the nearest one is opened next. So no radius has to be guessed, neither in a
/// city nor on an ocean.
package final class NearestBlocks {
  private let reader: IndexReader
  private let family: PlaceFamily
  private let distances: BoxDistances
  /// Only blocks that touch one of these; nil for all.
  private let cover: [PlainBox]?
  private var open = MinHeap<Step>()
  private var found: [Step] = []
  private var nodesRead = 0

  /// A block or a node, and where it is.
  private struct Step: Comparable {
    /// See `BoxDistances`.
    let haversine: Double
    let number: Int
    /// How high a node stands over the blocks; 0 for a block.
    let height: Int

    static func < (a: Step, b: Step) -> Bool { a.haversine < b.haversine }
  }

  /// - Parameters:
  ///   - point: Where distances are measured from.
  ///   - cover: Only blocks that touch one of these boxes; nil for all.
  package init(to point: GeoPoint, family: PlaceFamily, within cover: [PlainBox]? = nil, reader: IndexReader) throws {
    (self.reader, self.family, self.cover) = (reader, family, cover)
    distances = BoxDistances(from: point)
    if reader.overview.hasPlaces(ofFamily: family) { try openNode(BoxTree.root, height: nil) }
  }

  /// The block of a rank, 0 for the nearest; nil when there are not so many.
  ///
  /// - Complexity: O(*n* log *n*) for the *n* boxes in the nodes around the point, once.
  package func block(ofRank rank: Int) throws -> Int? { try step(ofRank: rank)?.number }

  /// Metres from the point that no place of this rank or a later one falls short of; infinite when there are no such blocks.
  package func leastMeters(fromRank rank: Int) throws -> Double {
    try step(ofRank: rank).map { BoxDistances.leastMeters(ofHaversine: $0.haversine) } ?? .infinity
  }

  private func step(ofRank rank: Int) throws -> Step? {
    while found.count <= rank, let nearest = open.min {
      open.replaceMin()
      if nearest.height == 0 { found.append(nearest) } else { try openNode(nearest.number, height: nearest.height - 1) }
    }
    return rank < found.count ? found[rank] : nil
  }

  private func openNode(_ node: Int, height: Int?) throws {
    nodesRead += 1
    try reader.checkBoxNodes(nodesRead)
    var unknown: Int?
    do throws(Malformed) {
      try reader.tables.boxes.entries(of: node, height: height, family: family.rawValue) { entry, height in
        if let cover, !cover.contains(where: { $0.intersection(entry.box) != nil }) { return true }
        guard height > 0 || reader.isBlock(entry.number) else {
          unknown = entry.number
          return false
        }
        open.insert(Step(haversine: distances.leastHaversine(of: entry.box), number: entry.number, height: height))
        return true
      }
    } catch { throw reader.malformedBoxes }
    if let unknown { return try reader.missing("block", unknown) }
  }
}
