// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// A house of a street, with what its element says of its address.
struct OSMHouse {
  var number: HouseNumber
  var street: String
  var town: String?
  /// The position of its feature.
  var feature: Int
  /// Whether the element is a house and nothing else; the addresses of shops are houses as well.
  var isOnlyHouse: Bool

  /// Every house of an extract. `12;14` are two houses.
  static func all(in extract: OSMExtract) -> [OSMHouse] {
    var houses: [OSMHouse] = []
    for (index, feature) in extract.features.enumerated() where feature.role == .house || feature.role == .place {
      let tags = extract.tags(of: feature)
      let address = Address(tags)
      guard let numbers = address.houseNumber, let street = address.street, let point = extract.shape(of: feature)?.point else { continue }
      let isOnlyHouse = feature.role == .house
      for number in numbers.split(whereSeparator: { $0 == ";" || $0 == "," }) {
        let text = String(number.trimmingSpaces)
        guard HouseNumberKey(text).hasDigit else { continue }
        let house = HouseNumber(number: text, unit: isOnlyHouse ? tags["addr:unit"] : nil, postalCode: address.postalCode, location: point)
        houses.append(OSMHouse(number: house, street: street, town: address.locality, feature: index, isOnlyHouse: isOnlyHouse))
      }
    }
    return houses
  }
}

extension [OSMHouse] {
  /// The houses, one of each number and unit: an element that is only a house before a shop in it.
  var ofEachNumber: [OSMHouse] {
    var seen: Set<[String]> = []
    return (filter(\.isOnlyHouse) + filter { !$0.isOnlyHouse }).filter { seen.insert([$0.number.number, $0.number.unit ?? ""]).inserted }
  }
}
