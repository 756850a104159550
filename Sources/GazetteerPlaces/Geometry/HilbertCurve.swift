// SPDX-License-Identifier: Apache-2.0

/// A curve through a grid of longitudes and latitudes on which neighbours are, mostly, near each other.
package enum HilbertCurve {
  /// Cells on a side are 2 to this power: 40,075 km / 2²⁰ ≈ 38 m.
  static let order = 20

  /// The point's place on the curve, 0 ..< 2⁴⁰.
  package static func position(of point: GeoPoint) -> UInt64 {
    let side = UInt64(1) << order
    // A point that is not on the globe counts as one at its edge.
    var x = min(side - 1, UInt64(clamping: Int64(point.longitudeE7) + 1_800_000_000) * side / 3_600_000_001)
    var y = min(side - 1, UInt64(clamping: Int64(point.latitudeE7) + 900_000_000) * side / 1_800_000_001)
    var position: UInt64 = 0
    var step = side >> 1
    while step > 0 {
      let rightHalf: UInt64 = x & step != 0 ? 1 : 0
      let upperHalf: UInt64 = y & step != 0 ? 1 : 0
      position += step * step * ((3 * rightHalf) ^ upperHalf)
      if upperHalf == 0 {
        if rightHalf == 1 {
          x = side - 1 - x
          y = side - 1 - y
        }
        swap(&x, &y)
      }
      step >>= 1
    }
    return position
  }
}
