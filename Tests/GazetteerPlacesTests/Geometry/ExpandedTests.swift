// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct ExpandedTests {
  @Test("A region made larger holds every point near a point of it", arguments: 0..<200 as Range<UInt64>)
  func holds(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let latitudes = [Double.random(in: -89.9...89.9, using: &random), .random(in: -89.9...89.9, using: &random)].sorted()
    let longitudes = [Double.random(in: -180...180, using: &random), .random(in: -180...180, using: &random)]
    let low = try #require(GeoPoint(latitude: latitudes[0], longitude: longitudes[0]))
    let high = try #require(GeoPoint(latitude: latitudes[1], longitude: longitudes[1]))
    let meters = random.pick([0, 10, 5_000, 300_000] as [Double])
    let regions = [Region.box(GeoBox(low: low, high: high)), .circle(center: low, radiusMeters: 20_000)]
    for region in regions {
      let larger = region.expanded(byMeters: meters)
      for corner in [low, high, GeoPoint(latitudeE7: low.latitudeE7, longitudeE7: high.longitudeE7)] where region.contains(corner) {
        for _ in 0..<20 {
          let near = GeoBox(around: corner, meters: meters * .random(in: 0...1, using: &random) / 1.5)
          for point in [near.low, near.high] where corner.distanceMeters(to: point) <= meters { #expect(larger.contains(point)) }
        }
      }
    }
  }
}
