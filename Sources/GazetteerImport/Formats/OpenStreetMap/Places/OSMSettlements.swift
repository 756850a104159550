// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// Joins settlements with their boundaries: the node of a town and the area of its municipality are one place.
struct OSMSettlements {
  /// The places, each as its node followed by its boundaries, or a boundary alone.
  private(set) var groups: [[Int]] = []

  private let extract: OSMExtract
  private var nodes: [UInt64: [Int]] = [:]

  init(_ extract: OSMExtract, _ polygons: [Int: OSMPolygon]) {
    self.extract = extract
    let settlements = extract.features.indices.filter { extract.features[$0].role == .settlement }
    let points = settlements.filter { extract.features[$0].identity.kind == .node }
    for index in points {
      if let name = extract.tags(of: extract.features[index])["name"] { nodes[OSMStreetName.key(name), default: []].append(index) }
    }
    let (parts, alone) = areas(polygons)
    let lines = settlements.filter { extract.features[$0].identity.kind != .node && polygons[$0] == nil }
    groups = points.map { [$0] + (parts[$0] ?? []) } + (alone + lines).map { [$0] }
  }

  /// The areas of each node, and those without one that have a closed outline.
  private func areas(_ polygons: [Int: OSMPolygon]) -> (ofNodes: [Int: [Int]], alone: [Int]) {
    var (ofNodes, alone) = ([Int: [Int]](), [Int]())
    for index in extract.features.indices where polygons[index] != nil || extract.features[index].role == .boundary {
      if let node = node(of: index, polygons[index]) {
        ofNodes[node, default: []].append(index)
      } else if polygons[index] != nil {
        alone.append(index)
      }
    }
    return (ofNodes, alone)
  }

  /// The node of the settlement that an area is; nil when no node in it has its name and rank.
  private func node(of area: Int, _ polygon: OSMPolygon?) -> Int? {
    let feature = extract.features[area]
    let tags = extract.tags(of: feature)
    if tags["boundary"] == "postal_code" { return nil }
    let named = feature.relation.map { extract.relations[$0].filter { $0.element.kind == .node }.map(\.element) } ?? []
    let candidates = names(of: tags).flatMap { nodes[OSMStreetName.key($0)] ?? [] }.filter { node in
      let candidate = extract.features[node]
      guard let point = candidate.point, polygon?.contains(point) ?? named.contains(candidate.identity) else { return false }
      return isOne(tags, extract.tags(of: candidate), isNamed: named.contains(candidate.identity))
    }
    return candidates.first { named.contains(extract.features[$0].identity) } ?? candidates.first
  }

  private func names(of tags: OSMTags) -> Set<String> {
    Set(tags.all.filter { $0.key == "name" || OSMNames.kind(of: $0.key) != nil }.map(\.value))
  }

  /// Whether an area and a node of its name are one: by Wikidata, else by rank. A city that is a region, as Berlin, needs to be named by the relation.
  private func isOne(_ area: OSMTags, _ node: OSMTags, isNamed: Bool) -> Bool {
    let place = node["place"] ?? ""
    let level = area["admin_level"].flatMap { Int($0) }
    // A capital may have the name of its country, and stand for it in Wikidata, as Monaco does.
    if let level, level <= 2 || place == "country" { return level <= 2 && place == "country" }
    if let one = area["wikidata"], let other = node["wikidata"] { return one == other }
    guard let level else { return area["place"] == nil || area["place"] == place }
    if ["state", "province", "region", "county", "district"].contains(place) { return level <= 6 }
    return level > 6 || isNamed
  }
}
