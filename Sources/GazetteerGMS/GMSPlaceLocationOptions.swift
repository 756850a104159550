// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// An area whose places are preferred: a `GMSPlaceRectangularLocationOption` or a `GMSPlaceCircularLocationOption`.
public protocol GMSPlaceLocationBias: Sendable {
  /// The area in the terms of the newer kit.
  var bias: any CoordinateRegionBias { get }
}

/// An area in which places must be: a `GMSPlaceRectangularLocationOption` or a `GMSPlaceCircularLocationOption`.
public protocol GMSPlaceLocationRestriction: Sendable {
  /// The area in the terms of the newer kit.
  var restriction: any CoordinateRegionRestriction { get }
}

/// A box by two opposite corners. Corners in a wrong order are put right as `RectangularCoordinateRegion` does; a corner that is no position
/// makes the request that uses the box fail.
public struct GMSPlaceRectangularLocationOption: GMSPlaceLocationBias, GMSPlaceLocationRestriction, Sendable {
  private let region: RectangularCoordinateRegion

  /// A box by its north-east and south-west corners.
  public init(_ northEastBounds: CLLocationCoordinate2D, _ southWestBounds: CLLocationCoordinate2D) {
    region = RectangularCoordinateRegion(unchecked: northEastBounds, southWestBounds)
  }

  /// The box.
  public var bias: any CoordinateRegionBias { region }
  /// The box.
  public var restriction: any CoordinateRegionRestriction { region }
}

/// Every point within a geodesic distance of a centre.
public struct GMSPlaceCircularLocationOption: GMSPlaceLocationBias, GMSPlaceLocationRestriction, Sendable {
  private let region: CircularCoordinateRegion

  /// A circle by its centre and its radius in metres, 0…50,000.
  public init(_ center: CLLocationCoordinate2D, _ radius: CLLocationDistance) {
    region = CircularCoordinateRegion(center: center, radius: radius)
  }

  /// The circle.
  public var bias: any CoordinateRegionBias { region }
  /// The circle.
  public var restriction: any CoordinateRegionRestriction { region }
}
