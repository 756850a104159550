// SPDX-License-Identifier: Apache-2.0

// Where CoreLocation is missing, its few value types that requests and places use are these; where it is there, they are its own.
#if !canImport(CoreLocation)
  /// Degrees of latitude or longitude.
  public typealias CLLocationDegrees = Double

  /// Metres.
  public typealias CLLocationDistance = Double

  /// A position in degrees of latitude and longitude (WGS 84).
  ///
  ///     let vienna = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37)
  public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, −90…90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, −180…180.
    public var longitude: CLLocationDegrees

    /// The position 0, 0.
    public init() {
      latitude = 0
      longitude = 0
    }

    /// A position; whether it is one shows `CLLocationCoordinate2DIsValid`.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A position from latitude and longitude, in this order.
  public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether latitude and longitude are numbers in −90…90 and −180…180.
  public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
  }

  /// The value for an unknown position.
  public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

  /// A position as an object.
  ///
  ///     let origin = CLLocation(latitude: 48.2, longitude: 16.37)
  public final class CLLocation: Sendable {
    /// The position.
    public let coordinate: CLLocationCoordinate2D

    /// A position from latitude and longitude in degrees.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
      coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
  }
#endif
