// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService

#if canImport(CoreLocation)
  import CoreLocation
#endif

extension AutocompleteParameters {
  /// The members of a Swift request. Sets are put in order, so that equal requests are refused in equal words.
  init(_ request: AutocompleteRequest, languageCode: String) throws(ContractError) {
    self.init(input: request.query)
    scope.languageCode = languageCode
    sessionToken = request.sessionToken?.description ?? ""
    let filter = request.filter
    let offset = request.inputOffset != 0 ? request.inputOffset : filter?.inputOffset ?? 0
    inputOffset = offset == 0 ? nil : offset
    guard let filter else { return }
    scope.includedPrimaryTypes = filter.types.map { $0.map(\.rawValue).sorted() } ?? []
    scope.includedRegionCodes = filter.countries?.sorted() ?? []
    origin = filter.origin.map { RegionDraft.Point($0.coordinate) }
    scope.locationBias = try RegionDraft.area(filter.coordinateRegionBias, "location_bias")
    scope.locationRestriction = try RegionDraft.area(filter.coordinateRegionRestriction, "location_restriction")
    scope.regionCode = filter.regionCode ?? ""
    scope.includePureServiceAreaBusinesses = filter.shouldIncludePureServiceAreaBusinesses
    scope.require(filter.conditions)
  }
}

extension RegionDraft {
  /// A region of a request, not yet checked; regions that are not the library's own are refused.
  static func area(_ region: (any CoordinateRegion)?, _ field: String) throws(ContractError) -> RegionDraft? {
    guard let region else { return nil }
    guard let known = region as? any SearchableRegion else {
      let description = "Invalid \(field): regions of type \(type(of: region)) cannot be searched in. "
      let cure = "Give a RectangularCoordinateRegion or a CircularCoordinateRegion."
      throw ContractError(invalid: [.init(field: field, description: description + cure)])
    }
    return known.area
  }
}
