// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Addresses as lines of text.
enum AddressLines {
  /// Street and house number in the order of the country; the street alone without a number, nil without a street.
  ///
  /// - US: `350 5th Avenue`
  /// - BR: `Avenida Paulista, 1578`
  /// - DE: `Pariser Platz 1`
  static func street(of address: Address) -> String? {
    guard let street = address.street else { return nil }
    guard let number = address.houseNumber else { return street }
    let country = address.countryCode ?? ""
    if numberFirst.contains(country) { return "\(number) \(street)" }
    return commaBeforeNumber.contains(country) ? "\(street), \(number)" : "\(street) \(number)"
  }

  /// What tells the place from others: street, sublocality, locality, first-level area, country, without what the name or the part before
  /// has said already. Countries have none.
  ///
  /// - Parameters:
  ///   - name: the name as it is shown.
  ///   - country: the name of the country, nil to leave it out.
  static func secondary(of place: PlaceRecord, name: String, country: String?) -> String? {
    if place.primaryType == "country" { return nil }
    let address = place.address
    var line = ""
    var last = ""
    for part in [street(of: address), address.sublocality, address.locality, address.administrativeArea1, country] {
      guard let part, !part.isEmpty, part != last, part != name, part != place.name else { continue }
      line += line.isEmpty ? part : ", \(part)"
      last = part
    }
    return line.isEmpty ? nil : line
  }

  /// The whole address in one line, with the postal code where the country writes it. Areas and towns are part of their own address, other
  /// places are not.
  static func formatted(_ place: PlaceRecord, country: String?) -> String {
    let address = place.address
    let name = PlaceFamily(primaryType: place.primaryType) == .poi ? nil : place.name
    let town = joined([address.locality ?? name, address.postalCode], postalCodeFirst: !postalCodeLast.contains(address.countryCode ?? ""))
    let quarter = address.locality == nil || address.locality == name ? nil : name
    var parts: [String] = []
    for part in [quarter, street(of: address), address.sublocality, town, address.administrativeArea1, country] {
      guard let part, !part.isEmpty, part != parts.last else { continue }
      if part == address.administrativeArea1, part == address.locality || part == name { continue }
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }

  private static func joined(_ parts: [String?], postalCodeFirst: Bool) -> String? {
    let known = parts.compactMap { $0 }
    return known.isEmpty ? nil : (postalCodeFirst ? known.reversed() : known).joined(separator: " ")
  }

  /// Countries that write the house number before the street.
  private static let numberFirst = countries(
    """
    AE AU BB BD BH BS BZ CA CI CM DZ EG FJ FR GB GG GH GI GY HK IE IL IM IN JE JM JP KE KR KW LB LK LU MA MC MO MT MU MY NA NG NZ OM PG PH PK
    QA SA SG TH TN TT TW TZ UG US VN ZA ZM ZW
    """)
  /// Countries that write it after the street and a comma.
  private static let commaBeforeNumber = countries("BR ES IT PT RU")
  /// Countries that write the postal code behind the town.
  private static let postalCodeLast = countries("AU BD CA GB GG HK ID IE IM IN JE JP KR LK MT MV MY NZ PK SG TH TW US ZA")

  private static func countries(_ codes: String) -> Set<String> { Set(codes.split(whereSeparator: \.isWhitespace).map(String.init)) }
}
