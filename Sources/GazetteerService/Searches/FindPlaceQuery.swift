// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// A Find Place request as it was sent, not yet checked. Names and meanings are those of the legacy web service.
package struct FindPlaceParameters: ScopeDrafting, Equatable, Sendable {
  /// A name, an address, or a telephone number.
  package var input = ""
  /// `textquery` or `phonenumber`.
  package var inputType = "textquery"
  package var scope = ScopeDraft()
  /// A position near which places rank higher; not together with `locationBias`.
  package var locationPoint: RegionDraft.Point?

  /// A request for the place that a text names.
  package init(input: String = "") { self.input = input }
}

/// A Find Place request that satisfies every rule of the contract.
package struct FindPlaceQuery: Scoped, Sendable {
  enum Subject: Sendable {
    case text(String)
    /// Digits with the calling code, without `+`.
    case phone(String)
  }

  let subject: Subject
  package var scope = Scope()

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: FindPlaceParameters) throws(ContractError) {
    var rules = RequestRules()
    let text = rules.text(parameters.input, offset: nil).typed
    rules.inputType(parameters.inputType)
    let isPhone = parameters.inputType == "phonenumber"
    let digits = isPhone ? rules.phone(text) : ""
    let area = rules.area(parameters.locationBias, "location_bias")
    let point = parameters.locationPoint.flatMap { rules.point($0, "location_bias") }
    rules.oneBias(parameters)
    scope.bias = area ?? point.map { .circle(center: $0, radiusMeters: 0) }
    rules.reader(of: parameters.scope, into: &scope)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    subject = isPhone ? .phone(digits) : .text(text)
  }
}

extension RequestRules {
  mutating func inputType(_ type: String) {
    if type == "textquery" || type == "phonenumber" { return }
    refuse("inputtype", "Invalid \(field: "inputtype") \(value: type). Give textquery or phonenumber.")
  }

  mutating func oneBias(_ parameters: FindPlaceParameters) {
    guard parameters.locationBias != nil, parameters.locationPoint != nil else { return }
    refuse("location_bias", "Invalid \(field: "location_bias"): an area and a point are given. Give one of the two.")
  }

  /// The 5 to 15 digits of a number in international form, after a plus sign.
  mutating func phone(_ text: String) -> String {
    let digits = text.filter(\.isASCIIDigit)
    let isPlain = text.allSatisfy { $0.isASCIIDigit || "+ -./()".contains($0) }
    let start = text.drop { $0 == " " }
    if start.hasPrefix("+"), isPlain, (5...15).contains(digits.count) { return digits }
    refuse(
      "input",
      "Invalid \(field: "input") \(value: text). Give a telephone number with plus sign and country code, such as +33 1 40 20 53 17.")
    return digits
  }
}
