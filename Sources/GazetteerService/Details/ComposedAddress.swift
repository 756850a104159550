// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// The composed address of a place; all its forms use one format.
///
/// An area, a town or a street is a part of its own address, under its displayed name; other places are not.
struct ComposedAddress {
  /// The parts, including the place itself where it is one; the first-level area is spelled out.
  let address: Address
  private let parts: AddressParts
  private let format: AddressFormat

  /// - Parameters:
  ///   - name: the displayed name.
  ///   - country: the name of the country; nil to omit it.
  init(of place: PlaceRecord, name: String, country: String?) {
    var address = place.address
    address.writeOutArea()
    let isPart = address.takeName(name, of: place)
    var parts = AddressParts(address, country: place.primaryType == "country" ? name : country)
    if !isPart, PlaceFamily(primaryType: place.primaryType) != .poi { parts.leadWith(name, of: place) }
    self.address = address
    self.parts = parts
    format = AddressFormat.of(country: address.countryCode, for: parts)
  }

  /// `1 Macquarie Street, Sydney NSW 2000, Australia`; nil without parts.
  var line: String? { format.pieces(of: parts).line }

  /// `1 Macquarie Street, Sydney`; nil when neither street nor town are known.
  var shortLine: String? {
    let fields: Set<AddressField> = parts.locality == nil ? [.streetLine, .sublocality, .area1] : [.streetLine, .locality]
    return format.pieces(of: parts, only: fields).line
  }

  /// Street and number, for text that the parts of the postal address do not contain.
  var streetLine: String? { format.streetLine(of: parts) }

  /// The line with each part in a span of the adr microformat: `<span class="locality">Sydney</span> <span class="region">NSW</span>`.
  var microformat: String? {
    let pieces = format.pieces(of: parts).map { piece in
      var piece = piece
      piece.text = "<span class=\"\(piece.field.microformatClass)\">\(piece.text.escapedForHTML)</span>"
      return piece
    }
    return pieces.line
  }
}

extension Address {
  /// Adds the place to its own address, unless the source has set that part; false for a place that is no part of an address.
  fileprivate mutating func takeName(_ name: String, of place: PlaceRecord) -> Bool {
    let part: WritableKeyPath<Address, String?>? =
      switch place.primaryType {
      case "locality": \.locality
      case "sublocality": \.sublocality
      case "postal_code": \.postalCode
      case "route": \.street
      case "administrative_area_level_1": \.administrativeArea1
      case "administrative_area_level_2": \.administrativeArea2
      default: nil
      }
    guard let part, self[keyPath: part] == nil || self[keyPath: part] == place.name else { return place.primaryType == "country" }
    self[keyPath: part] = name
    // The text of an area starts with its full name, so the name is not repeated as a part.
    return part != \.administrativeArea1 && part != \.administrativeArea2
  }

  /// Sources may abbreviate the first-level area; this writes out its name.
  fileprivate mutating func writeOutArea() {
    guard let text = administrativeArea1, let area = AreaCodes.area(text, in: countryCode ?? ""), area.code == text else { return }
    administrativeArea1 = area.name
  }
}

extension AddressParts {
  /// Puts the name of the place first, and removes parts that only repeat it.
  fileprivate mutating func leadWith(_ name: String, of place: PlaceRecord) {
    self.place = name
    for part in [\AddressParts.sublocality, \.locality, \.area2, \.area1] {
      if let text = self[keyPath: part], text == name || text == place.name { self[keyPath: part] = nil }
    }
  }
}

extension AddressField {
  /// The class of the adr microformat; second-level areas and sublocalities are both "extended-address".
  fileprivate var microformatClass: String {
    switch self {
    case .number, .street, .streetLine: "street-address"
    case .place, .sublocality, .area2: "extended-address"
    case .locality: "locality"
    case .area1: "region"
    case .postalCode: "postal-code"
    case .country: "country-name"
    }
  }
}
