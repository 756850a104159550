// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerService

#if canImport(CoreLocation)
  public import CoreLocation
#endif

// The members of `Place` are rows of Data/fields, listed in Generated; here is what is more than a stored value.
extension Place {
  /// Where the place is; `kCLLocationCoordinate2DInvalid` when it was not asked for.
  public var location: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: position.latitude, longitude: position.longitude) }
    set { position = Position(latitude: newValue.latitude, longitude: newValue.longitude) }
  }

  /// A position whose equality is that of its numbers.
  struct Position: Hashable, Sendable {
    var latitude = kCLLocationCoordinate2DInvalid.latitude
    var longitude = kCLLocationCoordinate2DInvalid.longitude
  }

  /// Name and id.
  public var description: String { "\(displayName ?? "place") (\(placeID ?? "no id"))" }

  /// The requested members of the facts about a place.
  init(_ facts: PlaceFacts, _ properties: [PlaceProperty]) {
    self.init()
    let wanted = properties.contains(.all) ? PlaceProperty.allCases : properties
    let reader = PlaceReader(facts: facts)
    for property in wanted { take(property, from: reader) }
    attributions = reader.attributions
    let isShut = facts.isShut
    let hasClock = timeZone != nil || facts.hours?.areConstant ?? false
    let hasHours = hasClock && (regularOpeningHours != nil || currentOpeningHours != nil)
    // A status that was not asked for is taken to be operational: then a shut place is judged by its members.
    if isShut ? wanted.contains(.businessStatus) : hasHours { fetchedRule = OpenRule(facts, of: self) }
  }
}
