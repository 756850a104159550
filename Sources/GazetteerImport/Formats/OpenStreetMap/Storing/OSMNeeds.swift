// SPDX-License-Identifier: Apache-2.0

/// What the elements that were read say of those that follow. What is decided of an element depends on this and on itself, so runs of elements of one kind are
/// read at the same time.
struct OSMNeeds {
  /// Numbers of ways that relations need.
  var ways: Set<Int64> = []
  /// Numbers of nodes that ways and relations need.
  var nodes = OSMNodeNumbers()
  /// The streets of houses that relations name, and not their own tags. Of several the last counts.
  private(set) var streets: [OSMIdentity: String] = [:]
  /// The streets of houses at the nodes of ways along which house numbers rise. Of several the first counts.
  private var streetsOfNodes: [Int64: String] = [:]
  /// The relations of buildings of several parts, by their outline.
  private(set) var buildings: [OSMIdentity: OSMElement] = [:]
  /// The kinds of the railways that lead through nodes, where they are not those of trains.
  private var railways: [Int64: String] = [:]

  /// An element with the tags that others give it.
  func completed(_ element: OSMElement) -> OSMElement {
    var element = element
    for tag in buildings[element.identity]?.tags.all ?? [] where tag.key != "type" && element.tags[tag.key] == nil {
      element.tags.append(tag.key, tag.value)
    }
    if let street = street(of: element.identity), element.tags["addr:street"] == nil { element.tags.append("addr:street", street) }
    if element.identity.kind == .node, let line = railways[element.identity.number], element.tags["railway"] == "station" {
      element.tags.append(line, "yes")
    }
    return element
  }

  private func street(of element: OSMIdentity) -> String? {
    streets[element] ?? (element.kind == .node ? streetsOfNodes[element.number] : nil)
  }

  /// Notes what a relation says of its members; true when it is nothing else.
  mutating func noteMembers(of relation: OSMElement) -> Bool {
    switch relation.tags["type"] {
    case "associatedStreet": noteStreet(relation)
    case "building": noteBuilding(relation)
    default: false
    }
  }

  /// Notes what a way says of its nodes.
  mutating func noteNodes(of way: OSMElement) {
    noteInterpolation(way)
    noteRailway(way)
  }

  /// Adds what others say, which stand behind.
  mutating func take(_ other: OSMNeeds) {
    streets.merge(other.streets) { $1 }
    streetsOfNodes.merge(other.streetsOfNodes) { first, _ in first }
    buildings.merge(other.buildings) { $1 }
    railways.merge(other.railways) { $1 }
  }

  /// Notes the street of the houses that a relation joins; false when it does not name the street.
  private mutating func noteStreet(_ relation: OSMElement) -> Bool {
    guard let name = relation.tags.first(of: "name", "addr:street") else { return false }
    for member in relation.members where member.role != "street" { streets[member.element] = name }
    return true
  }

  /// Notes what the relation of a building with parts says of its outline, which is the building; false when that is not one way.
  private mutating func noteBuilding(_ relation: OSMElement) -> Bool {
    let outlines = relation.members.filter { $0.role == "outline" }
    guard outlines.count == 1, outlines[0].element.kind == .way else { return false }
    buildings[outlines[0].element] = relation
    return true
  }

  /// Notes the street of the houses at the nodes of a way. The numbers between them are interpolated when they are asked for.
  private mutating func noteInterpolation(_ way: OSMElement) {
    guard way.tags["addr:interpolation"] != nil, let street = way.tags.first(of: "addr:street", "addr:place") else { return }
    for node in way.nodes where streetsOfNodes[node] == nil { streetsOfNodes[node] = street }
  }

  /// Notes the nodes of a metro, so that a station at one of them is known to be one of it.
  private mutating func noteRailway(_ way: OSMElement) {
    guard let kind = way.tags["railway"], ["subway", "light_rail"].contains(kind) else { return }
    for node in way.nodes { railways[node] = kind }
  }
}
