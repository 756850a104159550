// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces

extension ReferenceEngine {
  /// What any search for the nearest places must give.
  package func nearest(_ request: NearestRequest) -> [NearbyPlace] {
    let passing = places { record in
      request.scope.admits(record) && request.point.distanceMeters(to: record.location) <= request.maxMeters
    }
    let measured = passing.map { NearbyPlace(place: $0.place, meters: request.point.distanceMeters(to: $0.record.location)) }
    return Array(measured.sorted { ($0.meters, $0.place) < ($1.meters, $1.place) }.prefix(request.limit))
  }

  /// What any search for the most important places must give.
  package func mostImportant(_ request: MostImportantRequest) -> [NearbyPlace] {
    if case .circle(_, let radius) = request.region, radius == 0 { return [] }
    let passing = places { request.scope.admits($0) && request.region.contains($0.location) }
    return passing.prefix(request.limit).map {
      NearbyPlace(place: $0.place, meters: request.region.center.distanceMeters(to: $0.record.location))
    }
  }
}

extension Scope {
  /// Whether a place passes every condition, as it reads; those on layers and attributes are left out.
  package func admits(_ record: PlaceRecord) -> Bool {
    func isAmong(_ wanted: [String], _ value: String?) -> Bool { value.map(wanted.contains) ?? false }
    if case .circle(_, let radius) = restriction, radius == 0 { return false }
    let umbrellas = UmbrellaTypes(primaryType: record.primaryType, types: record.types).names
    let allTypes = record.types + umbrellas
    let primary = primaryTypes.map(PlaceTypeTable.name(of:))
    return (types.isEmpty || allTypes.contains { isAmong(types, $0) })
      && (requiredType.map(allTypes.contains) ?? true)
      && !allTypes.contains { isAmong(excludedTypes, $0) }
      && (primary.isEmpty || isAmong(primary, record.primaryType) || umbrellas.contains { isAmong(primary, $0) })
      && !isAmong(excludedPrimaryTypes, record.primaryType)
      && (families.isEmpty || families.contains(PlaceFamily(primaryType: record.primaryType)))
      && (countries.isEmpty || isAmong(countries, record.address.countryCode))
      && (restriction?.contains(record.location) ?? true) && record.passes(details)
  }
}
