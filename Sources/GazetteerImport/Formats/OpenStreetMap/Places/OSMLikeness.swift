// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// What decides whether two elements, or an element and a place, of one folded name are one place.
struct OSMLikeness {
  var kind: CoarseKind
  var box: OSMBox
  /// The number of the house.
  var house: String?
  var wikidata: String?

  /// How far apart the elements of one Wikidata item may lie, in metres.
  static let reachOfItem = 1_000.0

  /// Whether the kinds agree, neither Wikidata nor house numbers tell them apart, and they lie within the reach of the kind.
  func isOne(with other: OSMLikeness) -> Bool {
    guard kind.mayBe(other.kind) else { return false }
    if let wikidata, let others = other.wikidata, wikidata != others { return false }
    if let house, let others = other.house, house != others { return false }
    let reach = wikidata != nil && wikidata == other.wikidata ? Self.reachOfItem : min(Self.reach(kind), Self.reach(other.kind))
    return box.meters(to: other.box) <= reach
  }

  /// How far apart the elements of one place may lie, in metres between their boxes.
  static func reach(_ kind: CoarseKind) -> Double {
    switch kind {
    case .water: 3_000
    case .nature, .park, .airport: 300
    case .stop: 250
    case .bridge, .school, .cemetery, .venue, .area: 150
    case .any: 100
    default: 40
    }
  }
}
