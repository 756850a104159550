// SPDX-License-Identifier: Apache-2.0
public import Gazetteer
import Synchronization

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
///     filter.types = [kGMSPlaceTypeBank]
///     filter.countries = ["au", "nz"]
///
/// It may be changed while searches run, from any thread: a search keeps to what the filter was when it began.
public final class GMSAutocompleteFilter: Sendable {
  private struct Values: Sendable {
    var types: [String]?
    var type = GMSPlacesAutocompleteTypeFilter.noFilter
    var countries: [String]?
    var country: String?
    var origin: CLLocation?
    var locationBias: (any GMSPlaceLocationBias)?
    var locationRestriction: (any GMSPlaceLocationRestriction)?
    var regionCode: String?
    var inputOffset: Int32 = 0
    var shouldIncludePureServiceAreaBusinesses = false
  }

  private let values = Mutex(Values())

  /// A filter that lets every place pass.
  public init() {}

  /// At most five types of legacy tables 1 and 2, or one of `kGMSPlaceTypeGeocode`, `kGMSPlaceTypeEstablishment`,
  /// `kGMSPlaceTypeCollectionAddress`, `…Region`, `…City`; with a `GMSAutocompleteRequest` at most five of Tables A and B. Goes before `type`. Nil
  /// and empty are all.
  public var types: [String]? {
    get { values.withLock { $0.types } }
    set { values.withLock { $0.types = newValue } }
  }

  /// The older way to name one collection of types.
  public var type: GMSPlacesAutocompleteTypeFilter {
    get { values.withLock { $0.type } }
    set { values.withLock { $0.type = newValue } }
  }

  /// At most five two-letter country codes, upper or lower case. Goes before `country`. Nil and empty are all.
  public var countries: [String]? {
    get { values.withLock { $0.countries } }
    set { values.withLock { $0.countries = newValue } }
  }

  /// The older way to name one country.
  public var country: String? {
    get { values.withLock { $0.country } }
    set { values.withLock { $0.country = newValue } }
  }

  /// Where distances are measured from.
  public var origin: CLLocation? {
    get { values.withLock { $0.origin } }
    set { values.withLock { $0.origin = newValue } }
  }

  /// Where places are preferred; has no effect beside a restriction.
  public var locationBias: (any GMSPlaceLocationBias)? {
    get { values.withLock { $0.locationBias } }
    set { values.withLock { $0.locationBias = newValue } }
  }

  /// The region in which places must be.
  public var locationRestriction: (any GMSPlaceLocationRestriction)? {
    get { values.withLock { $0.locationRestriction } }
    set { values.withLock { $0.locationRestriction = newValue } }
  }

  /// Two-letter code of the reader's country, which is left out of the texts.
  public var regionCode: String? {
    get { values.withLock { $0.regionCode } }
    set { values.withLock { $0.regionCode = newValue } }
  }

  /// Where the cursor is in the query, in code points; 0 is not given, which is the end of the query.
  public var inputOffset: Int32 {
    get { values.withLock { $0.inputOffset } }
    set { values.withLock { $0.inputOffset = newValue } }
  }

  /// Whether businesses without an address to visit are wanted.
  public var shouldIncludePureServiceAreaBusinesses: Bool {
    get { values.withLock { $0.shouldIncludePureServiceAreaBusinesses } }
    set { values.withLock { $0.shouldIncludePureServiceAreaBusinesses = newValue } }
  }

  /// What the filter is now.
  var snapshot: Snapshot {
    let now = values.withLock { $0 }
    return Snapshot(
      types: now.types ?? now.type.types, countries: now.countries ?? now.country.map { [$0] } ?? [], origin: now.origin,
      bias: now.locationBias?.bias, restriction: now.locationRestriction?.restriction, regionCode: now.regionCode,
      inputOffset: Int(now.inputOffset), shouldIncludePureServiceAreaBusinesses: now.shouldIncludePureServiceAreaBusinesses)
  }
}

extension GMSAutocompleteFilter {
  /// What a filter was when a search began.
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
      inputOffset: inputOffset, shouldIncludePureServiceAreaBusinesses: shouldIncludePureServiceAreaBusinesses)
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
