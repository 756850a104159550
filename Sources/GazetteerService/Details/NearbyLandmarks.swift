// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Finds landmarks for a place: places of the index that are well known and near.
struct NearbyLandmarks {
  let session: IndexSession
  /// The described place.
  let place: PlaceFacts

  /// Greatest distance of a landmark in metres.
  private static let reach = 500.0
  /// Number of the most important places nearby that are compared.
  private static let mostCompared = 30
  /// Greatest number of landmarks in an answer.
  private static let mostTold = 5
  /// At this distance the usefulness of a landmark is halved.
  private static let halfwayMeters = 100.0
  /// Below this distance, a landmark in the same street may be beside or across; from here on it is down the road.
  private static let besideMeters = 50.0

  /// Ordered by usefulness, importance × 100 m / (100 m + distance); ties in the order of the index.
  ///
  /// - Throws: the errors of a search.
  /// - Complexity: one search of the most important places of a circle of 500 m.
  func landmarks(language: LanguageTag) throws -> [PlaceFacts.Landmark] {
    var request = MostImportantRequest(region: .circle(center: place.location, radiusMeters: Self.reach), limit: Self.mostCompared)
    request.families = [.poi]
    request.excludedPrimaryTypes = ReverseGeocoding.addressTypes
    request.details = DetailFilter.strict
    let found = try session.engine.mostImportant(request).places
    let ranked = try found.map { (place: $0, usefulness: try usefulness(of: $0)) }
      .sorted { ($1.usefulness, $0.place.place) < ($0.usefulness, $1.place.place) }
    var landmarks: [PlaceFacts.Landmark] = []
    for (near, _) in ranked where landmarks.count < Self.mostTold {
      let record = try session.engine.reader.record(of: near.place)
      if record.id != place.id { landmarks.append(landmark(record, meters: near.meters, language)) }
    }
    return landmarks
  }

  private func usefulness(of near: NearbyPlace) throws -> Double {
    let importance = Double(try session.engine.reader.core(of: near.place).importance) / 1000
    return importance * Self.halfwayMeters / (Self.halfwayMeters + near.meters)
  }

  private func landmark(_ record: PlaceRecord, meters: Double, _ language: LanguageTag) -> PlaceFacts.Landmark {
    let (name, nameLanguage) = record.nameAndLanguage(in: language)
    return PlaceFacts.Landmark(
      id: record.id, name: name, nameLanguage: nameLanguage, types: record.detailedTypes,
      relationship: meters >= Self.besideMeters && isInSameStreet(record.address) ? .downTheRoad : .near, meters: meters)
  }

  /// Whether both addresses name the same street of the same town.
  private func isInSameStreet(_ other: Address) -> Bool {
    guard let own = place.address.street, let street = other.street, place.address.locality == other.locality else { return false }
    return TextAnalyzer.query(own).key == TextAnalyzer.query(street).key
  }
}
