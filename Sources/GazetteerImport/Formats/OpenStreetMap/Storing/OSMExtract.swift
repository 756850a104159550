// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry

/// What the import keeps of a file: the elements that become places or parts of them, and the positions of their nodes.
struct OSMExtract {
  /// An element that is kept for its tags.
  struct Feature {
    var identity: OSMIdentity
    var tags: OSMTagStore.Position
    /// What the tags make of it.
    var role: OSMRole
    /// The position of a node.
    var point: GeoPoint?
    /// The position of a way in `ways`.
    var way: Int?
    /// The position of a relation in `relations`.
    var relation: Int?
  }

  /// Elements kept for their tags, relations before ways before nodes.
  private(set) var features: [Feature] = []
  private(set) var tagStore = OSMTagStore()
  private(set) var ways = OSMWays()
  private(set) var positions = OSMNodePositions()
  /// The members of relations.
  private(set) var relations: [[OSMElement.Member]] = []

  /// Numbers of ways that relations need.
  private var neededWays: Set<Int64> = []

  /// The tags of a feature.
  func tags(of feature: Feature) -> OSMTags { tagStore[feature.tags] }

  /// Takes an element if it is needed; false when it is not. Relations come first, nodes last, with a call of `prepare` after each kind.
  mutating func take(_ element: OSMElement) -> Bool {
    let role = OSMRole(element)
    let isNeeded =
      switch element.identity.kind {
      case .node: positions.set(element.identity.number, element.point)
      case .way: neededWays.contains(element.identity.number)
      case .relation: false
      }
    let way = element.identity.kind == .way && (role != nil || isNeeded) ? keepWay(element) : nil
    guard let role else { return isNeeded }
    if element.identity.kind == .node && element.point == nil { return isNeeded }
    if element.identity.kind == .way && element.nodes.isEmpty { return false }
    keep(element, role, way: way)
    return true
  }

  /// Ends the reading of a kind.
  mutating func prepare(after kind: OSMKind) {
    guard kind == .way else { return }
    ways.prepare()
    positions.prepare()
    neededWays = []
  }

  private mutating func keepWay(_ element: OSMElement) -> Int {
    positions.need(element.nodes)
    return ways.append(element.identity.number, element.nodes)
  }

  private mutating func keep(_ element: OSMElement, _ role: OSMRole, way: Int?) {
    var tags = element.tags
    tags.keep { OSMKeys.isRead($0.key) }
    var feature = Feature(identity: element.identity, tags: tagStore.append(tags), role: role, point: element.point, way: way)
    if element.identity.kind == .relation {
      feature.relation = relations.count
      relations.append(element.members)
      neededWays.formUnion(element.members.lazy.filter { $0.element.kind == .way }.map(\.element.number))
      positions.need(element.members.lazy.filter { $0.element.kind == .node }.map(\.element.number))
    }
    features.append(feature)
  }
}
