// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

extension GeoBox {
  /// The box that reaches `meters` to the north, south, east and west of a point, on a sphere. It ends at the poles; where it is wider than the
  /// globe it takes every longitude, −180…180. A distance below 0 is 0.
  package init(around center: GeoPoint, meters: Double) {
    let height = max(0, meters) / 111_195 * 1e7
    let south = max(-9e8, Double(center.latitudeE7) - height)
    let north = min(9e8, Double(center.latitudeE7) + height)
    let width = height / max(cos(center.latitude * .pi / 180), 1e-9)
    let touchesPole = south == -9e8 || north == 9e8
    var (west, east) = (-18e8, 18e8)
    if !touchesPole, width < 18e8 {
      west = Self.wrapped(Double(center.longitudeE7) - width)
      east = Self.wrapped(Double(center.longitudeE7) + width)
    }
    self.init(
      low: GeoPoint(latitudeE7: Int32(south.rounded()), longitudeE7: Int32(west.rounded())),
      high: GeoPoint(latitudeE7: Int32(north.rounded()), longitudeE7: Int32(east.rounded())))
  }

  /// A box that holds every point at most `meters` away from this one, and some more.
  package func expanded(byMeters meters: Double) -> GeoBox {
    let height = max(0, meters) / 110_574 * 1.02e7
    let (south, north) = (max(-9e8, Double(low.latitudeE7) - height), min(9e8, Double(high.latitudeE7) + height))
    let width = height / max(cos(max(abs(south), abs(north)) / 1e7 * .pi / 180), 1e-9)
    var (west, east) = (-18e8, 18e8)
    if south > -9e8, north < 9e8, Double(longitudeSpanE7) + 2 * width < 36e8 {
      west = Self.wrapped(Double(low.longitudeE7) - width)
      east = Self.wrapped(Double(high.longitudeE7) + width)
    }
    return GeoBox(
      low: GeoPoint(latitudeE7: Int32(south.rounded(.down)), longitudeE7: Int32(west.rounded())),
      high: GeoPoint(latitudeE7: Int32(north.rounded(.up)), longitudeE7: Int32(east.rounded())))
  }

  private static func wrapped(_ longitude: Double) -> Double {
    longitude < -18e8 ? longitude + 36e8 : longitude > 18e8 ? longitude - 36e8 : longitude
  }
}
