// SPDX-License-Identifier: Apache-2.0

/// The parameters of a Pelias request as filters of a case: position, language, layers, and boundaries.
struct PeliasFilters {
  private let parameters: [String: LooseText]

  init(_ parameters: [String: LooseText]) { self.parameters = parameters }

  /// The filters. Nil if the request has one that our requests cannot express (`boundary.gid`, layers without a type, an unknown country), because
  /// without it another answer would be correct.
  var filters: JudgedCase.Filters? {
    guard parameters["boundary.gid"] == nil, let types, let countries else { return nil }
    var filters = JudgedCase.Filters()
    filters.language = parameters["lang"]?.text ?? ""
    if let latitude = number("focus.point.lat"), let longitude = number("focus.point.lon") { filters.bias = biasText(latitude, longitude) }
    filters.restriction = restriction
    if !filters.restriction.isEmpty { filters.bias = "" }  // a request has one or the other
    (filters.types, filters.countries) = (types, countries)
    return filters
  }

  private var types: [String]? {
    let layers = words("layers")
    let types = layers.compactMap { Self.types[$0] }
    // A collection of types must be alone, and a request takes at most five types.
    let isAllowed = types.count <= 5 && (types.count < 2 || !types.contains("(regions)"))
    return types.count == layers.count && isAllowed ? types : nil
  }

  private var countries: [String]? {
    let codes = words("boundary.country")
    let countries = codes.compactMap(CountryAlpha3.alpha2)
    return countries.count == codes.count ? countries : nil
  }

  private var restriction: String {
    let corners = ["min_lat", "min_lon", "max_lat", "max_lon"].compactMap { number("boundary.rect." + $0) }
    if corners.count == 4 { return "rect:" + corners.map { "\($0)" }.joined(separator: ",") }
    guard let latitude = number("boundary.circle.lat"), let longitude = number("boundary.circle.lon") else { return "" }
    return "circle:\(latitude),\(longitude),\(min(50, number("boundary.circle.radius") ?? 50) * 1_000)"
  }

  private func number(_ name: String) -> Double? { parameters[name].flatMap { Double($0.text) } }

  private func words(_ name: String) -> [String] {
    (parameters[name]?.text ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }

  private static let types = [
    "address": "street_address", "street": "route", "neighbourhood": "neighborhood", "borough": "sublocality", "locality": "locality",
    "localadmin": "locality", "county": "administrative_area_level_2", "region": "administrative_area_level_1", "country": "country",
    "dependency": "country", "postalcode": "postal_code", "coarse": "(regions)",
  ]
}
