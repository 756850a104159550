// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The WGS 84 ellipsoid.
enum WGS84 {
  static let equatorialRadius = 6_378_137.0
  static let flattening = 1 / 298.257223563
  static let polarRadius = equatorialRadius * (1 - flattening)
  /// Mean radius (2a + b) / 3, for estimates on the sphere.
  static let meanRadius = 6_371_008.8
}

extension GeoPoint {
  /// The length in metres of the shortest line on the WGS 84 ellipsoid between two points.
  ///
  /// Good to about a millimetre by Vincenty's inverse formula, and to about a metre for the few pairs near opposite ends of the earth where
  /// that formula does not settle. The distance does not depend on the order of the points beyond rounding.
  ///
  ///     GeoPoint(latitude: 51.5, longitude: 0)!.distanceMeters(to: GeoPoint(latitude: 48.9, longitude: 2.4)!)  // about 336,114
  ///
  /// - Complexity: about a microsecond; about a hundred for nearly antipodal pairs.
  public func distanceMeters(to other: GeoPoint) -> Double {
    if self == other { return 0 }
    let (a, b) = (Radians(self), Radians(other))
    return vincentyDistance(a, b) ?? antipodalDistance(a, b)
  }

  /// A distance on the mean sphere, within 0.6 % of `distanceMeters(to:)`: cheap, for bounds only.
  package func sphericalDistanceMeters(to other: GeoPoint) -> Double {
    sphericalDistance(Radians(self), Radians(other))
  }
}

/// How far the spherical estimate may be off, as a share of it, with room to spare (the ellipsoid's worst is 0.56 %).
package let sphericalErrorShare = 0.006

struct Radians {
  var latitude: Double
  var longitude: Double

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// One spelling for each place: a pole has longitude 0, and −180° is 180°, so that no spelling is nanometres away from another.
  init(_ point: GeoPoint) {
    latitude = point.latitude * .pi / 180
    let isPole = abs(point.latitudeE7) == 900_000_000
    longitude = isPole ? 0 : point.longitudeE7 == -1_800_000_000 ? .pi : point.longitude * .pi / 180
  }
}

func sphericalDistance(_ a: Radians, _ b: Radians) -> Double {
  let x = sin((b.latitude - a.latitude) / 2)
  let y = sin((b.longitude - a.longitude) / 2)
  let h = x * x + cos(a.latitude) * cos(b.latitude) * y * y
  return 2 * WGS84.meanRadius * asin(min(1, h.squareRoot()))
}

/// T. Vincenty, "Direct and inverse solutions of geodesics on the ellipsoid", Survey Review 1975; nil when it does not settle.
func vincentyDistance(_ p: Radians, _ q: Radians) -> Double? {
  let f = WGS84.flattening
  var difference = q.longitude - p.longitude
  if difference > .pi { difference -= 2 * .pi }
  if difference < -.pi { difference += 2 * .pi }
  let reduced1 = atan((1 - f) * tan(p.latitude))
  let reduced2 = atan((1 - f) * tan(q.latitude))
  let (sinU1, cosU1) = (sin(reduced1), cos(reduced1))
  let (sinU2, cosU2) = (sin(reduced2), cos(reduced2))
  var lambda = difference
  for _ in 0..<60 {
    let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
    let x = cosU2 * sinLambda
    let y = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda
    let sinSigma = (x * x + y * y).squareRoot()
    let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
    if sinSigma == 0 { return cosSigma > 0 ? 0 : nil }
    let sigma = atan2(sinSigma, cosSigma)
    let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
    let cosSqAlpha = 1 - sinAlpha * sinAlpha
    let cos2SigmaM = cosSqAlpha > 1e-14 ? cosSigma - 2 * sinU1 * sinU2 / cosSqAlpha : 0
    let c = f / 16 * cosSqAlpha * (4 + f * (4 - 3 * cosSqAlpha))
    let previous = lambda
    lambda =
      difference + (1 - c) * f * sinAlpha
      * (sigma + c * sinSigma * (cos2SigmaM + c * cosSigma * (2 * cos2SigmaM * cos2SigmaM - 1)))
    if abs(lambda) > .pi + 1e-9 { return nil }
    guard abs(lambda - previous) < 1e-12 else { continue }
    let ratio = WGS84.equatorialRadius / WGS84.polarRadius
    let uSq = cosSqAlpha * (ratio * ratio - 1)
    let bigA = 1 + uSq / 16384 * (4096 + uSq * (-768 + uSq * (320 - 175 * uSq)))
    let bigB = uSq / 1024 * (256 + uSq * (-128 + uSq * (74 - 47 * uSq)))
    let m2 = cos2SigmaM * cos2SigmaM
    let deltaSigma =
      bigB * sinSigma
      * (cos2SigmaM + bigB / 4 * (cosSigma * (2 * m2 - 1) - bigB / 6 * cos2SigmaM * (4 * sinSigma * sinSigma - 3) * (4 * m2 - 3)))
    return WGS84.polarRadius * bigA * (sigma - deltaSigma)
  }
  return nil
}

/// The distance of nearly antipodal points: every line between them crosses the circle a quarter of the earth away from the first, so the
/// distance is the least sum of two well-behaved distances over the points of that circle.
func antipodalDistance(_ p: Radians, _ q: Radians) -> Double {
  func sum(_ bearing: Double) -> Double {
    let middle = quarterTurn(from: p, bearing: bearing)
    return (vincentyDistance(p, middle) ?? sphericalDistance(p, middle)) + (vincentyDistance(middle, q) ?? sphericalDistance(middle, q))
  }
  let steps = 72
  let width = 2 * Double.pi / Double(steps)
  var best = Double.infinity
  var at = 0.0
  for step in 0..<steps where sum(Double(step) * width) < best {
    at = Double(step) * width
    best = sum(at)
  }
  var (low, high) = (at - width, at + width)
  for _ in 0..<40 {
    let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
    if sum(a) < sum(b) { high = b } else { low = a }
  }
  return sum((low + high) / 2)
}

/// The point a quarter of the sphere away from `p` in direction `bearing`.
private func quarterTurn(from p: Radians, bearing: Double) -> Radians {
  let latitude = asin(max(-1, min(1, cos(p.latitude) * cos(bearing))))
  let longitude = p.longitude + atan2(sin(bearing) * cos(p.latitude), -sin(p.latitude) * sin(latitude))
  return Radians(latitude: latitude, longitude: longitude)
}
