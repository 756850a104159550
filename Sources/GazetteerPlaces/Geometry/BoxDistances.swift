// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// Distances from one point to many boxes, never too great: a search that goes from box to box, nearest first, looks at hundreds.
///
/// `PlainBox.leastDistanceMeters` gives the exact distance on the sphere, at several times the cost.
package struct BoxDistances: Sendable {
  private let point: GeoPoint
  private let cosine: Double

  package init(from point: GeoPoint) {
    self.point = point
    cosine = Self.leastCosine(point.latitudeE7, point.latitudeE7)
  }

  /// A number that no point of the box falls short of, and that grows with the distance: half the versed sine of the angle, or less.
  ///
  /// The haversine of an angle is hav Δφ + cos φ₁ cos φ₂ hav Δλ. A box has a least Δφ, a least cos φ₂ and a least Δλ; together they make too little, never too much.
  package func leastHaversine(of box: PlainBox) -> Double {
    let latitude = max(0, Int64(box.minLatitude) - Int64(point.latitudeE7), Int64(point.latitudeE7) - Int64(box.maxLatitude))
    let southNorth = latitude == 0 ? 0 : Self.haversine(latitude)
    let (west, east) = (Int64(box.minLongitude) - Int64(point.longitudeE7), Int64(point.longitudeE7) - Int64(box.maxLongitude))
    if west <= 0, east <= 0 { return southNorth * Self.rounding }
    let longitude = min(west < 0 ? west + Self.wholeCircle : west, east < 0 ? east + Self.wholeCircle : east)
    let scale = cosine * Self.leastCosine(box.minLatitude, box.maxLatitude)
    return (southNorth + scale * Self.haversine(longitude)) * Self.rounding
  }

  /// The metres that a haversine stands for, on the ellipsoid, or less.
  package static func leastMeters(ofHaversine value: Double) -> Double {
    2 * WGS84.meanRadius * asin(min(1, value.squareRoot())) * (1 - sphericalErrorShare)
  }

  private static let radiansPerE7 = Double.pi / 180 / 1e7
  private static let wholeCircle: Int64 = 3_600_000_000
  /// Takes more off than all roundings add.
  private static let rounding = 1 - 1e-9

  /// Of an angle up to a half circle, or less: sin x ≥ x − x³/6.
  private static func haversine(_ angle: Int64) -> Double {
    let half = Double(angle) * radiansPerE7 / 2
    let sine = half * (1 - half * half / 6)
    return sine * sine
  }

  /// The least cosine of latitudes from one to another, or less: cos x ≥ 1 − x²/2 + x⁴/24 − x⁶/720.
  private static func leastCosine(_ south: Int32, _ north: Int32) -> Double {
    let latitude = Double(max(abs(Int64(south)), abs(Int64(north)))) * radiansPerE7
    let square = latitude * latitude
    return max(0, 1 - square * (1 / 2 - square * (1 / 24 - square / 720)) - 1e-15)
  }
}
