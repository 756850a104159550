// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

extension Address {
  /// The address in the tags of an element; what they do not tell is nil. A house without a street has in its place what its number counts in.
  init(_ tags: OSMTags) {
    self.init()
    let numbering = OSMNumbering(tags)
    houseNumber = numbering.number
    street = numbering.name
    if !numbering.isInSettlement { sublocality = tags.first(of: "addr:suburb", "addr:neighbourhood", "addr:quarter") }
    locality = Self.town(of: tags)
    administrativeArea2 = tags.first(of: "addr:county", "addr:district")
    administrativeArea1 = tags.first(of: "addr:state", "addr:province")
    postalCode = tags.first(of: "addr:postcode", "postal_code")
    countryCode = tags["addr:country"].flatMap(CountryCodes.alpha2)
  }

  /// The town that tags name.
  static func town(of tags: OSMTags) -> String? { tags.first(of: "addr:city", "addr:town", "addr:village", "addr:hamlet") }
}

extension CountryCodes {
  /// The code that a text is in upper or lower case; nil for other texts.
  static func alpha2(_ text: String) -> String? {
    let code = text.uppercased()
    return isKnown(code) ? code : nil
  }
}

extension Address {
  /// An address that names a town and nothing else.
  init(town: String) {
    self.init()
    locality = town
  }
}
