// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct GeodesicTests {
  @Test("Distances agree with another implementation", arguments: GeodesicCase.all)
  func reference(_ entry: GeodesicCase) throws {
    let from = try #require(GeoPoint(latitude: entry.from.latitude, longitude: entry.from.longitude))
    let to = try #require(GeoPoint(latitude: entry.to.latitude, longitude: entry.to.longitude))
    // Stored positions are whole steps of 11 mm, so a micrometre is nothing.
    let tolerance = max(entry.meters * (entry.kind.hasSuffix("ntipodal") ? 1e-4 : 1e-6), 1e-6)
    #expect(abs(from.distanceMeters(to: to) - entry.meters) <= tolerance, "\(from.distanceMeters(to: to))")
    #expect(abs(to.distanceMeters(to: from) - entry.meters) <= tolerance, "\(to.distanceMeters(to: from))")
  }

  @Test("Every kind of pair is in the reference table")
  func kinds() {
    let counts = Dictionary(grouping: GeodesicCase.all, by: \.kind).mapValues(\.count)
    #expect(Set(counts.keys) == ["short", "long", "antimeridian", "pole", "equator", "nearlyAntipodal", "antipodal"])
    #expect(counts.values.allSatisfy { $0 >= 5 })
  }

  @Test("The distance does not depend on the order of the points", arguments: 0..<20 as Range<UInt64>)
  func symmetry(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let (a, b) = (random.point(), random.point())
      let (there, back) = (a.distanceMeters(to: b), b.distanceMeters(to: a))
      #expect(abs(there - back) <= 1e-3, "\(a) \(b)")
    }
  }

  @Test("One place has no distance from itself, however it is written")
  func zero() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<1000 {
      let a = random.point()
      #expect(a.distanceMeters(to: a) == 0)
      let west = GeoPoint(latitudeE7: a.latitudeE7, longitudeE7: -1_800_000_000)
      let east = GeoPoint(latitudeE7: a.latitudeE7, longitudeE7: 1_800_000_000)
      #expect(west.distanceMeters(to: east) == 0 && east.distanceMeters(to: west) == 0)
      for pole in [-900_000_000, 900_000_000] as [Int32] {
        let one = GeoPoint(latitudeE7: pole, longitudeE7: a.longitudeE7)
        let other = GeoPoint(latitudeE7: pole, longitudeE7: random.point().longitudeE7)
        #expect(one.distanceMeters(to: other) == 0)
        #expect(one.sphericalDistanceMeters(to: other) == 0)
      }
    }
  }

  @Test("Points that differ are apart")
  func apart() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<1000 {
      let a = random.point()
      let b = GeoPoint(latitudeE7: a.latitudeE7 - (a.latitudeE7 > 0 ? 1 : -1), longitudeE7: a.longitudeE7)
      #expect(a.distanceMeters(to: b) > 0.010 && a.distanceMeters(to: b) < 0.012, "\(a)")
    }
  }

  @Test("A detour is never shorter", arguments: 0..<20 as Range<UInt64>)
  func triangle(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let (a, b, c) = (random.point(), random.point(), random.point())
      #expect(a.distanceMeters(to: c) <= a.distanceMeters(to: b) + b.distanceMeters(to: c) + 0.01, "\(a) \(b) \(c)")
    }
  }

  @Test("The sphere is off by no more than the share that bounds allow for", arguments: 0..<10 as Range<UInt64>)
  func sphere(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for number in 0..<10_000 {
      let a = random.point()
      let b = number.isMultiple(of: 2) ? random.point() : random.point(near: a)
      let estimate = a.sphericalDistanceMeters(to: b)
      if abs(a.distanceMeters(to: b) - estimate) > estimate * sphericalErrorShare { Issue.record("\(a) \(b)") }
    }
  }
}
