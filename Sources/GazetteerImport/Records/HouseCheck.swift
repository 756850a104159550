// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// Checks the houses of a street: counts those left out, and keeps one house of each number.
enum HouseCheck {
  /// The identity of a house within its street.
  private struct Key: Hashable {
    var number: HouseNumberKey
    var unit: String?
  }

  /// The valid houses, in no particular order.
  ///
  /// - Parameter address: that of the street; a house keeps its postal code only when it differs.
  static func checked(_ houses: [HouseNumber], of address: Address, _ repairs: inout [Repair: Int]) -> [HouseNumber] {
    if houses.isEmpty { return [] }
    var byNumber: [Key: [HouseNumber]] = [:]
    for house in houses {
      guard var clean = cleaned(house) else {
        repairs[.houseDropped, default: 0] += 1
        continue
      }
      if clean.postalCode == address.postalCode { clean.postalCode = nil }
      byNumber[Key(number: HouseNumberKey(clean.number), unit: clean.unit), default: []].append(clean)
    }
    let repeated = byNumber.values.reduce(0) { $0 + $1.count - 1 }
    if repeated > 0 { repairs[.houseRepeated, default: 0] += repeated }
    return byNumber.values.map(middle)
  }

  /// The middle one of several positions of one house, ordered by latitude first.
  private static func middle(_ houses: [HouseNumber]) -> HouseNumber {
    if houses.count == 1 { return houses[0] }
    func order(_ house: HouseNumber) -> (Int32, Int32, String) {
      (house.location.latitudeE7, house.location.longitudeE7, house.number + "\0" + (house.postalCode ?? ""))
    }
    return houses.sorted { order($0) < order($1) }[houses.count / 2]
  }

  private static func cleaned(_ house: HouseNumber) -> HouseNumber? {
    var house = house
    guard let number = CleanText.of(house.number), Normaliser.fits(number), HouseNumberKey(number).hasDigit else { return nil }
    house.number = number
    for part in [\HouseNumber.unit, \.postalCode] {
      guard let raw = house[keyPath: part] else { continue }
      guard let text = CleanText.of(raw), Normaliser.fits(text) else { return nil }
      house[keyPath: part] = text.isEmpty ? nil : text
    }
    return house
  }
}
