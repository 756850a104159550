// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import GazetteerText
import HTTPTypes

/// Reads the parameters that legacy requests share. As in the older service, unknown parameters are ignored.
struct LegacyParameters: Sendable {
  let query: QueryParameters
  private let acceptLanguage: String?

  init(_ request: ServerRequest) { self.init(query: request.query, acceptLanguage: request.headers[.acceptLanguage]) }

  private init(query: QueryParameters, acceptLanguage: String?) {
    self.query = query
    self.acceptLanguage = acceptLanguage
  }

  /// The same reader with other parameters.
  func replacing(query: QueryParameters) -> LegacyParameters { LegacyParameters(query: query, acceptLanguage: acceptLanguage) }

  /// A parameter; nil when it is missing or empty.
  subscript(name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A required parameter.
  func required(_ name: String, _ cure: String) throws(ContractError) -> String {
    guard let value = self[name] else {
      throw ContractError(invalid: [.init(field: name, description: "Missing the '\(name)' parameter. \(cure)")])
    }
    return value
  }

  /// The requested language, else the first one of the header Accept-Language, by quality, that has the form of a language tag.
  var languageCode: String {
    if let language = self["language"] { return language }
    let ranges = (acceptLanguage ?? "").split(separator: ",").map { range in
      let parts = range.split(separator: ";").map { String($0.filter { $0 != " " }) }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (tag: parts.first ?? "", quality: quality)
    }
    let best = ranges.enumerated().filter { $0.element.quality > 0 && LanguageTag($0.element.tag) != nil }
      .max { ($0.element.quality, -$0.offset) < ($1.element.quality, -$1.offset) }
    return best?.element.tag ?? ""
  }

  /// The text up to `offset`, which counts only in the first word: `Google abc` with 3 is `Goo abc`.
  func input() throws(ContractError) -> String {
    let input = try required("input", "Give the text that has been typed.")
    guard let offset = self["offset"] else { return input }
    guard let count = Int(offset), count >= 0 else {
      throw ContractError(invalid: [
        .init(field: "offset", description: "Invalid offset '\(offset.excerpt)'. Give a whole number, 0 or more.")
      ])
    }
    let scalars = input.unicodeScalars
    let end = scalars.firstIndex { $0 == " " } ?? scalars.endIndex
    return String(String.UnicodeScalarView(scalars[..<end].prefix(count)) + scalars[end...])
  }

  /// The countries of `components`: at most five of `country:xx`, separated by `|`.
  func countries() throws(ContractError) -> [String] {
    let parts = self["components"]?.split(separator: "|", omittingEmptySubsequences: false).map(String.init) ?? []
    var codes: [String] = []
    for part in parts {
      guard part.lowercased().hasPrefix("country:") else { throw Self.invalidComponents(part) }
      codes.append(String(part.dropFirst(8)))
    }
    if codes.count > 5 { throw Self.invalidComponents(self["components"] ?? "") }
    return codes
  }

  private static func invalidComponents(_ text: String) -> ContractError {
    ContractError(
      invalid: [
        .init(field: "components", description: "Invalid components '\(text.excerpt)'. Give at most 5 of country:xx, joined by '|'.")
      ])
  }

  /// The values of `types`.
  func types() throws(ContractError) -> LegacyTypes {
    try LegacyTypes.parse(self["types"]?.split(separator: "|", omittingEmptySubsequences: false).map(String.init) ?? [])
  }

  /// Whether a parameter is set; one without a value counts as set.
  func isOn(_ name: String) -> Bool { query[name].map { !["false", "0"].contains($0.lowercased()) } ?? false }

  /// The bias and the restriction. As in the older service, a request with a restriction has no bias.
  func areas() throws(ContractError) -> (bias: RegionDraft?, restriction: RegionDraft?) {
    var circle: RegionDraft?
    if let location = self["location"], let radius = self["radius"] {
      circle = try LegacyArea.circle(LegacyArea.point(location, "location"), radius: radius, "radius")
    }
    if isOn("strictbounds"), circle == nil {
      throw ContractError(
        invalid: [
          .init(field: "strictbounds", description: "Invalid strictbounds: location or radius is missing. Give both, or leave it out.")
        ])
    }
    if let text = self["locationrestriction"] { return (nil, try LegacyArea.area(text, "locationrestriction")) }
    if isOn("strictbounds") { return (nil, circle) }
    if let text = self["locationbias"], text != "ipbias" { return (try LegacyArea.area(text, "locationbias"), nil) }
    return (circle, nil)
  }
}
