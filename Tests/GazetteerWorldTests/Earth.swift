// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Distances between rows.
enum Earth {
  static func metres(_ a: EmbeddedRow, _ b: EmbeddedRow) -> Double {
    metres(a, latitude: b.latitude, longitude: b.longitude)
  }

  static func metres(_ a: EmbeddedRow, latitude: Double, longitude: Double) -> Double {
    guard let from = GeoPoint(latitude: a.latitude, longitude: a.longitude), let to = GeoPoint(latitude: latitude, longitude: longitude)
    else { return .infinity }
    return from.distanceMeters(to: to)
  }
}
