// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerPlaces
import GazetteerService

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// An area that an autocomplete filter can use.
///
///     let regions: [(any CoordinateRegion)?] = [circle, box]
public protocol CoordinateRegion: Sendable {}

/// An area whose places are preferred.
///
///     let bias: any CoordinateRegionBias = CircularCoordinateRegion(center: center, radius: 2_000)
public protocol CoordinateRegionBias: CoordinateRegion {
  /// The area as a parameter of the legacy web service, as `locationbias=circle:1000.0@48.1,11.5`.
  func bias() -> URLQueryItem
}

/// An area outside which no place is suggested. Only the types of this library work in a request.
///
///     let restriction: (any CoordinateRegionRestriction)? = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
public protocol CoordinateRegionRestriction: CoordinateRegion {
  /// The area as a parameter of the legacy web service, as `locationrestriction=rectangle:48.0,11.3|48.3,11.8`.
  func restriction() -> URLQueryItem
}

/// An area that the library knows how to search in.
protocol SearchableRegion {
  var area: RegionDraft { get }
}

/// A box between two latitudes and two longitudes; the boundary belongs to it.
///
///     let box = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
public struct RectangularCoordinateRegion: CoordinateRegionBias, CoordinateRegionRestriction {
  /// The corner with the greater latitude.
  public let northEast: CLLocationCoordinate2D
  /// The corner with the smaller latitude. When its longitude is greater than that of `northEast`, the box crosses ±180°.
  public let southWest: CLLocationCoordinate2D

  /// A box from two opposite corners; nil when one of them is not a position on the earth.
  ///
  /// Corners in a wrong order are put right where that is what must be meant:
  /// - latitudes are ordered;
  /// - longitudes are swapped when the north-east one is less than the south-west one *and* the box over ±180° would be wider than 180°.
  ///   So Sydney's corners work in any order, while a box around Fiji from 177 to −178 stays one over ±180°;
  /// - a south-west longitude that is not greater is never changed: from −170 to 170 is nearly all longitudes.
  ///
  ///     RectangularCoordinateRegion(
  ///       northEast: CLLocationCoordinate2D(latitude: 40.92, longitude: -73.70),
  ///       southWest: CLLocationCoordinate2D(latitude: 40.48, longitude: -74.26))
  public init?(northEast: CLLocationCoordinate2D, southWest: CLLocationCoordinate2D) {
    guard CLLocationCoordinate2DIsValid(northEast), CLLocationCoordinate2DIsValid(southWest) else { return nil }
    self.init(unchecked: northEast, southWest)
  }

  /// A box from two corners that may be no positions: the request that uses it is refused then, with the corner's name.
  package init(unchecked northEast: CLLocationCoordinate2D, _ southWest: CLLocationCoordinate2D) {
    let (east, west) = (northEast.longitude, southWest.longitude)
    let isSwapped = east < west && east - west + 360 > 180
    self.northEast = CLLocationCoordinate2D(
      latitude: max(northEast.latitude, southWest.latitude), longitude: isSwapped ? west : east)
    self.southWest = CLLocationCoordinate2D(
      latitude: min(northEast.latitude, southWest.latitude), longitude: isSwapped ? east : west)
  }

  /// A box whose corners are known to be in order.
  init(_ box: GeoBox) {
    northEast = CLLocationCoordinate2D(box.high)
    southWest = CLLocationCoordinate2D(box.low)
  }

  /// The box as `locationbias=rectangle:south,west|north,east`.
  public func bias() -> URLQueryItem { URLQueryItem(name: "locationbias", value: text) }

  /// The box as `locationrestriction=rectangle:south,west|north,east`.
  public func restriction() -> URLQueryItem { URLQueryItem(name: "locationrestriction", value: text) }

  private var text: String {
    "rectangle:\(southWest.latitude),\(southWest.longitude)|\(northEast.latitude),\(northEast.longitude)"
  }
}

extension RectangularCoordinateRegion: Hashable {
  /// Whether both corners are the same.
  public static func == (a: Self, b: Self) -> Bool { a.numbers == b.numbers }

  /// Hashes both corners.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] { [northEast.latitude, northEast.longitude, southWest.latitude, southWest.longitude] }
}

extension RectangularCoordinateRegion: SearchableRegion {
  var area: RegionDraft {
    RegionDraft(rectangle: .init(low: .init(southWest), high: .init(northEast)))
  }
}

/// Every point within a geodesic distance of a centre; the boundary belongs to it.
///
///     let circle = CircularCoordinateRegion(center: center, radius: 500)
public struct CircularCoordinateRegion: CoordinateRegionBias, CoordinateRegionRestriction {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Metres; a request refuses what is not in 0…50,000, and a restriction to a circle of radius 0 finds nothing.
  public let radius: CLLocationDistance

  /// A circle; the request that uses it checks its numbers.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }

  /// The circle as `locationbias=circle:radius@latitude,longitude`.
  public func bias() -> URLQueryItem { URLQueryItem(name: "locationbias", value: text) }

  /// The circle as `locationrestriction=circle:radius@latitude,longitude`.
  public func restriction() -> URLQueryItem { URLQueryItem(name: "locationrestriction", value: text) }

  private var text: String { "circle:\(radius)@\(center.latitude),\(center.longitude)" }
}

extension CircularCoordinateRegion: Hashable {
  /// Whether centre and radius are the same.
  public static func == (a: Self, b: Self) -> Bool { a.numbers == b.numbers }

  /// Hashes centre and radius.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  private var numbers: [Double] { [center.latitude, center.longitude, radius] }
}

extension CircularCoordinateRegion: SearchableRegion {
  var area: RegionDraft { RegionDraft(circle: .init(center: .init(center), radius: radius)) }
}

extension RegionDraft.Point {
  init(_ coordinate: CLLocationCoordinate2D) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension CLLocationCoordinate2D {
  init(_ point: GeoPoint) { self.init(latitude: point.latitude, longitude: point.longitude) }
}
