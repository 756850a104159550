// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// The one type that `GMSAutocompleteFilter.type` filters by.
public enum GMSPlacesAutocompleteTypeFilter: Int, Sendable {
  /// Everything.
  case noFilter = 0
  /// Addresses and areas.
  case geocode = 1
  /// Addresses alone.
  case address = 2
  /// Businesses and sights.
  case establishment = 3
  /// Areas that people live in or write in addresses.
  case region = 4
  /// Towns.
  case city = 5
}

/// Which places are wanted.
///
///     let filter = GMSAutocompleteFilter()
///     filter.types = ["bank"]
///     filter.countries = ["au", "nz"]
public final class GMSAutocompleteFilter {
  /// At most five types of legacy tables 1 and 2, or one of `geocode`, `address`, `establishment`, `(regions)`, `(cities)`; with a
  /// `GMSAutocompleteRequest` at most five of Tables A and B. Goes before `type`. Nil and empty are all.
  public var types: [String]?
  /// The older way to name one collection of types.
  public var type = GMSPlacesAutocompleteTypeFilter.noFilter
  /// At most five two-letter country codes, upper or lower case. Goes before `country`. Nil and empty are all.
  public var countries: [String]?
  /// The older way to name one country.
  public var country: String?
  /// Where distances are measured from.
  public var origin: CLLocation?
  /// Where places are preferred; has no effect beside a restriction.
  public var locationBias: (any GMSPlaceLocationBias)?
  /// Where places must lie.
  public var locationRestriction: (any GMSPlaceLocationRestriction)?
  /// Two-letter code of the reader's country, which is left out of the texts.
  public var regionCode: String?
  /// Where the cursor is in the query, in code points; 0 is not given, which is the end of the query.
  public var inputOffset: Int32 = 0
  /// Whether businesses without an address to visit are wanted.
  public var shouldIncludePureServiceAreaBusinesses = false

  /// A filter that lets every place pass.
  public init() {}
}

extension GMSAutocompleteFilter {
  /// What the filter is now: it may change while a search runs.
  struct Snapshot: Sendable {
    var types: [String] = []
    var countries: [String] = []
    var origin: CLLocation?
    var bias: (any CoordinateRegionBias)?
    var restriction: (any CoordinateRegionRestriction)?
    var regionCode: String?
    var inputOffset = 0
    var shouldIncludePureServiceAreaBusinesses = false
  }

  var snapshot: Snapshot {
    Snapshot(
      types: types ?? type.types, countries: countries ?? country.map { [$0] } ?? [], origin: origin, bias: locationBias?.bias,
      restriction: locationRestriction?.restriction, regionCode: regionCode, inputOffset: Int(inputOffset),
      shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses)
  }
}

extension GMSPlacesAutocompleteTypeFilter {
  fileprivate var types: [String] {
    switch self {
    case .noFilter: []
    case .geocode: ["geocode"]
    case .address: ["address"]
    case .establishment: ["establishment"]
    case .region: ["(regions)"]
    case .city: ["(cities)"]
    }
  }
}

extension GMSAutocompleteFilter.Snapshot {
  /// The filter as the rules of the newer kit take it: types of Tables A and B, bias or restriction.
  var current: AutocompleteFilter {
    AutocompleteFilter(
      types: types.isEmpty ? nil : Set(types.map(PlaceType.init(rawValue:))), countries: countries.isEmpty ? nil : Set(countries),
      origin: origin, coordinateRegionBias: bias, coordinateRegionRestriction: restriction, regionCode: regionCode,
      inputOffset: inputOffset)
  }

  /// A query under the older rules: types of tables 1 to 3, five countries, no bias beside a restriction.
  func legacyQuery(_ query: String, token: AutocompleteSessionToken?) -> LegacyAutocompleteQuery {
    var rest = self
    rest.types = []
    if restriction != nil { rest.bias = nil }
    return LegacyAutocompleteQuery(
      request: AutocompleteRequest(query: query, sessionToken: token, filter: rest.current), types: types, countries: countries)
  }
}
