// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The details of a place in its tags, in the form of the contract where that has a member for them.
struct OSMDetails {
  /// Opening hours, for the check of the normaliser.
  private(set) var hours: [String] = []
  private var members = DetailMembers()
  private let tags: OSMTags

  /// The members to store; nil when there are none.
  var details: PlaceDetails? { PlaceDetails(members) }

  init(_ tags: OSMTags) {
    self.tags = tags
    if let hours = tags["opening_hours"] {
      self.hours = [hours]
      members[.openingHours] = .string(hours)
    }
    members[.phone] = tags.first(of: "phone", "contact:phone", "mobile", "contact:mobile")?.listed.first.map(JSONValue.string)
    members[.website] = tags.first(of: "website", "contact:website", "url")?.listed.first.map(JSONValue.string)
    members[.population] = OSMPopulation.of(tags).map { .number(String($0)) }
    members[.editorialSummary] = tags["description"].map(JSONValue.string)
    addFlags()
    for object in Self.objects { addObject(object.name, object.flags) }
    addChargers()
    for key in Self.keptKeys { if let value = tags[key] { members.addExtra(.init(key, .string(value))) } }
  }

  /// Members that are true or false, with the keys that say so. The import keeps tags with these keys (`keys`).
  private static let flags = [
    ("takeout", "takeaway"), ("delivery", "delivery"), ("dineIn", "indoor_seating"), ("outdoorSeating", "outdoor_seating"),
    ("reservable", "reservation"), ("servesBreakfast", "breakfast"), ("servesLunch", "lunch"), ("servesDinner", "dinner"),
    ("servesVegetarianFood", "diet:vegetarian"), ("allowsDogs", "dog"), ("restroom", "toilets"), ("liveMusic", "live_music"),
    ("goodForChildren", "kids_area"),
  ]

  /// Objects of such members.
  private static let objects = [
    (
      name: "accessibilityOptions",
      flags: [("wheelchairAccessibleEntrance", "wheelchair"), ("wheelchairAccessibleRestroom", "toilets:wheelchair")]
    ),
    (
      name: "paymentOptions",
      flags: [
        ("acceptsCreditCards", "payment:credit_cards"), ("acceptsDebitCards", "payment:debit_cards"), ("acceptsNfc", "payment:contactless"),
      ]
    ),
  ]

  /// Tags that are kept as they are.
  private static let keptKeys = [
    "wikidata", "wikipedia", "cuisine", "stars", "fee", "level", "smoking", "internet_access", "brand", "operator", "network", "religion",
    "denomination", "sport", "capacity", "ele", "height", "start_date",
  ]

  /// The keys of the tables above.
  static let keys = flags.map(\.1) + objects.flatMap { $0.flags.map(\.1) } + keptKeys

  private mutating func addFlags() {
    for (member, key) in Self.flags {
      if let truth = tags[key].flatMap(Self.truth) { members.addExtra(.init(member, .bool(truth))) }
    }
  }

  private mutating func addObject(_ name: String, _ keys: [(member: String, key: String)]) {
    let found = keys.compactMap { entry in tags[entry.key].flatMap(Self.truth).map { JSONValue.Member(entry.member, .bool($0)) } }
    if !found.isEmpty { members.addExtra(.init(name, .object(found))) }
  }

  /// What a value says of a thing: `only` and `limited` are a yes, as are `takeaway`'s and `reservation`'s words for it; nil for other values.
  private static func truth(_ value: String) -> Bool? {
    switch value {
    case "yes", "only", "limited", "designated", "recommended", "required", "leashed", "outside": true
    case "no", "none": false
    default: nil
    }
  }

  /// Sockets of a charging station by the contract's names of connectors.
  private mutating func addChargers() {
    let groups: [JSONValue] = Self.sockets.compactMap { socket, type in
      guard let text = tags["socket:" + socket], text != "no" else { return nil }
      let output = tags["socket:\(socket):output"].flatMap(Self.kilowatts)
      let count = Int(text).flatMap { (1...10_000).contains($0) ? $0 : nil } ?? 1
      return .object(
        [JSONValue.Member("type", .string(type)), .init("count", .number(String(count)))]
          + (output.map { [.init("maxChargeRateKw", $0)] } ?? []))
    }
    if groups.isEmpty { return }
    let total = groups.compactMap { $0["count"]?.double }.reduce(0, +)
    members.addExtra(
      .init(
        "evChargeOptions", .object([.init("connectorCount", .number(String(Int(total)))), .init("connectorAggregation", .array(groups))])))
  }

  private static let sockets: KeyValuePairs<String, String> = [
    "type1": "EV_CONNECTOR_TYPE_J1772", "type2": "EV_CONNECTOR_TYPE_TYPE_2", "type2_cable": "EV_CONNECTOR_TYPE_TYPE_2",
    "type2_combo": "EV_CONNECTOR_TYPE_CCS_COMBO_2", "type1_combo": "EV_CONNECTOR_TYPE_CCS_COMBO_1",
    "chademo": "EV_CONNECTOR_TYPE_CHADEMO", "nacs": "EV_CONNECTOR_TYPE_NACS", "tesla_supercharger": "EV_CONNECTOR_TYPE_TESLA",
    "schuko": "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET",
  ]

  /// The number before `kW`.
  private static func kilowatts(_ text: String) -> JSONValue? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard text.dropFirst(number.count).trimmingSpaces.lowercased() == "kw" else { return nil }
    return JSONValue.number(spelledBy: String(number))
  }
}

/// Inhabitants as tags tell them.
enum OSMPopulation {
  private static let separators: Set<Character> = [",", " ", "'", ".", "\u{A0}", "\u{202F}"]
  /// `about `
  private static let longestAbout = 6

  /// The number; nil for a text that is none. `12,345` and `12 345` are twelve thousand; `~5000`, `ca. 5000`, `1200 (2011)` and `1200;1190` tell their first number.
  static func of(_ tags: OSMTags) -> Int? {
    guard let text = tags["population"] else { return nil }
    let start = text.drop { !$0.isASCII || !$0.isNumber }
    // What stands before the number has to be a word for "about".
    guard text.count - start.count <= Self.longestAbout else { return nil }
    let number = start.prefix { $0.isASCII && $0.isNumber || Self.separators.contains($0) }
    return Int(String(number.filter { !Self.separators.contains($0) })).flatMap { (1...10_000_000_000).contains($0) ? $0 : nil }
  }
}
