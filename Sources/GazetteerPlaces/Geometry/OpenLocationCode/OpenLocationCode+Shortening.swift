// SPDX-License-Identifier: Apache-2.0

extension OpenLocationCode {
  /// The code without the digits that go without saying near a point: 8, 6 or 4 of them, or none when the point is too far away.
  ///
  /// Digits go when the point is nearer than three tenths of the cell that they name, in both directions, so that someone who is not at the
  /// very point still finds the way back. A padded code stays as it is.
  package func shortened(near point: GeoPoint) -> String {
    if isPadded { return text }
    let (cell, reference) = (cell, OpenLocationCode(point, length: OpenLocationCodeDigits.mostDigits).cell)
    // Twice the distances, and so twice the limits, because the middle of a cell may lie at half a step.
    let north = abs(2 * cell.latitude + cell.height - 2 * reference.latitude)
    let east = abs(2 * cell.longitude + cell.width - 2 * reference.longitude)
    let shorterWay = min(east, 2 * OpenLocationCodeDigits.longitudeRange - east)
    for digits in [8, 6, 4] {
      let (height, width) = OpenLocationCodeDigits.cell(digits: digits)
      if north * 10 < height * 6, shorterWay * 10 < width * 6 { return String(text.dropFirst(digits)) }
    }
    return text
  }
}

extension ShortOpenLocationCode {
  /// The full code whose cell is nearest to a point, which is where the digits left out come from.
  ///
  /// - `9G8F+6X` near 47.4° N, 8.6° E → `8FVC9G8F+6X`
  package func nearest(to point: GeoPoint) -> OpenLocationCode {
    let start = OpenLocationCode(point, length: OpenLocationCodeDigits.mostDigits)
    // A short code may be followed by any number of digits that say nothing.
    let completed = (start.digits.prefix(missingDigits) + digits).prefix(OpenLocationCodeDigits.mostDigits)
    let guess = OpenLocationCode(digits: Array(completed))
    let (cell, reference) = (guess.cell, start.cell)
    let (height, width) = OpenLocationCodeDigits.cell(digits: missingDigits)
    var (latitude, longitude) = (cell.latitude, cell.longitude)
    let north = 2 * (reference.latitude - cell.latitude) - cell.height
    let east = 2 * (reference.longitude - cell.longitude) - cell.width
    if north > height, latitude + height < OpenLocationCodeDigits.latitudeRange { latitude += height }
    if north < -height, latitude >= height { latitude -= height }
    if east > width { longitude += width }
    if east < -width { longitude -= width }
    return OpenLocationCode(latitude: latitude, longitude: longitude, length: guess.digits.count)
  }
}

extension OpenLocationCode {
  /// The code without its first four digits, which a town near it stands for: `9G8F+6X` in "9G8F+6X Zurich". Nil for a padded code, and for a
  /// point from which the short code would not lead back.
  package func local(near point: GeoPoint) -> String? {
    let rest = String(text.dropFirst(4))
    guard !isPadded, let short = ShortOpenLocationCode(rest), short.nearest(to: point) == self else { return nil }
    return rest
  }
}
