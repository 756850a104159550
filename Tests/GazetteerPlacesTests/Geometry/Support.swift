// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC
import GazetteerPlaces
import GazetteerTesting

extension SeededRandom {
  /// A point anywhere; one in ten on the equator, at a pole, or on ±180°, where mistakes like to sit.
  mutating func point() -> GeoPoint {
    var point = GeoPoint(
      latitudeE7: Int32.random(in: -900_000_000...900_000_000, using: &self),
      longitudeE7: Int32.random(in: -1_800_000_000...1_800_000_000, using: &self))
    switch Int.random(in: 0..<40, using: &self) {
    case 0: point.latitudeE7 = 0
    case 1: point.latitudeE7 = pick([-900_000_000, 900_000_000])
    case 2: point.longitudeE7 = pick([-1_800_000_000, 1_800_000_000])
    case 3: point.latitudeE7 = pick([-899_999_999, 899_999_999])
    default: break
    }
    return point
  }

  /// A point some centimetres to some hundred kilometres from another, by equal chances for every size.
  mutating func point(near other: GeoPoint) -> GeoPoint {
    let meters = exp(Double.random(in: log(0.02)...log(500_000), using: &self))
    return other.moved(meters: meters, bearing: Double.random(in: 0..<2 * .pi, using: &self))
  }
}

extension GeoPoint {
  /// About the point at a distance in a direction, on the sphere.
  func moved(meters: Double, bearing: Double) -> GeoPoint {
    let angle = meters / 6_371_008.8
    let (latitude, longitude) = (latitude * .pi / 180, longitude * .pi / 180)
    let sine = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cos(bearing)
    let turn = atan2(sin(bearing) * sin(angle) * cos(latitude), cos(angle) - sin(latitude) * sine)
    var degrees = (longitude + turn) * 180 / .pi
    if degrees > 180 { degrees -= 360 }
    if degrees < -180 { degrees += 360 }
    let north = asin(max(-1, min(1, sine))) * 180 / .pi
    return GeoPoint(latitude: max(-90, min(90, north)), longitude: max(-180, min(180, degrees))) ?? self
  }
}

extension SeededRandom {
  /// A centre anywhere, near a pole or near ±180°.
  mutating func center() -> GeoPoint {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: GeoPoint(latitudeE7: pick([-900_000_000, 900_000_000]), longitudeE7: point().longitudeE7).movedAtRandom(&self)
    case 1: GeoPoint(latitudeE7: point().latitudeE7, longitudeE7: pick([-1_800_000_000, 1_800_000_000])).movedAtRandom(&self)
    default: point()
    }
  }

  /// A point inside, on about the circle, or a bit outside.
  mutating func point(atAbout radius: Double, from center: GeoPoint) -> GeoPoint {
    let share = pick([
      Double.random(in: 0...1, using: &self), Double.random(in: 0.99...1.01, using: &self), Double.random(in: 0.999...1.001, using: &self),
    ])
    return center.moved(meters: radius * share, bearing: pick([0, .pi / 2, .pi, 1.5 * .pi, Double.random(in: 0..<2 * .pi, using: &self)]))
  }
}

extension GeoPoint {
  fileprivate func movedAtRandom(_ random: inout SeededRandom) -> GeoPoint { random.chance(0.2) ? self : random.point(near: self) }

  /// The point as it may be written: ±180° are one meridian, and a pole has any longitude.
  var spellings: [GeoPoint] {
    let longitudes: [Int32] =
      abs(latitudeE7) == 900_000_000
      ? [longitudeE7, 0, 1_234_567_890, -1_800_000_000, 1_800_000_000]
      : abs(longitudeE7) == 1_800_000_000 ? [-1_800_000_000, 1_800_000_000] : [longitudeE7]
    return longitudes.map { GeoPoint(latitudeE7: latitudeE7, longitudeE7: $0) }
  }
}

extension PlainBox {
  func holds(_ point: GeoPoint) -> Bool {
    (minLatitude...maxLatitude).contains(point.latitudeE7) && (minLongitude...maxLongitude).contains(point.longitudeE7)
  }

  /// What an R-tree may be asked with.
  var isInOrder: Bool {
    minLatitude <= maxLatitude && minLongitude <= maxLongitude && minLatitude >= -900_000_000 && maxLatitude <= 900_000_000
      && minLongitude >= -1_800_000_000 && maxLongitude <= 1_800_000_000
  }
}
