// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// Asks where an address is, or what is at a position.
///
///     GeocodeRequest(address: "Sendlinger Straße 10", components: [.country("DE")], placeProperties: [.formattedAddress, .coordinate])
public struct GeocodeRequest: Sendable {
  /// What an address has to have.
  public enum Component: Hashable, Sendable {
    /// A two-letter country code.
    case country(String)
    /// A postal code.
    case postalCode(String)
    /// The name of a town.
    case locality(String)
    /// The name of an area, of any level.
    case administrativeArea(String)
    /// The name of a street.
    case route(String)
  }

  /// What is wanted of each place; at least one.
  public let placeProperties: [PlaceProperty]
  /// Two-letter code of the reader's country, which addresses leave out.
  public let regionCode: String?
  let address: String
  let components: [Component]
  let bounds: RectangularCoordinateRegion?
  let coordinate: CLLocationCoordinate2D?
  let resultTypes: Set<PlaceType>

  /// Asks where an address or a place is.
  ///
  /// - Parameters:
  ///   - address: the address as people write it; may be empty where `components` say enough.
  ///   - components: parts that the address must have.
  ///   - bounds: where places are preferred.
  ///   - placeProperties: what is wanted of each place; at least one.
  ///   - regionCode: two-letter code of the reader's country, which addresses leave out.
  public init(
    address: String, components: [Component] = [], bounds: RectangularCoordinateRegion? = nil, placeProperties: [PlaceProperty],
    regionCode: String? = nil
  ) {
    self.address = address
    self.components = components
    self.bounds = bounds
    self.placeProperties = placeProperties
    self.regionCode = regionCode
    coordinate = nil
    resultTypes = []
  }

  /// Asks what is at a position.
  ///
  ///     GeocodeRequest(coordinate: center, placeProperties: [.formattedAddress, .types])
  ///
  /// - Parameters:
  ///   - coordinate: the position.
  ///   - resultTypes: types of which every result has to have one; none keeps all.
  ///   - placeProperties: what is wanted of each place; at least one.
  ///   - regionCode: two-letter code of the reader's country, which addresses leave out.
  public init(
    coordinate: CLLocationCoordinate2D, resultTypes: Set<PlaceType> = [], placeProperties: [PlaceProperty], regionCode: String? = nil
  ) {
    self.coordinate = coordinate
    self.resultTypes = resultTypes
    self.placeProperties = placeProperties
    self.regionCode = regionCode
    address = ""
    components = []
    bounds = nil
  }
}

/// A place that geocoding found.
///
///     let houses = places.filter { $0.precision == .rooftop && !$0.isPartialMatch }
public struct GeocodedPlace: Hashable, Sendable {
  /// The place, with the members that were asked for.
  public let place: Place
  /// Whether only a part of the address was found: look at it before you rely on it.
  public let isPartialMatch: Bool
  /// How precise the position is.
  public let precision: Precision

  /// The precision of a position: the member `location_type` of the web service's geocoding.
  public enum Precision: Hashable, Sendable {
    /// The house itself.
    case rooftop
    /// Between known houses of the street.
    case rangeInterpolated
    /// The middle of a street, or the position of a place such as a station or a park.
    case geometricCenter
    /// Somewhere in an area or a feature of the landscape, however large.
    case approximate
  }
}

extension GeocodedPlace.Precision {
  init(_ precision: GeocodeAnswer.Precision) {
    self =
      switch precision {
      case .rooftop: .rooftop
      case .rangeInterpolated: .rangeInterpolated
      case .geometricCenter: .geometricCenter
      case .approximate: .approximate
      }
  }
}

extension GeocodeParameters {
  init(_ request: GeocodeRequest, languageCode: String) throws(ContractError) {
    try RequestRules.check(request.placeProperties)
    self.init()
    scope.languageCode = languageCode
    address = request.address
    components = request.components.map(Component.init)
    scope.locationBias = request.bounds?.area
    latlng = request.coordinate.map { .init($0) }
    resultTypes = request.resultTypes.map(\.rawValue).sorted()
    scope.regionCode = request.regionCode ?? ""
  }
}

extension GeocodeParameters.Component {
  fileprivate init(_ component: GeocodeRequest.Component) {
    switch component {
    case .country(let code): self.init(name: "country", value: code)
    case .postalCode(let code): self.init(name: "postal_code", value: code)
    case .locality(let name): self.init(name: "locality", value: name)
    case .administrativeArea(let name): self.init(name: "administrative_area", value: name)
    case .route(let name): self.init(name: "route", value: name)
    }
  }
}
