// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct BoxTests {
  /// A box from south, west, north and east in degrees.
  static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> GeoBox {
    func e7(_ degrees: Double) -> Int32 { Int32((degrees * 1e7).rounded()) }
    return GeoBox(low: GeoPoint(latitudeE7: e7(south), longitudeE7: e7(west)), high: GeoPoint(latitudeE7: e7(north), longitudeE7: e7(east)))
  }

  static let plain = box(-10, 20, 30, 40)
  static let crossing = box(-20, 170, -10, -170)
  static let toEast = box(0, 170, 10, 180)
  static let fromWest = box(0, -180, 10, -170)
  static let north = box(80, 0, 90, 10)
  static let south = box(-90, -5, -80, 5)
  static let single = box(1, 2, 1, 2)
  static let meridian = box(0, 180, 5, 180)
  static let whole = box(-90, -180, 90, 180)

  static let cases: [(box: GeoBox, latitude: Double, longitude: Double, isInside: Bool)] = [
    (plain, 0, 30, true), (plain, -10, 20, true), (plain, 30, 40, true), (plain, -10, 40, true), (plain, 30, 20, true),
    (plain, -10.0000001, 30, false), (plain, 30.0000001, 30, false), (plain, 0, 19.9999999, false), (plain, 0, 40.0000001, false),
    (crossing, -15, 175, true), (crossing, -15, -175, true), (crossing, -15, 180, true), (crossing, -15, -180, true),
    (crossing, -15, 170, true), (crossing, -15, -170, true), (crossing, -15, 169.9999999, false), (crossing, -15, -169.9999999, false),
    (crossing, -15, 0, false), (crossing, -9.9999999, 175, false),
    (toEast, 5, 180, true), (toEast, 5, -180, true), (toEast, 5, -179.9999999, false), (toEast, 5, 169, false),
    (fromWest, 5, -180, true), (fromWest, 5, 180, true), (fromWest, 5, 179.9999999, false),
    (north, 90, 5, true), (north, 90, -120, true), (north, 90, 180, true), (north, 89.9999999, 11, false), (north, -90, 5, false),
    (south, -90, 0, true), (south, -90, 179, true), (south, -89.9999999, 6, false), (south, 90, 0, false),
    (single, 1, 2, true), (single, 1, 2.0000001, false), (single, 0.9999999, 2, false),
    (meridian, 3, 180, true), (meridian, 3, -180, true), (meridian, 3, 179.9999999, false), (meridian, 3, -179.9999999, false),
    (whole, 90, 180, true), (whole, -90, -180, true), (whole, 0, 0, true),
    (box(0, 180, 10, -180), 5, -180, true), (box(0, 180, 10, -180), 5, 180, true), (box(0, 180, 10, -180), 5, 0, false),
    (box(0, 180, 10, 20), 5, 19, true), (box(0, 180, 10, 20), 5, -180, true), (box(0, 180, 10, 20), 5, 21, false),
  ]

  @Test("A box holds its edges, both spellings of ±180°, and its pole at every longitude", arguments: cases.indices)
  func contains(index: Int) throws {
    let (box, latitude, longitude, isInside) = Self.cases[index]
    let point = try #require(GeoPoint(latitude: latitude, longitude: longitude))
    #expect(Region.box(box).contains(point) == isInside, "\(box) \(point)")
    #expect(Region.box(box).cover.contains { $0.holds(point) } == isInside, "\(box) \(point)")
  }

  @Test("The cover of a box holds exactly what the box holds", arguments: 0..<200 as Range<UInt64>)
  func cover(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<10 {
      let (a, b) = (random.center(), random.chance(0.1) ? random.center() : random.point())
      let (south, north) = (min(a.latitudeE7, b.latitudeE7), max(a.latitudeE7, b.latitudeE7))
      let region = Region.box(
        GeoBox(low: GeoPoint(latitudeE7: south, longitudeE7: a.longitudeE7), high: GeoPoint(latitudeE7: north, longitudeE7: b.longitudeE7)))
      #expect(region.cover.allSatisfy { $0.isInOrder }, "\(region)")
      for point in (0..<20).flatMap({ _ in random.probe(a, b).spellings }) {
        #expect(region.contains(point) == region.cover.contains { $0.holds(point) }, "\(region) \(point)")
        #expect(point.spellings.allSatisfy { region.contains($0) == region.contains(point) }, "\(region) \(point)")
      }
    }
  }

  @Test("The middle of a box lies in it, also over ±180°")
  func middle() {
    #expect(Region.box(Self.plain).center == GeoPoint(latitudeE7: 100_000_000, longitudeE7: 300_000_000))
    #expect(abs(Region.box(Self.crossing).center.longitudeE7) == 1_800_000_000)
    #expect(Region.box(Self.single).center == Self.single.low)
    #expect(Region.box(Self.whole).center == GeoPoint(latitudeE7: 0, longitudeE7: 0))
    #expect(Region.box(Self.box(0, 100, 0, -170)).center == GeoPoint(latitudeE7: 0, longitudeE7: 1_450_000_000))
    var random = SeededRandom(seed: 9)
    for _ in 0..<1000 {
      let (a, b) = (random.center(), random.center())
      let (south, north) = (min(a.latitudeE7, b.latitudeE7), max(a.latitudeE7, b.latitudeE7))
      let box = GeoBox(
        low: GeoPoint(latitudeE7: south, longitudeE7: a.longitudeE7), high: GeoPoint(latitudeE7: north, longitudeE7: b.longitudeE7))
      #expect(box.contains(box.center), "\(box)")
    }
  }

  @Test("The size of a box is half its shorter side")
  func size() {
    let degree = 111_195.0
    #expect(abs(Region.box(Self.box(-1, 10, 1, 50)).scaleMeters - degree) < 100)
    #expect(abs(Region.box(Self.box(59, 179, 61, -179)).scaleMeters - degree / 2) < 1000)
    #expect(Region.box(Self.single).scaleMeters == 0)
  }

  @Test("What two boxes share holds the points that both hold, edges included", arguments: 0..<50 as Range<UInt64>)
  func intersections(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func box() -> (GeoPoint, GeoPoint, PlainBox) {
      let (a, b) = (random.point(), random.point())
      return (
        a, b,
        PlainBox(
          minLatitude: min(a.latitudeE7, b.latitudeE7), maxLatitude: max(a.latitudeE7, b.latitudeE7),
          minLongitude: min(a.longitudeE7, b.longitudeE7), maxLongitude: max(a.longitudeE7, b.longitudeE7))
      )
    }
    let (a, b, one) = box()
    let (_, _, other) = box()
    let both = one.intersection(other)
    #expect(both == other.intersection(one))
    for _ in 0..<200 {
      let probe = random.probe(a, b)
      #expect((both?.holds(probe) ?? false) == (one.holds(probe) && other.holds(probe)))
    }
    var edge = one
    edge.minLatitude = edge.maxLatitude
    #expect(one.intersection(edge) == edge)
  }

  @Test("Degrees become a point only in their range")
  func range() {
    for (latitude, longitude) in [
      (90.0000001, 0), (-90.1, 0), (0, 180.0000001), (0, -181), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity),
    ] {
      #expect(GeoPoint(latitude: latitude, longitude: longitude) == nil, "\(latitude) \(longitude)")
    }
    #expect(GeoPoint(latitude: -90, longitude: 180) == GeoPoint(latitudeE7: -900_000_000, longitudeE7: 1_800_000_000))
    #expect(GeoPoint(latitude: 1.23456785, longitude: -0.00000004)?.longitudeE7 == 0)
  }
}

extension SeededRandom {
  /// A corner, a point of an edge, or any point.
  fileprivate mutating func probe(_ a: GeoPoint, _ b: GeoPoint) -> GeoPoint {
    var probe = point()
    if chance(0.6) { probe.latitudeE7 = pick([a.latitudeE7, b.latitudeE7]) }
    if chance(0.6) { probe.longitudeE7 = pick([a.longitudeE7, b.longitudeE7]) }
    return probe
  }
}
