// SPDX-License-Identifier: Apache-2.0

/// A closed box of latitudes and longitudes. When `low.longitude` is greater than `high.longitude` the box crosses ±180°.
public struct GeoBox: Hashable, Sendable {
  /// South-west corner.
  public var low: GeoPoint
  /// North-east corner.
  public var high: GeoPoint

  /// A box from its corners; `low.latitudeE7` must not be greater than `high.latitudeE7`.
  public init(low: GeoPoint, high: GeoPoint) {
    self.low = low
    self.high = high
  }

  /// Whether the longitudes run over ±180°.
  public var crossesAntimeridian: Bool { low.longitudeE7 > high.longitudeE7 }
}
