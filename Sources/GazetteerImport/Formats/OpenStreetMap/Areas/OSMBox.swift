// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC
import GazetteerPlaces

/// The extent of points, in 1e-7 degrees. A box across ±180° spans the globe.
struct OSMBox {
  private(set) var south: Int64
  private(set) var west: Int64
  private(set) var north: Int64
  private(set) var east: Int64

  /// The extent of one point.
  init(_ point: GeoPoint) {
    (south, north) = (Int64(point.latitudeE7), Int64(point.latitudeE7))
    (west, east) = (Int64(point.longitudeE7), Int64(point.longitudeE7))
  }

  /// The extent of points; nil for none.
  init?(_ points: some Sequence<GeoPoint>) {
    var box: OSMBox?
    for point in points {
      if box == nil { box = OSMBox(point) } else { box?.join(OSMBox(point)) }
    }
    guard let box else { return nil }
    self = box
  }

  /// Extends the box by another.
  mutating func join(_ other: OSMBox) {
    (south, west) = (min(south, other.south), min(west, other.west))
    (north, east) = (max(north, other.north), max(east, other.east))
  }

  func contains(_ point: GeoPoint) -> Bool {
    (south...north).contains(Int64(point.latitudeE7)) && (west...east).contains(Int64(point.longitudeE7))
  }

  var centre: GeoPoint {
    GeoPoint(latitudeE7: Int32(clamping: (south + north) / 2), longitudeE7: Int32(clamping: (west + east) / 2))
  }

  /// The length of the diagonal in metres.
  var diagonalMeters: Double { meters(north - south, east - west) }

  /// The least distance of two boxes in metres; 0 when they touch.
  func meters(to other: OSMBox) -> Double {
    meters(max(0, max(south, other.south) - min(north, other.north)), max(0, max(west, other.west) - min(east, other.east)))
  }

  /// The box as a draft has it; nil for a point.
  var draft: DraftBox? {
    if south == north && west == east { return nil }
    return DraftBox(south: Double(south) / 1e7, west: Double(west) / 1e7, north: Double(north) / 1e7, east: Double(east) / 1e7)
  }

  private func meters(_ high: Int64, _ wide: Int64) -> Double {
    OSMPlane(latitudeE7: Int32(clamping: (south + north) / 2)).meters(high, wide)
  }
}

/// The plane that touches the earth at a latitude: distances of a few kilometres on it are right to a few parts in a thousand.
struct OSMPlane {
  private let width: Double

  init(latitudeE7: Int32) { width = max(0.01, cos(Double(latitudeE7) / 1e7 * .pi / 180)) }

  /// The length of a step in 1e-7 degrees north and east.
  func meters(_ north: Int64, _ east: Int64) -> Double {
    let (north, east) = (Double(north), Double(east) * width)
    return (north * north + east * east).squareRoot() * Self.metersPerUnit
  }

  private static let metersPerUnit = 111_195 * 1e-7
}

extension GeoPoint {
  /// The distance to a near point in metres, on the plane.
  func planeMeters(to other: GeoPoint) -> Double {
    let half = (Int64(latitudeE7) + Int64(other.latitudeE7)) / 2
    return OSMPlane(latitudeE7: Int32(clamping: half))
      .meters(Int64(latitudeE7) - Int64(other.latitudeE7), Int64(longitudeE7) - Int64(other.longitudeE7))
  }
}
