// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

extension PlainBox {
  /// A distance in metres that no point of the box falls short of: 0 inside, else the sphere's distance less its error.
  ///
  /// The nearest point of a box lies due north or south when its longitudes hold the point's, else on one of its two meridians: along a parallel
  /// the distance only grows with the difference in longitude.
  package func leastDistanceMeters(to point: GeoPoint) -> Double {
    sphericalDistanceMeters(to: point) * (1 - sphericalErrorShare)
  }

  private func sphericalDistanceMeters(to point: GeoPoint) -> Double {
    let origin = Radians(point)
    let (south, north) = (Double(minLatitude) / 1e7 * .pi / 180, Double(maxLatitude) / 1e7 * .pi / 180)
    if holdsLongitude(of: point) {
      return max(0, south - origin.latitude, origin.latitude - north) * WGS84.meanRadius
    }
    return [minLongitude, maxLongitude].map { edge in
      let longitude = Double(edge) / 1e7 * .pi / 180
      // Where the whole meridian comes nearest.
      let nearest = atan2(sin(origin.latitude), cos(origin.latitude) * cos(longitude - origin.longitude))
      let latitudes = nearest > south && nearest < north ? [nearest] : [south, north]
      return latitudes.map { sphericalDistance(origin, Radians(latitude: $0, longitude: longitude)) }.min() ?? 0
    }.min() ?? 0
  }

  /// A pole lies on every meridian, and ±180° are the same one.
  private func holdsLongitude(of point: GeoPoint) -> Bool {
    if abs(point.latitudeE7) == 900_000_000 { return true }
    let range = minLongitude...max(minLongitude, maxLongitude)
    return range.contains(point.longitudeE7) || abs(point.longitudeE7) == 1_800_000_000 && range.contains(-point.longitudeE7)
  }
}
