// SPDX-License-Identifier: Apache-2.0

extension AddressDescriptor {
  init(_ descriptor: PlaceFacts.AddressDescriptor) {
    self.init(landmarks: descriptor.landmarks.map(Landmark.init), areas: descriptor.areas.map(Area.init))
  }
}

extension Landmark {
  fileprivate init(_ landmark: PlaceFacts.Landmark) {
    self.init()
    (resourceName, placeID) = ("places/\(landmark.id)", landmark.id)
    (displayName, displayNameLanguageCode) = (landmark.name, landmark.nameLanguage)
    types = landmark.types.map(PlaceType.init(rawValue:))
    spatialRelationship =
      switch landmark.relationship {
      case .near: .near
      case .downTheRoad: .downTheRoad
      }
    straightLineDistanceMeters = landmark.meters
  }
}

extension Area {
  fileprivate init(_ area: PlaceFacts.Area) {
    self.init()
    (resourceName, placeID) = ("places/\(area.id)", area.id)
    (displayName, displayNameLanguageCode) = (area.name, area.nameLanguage)
    containment =
      switch area.containment {
      case .within: .within
      case .outskirts: .outskirts
      }
  }
}

extension Surroundings {
  /// The parts that properties of a place ask for.
  init(_ properties: [PlaceProperty]) {
    self = []
    let wantsAll = properties.contains(.all)
    if wantsAll || properties.contains(.containingPlaces) { insert(.containingPlaces) }
    if wantsAll || properties.contains(.addressDescriptor) { insert(.addressDescriptor) }
  }
}
