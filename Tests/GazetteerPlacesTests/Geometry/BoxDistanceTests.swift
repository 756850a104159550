// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct BoxDistanceTests {
  @Test("no point of a box is nearer than its least distance, and the least distance is not far below", arguments: 0..<40)
  func bounds(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func latitude() -> Int32 {
      random.chance(0.1) ? random.pick([900_000_000, -900_000_000]) : .random(in: -900_000_000...900_000_000, using: &random)
    }
    func longitude() -> Int32 {
      random.chance(0.1) ? random.pick([1_800_000_000, -1_800_000_000]) : .random(in: -1_800_000_000...1_800_000_000, using: &random)
    }
    for _ in 0..<50 {
      let (a, b, c, d) = (latitude(), latitude(), longitude(), longitude())
      let box = PlainBox(minLatitude: min(a, b), maxLatitude: max(a, b), minLongitude: min(c, d), maxLongitude: max(c, d))
      let point = GeoPoint(latitudeE7: latitude(), longitudeE7: longitude())
      let least = box.leastDistanceMeters(to: point)
      var nearest = Double.infinity
      for row in 0...40 {
        for column in 0...40 {
          let inside = GeoPoint(
            latitudeE7: box.minLatitude + Int32((Int64(box.maxLatitude) - Int64(box.minLatitude)) * Int64(row) / 40),
            longitudeE7: Int32(Int64(box.minLongitude) + (Int64(box.maxLongitude) - Int64(box.minLongitude)) * Int64(column) / 40))
          nearest = min(nearest, point.sphericalDistanceMeters(to: inside))
          #expect(point.sphericalDistanceMeters(to: inside) * (1 - sphericalErrorShare) >= least - 1e-6)
        }
      }
      // A fortieth of the box's height and width is how far the grid can miss the nearest point.
      let grid = 20_100_000.0 / 40 * 2
      #expect(least >= nearest * (1 - sphericalErrorShare) - grid)
    }
  }

  @Test("the cheap distance to many boxes is never above the exact one, and tells near ones as well", arguments: 0..<200 as Range<UInt64>)
  func manyBoxes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func e7(_ limit: Int32) -> Int32 { random.chance(0.1) ? random.pick([limit, -limit]) : .random(in: -limit...limit, using: &random) }
    let size: Int64 = random.pick([0, 1_000, 1_000_000, 300_000_000])
    for _ in 0..<100 {
      let (south, west) = (e7(900_000_000), e7(1_800_000_000))
      let box = PlainBox(
        minLatitude: south, maxLatitude: Int32(min(900_000_000, Int64(south) + size)), minLongitude: west,
        maxLongitude: Int32(min(1_800_000_000, Int64(west) + size)))
      // Half of the points lie close by.
      let isNear = random.chance(0.5)
      let point = GeoPoint(
        latitudeE7: isNear ? Int32(min(900_000_000, Int64(south) + Int64(random.pick(0..<2_000_000)))) : e7(900_000_000),
        longitudeE7: isNear ? Int32(max(-1_800_000_000, Int64(west) - Int64(random.pick(0..<2_000_000)))) : e7(1_800_000_000))
      let exact = box.leastDistanceMeters(to: point)
      let cheap = BoxDistances.leastMeters(ofHaversine: BoxDistances(from: point).leastHaversine(of: box))
      #expect(cheap <= exact + 1e-6)
      if exact < 20_000, abs(south) < 800_000_000, size <= 1_000_000 { #expect(cheap >= exact * 0.97 - 1) }
    }
  }

  @Test(
    "known distances",
    arguments: [
      (0.0, 5.0, 0.0), (12.0, 5.0, 222_390), (0.0, 12.0, 222_390), (0.0, -170.0, 18_447_000), (90.0, 0.0, 8_895_594),
      (-90.0, 77.0, 8_895_594),
    ])
  func known(_ example: (latitude: Double, longitude: Double, meters: Double)) throws {
    let box = PlainBox(minLatitude: -100_000_000, maxLatitude: 100_000_000, minLongitude: 0, maxLongitude: 100_000_000)
    let point = try #require(GeoPoint(latitude: example.latitude, longitude: example.longitude))
    let least = box.leastDistanceMeters(to: point)
    #expect(least <= example.meters && least >= example.meters * 0.99)
  }
}
