// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

/// Converts a place of the current contract to the older one: the same facts with other names and structure.
struct LegacyPlace {
  private let place: JSONValue

  init(_ facts: PlaceFacts) { place = facts.jsonWithExceptions }

  /// The place with all members that have data, by name.
  var json: JSONValue {
    var members = Self.renamed.compactMap { new, old in place[new].map { JSONValue.Member(old, $0) } }
    func add(_ name: String, _ value: JSONValue?) { if let value { members.append(.init(name, value)) } }
    add("address_components", place["addressComponents"].map { Self.each($0, Self.component) })
    add("editorial_summary", place["editorialSummary"].map { Self.picked($0, ["languageCode": "language", "text": "overview"]) })
    add("formatted_phone_number", place["nationalPhoneNumber"] ?? place["internationalPhoneNumber"])
    add("geometry", geometry)
    add("name", place["displayName"]?["text"])
    add("plus_code", place["plusCode"].map { Self.picked($0, ["compoundCode": "compound_code", "globalCode": "global_code"]) })
    add("price_level", place["priceLevel"]?.string.flatMap(PriceLevelName.init(rawValue:)).map { .number(String($0.number)) })
    for (new, old) in ["regularOpeningHours": "opening_hours", "currentOpeningHours": "current_opening_hours"] {
      add(old, place[new].map { LegacyHours($0).json })
    }
    // The hours of the next seven days, with dates; where the local time is unknown, those of a regular week.
    let secondary = place["currentSecondaryOpeningHours"] ?? place["regularSecondaryOpeningHours"]
    add("secondary_opening_hours", secondary.map { Self.each($0) { LegacyHours($0).json } })
    add("icon", .string(icon.address))
    add("icon_background_color", place["iconBackgroundColor"] ?? .string(icon.background))
    add("icon_mask_base_uri", place["iconMaskBaseUri"] ?? .string(icon.maskBase))
    add("permanently_closed", place["businessStatus"]?.string == "CLOSED_PERMANENTLY" ? .bool(true) : nil)
    add("reference", place["id"])
    add("vicinity", vicinity.map(JSONValue.string))
    add("wheelchair_accessible_entrance", place["accessibilityOptions"]?["wheelchairAccessibleEntrance"])
    return .object(members.sorted { $0.name < $1.name })
  }

  /// The attributions that must be shown with the place.
  var attributions: JSONValue {
    place["attributions"].map { Self.each($0) { $0["provider"] ?? .string("") } } ?? .array([])
  }

  /// Members that differ only in name.
  private static let renamed: [(new: String, old: String)] = FieldTable.fields.compactMap { field in
    guard let new = field.name, let older = field.older, older.type == nil else { return nil }
    return (new, older.name)
  }

  private static func component(_ new: JSONValue) -> JSONValue {
    picked(new, ["longText": "long_name", "shortText": "short_name", "types": "types"])
  }

  private var geometry: JSONValue? {
    guard let location = place["location"] else { return nil }
    var members = [JSONValue.Member("location", Self.point(location))]
    if let viewport = place["viewport"], let low = viewport["low"], let high = viewport["high"] {
      members.append(
        .init("viewport", .object([.init("northeast", Self.point(high)), .init("southwest", Self.point(low))])))
    }
    return .object(members)
  }

  /// The icon for its types.
  private var icon: LegacyIcon {
    guard case .array(let types)? = place["types"] else { return LegacyIcon(types: []) }
    return LegacyIcon(types: types.compactMap(\.string))
  }

  /// The older contract writes zeros; the current one omits them.
  private static func point(_ new: JSONValue) -> JSONValue {
    .object([.init("lat", new["latitude"] ?? .number("0")), .init("lng", new["longitude"] ?? .number("0"))])
  }

  /// Street and town, for places that have a street.
  private var vicinity: String? {
    guard let address = place["postalAddress"], case .array(let lines)? = address["addressLines"], let line = lines.first?.string else {
      return nil
    }
    return [line, address["locality"]?.string].compactMap { $0 }.joined(separator: ", ")
  }

  private static func each(_ array: JSONValue, _ change: (JSONValue) -> JSONValue) -> JSONValue {
    guard case .array(let values) = array else { return .array([]) }
    return .array(values.map(change))
  }

  /// The listed members, under their older names.
  private static func picked(_ value: JSONValue, _ names: [String: String]) -> JSONValue {
    .object(names.sorted { $0.value < $1.value }.compactMap { old, new in value[old].map { .init(new, $0) } })
  }
}
