// SPDX-License-Identifier: Apache-2.0

/// A position on the WGS 84 ellipsoid, held as whole 1e-7 degrees (about 11 mm), so that what is stored and what is asked are rounded alike.
public struct GeoPoint: Hashable, BitwiseCopyable, Sendable {
  /// Latitude in 1e-7 degrees, −900,000,000 … 900,000,000.
  public var latitudeE7: Int32
  /// Longitude in 1e-7 degrees, −1,800,000,000 … 1,800,000,000.
  public var longitudeE7: Int32

  /// A point from whole 1e-7 degrees. The caller vouches for the range.
  public init(latitudeE7: Int32, longitudeE7: Int32) {
    self.latitudeE7 = latitudeE7
    self.longitudeE7 = longitudeE7
  }

  /// A point from degrees, rounded to 1e-7; nil when a number is not finite, or outside −90…90 or −180…180.
  public init?(latitude: Double, longitude: Double) {
    guard latitude >= -90, latitude <= 90, longitude >= -180, longitude <= 180 else { return nil }
    latitudeE7 = Int32((latitude * 1e7).rounded())
    longitudeE7 = Int32((longitude * 1e7).rounded())
  }

  /// Latitude in degrees.
  public var latitude: Double { Double(latitudeE7) / 1e7 }
  /// Longitude in degrees.
  public var longitude: Double { Double(longitudeE7) / 1e7 }
}
