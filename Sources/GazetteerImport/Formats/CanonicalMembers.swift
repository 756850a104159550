// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// Reads the members of a canonical record from a JSON object.
struct CanonicalMembers {
  private(set) var draft = DraftPlace()
  private var details = DetailMembers()
  private var license: String?
  private var attribution: String?
  private var sourceName: String?

  /// The draft of a record from a JSON object.
  ///
  /// - Throws: a fault when the value is not an object, or a member has a value of the wrong type.
  static func draft(of value: JSONValue) throws(RecordFault) -> DraftPlace {
    guard case .object(let members) = value else { throw RecordFault(.malformed, value.text) }
    var record = CanonicalMembers()
    for member in members { try record.take(member) }
    return try record.finished()
  }

  /// Takes one member. Null counts as absent.
  mutating func take(_ member: JSONValue.Member) throws(RecordFault) {
    let value = member.value
    if value == .null { return }
    switch member.name {
    case "id": draft.id = try text(member)
    case "deleted": if case .bool(let isDeleted) = value { draft.isDeleted = isDeleted } else { takeUnknown(member) }
    case PlaceChange.member: break
    case "name": draft.name = try text(member)
    case "location": takeLocation(value)
    case "viewport": draft.viewport = try viewport(member)
    case "names": draft.names += try names(member)
    case "primaryType": draft.primaryType = try text(member)
    case "types": draft.types = try texts(member)
    case "address": try takeAddress(member)
    case "houseNumbers": try takeHouses(member)
    case "importance": draft.importance.given = try number(member)
    case "source": sourceName = try text(member)
    case "license": license = try text(member)
    case "attribution": attribution = try text(member)
    case "formerIds": draft.formerIDs = try texts(member)
    case "extra": try takeExtra(member)
    default: try takeDetail(member)
    }
  }

  /// The complete draft, with its details and source.
  ///
  /// - Throws: `.tooDeep` with the name of the member that nests too deep.
  func finished() throws(RecordFault) -> DraftPlace {
    if let member = details.tooDeep {
      throw RecordFault(.tooDeep, "\(member) nests too deep: details have at most \(PlaceDetails.mostLevels) levels")
    }
    var draft = draft
    draft.details = PlaceDetails(details)
    if sourceName != nil || license != nil || attribution != nil {
      draft.source = Source(name: sourceName ?? "unknown", license: license, attribution: attribution)
    }
    return draft
  }

  /// Takes a member without a canonical name; of two with one name the later counts.
  mutating func takeUnknown(_ member: JSONValue.Member) {
    details.addExtra(member)
  }

  mutating func setLocation(latitude: Double, longitude: Double) {
    draft.latitude = latitude
    draft.longitude = longitude
  }

  /// Sets the source of records that name none.
  mutating func setDefaultSource(_ source: Source) {
    if sourceName != nil { return }
    (sourceName, license, attribution) = (source.name, license ?? source.license, attribution ?? source.attribution)
  }

  mutating func setViewport(_ box: DraftBox?) { draft.viewport = box }

  mutating func setUnit(_ unit: String) { draft.unit = unit }

  mutating func drop(_ value: DroppedValue) { draft.dropped.append(value) }

  mutating func addName(_ name: AlternateName) { draft.names.append(name) }

  /// Takes a part of the address by its canonical name; false for any other name.
  mutating func takeAddressPart(_ member: JSONValue.Member) throws(RecordFault) -> Bool {
    guard let path = CanonicalMembers.addressParts[member.name] else { return false }
    if member.value != .null { draft.address[keyPath: path] = try text(member) }
    return true
  }

  static let addressParts: [String: any WritableKeyPath<Address, String?> & Sendable] = [
    "houseNumber": \.houseNumber, "street": \.street, "sublocality": \.sublocality, "locality": \.locality,
    "administrativeArea2": \.administrativeArea2, "administrativeArea1": \.administrativeArea1, "postalCode": \.postalCode,
    "countryCode": \.countryCode,
  ]

  private mutating func takeLocation(_ value: JSONValue) {
    draft.latitude = value["latitude"]?.double
    draft.longitude = value["longitude"]?.double
    draft.coordinateText = value.text
  }

  private mutating func takeAddress(_ member: JSONValue.Member) throws(RecordFault) {
    guard case .object(let parts) = member.value else { throw wrong(member) }
    for part in parts {
      if try !takeAddressPart(part), part.value != .null { takeUnknown(JSONValue.Member("address." + part.name, part.value)) }
    }
  }

  /// Invalid houses are left out.
  private mutating func takeHouses(_ member: JSONValue.Member) throws(RecordFault) {
    guard case .array(let values) = member.value else { throw wrong(member) }
    for value in values {
      if let house = HouseNumber(value) { draft.houseNumbers.append(house) } else { draft.repairs.append(.houseDropped) }
    }
  }

  private mutating func takeExtra(_ member: JSONValue.Member) throws(RecordFault) {
    guard case .object(let members) = member.value else { throw wrong(member) }
    for member in members { takeUnknown(member) }
  }

  /// Numbers written as texts, as in files converted from CSV, are accepted.
  private mutating func takeDetail(_ raw: JSONValue.Member) throws(RecordFault) {
    guard let name = DetailMembers.Name(rawValue: raw.name) else { return takeUnknown(raw) }
    let kind = RecordDetails.kind(of: name)
    var member = raw
    if case .text = kind {} else if let text = member.value.string, let number = JSONValue.number(spelledBy: text) { member.value = number }
    guard RecordDetails.fits(member.value, kind) else { throw wrong(member) }
    guard RecordDetails.isOnScale(member.value, kind) else {
      draft.dropped.append(DroppedValue(member.name, member.value.text))
      return draft.repairs.append(.valueDropped)
    }
    details[name] = member.value
    switch name {
    case .population: draft.importance.population = CanonicalMembers.count(member.value)
    case .ratingCount: draft.importance.ratingCount = CanonicalMembers.count(member.value)
    case .openingHours: draft.hours = RecordDetails.hours(member.value) ?? []
    default: break
    }
  }

  private static func count(_ value: JSONValue) -> Int? {
    value.double.flatMap { $0 >= 0 ? Int(exactly: $0.rounded()) : nil }
  }

  private func names(_ member: JSONValue.Member) throws(RecordFault) -> [AlternateName] {
    guard case .array(let values) = member.value else { throw wrong(member) }
    var names: [AlternateName] = []
    for value in values {
      let kindText = value["kind"]?.string
      guard let text = value["text"]?.string, let kind = kindText.map(AlternateName.Kind.init(rawValue:)) ?? .variant else {
        throw RecordFault(.wrongValue, "names: " + value.text)
      }
      names.append(AlternateName(text: text, language: value["language"]?.string, kind: kind))
    }
    return names
  }

  private func viewport(_ member: JSONValue.Member) throws(RecordFault) -> DraftBox {
    let (low, high) = (member.value["low"], member.value["high"])
    guard let south = low?["latitude"]?.double, let west = low?["longitude"]?.double, let north = high?["latitude"]?.double,
      let east = high?["longitude"]?.double
    else { throw wrong(member) }
    return DraftBox(south: south, west: west, north: north, east: east)
  }

  /// A text; whole numbers are accepted as texts, because ids are often written so.
  private func text(_ member: JSONValue.Member) throws(RecordFault) -> String {
    switch member.value {
    case .string(let text): return text
    case .number(let text): return text
    default: throw wrong(member)
    }
  }

  private func texts(_ member: JSONValue.Member) throws(RecordFault) -> [String] {
    guard case .array(let values) = member.value else { throw wrong(member) }
    var texts: [String] = []
    for value in values {
      guard let text = value.string else { throw wrong(member) }
      texts.append(text)
    }
    return texts
  }

  private func number(_ member: JSONValue.Member) throws(RecordFault) -> Double {
    guard let number = member.value.double else { throw wrong(member) }
    return number
  }

  private func wrong(_ member: JSONValue.Member) -> RecordFault {
    RecordFault(.wrongValue, member.name + ": " + member.value.text)
  }
}

extension HouseNumber {
  /// The house that a JSON object describes; nil without a number or a valid position.
  fileprivate init?(_ value: JSONValue) {
    guard let number = value["number"].flatMap(Self.numberText), let latitude = value["location"]?["latitude"]?.double,
      let longitude = value["location"]?["longitude"]?.double, let point = GeoPoint(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(number: number, unit: value["unit"]?.string, postalCode: value["postalCode"]?.string, location: point)
  }

  private static func numberText(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}
