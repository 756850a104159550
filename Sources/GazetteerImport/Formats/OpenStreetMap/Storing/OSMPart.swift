// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// What a run of elements of one kind adds to an extract, decided without a look at other runs.
struct OSMPart {
  /// Elements kept for their tags.
  private(set) var features: [OSMExtract.Feature] = []
  private(set) var tagStore = OSMTagStore()
  private(set) var ways = OSMWays()
  /// The members of relations.
  private(set) var relations: [[OSMElement.Member]] = []
  /// Where nodes lie that ways and relations need, by the positions of their numbers in `OSMNeeds`.
  private(set) var points: [(position: Int, point: GeoPoint)] = []
  /// What the elements say of those that follow.
  private(set) var notes = OSMNeeds()
  private var lastNode = 0

  /// Takes an element if it is needed; false when it is not.
  mutating func take(_ element: OSMElement, _ needs: OSMNeeds) -> Bool {
    // Most elements are nodes without tags.
    if element.tags.isEmpty, element.identity.kind == .node { return takePoint(of: element, needs) }
    if notes.noteMembers(of: element) { return true }
    let element = needs.completed(element)
    notes.noteNodes(of: element)
    let role = OSMRole(element)
    let isNeeded =
      switch element.identity.kind {
      case .node: takePoint(of: element, needs)
      case .way: needs.ways.contains(element.identity.number)
      case .relation: false
      }
    let way =
      element.identity.kind == .way && (role != nil || isNeeded)
      ? ways.append(element.identity.number, element.nodes, isNumbered: isNeeded) : nil
    guard let role else { return isNeeded }
    if element.identity.kind == .node && element.point == nil { return isNeeded }
    if element.identity.kind == .way && element.nodes.isEmpty { return false }
    keep(element, role, way: way)
    return true
  }

  private mutating func takePoint(of node: OSMElement, _ needs: OSMNeeds) -> Bool {
    guard let position = needs.nodes.position(of: node.identity.number, after: lastNode) else { return false }
    lastNode = position
    if let point = node.point { points.append((position, point)) }
    return true
  }

  private mutating func keep(_ element: OSMElement, _ role: OSMRole, way: Int?) {
    var tags = element.tags
    tags.keep { OSMKeys.isRead($0.key) }
    let site = element.point.map(OSMExtract.Feature.Site.point) ?? .member(Int32(clamping: way ?? relations.count))
    features.append(OSMExtract.Feature(element.identity, role, tags: tagStore.append(tags), site: site))
    if element.identity.kind == .relation { relations.append(element.members) }
  }
}
