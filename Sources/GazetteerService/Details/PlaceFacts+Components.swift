// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex
import GazetteerPlaces

extension PlaceFacts {
  /// The address components, the smallest first; an area, a town or a street is a component of its own address.
  ///
  /// - Parameters:
  ///   - address: the parts, including the place itself where it is one.
  ///   - country: the name of the country.
  static func components(
    of place: PlaceRecord, _ address: Address, name: String, _ nameLanguage: String?, country: String?
  ) -> [Component] {
    var components: [Component] = []
    func add(_ text: String?, short: String? = nil, _ types: [String]) {
      guard let text else { return }
      components.append(Component(longText: text, shortText: short ?? text, types: types, language: text == name ? nameLanguage : nil))
    }
    add(address.houseNumber, ["street_number"])
    add(address.street, ["route"])
    if let type = place.primaryType, PlaceFamily(primaryType: type) != .poi, !partTypes.contains(type) {
      add(name, place.detailedTypes.contains("political") ? [type, "political"] : [type])
    }
    add(address.sublocality, ["sublocality", "political"])
    add(address.locality, ["locality", "political"])
    add(address.administrativeArea2, ["administrative_area_level_2", "political"])
    let area = address.administrativeArea1.flatMap { AreaCodes.area($0, in: address.countryCode ?? "") }
    add(address.administrativeArea1, short: area?.code, ["administrative_area_level_1", "political"])
    add(place.primaryType == "country" ? name : country ?? address.countryCode, short: address.countryCode, ["country", "political"])
    add(address.postalCode, ["postal_code"])
    return components
  }

  /// Types of places that are parts of addresses.
  private static let partTypes: Set<String> = [
    "country", "administrative_area_level_1", "administrative_area_level_2", "locality", "sublocality", "postal_code",
  ]
}

extension PlaceFacts.Attribution {
  /// The attribution of a source with its page: a URL, or a bare host such as `geonames.org`.
  package init(of source: Source) { self.init(provider: source.attribution ?? source.name) }

  /// An attribution in the words of its source, with the page that they name.
  init(provider: String) {
    self.provider = provider
    let words = provider.split { " ()[],;<>\"".contains($0) }
    let page = words.first { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    providerUri = page.map(String.init) ?? words.first(where: Self.isHost).map { "https://\($0)" }
  }

  private static func isHost(_ word: Substring) -> Bool {
    let labels = word.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, ["org", "com", "net", "eu", "gov"].contains(labels[labels.count - 1]) else { return false }
    return labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCIIAlphanumeric || $0 == "-" } }
  }
}

extension PlaceFacts {
  /// The Open Location Code of a place, full and relative to a town.
  package struct PlusCode: Hashable, Sendable {
    /// The whole code, as `4RRH46J5+FP`.
    package let globalCode: String
    /// The short code with a town, as `46J5+FP Sydney, New South Wales`; nil when no town is near.
    package private(set) var compoundCode: String?
  }
}

extension PlaceFacts.PlusCode {
  /// The code of a point. The short code lacks the first four digits, which identify a degree; the town of the address is near enough to restore
  /// them.
  init(of point: GeoPoint, in address: Address, country: String?) { self.init(OpenLocationCode(point), in: address, country: country) }

  /// A code relative to a town; a code of a large cell has no short form.
  ///
  /// - Parameter country: the name of the country; nil to omit it.
  init(_ code: OpenLocationCode, in address: Address, country: String?) {
    globalCode = code.text
    guard !code.isPadded, let town = address.locality else { return }
    var names = [town]
    for name in [address.administrativeArea1, country] { if let name, name != names.last { names.append(name) } }
    compoundCode = "\(code.text.dropFirst(4)) \(names.joined(separator: ", "))"
  }
}
