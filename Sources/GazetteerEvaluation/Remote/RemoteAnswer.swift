// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText

/// A place that a server suggested, with what the server says about it.
struct RemoteAnswer {
  var id: String
  /// The text that a reader sees.
  var shown: String
  /// All names that the server gives, the shown one first.
  var names: [String]
  var location: GeoPoint?
  /// Our types; empty if the server gives none that corresponds to one.
  var types: [String] = []
  /// The fields of its address.
  var fields: [ExpectedPlace.Field: [String]] = [:]
}

/// A place that a case expects by an id of our index, for servers with other ids.
struct KnownPlace {
  var names: [String]
  var location: GeoPoint
  /// How far away the same place may be in other data, in metres.
  var tolerance: Double
}

/// An answer, with what is known about the ids that cases name.
struct JudgedRemoteAnswer: JudgedAnswer {
  let answer: RemoteAnswer
  /// The place with an id; nil if ids are compared directly.
  let known: ((String) throws -> KnownPlace?)?

  func meets(_ expectation: ExpectedPlace) throws -> Bool {
    if let id = expectation.id, try !isPlace(id) { return false }
    if let spot = expectation.spot, !lies(at: spot) { return false }
    return expectation.fields.allSatisfy(says)
  }

  private func isPlace(_ id: String) throws -> Bool {
    guard let known else { return answer.id == id }
    guard let place = try known(id), let location = answer.location else { return false }
    return location.distanceMeters(to: place.location) <= place.tolerance && place.names.contains { isOne($0, of: answer.names) }
  }

  private func lies(at spot: ExpectedPlace.Spot) -> Bool {
    guard let location = answer.location, let point = GeoPoint(latitude: spot.latitude, longitude: spot.longitude) else { return false }
    return point.distanceMeters(to: location) <= spot.tolerance
  }

  private func says(_ field: ExpectedPlace.Field, _ text: String) -> Bool {
    let values = answer.fields[field] ?? []
    switch field {
    case .name: return isOne(text, of: answer.names + numberAndStreet)
    case .type: return answer.types.isEmpty || text.split(separator: " ").contains { answer.types.contains(String($0)) }
    case .street: return isOne(text, of: values + answer.names.prefix(1))
    case .locality: return isOne(text, of: values + (answer.types.contains("locality") ? answer.names : []))
    case .houseNumber, .postalCode: return isOne(text, of: values)
    case .country: return isOne(text, of: values) || CountryAlpha3.alpha2(text).map { isOne($0, of: values) } == true
    }
  }

  private var numberAndStreet: [String] {
    guard let number = answer.fields[.houseNumber]?.first, let street = answer.fields[.street]?.first else { return [] }
    return ["\(number) \(street)", "\(street) \(number)"]
  }

  private func isOne(_ text: String, of others: [String]) -> Bool {
    let key = TextAnalyzer.query(text).key
    return others.contains { TextAnalyzer.query($0).key == key }
  }
}
