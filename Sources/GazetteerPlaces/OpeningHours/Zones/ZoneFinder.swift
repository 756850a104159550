// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// Finds the time zone of a position: that of its country, or of the nearest town of the table where a country has several.
package enum ZoneFinder {
  /// The IANA name of the zone; nil for a country that the table does not have.
  ///
  /// Of 23,454 towns of GeoNames that the table was not corrected by, the clock is right for 99.7 % (`Scripts/check zones`).
  ///
  /// - Parameter countryCode: ISO 3166-1 alpha-2, in upper case.
  package static func zone(at point: GeoPoint, countryCode: String) -> String? {
    if let zone = ZoneTable.zoneOfCountry[countryCode[...]] { return zone }
    let towns = ZoneTable.townsOfCountry[countryCode[...]] ?? []
    return towns.min { $0.squaredDegrees(to: point) < $1.squaredDegrees(to: point) }?.zone
  }
}

extension ZoneTable.Town {
  /// A measure of the distance on a plane whose degrees of longitude are as long as those of latitude.
  fileprivate func squaredDegrees(to point: GeoPoint) -> Double {
    let east = abs(point.longitude - longitude)
    let width = min(east, 360 - east) * cos((point.latitude + latitude) * .pi / 360)
    return (point.latitude - latitude) * (point.latitude - latitude) + width * width
  }
}
