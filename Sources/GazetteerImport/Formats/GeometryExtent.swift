// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The bounding box of a GeoJSON geometry. It takes the narrower way round the globe, so Fiji's box crosses ±180°.
struct GeometryExtent {
  private var south = Double.infinity
  private var north = -Double.infinity
  private var west = Double.infinity
  private var east = -Double.infinity
  /// The same with western longitudes increased by 360°.
  private var shiftedWest = Double.infinity
  private var shiftedEast = -Double.infinity

  /// The extent; nil when there is no position, or an invalid one.
  init?(of geometry: JSONValue) {
    if case .array(let parts)? = geometry["geometries"] {
      for part in parts {
        guard let coordinates = part["coordinates"], take(coordinates, depth: 0) else { return nil }
      }
    } else {
      guard let coordinates = geometry["coordinates"], take(coordinates, depth: 0) else { return nil }
    }
    if south > north { return nil }
  }

  private var crosses: Bool { shiftedEast - shiftedWest < east - west }

  /// The centre; for a point, the point itself.
  var centre: (latitude: Double, longitude: Double) {
    let longitude = crosses ? (shiftedWest + shiftedEast) / 2 : (west + east) / 2
    return ((south + north) / 2, longitude > 180 ? longitude - 360 : longitude)
  }

  /// The box; nil for a point.
  var box: DraftBox? {
    if south == north && west == east { return nil }
    guard crosses else { return DraftBox(south: south, west: west, north: north, east: east) }
    let unshift = { (longitude: Double) in longitude > 180 ? longitude - 360 : longitude }
    return DraftBox(south: south, west: unshift(shiftedWest), north: north, east: unshift(shiftedEast))
  }

  /// Takes a position, or arrays of them nested at most four deep; false for any other value.
  private mutating func take(_ value: JSONValue, depth: Int) -> Bool {
    guard case .array(let values) = value, depth < 5 else { return false }
    if case .number? = values.first {
      guard values.count >= 2, let longitude = values[0].double, let latitude = values[1].double else { return false }
      return take(latitude, longitude)
    }
    for value in values {
      guard take(value, depth: depth + 1) else { return false }
    }
    return true
  }

  private mutating func take(_ latitude: Double, _ longitude: Double) -> Bool {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return false }
    let shifted = longitude < 0 ? longitude + 360 : longitude
    (south, north) = (min(south, latitude), max(north, latitude))
    (west, east) = (min(west, longitude), max(east, longitude))
    (shiftedWest, shiftedEast) = (min(shiftedWest, shifted), max(shiftedEast, shifted))
    return true
  }
}
