// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// A closed area on the earth: the boundary belongs to it.
public enum Region: Hashable, Sendable {
  /// Every point at most `radiusMeters` of geodesic distance from `center`.
  case circle(center: GeoPoint, radiusMeters: Double)
  /// Every point between the latitudes and the longitudes of a box.
  case box(GeoBox)

  /// The whole earth.
  package static let earth = Region.box(
    GeoBox(
      low: GeoPoint(latitudeE7: -900_000_000, longitudeE7: -1_800_000_000),
      high: GeoPoint(latitudeE7: 900_000_000, longitudeE7: 1_800_000_000)))

  /// Whether the point is in the region.
  ///
  /// A box that reaches a pole contains that pole, whatever its longitudes are, and ±180° are the same meridian.
  public func contains(_ point: GeoPoint) -> Bool {
    switch self {
    case .circle(let center, let radius):
      let estimate = center.sphericalDistanceMeters(to: point)
      if estimate * (1 - sphericalErrorShare) > radius { return false }
      if estimate * (1 + sphericalErrorShare) < radius { return true }
      return center.distanceMeters(to: point) <= radius
    case .box(let box):
      return box.contains(point)
    }
  }

  /// The middle of the region.
  public var center: GeoPoint {
    switch self {
    case .circle(let center, _): center
    case .box(let box): box.center
    }
  }

  /// How large the region is: the radius, or half the shorter side of the box, in metres.
  public var scaleMeters: Double {
    switch self {
    case .circle(_, let radius): return radius
    case .box(let box):
      let metersPerDegree = WGS84.meanRadius * .pi / 180
      let height = (Double(box.high.latitudeE7) - Double(box.low.latitudeE7)) / 1e7 * metersPerDegree
      let width = Double(box.longitudeSpanE7) / 1e7 * metersPerDegree * cos(box.center.latitude * .pi / 180)
      return min(height, width) / 2
    }
  }

  /// A region that holds every point at most `meters` away from this one, and some more.
  package func expanded(byMeters meters: Double) -> Region {
    switch self {
    case .circle(let center, let radius): .circle(center: center, radiusMeters: radius + meters)
    case .box(let box): .box(box.expanded(byMeters: meters))
    }
  }

  /// Plain boxes, none of them over ±180°, that together hold every stored position of the region's points.
  package var cover: [PlainBox] {
    switch self {
    case .circle(let center, let radius): PlainBox.around(center, radiusMeters: radius)
    case .box(let box): PlainBox.cover(of: box)
    }
  }
}

extension GeoBox {
  /// Whether the point is in the closed box.
  public func contains(_ point: GeoPoint) -> Bool {
    guard point.latitudeE7 >= low.latitudeE7, point.latitudeE7 <= high.latitudeE7 else { return false }
    if abs(point.latitudeE7) == 900_000_000 { return true }
    if containsLongitude(point.longitudeE7) { return true }
    return abs(point.longitudeE7) == 1_800_000_000 && containsLongitude(-point.longitudeE7)
  }

  private func containsLongitude(_ longitude: Int32) -> Bool {
    crossesAntimeridian
      ? longitude >= low.longitudeE7 || longitude <= high.longitudeE7
      : longitude >= low.longitudeE7 && longitude <= high.longitudeE7
  }

  /// The width in 1e-7 degrees, 0 … 3,600,000,000.
  var longitudeSpanE7: Int64 {
    let span = Int64(high.longitudeE7) - Int64(low.longitudeE7)
    return span < 0 ? span + 3_600_000_000 : span
  }

  /// The point midway between the corners.
  public var center: GeoPoint {
    var longitude = Int64(low.longitudeE7) + longitudeSpanE7 / 2
    if longitude > 1_800_000_000 { longitude -= 3_600_000_000 }
    let latitude = (Int64(low.latitudeE7) + Int64(high.latitudeE7)) / 2
    return GeoPoint(latitudeE7: Int32(latitude), longitudeE7: Int32(longitude))
  }
}

/// A closed box that does not cross ±180°, in 1e-7 degrees: what an R-tree is asked with.
package struct PlainBox: Hashable, Sendable {
  package var minLatitude: Int32
  package var maxLatitude: Int32
  package var minLongitude: Int32
  package var maxLongitude: Int32

  package init(minLatitude: Int32, maxLatitude: Int32, minLongitude: Int32, maxLongitude: Int32) {
    self.minLatitude = minLatitude
    self.maxLatitude = maxLatitude
    self.minLongitude = minLongitude
    self.maxLongitude = maxLongitude
  }

  /// What both boxes hold; nil when that is nothing.
  package func intersection(_ other: PlainBox) -> PlainBox? {
    let both = PlainBox(
      minLatitude: max(minLatitude, other.minLatitude), maxLatitude: min(maxLatitude, other.maxLatitude),
      minLongitude: max(minLongitude, other.minLongitude), maxLongitude: min(maxLongitude, other.maxLongitude))
    return both.minLatitude <= both.maxLatitude && both.minLongitude <= both.maxLongitude ? both : nil
  }

  /// The least box that holds both.
  package func union(_ other: PlainBox) -> PlainBox {
    PlainBox(
      minLatitude: min(minLatitude, other.minLatitude), maxLatitude: max(maxLatitude, other.maxLatitude),
      minLongitude: min(minLongitude, other.minLongitude), maxLongitude: max(maxLongitude, other.maxLongitude))
  }

  /// The whole earth.
  package static let earth = PlainBox(
    minLatitude: -900_000_000, maxLatitude: 900_000_000, minLongitude: -1_800_000_000, maxLongitude: 1_800_000_000)

  /// Boxes around every point at most `radius` metres from `center`, and some more: a point outside is farther than that. A radius below 0 is 0.
  package static func around(_ center: GeoPoint, radiusMeters radius: Double) -> [PlainBox] {
    // The least radius of curvature of the ellipsoid makes the angle, and so the box, too large rather than too small.
    let angle = max(0, radius) / 6_335_000 * 1.01 + 1e-9
    let latitude = center.latitude * .pi / 180
    let (south, north) = (latitude - angle, latitude + angle)
    guard south > -.pi / 2, north < .pi / 2 else {
      let low = degreesE7(max(-.pi / 2, south), .down)
      let high = degreesE7(min(.pi / 2, north), .up)
      return [PlainBox(minLatitude: low, maxLatitude: high, minLongitude: -1_800_000_000, maxLongitude: 1_800_000_000)]
    }
    let halfWidth = asin(min(1, sin(min(angle, .pi / 2)) / cos(latitude))) * 1.001 + 1e-9
    let low = GeoPoint(
      latitudeE7: degreesE7(south, .down), longitudeE7: wrapped(Int64(center.longitudeE7) - Int64(halfWidth * 180 / .pi * 1e7) - 1))
    let high = GeoPoint(
      latitudeE7: degreesE7(north, .up), longitudeE7: wrapped(Int64(center.longitudeE7) + Int64(halfWidth * 180 / .pi * 1e7) + 1))
    return cover(of: GeoBox(low: low, high: high))
  }

  /// Plain boxes for a box, with the other spelling of ±180° and the poles where it touches them.
  package static func cover(of box: GeoBox) -> [PlainBox] {
    let (south, north) = (box.low.latitudeE7, box.high.latitudeE7)
    let (west, east) = (box.low.longitudeE7, box.high.longitudeE7)
    func slice(_ west: Int32, _ east: Int32) -> PlainBox {
      PlainBox(minLatitude: south, maxLatitude: north, minLongitude: west, maxLongitude: east)
    }
    let edge: Int32 = 1_800_000_000
    var boxes = box.crossesAntimeridian ? [slice(west, edge), slice(-edge, east)] : [slice(west, east)]
    if !box.crossesAntimeridian, west > -edge, east == edge { boxes.append(slice(-edge, -edge)) }
    if !box.crossesAntimeridian, west == -edge, east < edge { boxes.append(slice(edge, edge)) }
    for pole in [-900_000_000, 900_000_000] as [Int32] where pole == south || pole == north {
      boxes.append(PlainBox(minLatitude: pole, maxLatitude: pole, minLongitude: -edge, maxLongitude: edge))
    }
    return boxes
  }

  private static func degreesE7(_ radians: Double, _ rounding: FloatingPointRoundingRule) -> Int32 {
    Int32(max(-900_000_000, min(900_000_000, (radians * 180 / .pi * 1e7).rounded(rounding))))
  }

  private static func wrapped(_ longitude: Int64) -> Int32 {
    var longitude = longitude
    if longitude > 1_800_000_000 { longitude -= 3_600_000_000 }
    if longitude < -1_800_000_000 { longitude += 3_600_000_000 }
    return Int32(longitude)
  }
}
