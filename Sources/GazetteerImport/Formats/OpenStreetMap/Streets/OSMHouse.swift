// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// A house, with what its element says of its address.
struct OSMHouse {
  var number: HouseNumber
  /// The street, or the settlement that the number counts in; nil when the element names neither.
  var street: String?
  var town: String?
  /// The ward of a city in Japan, where the number counts in a quarter of it.
  var ward: String?
  /// Whether the number counts in a settlement.
  var isInSettlement: Bool
  /// The position of its feature.
  var feature: Int
  /// Whether the element is a house and nothing else; the addresses of shops are houses as well.
  var isOnlyHouse: Bool

  /// The houses that an element of a map is: `12;14` are two. Most elements are none, and shops only where they name what their number counts in.
  ///
  /// - Parameter country: Whose forms numbers and postal codes take; nil leaves codes as they are.
  static func all(of index: Int, in extract: OSMExtract, country: String?) -> [OSMHouse] {
    let feature = extract.features[index]
    guard feature.role == .house || feature.role == .place else { return [] }
    let tags = extract.tags(of: feature)
    let (address, numbering) = (Address(tags), OSMNumbering(tags))
    let isOnlyHouse = feature.role == .house
    guard let text = address.houseNumber, isOnlyHouse || address.street != nil, let point = extract.shape(of: feature)?.point else {
      return []
    }
    let read = OSMHouseNumbers(text, street: address.street, country: country)
    let unit = isOnlyHouse ? tags["addr:unit"] ?? read.unit : nil
    let code = address.postalCode.map { OSMPostalCode.text($0, in: country) }
    return read.numbers.map { number in
      let house = HouseNumber(number: number, unit: unit, postalCode: code, location: point)
      return OSMHouse(
        number: house, street: address.street, town: address.locality, ward: Self.ward(tags, numbering),
        isInSettlement: address.street == nil || numbering.isInSettlement,
        feature: index, isOnlyHouse: isOnlyHouse)
    }
  }
}

extension OSMHouse {
  private static func ward(_ tags: OSMTags, _ numbering: OSMNumbering) -> String? {
    guard numbering.isInSettlement, let ward = tags["addr:suburb"], ward != numbering.name, ward.hasSuffix("区") else { return nil }
    return ward
  }
}

extension [OSMHouse] {
  /// The houses, one of each number and unit: an element that is only a house before a shop in it.
  var ofEachNumber: [OSMHouse] {
    var seen: Set<[String]> = []
    return (filter(\.isOnlyHouse) + filter { !$0.isOnlyHouse }).filter { seen.insert([$0.number.number, $0.number.unit ?? ""]).inserted }
  }
}
