// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// A geocoding request that satisfies the rules of the contract: for an address, a position, or a place id.
package struct GeocodeQuery: Scoped, Sendable {
  enum Subject: Sendable {
    case address(AddressQuery)
    case position(GeoPoint)
    case place(DetailsQuery)
  }

  let subject: Subject
  /// Every result for a position must have one of these types; empty for all.
  package let resultTypes: Set<String>
  package var scope = Scope()
  /// The requested parts of each place that need searches.
  package var surroundings: Surroundings = []

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: GeocodeParameters) throws(ContractError) {
    var rules = RequestRules()
    let hasAddress = !parameters.address.isEmpty || !parameters.components.isEmpty
    rules.oneSubject([hasAddress, parameters.latlng != nil, !parameters.placeID.isEmpty])
    resultTypes = rules.resultTypes(parameters.resultTypes)
    rules.reader(of: parameters.scope, into: &scope)
    let position = parameters.latlng.flatMap { rules.point($0, "latlng") }
    let address = hasAddress ? AddressQuery(parameters, &rules) : nil
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    if let position {
      subject = .position(position)
    } else if let address {
      subject = .address(address)
    } else {
      subject = .place(
        try DetailsQuery(placeID: parameters.placeID, languageCode: parameters.languageCode, regionCode: parameters.regionCode))
    }
  }
}

/// An address to find.
struct AddressQuery: Scoped, Sendable {
  /// Address and values of the components; empty when only the country is given.
  let text: String
  /// Which places can be found.
  var scope: Scope
  /// Required parts of the address, with folded values.
  let parts: [(part: Part, key: [UInt8])]

  /// Parts of an address other than the country.
  enum Part: String, CaseIterable, Sendable {
    case route
    case locality
    case postalCode = "postal_code"
    case administrativeArea = "administrative_area"
  }

  /// A text that may name any place.
  init(text: String, scope: Scope) {
    self.text = text
    self.scope = scope
    parts = []
  }

  init(_ parameters: GeocodeParameters, _ rules: inout RequestRules) {
    var country: String?
    var parts: [(part: Part, value: String)] = []
    for component in parameters.components {
      if component.name == "country" {
        country = rules.componentCountry(component.value)
      } else if let part = Part(rawValue: component.name), !component.value.isEmpty {
        parts.append((part, component.value))
      } else {
        rules.refuseComponent(component)
      }
    }
    let values = Part.allCases.flatMap { part in parts.filter { $0.part == part }.map(\.value) }
    text = rules.address(parameters.address.isEmpty ? values.joined(separator: ", ") : parameters.address)
    scope = Scope()
    scope.bias = rules.area(parameters.locationBias, "bounds")
    scope.countries = country.map { [$0] } ?? []
    self.parts = parts.map { ($0.part, TextAnalyzer.query($0.value).key) }
  }
}

extension RequestRules {
  mutating func oneSubject(_ given: [Bool]) {
    let count = given.filter { $0 }.count
    if count == 0 { refuse("address", "Invalid request: address, components, latlng and place_id are missing. Give one of them.") }
    if count > 1 { refuse("address", "Invalid request: more than one of address, latlng and place_id is given. Give one of them.") }
  }

  mutating func address(_ text: String) -> String {
    let count = text.unicodeScalars.count
    if count > Self.longestInput {
      refuse("address", "Invalid \(field: "address") \(value: text). It has \(count) characters; give at most \(Self.longestInput).")
    }
    return text
  }

  mutating func componentCountry(_ code: String) -> String? {
    if let known = RegionCode.normalized(code) { return known }
    refuse("components", "Invalid \(field: "components") 'country:\(code.excerpt)'. Give a two-letter country code, such as country:AU.")
    return nil
  }

  mutating func refuseComponent(_ component: GeocodeParameters.Component) {
    refuse(
      "components",
      """
      Invalid \(field: "components") '\(component.name.excerpt):\(component.value.excerpt)'. \
      Give values for country, postal_code, locality, administrative_area or route.
      """)
  }

  /// Types of Tables A and B; results have any of them.
  mutating func resultTypes(_ names: [String]) -> Set<String> {
    if let stranger = names.first(where: { !Self.isType($0) }) {
      refuse("result_type", "Invalid \(field: "result_type") \(value: stranger). See the list of supported types in \(list: .types).")
    }
    return Set(names)
  }
}
