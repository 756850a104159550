// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// What the import makes of an element.
enum OSMRole {
  /// A place of its own.
  case place
  /// A piece of a street.
  case street
  /// A settlement, or a part of one.
  case settlement
  /// An area with a boundary: administrative or postal.
  case boundary
  /// Nothing but a house of a street.
  case house

  /// The role of an element; nil for one that is not needed for its tags.
  init?(_ element: OSMElement) {
    let tags = element.tags
    if tags.isEmpty { return nil }
    let isRelation = element.identity.kind == .relation
    if isRelation, !Self.areas.contains(tags["type"] ?? "") { return nil }
    if Self.boundaries.contains(tags["boundary"] ?? ""), element.identity.kind != .node, tags["name"] != nil || tags["postal_code"] != nil {
      self = .boundary
      return
    }
    let types = OSMNames.mayBe(in: tags) ? OSMTypes.standard.types(of: tags) : []
    let name = types.isEmpty ? nil : OSMNames(tags, types: types).primary
    if Self.settlements.contains(types.first ?? ""), name != nil {
      self = .settlement
    } else if Self.isStreet(element, types: types) {
      self = .street
    } else if let name, !Self.isOnlyNumber(name, types), !Self.isSign(tags), !OSMNameKind.isVacancy(name) {
      self = .place
    } else if name == nil, OSMUnnamed(tags) != nil {
      self = .place
    } else if OSMNumbering(tags).number != nil {
      self = .house
    } else {
      return nil
    }
  }

  /// Relations whose members are the outline of an area.
  private static let areas: Set<String> = ["multipolygon", "boundary", "site", "building"]

  private static let boundaries: Set<String> = ["administrative", "postal_code", "place"]

  private static let settlements: Set<String> = [
    "locality", "sublocality", "neighborhood", "country", "administrative_area_level_1", "administrative_area_level_2", "continent",
    "colloquial_area",
  ]

  /// Whether a name only numbers things that are alike: platforms `2` and `2B`, helipads, the buildings of a works. A shop may be called `24`.
  private static func isOnlyNumber(_ name: String, _ types: [String]) -> Bool {
    if name.unicodeScalars.count > 3 { return false }
    if ["transit_stop", "point_of_interest"].contains(types.first) { return true }
    return name.utf8.allSatisfy(\.isASCIIDigit) && CoarseKind(primaryType: types.first) != .business
  }

  /// Whether the element is a signpost, which has the name of the place where it stands.
  private static func isSign(_ tags: OSMTags) -> Bool {
    tags["tourism"] == "information" && ["guidepost", "route_marker", "sign"].contains(tags["information"] ?? "")
  }

  private static func isStreet(_ element: OSMElement, types: [String]) -> Bool {
    guard element.identity.kind == .way, types.isEmpty, let road = element.tags["highway"] else { return false }
    guard OSMRoad.streets.contains(road) else { return false }
    return element.tags["name"].map { !OSMNameKind.isNotice($0) } ?? OSMRoad.isCalledByReference(element.tags)
  }
}

/// Roads by their value of `highway`.
enum OSMRoad {
  /// Roads and paths that can be streets.
  static let streets: Set<String> = [
    "motorway", "trunk", "primary", "secondary", "tertiary", "unclassified", "residential", "living_street", "service", "pedestrian",
    "footway", "path", "track", "steps", "cycleway", "bridleway", "road", "busway", "corridor",
  ]

  /// Whether a road without a name is known by its reference: `A 13`.
  static func isCalledByReference(_ tags: OSMTags) -> Bool {
    ["motorway", "trunk", "primary"].contains(tags["highway"] ?? "") && tags["ref"] != nil
  }

  /// The importance that a road of this kind has more than a residential street, or less.
  static func bonus(_ value: String?) -> Double {
    switch value {
    case "motorway", "trunk": 0.06
    case "primary": 0.05
    case "secondary": 0.03
    case "tertiary", "pedestrian": 0.02
    case "service": -0.04
    case "footway", "path", "track", "steps", "cycleway", "bridleway", "corridor": -0.08
    default: 0
    }
  }
}
