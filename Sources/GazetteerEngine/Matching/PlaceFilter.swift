// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerPlaces

/// Decides which places may be in the answer, whatever their score: by the core of a place. What only its details tell is asked by a `DetailTest`.
package struct PlaceFilter: Sendable {
  /// Country ids of the index; nil keeps all. Countries that the index does not know keep nothing.
  package let countries: [Int]?
  private let types: TypeTest
  package let restriction: Region?
  /// The places that meet the conditions on attributes; nil keeps all.
  private let attributes: AttributePlaces?
  /// Codes of the primary types that passing places can have; nil when the lists by type do not know all of those places.
  private let listedTypes: [Int]?
  /// Where places must be; nil keeps all.
  private(set) var atHand: AreaAtHand?
  /// By family: whether passing places can be of it.
  private let isPossible: [Bool]

  /// - Parameter attributes: What the index has of `places(meeting: scope.conditions)`.
  package init(_ scope: Scope, _ overview: IndexOverview, attributes: AttributePlaces?) {
    self.attributes = attributes
    countries = scope.countries.isEmpty ? nil : Set(scope.countries.compactMap(overview.countryID(of:))).sorted()
    types = TypeTest(scope)
    restriction = scope.restriction
    listedTypes = types.listedTypes(in: overview)
    isPossible = types.isPossible(in: overview)
  }

  /// The same filter for places at hand only.
  func keepingPlaces(in atHand: AreaAtHand?) -> PlaceFilter {
    var filter = self
    filter.atHand = atHand
    return filter
  }

  /// Whether the filter can exclude any place.
  package var isActive: Bool {
    countries != nil || !types.keepsAll || restriction != nil || attributes != nil || atHand != nil
  }

  /// Whether any place of the family can pass.
  func mayKeep(_ family: PlaceFamily) -> Bool { isPossible[family.rawValue] }

  /// The reason why a place is left out, or nil when it passes.
  package func objection(place: Int, country: Int, types set: IndexOverview.TypeSet, location: GeoPoint) -> FilterObjection? {
    objection(country: country, types: set) ?? objection(place: place, location: location, family: set.family)
  }

  /// What speaks against a place of a country and of these types, wherever it is: the part of the filter that costs least.
  func objection(country: Int, types set: IndexOverview.TypeSet) -> FilterObjection? {
    if let countries, !countries.contains(country) { return .country }
    return types.objection(to: set)
  }

  /// What speaks against a place by where it is, and by its attributes.
  func objection(place: Int, location: GeoPoint, family: PlaceFamily) -> FilterObjection? {
    if !isInside(location) || atHand?.contains(location, family) == false { return .restriction }
    if let attributes, !attributes.contains(place) { return .attributes }
    return nil
  }

  /// Whether a location passes the restriction. A circle without extent holds nothing (contract §1.2).
  package func isInside(_ location: GeoPoint) -> Bool {
    guard let restriction else { return true }
    if case .circle(_, let radius) = restriction, radius <= 0 { return false }
    return restriction.contains(location)
  }

  /// The lists of the wanted countries, types and attributes: every place that passes is on all of these.
  var lists: [QueryTree] {
    let values = attributes?.listedValues.compactMap(\.self) ?? []
    return [countries.map { $0.map { .country($0) } }, listedTypes.map { $0.map { .type($0) } }].compactMap { $0.flatMap(QueryTree.any) }
      + values.compactMap { QueryTree.any($0.map { .attribute($0) }) }
  }

  /// Whether nothing can pass.
  package var excludesAll: Bool {
    if attributes?.count == 0 { return true }
    if countries?.isEmpty == true || listedTypes?.isEmpty == true { return true }
    if case .circle(_, let radius) = restriction, radius <= 0 { return true }
    return false
  }
}

/// The part of the filter that excludes a place.
package enum FilterObjection: String, Sendable {
  /// Its country is not one of the requested countries.
  case country
  /// Its primary type is not one of the requested types, or one of the excluded ones.
  case primaryType
  /// None of its types is requested, or one of them is excluded.
  case types
  /// It lies outside the restriction.
  case restriction
  /// It does not meet a condition on an attribute.
  case attributes
  /// It is a business that has not opened yet.
  case futureOpening
  /// It is a business without an address to visit.
  case pureServiceArea
  /// It is not known to be open.
  case notOpen
  /// It is not known to be rated as high as requested.
  case rating
  /// Its price level is not known to be one of the requested ones.
  case priceLevel
}
