// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

@Suite struct AroundTests {
  @Test(
    "the box reaches as far to every side",
    arguments: [(0.0, 0.0), (51.5, -0.1), (-33.8568, 151.2153), (-17, 179.999), (64, -179.9999)])
  func reach(latitude: Double, longitude: Double) throws {
    let center = try #require(GeoPoint(latitude: latitude, longitude: longitude))
    let box = GeoBox(around: center, meters: 1_000)
    let sides = [
      GeoPoint(latitudeE7: box.high.latitudeE7, longitudeE7: center.longitudeE7),
      GeoPoint(latitudeE7: box.low.latitudeE7, longitudeE7: center.longitudeE7),
      GeoPoint(latitudeE7: center.latitudeE7, longitudeE7: box.low.longitudeE7),
      GeoPoint(latitudeE7: center.latitudeE7, longitudeE7: box.high.longitudeE7),
    ]
    for side in sides { #expect(abs(center.distanceMeters(to: side) - 1_000) < 10) }
    #expect(box.contains(center))
  }

  @Test func atAPoleAndRoundTheGlobeItTakesEveryLongitude() {
    for center in [GeoPoint(latitudeE7: 899_999_000, longitudeE7: 5), GeoPoint(latitudeE7: -900_000_000, longitudeE7: 0)] {
      let box = GeoBox(around: center, meters: 1_000)
      #expect(box.low.longitudeE7 == -1_800_000_000 && box.high.longitudeE7 == 1_800_000_000)
    }
    let world = GeoBox(around: GeoPoint(latitudeE7: 0, longitudeE7: 0), meters: 30_000_000)
    #expect(world.low == GeoPoint(latitudeE7: -900_000_000, longitudeE7: -1_800_000_000))
    #expect(world.high == GeoPoint(latitudeE7: 900_000_000, longitudeE7: 1_800_000_000))
  }

  @Test("numbers that are no distance, and points off the globe, end nothing", arguments: [-1, -1e300, 1e300, .infinity, -.infinity, .nan])
  func noDistance(meters: Double) {
    for center in [GeoPoint(latitudeE7: 0, longitudeE7: 0), GeoPoint(latitudeE7: -900_000_000, longitudeE7: 1_800_000_000)] {
      #expect(GeoBox(around: center, meters: meters).low.latitudeE7 >= -900_000_000)
      #expect(!PlainBox.around(center, radiusMeters: meters).isEmpty)
      #expect(GeoBox(low: center, high: center).expanded(byMeters: meters).high.latitudeE7 <= 900_000_000)
    }
    for value in [Int32.min, .max] { #expect(HilbertCurve.position(of: GeoPoint(latitudeE7: value, longitudeE7: value)) < 1 << 40) }
  }
}
