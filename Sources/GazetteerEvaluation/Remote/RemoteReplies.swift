// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerPlaces

extension RemoteServer {
  /// The places of a reply, best first.
  ///
  /// - Throws: `EvaluationError.serverFailed` for a reply that is not in the form.
  func answers(_ reply: RemoteReply) throws -> [RemoteAnswer] {
    let root = try Self.json(reply, base)
    switch form {
    case .places:
      guard let object = root.object else { throw EvaluationError.serverFailed(url: base, reason: "the answer is no JSON object") }
      return Members(object)["suggestions"].list.map { $0["placePrediction"] }.filter { $0.object != nil }.map(
        RemoteAnswer.init(prediction:))
    case .photon, .pelias:
      guard root["features"].value is [Any] else {
        throw EvaluationError.serverFailed(url: base, reason: "the answer has no list of features")
      }
      return root["features"].list.map(form == .photon ? RemoteAnswer.init(photon:) : RemoteAnswer.init(pelias:))
    case .nominatim:
      guard root.value is [Any] else { throw EvaluationError.serverFailed(url: base, reason: "the answer is no list") }
      return root.list.map(RemoteAnswer.init(nominatim:))
    }
  }

  static func json(_ reply: RemoteReply, _ url: String) throws -> Members {
    guard reply.status == 200 else {
      let text = reply.text.prefix(200).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw EvaluationError.serverFailed(url: url, reason: reply.status == 0 ? text : "status \(reply.status), \(text)")
    }
    guard let value = try? JSONSerialization.jsonObject(with: Data(reply.text.utf8)) else {
      throw EvaluationError.serverFailed(url: url, reason: "the answer is no JSON")
    }
    return Members(value)
  }
}

/// A JSON value whose members may be absent.
struct Members {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(_ name: String) -> Members { Members(object?[name]) }
  var object: [String: Any]? { value as? [String: Any] }
  var list: [Members] { (value as? [Any] ?? []).map(Members.init) }
  /// A text, or a number as one.
  var text: String? { value as? String ?? (value as? NSNumber)?.stringValue }
  var number: Double? { (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) }
}

extension RemoteAnswer {
  /// A suggestion of the contract.
  fileprivate init(prediction: Members) {
    let shown = prediction["text"]["text"].text ?? ""
    let name = prediction["structuredFormat"]["mainText"]["text"].text ?? shown
    self.init(id: prediction["placeId"].text ?? "", shown: shown, names: [name])
    types = prediction["types"].list.compactMap(\.text)
  }

  /// Adds the details of a place.
  mutating func add(details: Members) {
    let location = details["location"]
    if let latitude = location["latitude"].number, let longitude = location["longitude"].number {
      self.location = GeoPoint(latitude: latitude, longitude: longitude)
    }
    if let name = details["displayName"]["text"].text { names.append(name) }
    let fields: [(String, ExpectedPlace.Field)] = [
      ("street_number", .houseNumber), ("route", .street), ("locality", .locality), ("postal_town", .locality),
      ("postal_code", .postalCode), ("country", .country),
    ]
    for component in details["addressComponents"].list {
      let types = component["types"].list.compactMap(\.text)
      for (type, field) in fields where types.contains(type) {
        self.fields[field, default: []] += [component["longText"].text, component["shortText"].text].compactMap(\.self)
      }
    }
  }

  fileprivate init(photon feature: Members) {
    let properties = feature["properties"]
    let name = properties["name"].text ?? properties["street"].text ?? ""
    self.init(
      id: "\(properties["osm_type"].text ?? "")\(properties["osm_id"].text ?? "")",
      shown: [name, properties["city"].text, properties["country"].text].compactMap(\.self).joined(separator: ", "), names: [name])
    take(feature, properties: properties, named: ["housenumber", "street", "city", "postcode", "country", "countrycode"])
    types = Self.types(properties["type"].text, properties["osm_value"].text)
  }

  fileprivate init(pelias feature: Members) {
    let properties = feature["properties"]
    self.init(
      id: properties["gid"].text ?? "", shown: properties["label"].text ?? "", names: [properties["name"].text].compactMap(\.self))
    take(feature, properties: properties, named: ["housenumber", "street", "locality", "postalcode", "country", "country_a"])
    fields[.country] = fields[.country].map { $0 + $0.compactMap(CountryAlpha3.alpha2) }
    types = Self.types(properties["layer"].text)
  }

  fileprivate init(nominatim place: Members) {
    let shown = place["display_name"].text ?? ""
    let name = place["name"].text.flatMap { $0.isEmpty ? nil : $0 } ?? shown.split(separator: ",").first.map(String.init) ?? ""
    self.init(id: "\(place["osm_type"].text ?? "")\(place["osm_id"].text ?? "")", shown: shown, names: [name])
    if let latitude = place["lat"].number, let longitude = place["lon"].number {
      location = GeoPoint(latitude: latitude, longitude: longitude)
    }
    let names = ["house_number", "road", "city", "town", "village", "municipality", "postcode", "country", "country_code"]
    takeFields(place["address"], names)
    types = Self.types(place["addresstype"].text, place["type"].text)
  }

  private mutating func take(_ feature: Members, properties: Members, named names: [String]) {
    let position = feature["geometry"]["coordinates"].list.compactMap(\.number)
    if position.count >= 2 { location = GeoPoint(latitude: position[1], longitude: position[0]) }
    takeFields(properties, names)
  }

  private mutating func takeFields(_ properties: Members, _ names: [String]) {
    for name in names {
      if let field = Self.fields[name], let text = properties[name].text { fields[field, default: []].append(text) }
    }
  }

  private static let fields: [String: ExpectedPlace.Field] = [
    "housenumber": .houseNumber, "house_number": .houseNumber, "street": .street, "road": .street, "city": .locality, "town": .locality,
    "village": .locality, "municipality": .locality, "locality": .locality, "postcode": .postalCode, "postalcode": .postalCode,
    "country": .country, "countrycode": .country, "country_code": .country, "country_a": .country,
  ]

  private static func types(_ names: String?...) -> [String] { names.compactMap { $0.flatMap { typeNames[$0] } } }

  /// Our types for what OpenStreetMap and Pelias call settlements, areas and addresses.
  private static let typeNames = [
    "city": "locality", "town": "locality", "village": "locality", "hamlet": "locality", "municipality": "locality", "locality": "locality",
    "localadmin": "locality", "district": "sublocality", "suburb": "sublocality", "borough": "sublocality", "neighbourhood": "sublocality",
    "street": "route", "road": "route", "house": "street_address", "address": "street_address", "postcode": "postal_code",
    "postalcode": "postal_code", "county": "administrative_area_level_2", "state": "administrative_area_level_1",
    "region": "administrative_area_level_1", "country": "country",
  ]
}
