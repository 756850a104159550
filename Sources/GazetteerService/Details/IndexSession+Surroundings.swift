// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

extension IndexSession {
  /// Adds the parts that need searches to a place.
  ///
  /// - Parameters:
  ///   - place: the facts from its record.
  ///   - wanted: the parts to find.
  ///   - language: the language of names.
  /// - Throws: the errors of a search.
  /// - Complexity: at most six searches, each with few results.
  func adding(_ wanted: Surroundings, to place: PlaceFacts, language: LanguageTag) throws -> PlaceFacts {
    if wanted.isEmpty { return place }
    var place = place
    let areas = try ContainingAreas(engine: engine, point: place.location, address: place.address).places()
      .map { try engine.reader.record(of: $0) }.filter { $0.id != place.id }
    if wanted.contains(.containingPlaces) { place.containingPlaces = areas.map { .init(id: $0.id) } }
    if wanted.contains(.addressDescriptor) { place.addressDescriptor = try descriptor(of: place, areas, language) }
    return place
  }

  /// The same for the places of a search. Those that the deadline does not leave time for stay without these parts.
  ///
  /// - Parameters:
  ///   - places: the facts from their records, in the order of the answer.
  ///   - wanted: the parts to find.
  ///   - language: the language of names.
  ///   - deadline: when to stop.
  /// - Returns: the places, and whether the time sufficed for all of them.
  /// - Throws: the errors of a search, but none when the deadline passes.
  func adding(
    _ wanted: Surroundings, to places: [PlaceFacts], language: LanguageTag, deadline: ContinuousClock.Instant?
  ) throws -> (places: [PlaceFacts], isComplete: Bool) {
    var told = places
    do {
      for index in places.indices {
        told[index] = try until(deadline) { try adding(wanted, to: places[index], language: language) }
      }
      return (told, true)
    } catch is Patience.DeadlineExceeded {
      return (told, false)
    }
  }

  /// Greatest number of areas in a descriptor.
  private static let mostAreas = 3

  /// Nil for areas and towns, for businesses without an address to visit, and when no landmark or area is found.
  private func descriptor(of place: PlaceFacts, _ areas: [PlaceRecord], _ language: LanguageTag) throws -> PlaceFacts.AddressDescriptor? {
    guard PlaceFamily(primaryType: place.primaryType) == .poi, !place.isPureServiceArea else { return nil }
    let landmarks = try NearbyLandmarks(session: self, place: place).landmarks(language: language)
    var scope = Scope()
    scope.language = language
    let large: Set = ["administrative_area_level_1", "country"]
    let near = try areas.filter { !large.contains($0.primaryType ?? "") }.prefix(Self.mostAreas).map { [scope] record in
      let area = try facts(of: record, for: scope)
      let isInside = area.viewport.hasInInnerHalf(place.location)
      return PlaceFacts.Area(id: area.id, name: area.name, nameLanguage: area.nameLanguage, containment: isInside ? .within : .outskirts)
    }
    return landmarks.isEmpty && near.isEmpty ? nil : PlaceFacts.AddressDescriptor(landmarks: landmarks, areas: near)
  }
}

extension GeoBox {
  /// Whether a point is in the box with the same centre and half the size.
  fileprivate func hasInInnerHalf(_ point: GeoPoint) -> Bool {
    let width = high.longitude - low.longitude + (crossesAntimeridian ? 360 : 0)
    let north = point.latitude - (low.latitude + high.latitude) / 2
    let east = (point.longitude - low.longitude - width / 2).remainder(dividingBy: 360)
    return abs(north) <= (high.latitude - low.latitude) / 4 && abs(east) <= width / 4
  }
}
