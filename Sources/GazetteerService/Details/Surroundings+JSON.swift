// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

extension PlaceFacts.MapsLinks {
  /// The member `googleMapsLinks` of the contract.
  var json: JSONValue {
    var object = ObjectBuilder()
    object.add("directionsUri", directions)
    object.add("placeUri", place)
    return object.value
  }
}

extension PlaceFacts.ContainingPlace {
  /// An element of the member `containingPlaces` of the contract.
  var json: JSONValue {
    var object = ObjectBuilder()
    object.add("name", "places/\(id)")
    object.add("id", id)
    return object.value
  }
}

extension PlaceFacts.AddressDescriptor {
  /// The member `addressDescriptor` of the contract.
  var json: JSONValue {
    var object = ObjectBuilder()
    object.add("landmarks", landmarks.map(\.json))
    object.add("areas", areas.map(\.json))
    return object.value
  }
}

extension PlaceFacts.Landmark {
  fileprivate var json: JSONValue {
    var object = ObjectBuilder()
    object.add("name", "places/\(id)")
    object.add("placeId", id)
    object.add("displayName", PlaceFacts.localized(name, language: nameLanguage))
    object.add("types", types)
    object.add("spatialRelationship", relationship.rawValue)
    object.add("straightLineDistanceMeters", .number(decimalText(Int((meters * 10).rounded()), places: 1)))
    return object.value
  }
}

extension PlaceFacts.Area {
  fileprivate var json: JSONValue {
    var object = ObjectBuilder()
    object.add("name", "places/\(id)")
    object.add("placeId", id)
    object.add("displayName", PlaceFacts.localized(name, language: nameLanguage))
    object.add("containment", containment.rawValue)
    return object.value
  }
}
