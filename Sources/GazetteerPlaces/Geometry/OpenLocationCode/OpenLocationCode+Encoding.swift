// SPDX-License-Identifier: Apache-2.0

extension OpenLocationCode {
  /// The code of the cell that holds a point. A point at 90° is in the topmost cell, one at 180° in the westernmost.
  ///
  /// - Parameter length: digits, 2, 4, 6, 8 or 10…15; fewer give larger cells: ten digits are 14 m, eleven 3 m. Other lengths give the next
  ///   smaller one that there is.
  package init(_ point: GeoPoint, length: Int = 10) {
    // Exact: a step of latitude is 2 / 5, one of longitude 625 / 512 of 1e-7 degrees.
    self.init(
      latitude: (Int64(point.latitudeE7) + 900_000_000) * 5 / 2, longitude: (Int64(point.longitudeE7) + 1_800_000_000) * 512 / 625,
      length: length)
  }

  /// The code of the cell that holds a position in steps from −90° and −180°: latitudes are clipped, longitudes wrap around.
  init(latitude: Int64, longitude: Int64, length: Int) {
    var latitude = max(0, min(OpenLocationCodeDigits.latitudeRange - 1, latitude))
    var longitude = longitude % OpenLocationCodeDigits.longitudeRange
    if longitude < 0 { longitude += OpenLocationCodeDigits.longitudeRange }
    let length = Self.possible(length)
    var digits: [UInt8] = []
    while digits.count < length {
      let (height, width) = OpenLocationCodeDigits.cell(digits: digits.count + 1)
      let (row, column) = (latitude / height, longitude / width)
      let values = digits.count < OpenLocationCodeDigits.pairDigits ? [row, column] : [row * OpenLocationCodeDigits.gridColumns + column]
      digits += values.map { OpenLocationCodeDigits.alphabet[Int($0)] }
      latitude %= height
      longitude %= width
    }
    self.init(digits: digits)
  }

  private static func possible(_ length: Int) -> Int {
    let length = max(2, min(OpenLocationCodeDigits.mostDigits, length))
    return length < OpenLocationCodeDigits.pairDigits ? length / 2 * 2 : length
  }
}
