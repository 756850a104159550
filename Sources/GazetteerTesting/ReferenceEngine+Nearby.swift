// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex

extension ReferenceEngine {
  /// What any search for the nearest places must give.
  package func nearest(_ request: NearestRequest) -> [NearbyPlace] {
    let passing = places { record in
      request.criteria.admit(record) && request.point.distanceMeters(to: record.location) <= request.maxMeters
    }
    let measured = passing.map { NearbyPlace(place: $0.place, meters: request.point.distanceMeters(to: $0.record.location)) }
    return Array(measured.sorted { ($0.meters, $0.place) < ($1.meters, $1.place) }.prefix(request.limit))
  }

  /// What any search for the most important places must give.
  package func mostImportant(_ request: MostImportantRequest) -> [NearbyPlace] {
    if case .circle(_, let radius) = request.region, radius == 0 { return [] }
    let passing = places { request.criteria.admit($0) && request.region.contains($0.location) }
    return passing.prefix(request.limit).map {
      NearbyPlace(place: $0.place, meters: request.region.center.distanceMeters(to: $0.record.location))
    }
  }
}

extension PlaceCriteria {
  /// Every condition, as it reads.
  fileprivate func admit(_ record: PlaceRecord) -> Bool {
    func isAmong(_ wanted: [String], _ value: String?) -> Bool { value.map(wanted.contains) ?? false }
    if case .circle(_, let radius) = region, radius == 0 { return false }
    let umbrellas = UmbrellaTypes(primaryType: record.primaryType, types: record.types).names
    let allTypes = record.types + umbrellas
    return (types.isEmpty || allTypes.contains { isAmong(types, $0) })
      && (requiredType.map(allTypes.contains) ?? true)
      && !allTypes.contains { isAmong(excludedTypes, $0) }
      && (primaryTypes.isEmpty || isAmong(primaryTypes, record.primaryType) || umbrellas.contains { isAmong(primaryTypes, $0) })
      && !isAmong(excludedPrimaryTypes, record.primaryType)
      && families.contains(PlaceFamily(primaryType: record.primaryType))
      && (countries.isEmpty || isAmong(countries, record.address.countryCode))
      && (region?.contains(record.location) ?? true) && record.passes(details)
  }
}
