// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// A house of a street as a place of its own. The index does not store it as one; its id contains all that details need to find it again.
struct House {
  let street: PlaceRecord
  let number: HouseNumber
  /// Nil when it would be longer than ids may be.
  let id: String

  init?(_ number: HouseNumber, of street: PlaceRecord) {
    guard let id = HouseID(street: street.id, number: number.number, unit: number.unit).text else { return nil }
    (self.street, self.number, self.id) = (street, number, id)
  }

  var type: String { number.unit == nil ? "street_address" : "subpremise" }

  /// The parts of the address.
  ///
  /// - Parameter streetName: the shown name of the street.
  func address(streetName: String) -> Address {
    var address = street.address
    address.street = streetName
    // A house of a part of a town has its name for a street.
    if address.sublocality == street.name { address.sublocality = nil }
    address.houseNumber = number.number
    if let code = number.postalCode { address.postalCode = code }
    return address
  }

  /// The address as it is written: a unit precedes the number if the country writes `10/244`, else it ends the line, as in `244 Main St #10`.
  func writtenAddress(streetName: String) -> Address {
    var address = address(streetName: streetName)
    guard let unit = number.unit else { return address }
    if ["AU", "NZ"].contains(address.countryCode) {
      address.houseNumber = "\(unit)/\(number.number)"
    } else if AddressLines.street(of: address)?.hasPrefix(number.number) ?? false {
      address.street = "\(streetName) #\(unit)"
    } else {
      address.houseNumber = "\(number.number) #\(unit)"
    }
    return address
  }

  /// The house as a record with this address; its name is the line of street and number.
  func record(_ address: Address) -> PlaceRecord {
    var record = PlaceRecord(
      id: id, name: AddressLines.street(of: address) ?? number.number, location: number.location, importance: street.importance)
    record.primaryType = type
    record.types = [type]
    record.address = address
    record.source = street.source
    record.layer = street.layer
    return record
  }
}
