// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// Addresses as lines of text, in the order of their country.
enum AddressLines {
  /// Street and house number in the order of the country; the street alone without a number, nil without a street.
  ///
  /// - US: `350 5th Avenue`
  /// - BR: `Avenida Paulista, 1578`
  /// - DE: `Pariser Platz 1`
  static func street(of address: Address) -> String? {
    AddressFormat.of(country: address.countryCode, for: AddressParts(address))
      .streetLine(street: address.street, number: address.houseNumber)
  }

  /// The parts of the address that distinguish the place from others: street, sublocality, locality, first-level area, country. A part that repeats
  /// the name or the previous part is omitted. Countries have none; a town of which nothing else is left has the country, whatever its name. In
  /// scripts that write the largest part first, it comes first.
  ///
  /// - Parameters:
  /// - name: the shown name.
  /// - country: the name of the country; nil to omit it.
  static func secondary(of place: PlaceRecord, name: String, country: String?) -> String? {
    if place.primaryType == "country" { return nil }
    return told(of: place, name: name, country: country)
      // For the city of Singapore nothing else is left: the country distinguishes it from the country itself.
      ?? (PlaceFamily(primaryType: place.primaryType) == .settlement ? country : nil)
  }

  private static func told(of place: PlaceRecord, name: String, country: String?) -> String? {
    let format = AddressFormat.of(country: place.address.countryCode, for: AddressParts(place.address, country: country))
    if format.isLargestFirst {
      return format.pieces(of: AddressParts(place.address, country: country).without([name, place.name]), only: secondaryFields).line
    }
    var line = ""
    var last = ""
    func add(_ part: String?) {
      guard let part, !part.isEmpty, part != last, part != name, part != place.name else { return }
      if !line.isEmpty { line += ", " }
      line += part
      last = part
    }
    add(format.streetLine(street: place.address.street, number: place.address.houseNumber))
    add(place.address.sublocality)
    add(place.address.locality)
    add(place.address.administrativeArea1)
    add(country)
    return line.isEmpty ? nil : line
  }

  private static let secondaryFields: Set<AddressField> = [.streetLine, .sublocality, .locality, .area1, .country]
}

extension AddressParts {
  init(_ address: Address, country: String? = nil) {
    self.init()
    (number, street, sublocality, locality) = (address.houseNumber, address.street, address.sublocality, address.locality)
    (area2, area1, postalCode) = (address.administrativeArea2, address.administrativeArea1, address.postalCode)
    self.country = country
  }

  /// The parts without those that equal one of these texts.
  fileprivate func without(_ texts: [String]) -> AddressParts {
    var parts = self
    for part in [\AddressParts.sublocality, \.locality, \.area1, \.country] {
      if let text = parts[keyPath: part], texts.contains(text) { parts[keyPath: part] = nil }
    }
    return parts
  }
}
