// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct CircleTests {
  /// From a step to half the earth; 20,004 km hold everything.
  static let radii: [Double] = [0, 1, 50, 5_000, 50_000, 700_000, 9_000_000, 10_001_000, 15_000_000, 20_000_000, 20_004_000]

  @Test("A circle holds exactly the points at most its radius away", arguments: 0..<20 as Range<UInt64>)
  func definition(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let center = random.point()
      let radius = random.pick(Self.radii)
      let point = random.chance(0.3) ? random.point() : random.point(atAbout: radius, from: center)
      let isInside = Region.circle(center: center, radiusMeters: radius).contains(point)
      #expect(isInside == (center.distanceMeters(to: point) <= radius), "\(center) \(radius) \(point)")
    }
  }

  @Test("A point on the circle belongs to it, and no smaller circle holds it", arguments: 0..<20 as Range<UInt64>)
  func boundary(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let center = random.point()
      let point = random.chance(0.5) ? random.point() : random.point(near: center)
      let distance = center.distanceMeters(to: point)
      #expect(Region.circle(center: center, radiusMeters: distance).contains(point), "\(center) \(point)")
      #expect(!Region.circle(center: center, radiusMeters: distance.nextDown).contains(point), "\(center) \(point)")
    }
  }

  @Test("A circle without a radius holds its centre, however it is written")
  func point() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<200 {
      let point = random.point()
      #expect(Region.circle(center: point, radiusMeters: 0).contains(point))
      let west = GeoPoint(latitudeE7: point.latitudeE7, longitudeE7: -1_800_000_000)
      let east = GeoPoint(latitudeE7: point.latitudeE7, longitudeE7: 1_800_000_000)
      #expect(Region.circle(center: west, radiusMeters: 0).contains(east))
      for pole in [-900_000_000, 900_000_000] as [Int32] {
        let center = GeoPoint(latitudeE7: pole, longitudeE7: 0)
        #expect(Region.circle(center: center, radiusMeters: 0).contains(GeoPoint(latitudeE7: pole, longitudeE7: point.longitudeE7)))
      }
    }
  }

  @Test("Every point of a circle lies in a box of its cover", arguments: 0..<300 as Range<UInt64>)
  func cover(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let center = random.center()
    let radius = random.pick(Self.radii)
    let region = Region.circle(center: center, radiusMeters: radius)
    let boxes = region.cover
    #expect(boxes.allSatisfy { $0.isInOrder }, "\(boxes)")
    for _ in 0..<200 {
      for point in random.point(atAbout: radius, from: center).spellings where region.contains(point) {
        #expect(boxes.contains { $0.holds(point) }, "\(center) \(radius) \(point)")
      }
    }
  }

  @Test("A point outside the boxes around a centre is farther than their radius", arguments: 0..<300 as Range<UInt64>)
  func around(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let center = random.center()
    let radius = exp(Double.random(in: 0...log(20_000_000), using: &random))
    let boxes = PlainBox.around(center, radiusMeters: radius)
    #expect(boxes.allSatisfy { $0.isInOrder }, "\(boxes)")
    for _ in 0..<200 {
      let point = random.chance(0.3) ? random.point() : random.point(atAbout: radius, from: center)
      for point in point.spellings where !boxes.contains(where: { $0.holds(point) }) {
        #expect(center.distanceMeters(to: point) > radius, "\(center) \(radius) \(point)")
      }
    }
  }

  @Test("The boxes around a centre are not much larger than they need to be", arguments: [1, 100, 5_000, 50_000, 500_000] as [Double])
  func tightness(radius: Double) {
    for (latitude, longitude) in [(0, 0), (45, 100), (-60, -179.999), (70, 180)] as [(Double, Double)] {
      guard let center = GeoPoint(latitude: latitude, longitude: longitude) else { continue }
      for bearing in stride(from: 0, to: 2 * Double.pi, by: .pi / 2) {
        let far = center.moved(meters: radius * 1.2 + 1, bearing: bearing)
        #expect(!PlainBox.around(center, radiusMeters: radius).contains { $0.holds(far) }, "\(center) \(radius) \(bearing)")
      }
    }
  }

  @Test("The middle and the size of a circle are its own")
  func size() {
    let center = GeoPoint(latitudeE7: 10, longitudeE7: 20)
    #expect(Region.circle(center: center, radiusMeters: 7).center == center)
    #expect(Region.circle(center: center, radiusMeters: 7).scaleMeters == 7)
  }
}
