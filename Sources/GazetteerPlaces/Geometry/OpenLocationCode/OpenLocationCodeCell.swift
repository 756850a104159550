// SPDX-License-Identifier: Apache-2.0

/// The cell that a code names, in steps of the finest cell from −90° and −180°. Its northern and eastern edges belong to its neighbours.
package struct OpenLocationCodeCell: Hashable, Sendable {
  /// South-west corner, in steps of 1 / 25,000,000° and 1 / 8,192,000°.
  package let latitude, longitude: Int64
  /// Height and width, in the same steps.
  package let height, width: Int64

  /// The middle, rounded to 1e-7 degrees.
  package var center: GeoPoint { point(twiceLatitude: 2 * latitude + height, twiceLongitude: 2 * longitude + width) }

  /// The cell as a box, its corners rounded to 1e-7 degrees.
  package var box: GeoBox {
    GeoBox(
      low: point(twiceLatitude: 2 * latitude, twiceLongitude: 2 * longitude),
      high: point(twiceLatitude: 2 * (latitude + height), twiceLongitude: 2 * (longitude + width)))
  }

  /// Twice a position in steps, so that halves of a step stay whole numbers.
  private func point(twiceLatitude: Int64, twiceLongitude: Int64) -> GeoPoint {
    // 2 / 5 of a step of latitude, 512 / 625 of a step of longitude, are 1e-7 degrees.
    let latitude = rounded(twiceLatitude, over: 5) - 900_000_000
    let longitude = rounded(twiceLongitude * 625, over: 1024) - 1_800_000_000
    return GeoPoint(latitudeE7: Int32(latitude), longitudeE7: Int32(longitude))
  }

  private func rounded(_ value: Int64, over divisor: Int64) -> Int64 { (2 * value + divisor) / (2 * divisor) }
}

extension OpenLocationCode {
  /// The cell that the code names.
  package var cell: OpenLocationCodeCell {
    var (latitude, longitude): (Int64, Int64) = (0, 0)
    for (index, digit) in digits.enumerated() {
      let value = OpenLocationCodeDigits.value(of: digit) ?? 0
      let (height, width) = OpenLocationCodeDigits.cell(digits: index + 1)
      if index >= OpenLocationCodeDigits.pairDigits {
        latitude += value / OpenLocationCodeDigits.gridColumns * height
        longitude += value % OpenLocationCodeDigits.gridColumns * width
      } else if index % 2 == 0 {
        latitude += value * height
      } else {
        longitude += value * width
      }
    }
    let (height, width) = OpenLocationCodeDigits.cell(digits: digits.count)
    return OpenLocationCodeCell(latitude: latitude, longitude: longitude, height: height, width: width)
  }
}
