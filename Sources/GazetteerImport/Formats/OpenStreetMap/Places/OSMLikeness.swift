// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// What decides whether two elements, or an element and a place, of one folded name are one place.
struct OSMLikeness {
  var kind: CoarseKind
  var box: OSMBox
  /// The number of the house.
  var house: String?
  var wikidata: String?

  /// The greatest reach of all kinds in 1e-7 degrees: 3 km.
  static let farthest: Int64 = 270_000

  /// Whether the kinds agree, neither Wikidata nor house numbers tell them apart, and they lie within the reach of the kind.
  func isOne(with other: OSMLikeness) -> Bool {
    guard kind.mayBe(other.kind) else { return false }
    if let wikidata, let others = other.wikidata, wikidata != others { return false }
    if let house, let others = other.house, house != others { return false }
    let reach = wikidata != nil && wikidata == other.wikidata ? 1_000 : min(Self.reach(kind), Self.reach(other.kind))
    return box.meters(to: other.box) <= reach
  }

  /// How far apart the elements of one place may lie, in metres between their boxes.
  private static func reach(_ kind: CoarseKind) -> Double {
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
