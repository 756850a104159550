// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerPlaces

extension PlaceRecord {
  /// A street for a test that runs east from `position`: houses in the order given, a thousandth of a degree from one to the next. Unit 10 of number 244
  /// is `{10}244`. The id is the name unless given.
  package static func street(
    _ name: String, id: String? = nil, at position: (Double, Double) = (0, 0), country: String? = nil, locality: String? = nil,
    numbers: [String]
  ) -> PlaceRecord {
    var street = place(name, id: id, at: position, importance: 0.15, type: "route", country: country, locality: locality)
    street.houseNumbers = HouseNumberList(
      numbers.enumerated().map { index, text in
        let parts = text.split(separator: "}").map { String($0.drop { $0 == "{" }) }
        let point = GeoPoint(latitude: position.0, longitude: position.1 + Double(index) / 1000) ?? street.location
        return HouseNumber(number: parts.last ?? text, unit: parts.count > 1 ? parts[0] : nil, location: point)
      })
    return street
  }
}
