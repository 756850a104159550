// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import Testing

@Suite struct RegionTests {
  /// Corners as given, north-east first, and the box that is meant: south, west, north, east.
  struct Corners: Sendable, CustomTestStringConvertible {
    var northEast: (Double, Double)
    var southWest: (Double, Double)
    var box: [Double]
    var testDescription: String { "\(northEast) \(southWest)" }
  }

  @Test(
    "corners in a wrong order are put right", .rule("swift.corners"),
    arguments: [
      Corners(northEast: (40.92, -73.70), southWest: (40.48, -74.26), box: [40.48, -74.26, 40.92, -73.70]),
      // Sydney's inner west with its longitudes exchanged, and Mountain View with both exchanged, as published.
      Corners(northEast: (-33.84, 151.13), southWest: (-33.88, 151.20), box: [-33.88, 151.13, -33.84, 151.20]),
      Corners(
        northEast: (37.388162, -122.088137), southWest: (37.395804, -122.077023), box: [37.388162, -122.088137, 37.395804, -122.077023]),
      // Fiji lies on both sides of 180°.
      Corners(northEast: (-12, -178), southWest: (-21, 177), box: [-21, 177, -12, -178]),
      Corners(northEast: (10, 170), southWest: (-10, -170), box: [-10, -170, 10, 170]),
      Corners(northEast: (10, -170), southWest: (-10, 170), box: [-10, 170, 10, -170]),
      // Exactly half the earth stays a box over 180°.
      Corners(northEast: (1, -90), southWest: (0, 90), box: [0, 90, 1, -90]),
      Corners(northEast: (1, -89), southWest: (0, 90), box: [0, -89, 1, 90]),
      Corners(northEast: (90, 180), southWest: (-90, -180), box: [-90, -180, 90, 180]),
      Corners(northEast: (5, 6), southWest: (5, 6), box: [5, 6, 5, 6]),
    ])
  func order(_ corners: Corners) throws {
    let region = try #require(
      RectangularCoordinateRegion(
        northEast: CLLocationCoordinate2DMake(corners.northEast.0, corners.northEast.1),
        southWest: CLLocationCoordinate2DMake(corners.southWest.0, corners.southWest.1)))
    let box = [region.southWest.latitude, region.southWest.longitude, region.northEast.latitude, region.northEast.longitude]
    #expect(box == corners.box)
  }

  @Test("corners off the earth give nil", arguments: [(90.5, 0.0), (0, 180.5), (.nan, 0), (0, .infinity), (440.921628, -73.7)])
  func invalidCorners(_ corner: (Double, Double)) {
    let valid = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let invalid = CLLocationCoordinate2DMake(corner.0, corner.1)
    #expect(RectangularCoordinateRegion(northEast: invalid, southWest: valid) == nil)
    #expect(RectangularCoordinateRegion(northEast: valid, southWest: invalid) == nil)
  }

  @Test func regionsAreWrittenAsTheLegacyServiceReadsThem() throws {
    let circle = CircularCoordinateRegion(center: CLLocationCoordinate2D(latitude: 1.5, longitude: -2), radius: 1000)
    #expect(circle.bias().name == "locationbias" && circle.bias().value == "circle:1000.0@1.5,-2.0")
    let box = try #require(
      RectangularCoordinateRegion(northEast: CLLocationCoordinate2DMake(3, 4), southWest: CLLocationCoordinate2DMake(1, 2)))
    #expect(box.restriction().name == "locationrestriction" && box.restriction().value == "rectangle:1.0,2.0|3.0,4.0")
  }

  @Test func equalRegionsAreEqual() {
    let center = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let circles: Set = [CircularCoordinateRegion(center: center, radius: 3), CircularCoordinateRegion(center: center, radius: 3)]
    #expect(circles.count == 1)
    #expect(CircularCoordinateRegion(center: center, radius: 4) != circles.first)
  }
}
