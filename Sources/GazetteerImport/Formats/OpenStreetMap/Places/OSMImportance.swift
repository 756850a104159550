// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerLibC

/// What the tags of a place say about how well known it is, in the terms of `Importance`, whose scale all sources share.
///
/// - A settlement has the importance of its inhabitants, as in GeoNames. Where they are not told, its rank counts: a city has at least 0.6, a town
///   0.48, a village 0.38; a hamlet has 0.25, a single farm 0.2. A capital has at least 0.72; the seat of a first-level area gets 0.03 more.
/// - Any other place has the value of its type, and more for what makes it known: 0.06 for an entry in Wikidata or an article in Wikipedia,
///   0.1 · min(1, log₁₀(1 + *n*) ÷ 2) for names in *n* languages, 0.01 a star.
/// - A park, a lake, a street of *d* metres from end to end gets 0.03 · log₁₀(*d* ÷ 200), at most 0.09; a street also what its kind is worth (`OSMRoad`).
/// - An attraction has at least the value of attractions, whatever else it is; boards and single trees that have a name get 0.1 less.
/// - A branch of a chain, which is one of many of its name, gets 0.02 less than an independent place.
enum OSMImportance {
  /// The facts of a place.
  static func facts(of tags: OSMTags, types: [String], names: OSMNames, box: OSMBox) -> ImportanceFacts {
    var facts = ImportanceFacts()
    let kind = CoarseKind(primaryType: types.first)
    if kind == .area {
      facts.population = OSMPopulation.of(tags)
      rank(tags, types, into: &facts)
      return facts
    }
    facts.bonus = fame(tags, names)
    if kind.isExtended { facts.bonus += extent(box) }
    if kind == .street || kind == .bridge { facts.bonus += OSMRoad.bonus(tags["highway"]) }
    if tags.isBoard || tags["natural"] == "tree" { facts.bonus -= 0.1 }
    if types.dropFirst().contains("tourist_attraction") { facts.bonus += attraction(types.first) }
    if kind == .business && tags.first(of: "brand", "brand:wikidata") != nil { facts.bonus -= 0.02 }
    return facts
  }

  /// What an attraction is worth more than its other type alone.
  private static func attraction(_ type: String?) -> Double {
    let values = [type ?? "", "tourist_attraction"].map { Importance.byType[$0] ?? 0.2 }
    return max(0, values[1] - values[0])
  }

  private static func rank(_ tags: OSMTags, _ types: [String], into facts: inout ImportanceFacts) {
    if tags["capital"] == "yes", types.first == "locality" { facts.floor = 0.72 }
    if ["3", "4"].contains(tags["capital"] ?? "") { facts.bonus = 0.03 }
    if facts.population != nil { return }
    switch tags["place"] {
    case "city": facts.floor = max(facts.floor, 0.6)
    case "town": facts.floor = max(facts.floor, 0.48)
    case "village": facts.floor = max(facts.floor, 0.38)
    case "hamlet": facts.bonus = -0.1
    case "isolated_dwelling": facts.bonus = -0.15
    default: break
    }
  }

  private static func fame(_ tags: OSMTags, _ names: OSMNames) -> Double {
    let languages = Set(names.others.compactMap(\.language)).count
    let isKnown = tags.first(of: "wikidata", "wikipedia") != nil
    let stars = tags["stars"].flatMap { Double($0.prefix(1)) } ?? 0
    return (isKnown ? 0.06 : 0) + 0.1 * min(1, log10(1 + Double(languages)) / 2) + 0.01 * min(5, stars)
  }

  private static func extent(_ box: OSMBox) -> Double { min(0.09, max(0, 0.03 * log10(max(1, box.diagonalMeters) / 200))) }
}

extension CoarseKind {
  /// Whether a place of the kind counts by its extent.
  fileprivate var isExtended: Bool { [.street, .park, .nature, .water, .bridge, .cemetery].contains(self) }
}
