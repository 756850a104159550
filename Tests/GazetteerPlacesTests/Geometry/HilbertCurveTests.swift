// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct HilbertCurveTests {
  /// The curve's cells on a side.
  static let side: Int64 = 1 << 20

  /// The south-west corner of a cell.
  static func point(_ x: Int64, _ y: Int64) -> GeoPoint {
    GeoPoint(
      latitudeE7: Int32((y * 1_800_000_001 + side - 1) / side - 900_000_000),
      longitudeE7: Int32((x * 3_600_000_001 + side - 1) / side - 1_800_000_000))
  }

  @Test("In an aligned square the curve goes through every cell once, from neighbour to neighbour", arguments: 0..<20 as Range<UInt64>)
  func walk(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let size: Int64 = 64
    let corner = (
      x: Int64.random(in: 0..<Self.side / size, using: &random) * size, y: Int64.random(in: 0..<Self.side / size, using: &random) * size
    )
    var cells: [(position: UInt64, x: Int64, y: Int64)] = []
    for x in corner.x..<corner.x + size {
      for y in corner.y..<corner.y + size { cells.append((HilbertCurve.position(of: Self.point(x, y)), x, y)) }
    }
    cells.sort { $0.position < $1.position }
    for (one, next) in zip(cells, cells.dropFirst()) {
      #expect(next.position == one.position + 1 && abs(next.x - one.x) + abs(next.y - one.y) == 1, "\(one) \(next)")
    }
  }

  @Test("Positions fit in 40 bits, at the corners of the earth too")
  func range() {
    var random = SeededRandom(seed: 5)
    let corners = [-900_000_000, 900_000_000].flatMap { latitude in
      [-1_800_000_000, 1_800_000_000].map { GeoPoint(latitudeE7: Int32(latitude), longitudeE7: Int32($0)) }
    }
    for point in corners + (0..<10_000).map({ _ in random.point() }) { #expect(HilbertCurve.position(of: point) < 1 << 40, "\(point)") }
    #expect(Set(corners.map(HilbertCurve.position(of:))).count == 4)
  }

  @Test("Points with near positions are near: a thousandth of the curve spans a few degrees at most")
  func nearness() {
    var random = SeededRandom(seed: 6)
    let sorted = (0..<20_000).map { _ in random.point() }.map { (HilbertCurve.position(of: $0), $0) }.sorted { $0.0 < $1.0 }
    for ((one, a), (next, b)) in zip(sorted, sorted.dropFirst()) where next - one < 1 << 30 {
      // 2³⁰ positions fill two squares of 2¹⁵ cells at most, next to each other: 1/32 of the earth's width each.
      #expect(abs(Int64(a.longitudeE7) - Int64(b.longitudeE7)) <= 2 * 3_600_000_000 / 32, "\(a) \(b)")
      #expect(abs(Int64(a.latitudeE7) - Int64(b.latitudeE7)) <= 2 * 1_800_000_000 / 32, "\(a) \(b)")
    }
  }
}
