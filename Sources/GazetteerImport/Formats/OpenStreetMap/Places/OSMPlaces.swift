// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The places of an extract, one after the other: settlements and areas, streets, places of interest, and streets known by their houses only.
struct OSMPlaces {
  private let made: OrderedMap<Range<Int>, [SourceRow], Never>
  /// What is left of the run that was made last.
  private var rows: ArraySlice<SourceRow> = []
  private var gathered: ArraySlice<SourceRow>

  /// Places that a thread makes at once.
  private static let runLength = 256

  /// - Parameters:
  ///   - country: The country of places in no boundary; nil takes what nearly all addresses around them name.
  ///   - threads: How many threads make places.
  init(_ extract: OSMExtract, country: String?, threads: Int) {
    let polygons = extract.polygons()
    let settlements = OSMSettlements(extract, polygons).groups
    let locator = OSMLocator(areas: extract.areas(polygons), towns: extract.towns(), country: country).completed(
      by: extract, threads: threads)
    let streets = OSMStreets(extract, locator, threads: threads)
    let draft = OSMDraft(extract: extract, locator: locator, complexes: OSMComplexes(extract), streets: streets)
    let groups = OSMDuplicates(extract, threads: threads).groups
    gathered = (streets.lost.map(draft.lost) + draft.streets(of: streets.houses))[...]
    let sources = PlaceSources(draft: draft, settlements: settlements, streets: streets.streets, groups: groups)
    made = OrderedMap(threads: threads, runsOf: sources.count, length: Self.runLength) { $0.compactMap(sources.row) }
  }

  /// The next place; nil at the end.
  mutating func next() -> SourceRow? {
    while true {
      if let row = rows.popFirst() { return row }
      guard let run = made.next() else { return gathered.popFirst() }
      rows = run[...]
    }
  }
}

/// What places are made of, counted through: settlements, streets, places of interest.
private struct PlaceSources {
  let draft: OSMDraft
  let settlements: [[Int]]
  let streets: [OSMStreet]
  let groups: [[Int]]

  var count: Int { settlements.count + streets.count + groups.count }

  /// The place at a position; nil where none can be made.
  func row(_ position: Int) -> SourceRow? {
    if let group = settlements.element(at: position) { return row(draft.area(group), group) }
    let behind = position - settlements.count
    if let street = streets.element(at: behind) { return row(draft.street(street), street.pieces) }
    return groups.element(at: behind - streets.count).flatMap { row(draft.place($0), $0) }
  }

  private func row(_ place: DraftPlace?, _ group: [Int]) -> SourceRow? {
    guard let place, let first = group.first else { return nil }
    return SourceRow(line: Int(clamping: draft.extract.features[first].identity.number), content: .gathered(place))
  }
}

extension OSMExtract {
  /// The areas of settlements and boundaries with a closed outline, by the position of their feature.
  fileprivate func polygons() -> [Int: OSMPolygon] {
    var polygons: [Int: OSMPolygon] = [:]
    for (index, feature) in features.enumerated() where feature.role == .boundary || feature.role == .settlement {
      polygons[index] = shape(of: feature)?.polygon
    }
    return polygons
  }

  /// What boundaries and the outlines of settlements say about positions, the smaller administrative levels first.
  fileprivate func areas(_ polygons: [Int: OSMPolygon]) -> OSMAreas {
    let areas = polygons.sorted { $0.key < $1.key }.compactMap { index, polygon in
      area(tags(of: features[index]), polygon)
    }
    return OSMAreas(areas)
  }

  private func area(_ tags: OSMTags, _ polygon: OSMPolygon) -> OSMArea? {
    let country = OSMLocator.country(of: tags)
    if tags["boundary"] == "postal_code" {
      return tags.first(of: "postal_code", "ref", "name").map { OSMArea(name: $0, kind: .postal, country: nil, polygon: polygon) }
    }
    guard let name = tags["name"] else { return nil }
    if tags["boundary"] == "administrative", let level = tags["admin_level"].flatMap({ Int($0) }) {
      return OSMArea(name: name, kind: .administrative(level: level), country: country, polygon: polygon)
    }
    guard let type = OSMTypes.standard.types(of: tags).first else { return nil }
    return OSMArea(name: name, kind: .settlement(type), country: country, polygon: polygon)
  }

  fileprivate func towns() -> OSMTowns {
    OSMTowns(
      features.enumerated().compactMap { index, feature in
        guard feature.role == .settlement, let point = feature.point else { return nil }
        let tags = tags(of: feature)
        guard let name = tags["name"], let reach = OSMTowns.reaches[tags["place"] ?? ""] else { return nil }
        return OSMTowns.Town(id: index, name: name, point: point, reach: reach)
      })
  }
}
