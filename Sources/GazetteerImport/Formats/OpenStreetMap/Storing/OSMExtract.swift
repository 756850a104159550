// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// What the import keeps of a file: the elements that become places or parts of them, and the positions of their nodes.
struct OSMExtract {
  /// An element that is kept for its tags, in 40 bytes.
  struct Feature {
    var identity: OSMIdentity
    /// What the tags make of it.
    var role: OSMRole
    var tags: OSMTagStore.Position
    /// The position of a node, or where its members are.
    fileprivate var site: Site

    fileprivate enum Site {
      case point(GeoPoint)
      /// A position in `ways` or `relations`.
      case member(Int32)
    }

    /// The position of a node; nil for other elements.
    var point: GeoPoint? { if case .point(let point) = site { point } else { nil } }
    /// The position of a way in `ways`; nil for other elements.
    var way: Int? { identity.kind == .way ? member : nil }
    /// The position of a relation in `relations`; nil for other elements.
    var relation: Int? { identity.kind == .relation ? member : nil }

    private var member: Int? { if case .member(let position) = site { Int(position) } else { nil } }
  }

  /// Elements kept for their tags, relations before ways before nodes.
  private(set) var features: [Feature] = []
  private(set) var tagStore = OSMTagStore()
  private(set) var ways = OSMWays()
  private(set) var positions = OSMNodePositions()
  /// The members of relations.
  private(set) var relations: [[OSMElement.Member]] = []

  /// Where ways and relations lie whose nodes are not read: those of a change file whose places are known.
  private(set) var knownShapes: [OSMIdentity: OSMShape] = [:]
  /// Numbers of ways that relations need.
  private var neededWays: Set<Int64> = []
  /// The streets of houses that a relation or an interpolation way names, and not their own tags.
  private var streetsOfHouses: [OSMIdentity: String] = [:]
  /// The relations of buildings of several parts, by their outline.
  private(set) var buildings: [OSMIdentity: OSMElement] = [:]
  /// The kinds of the railways that lead through nodes, where they are not those of trains.
  private var railways: [Int64: String] = [:]

  /// The tags of a feature.
  func tags(of feature: Feature) -> OSMTags { tagStore[feature.tags] }

  /// Takes an element if it is needed; false when it is not. Relations come first, nodes last, with a call of `prepare` after each kind.
  mutating func take(_ element: OSMElement) -> Bool {
    if element.tags["type"] == "associatedStreet", takeStreet(element) { return true }
    if element.tags["type"] == "building", takeBuilding(element) { return true }
    var element = element
    for tag in buildings[element.identity]?.tags.all ?? [] where tag.key != "type" && element.tags[tag.key] == nil {
      element.tags.append(tag.key, tag.value)
    }
    if !streetsOfHouses.isEmpty, element.tags["addr:street"] == nil, let street = streetsOfHouses[element.identity] {
      element.tags.append("addr:street", street)
    }
    if element.tags["addr:interpolation"] != nil { takeStreet(ofInterpolation: element) }
    noteRailway(&element)
    let role = OSMRole(element)
    let isNeeded =
      switch element.identity.kind {
      case .node: positions.set(element.identity.number, element.point)
      case .way: neededWays.contains(element.identity.number)
      case .relation: false
      }
    let way = element.identity.kind == .way && (role != nil || isNeeded) ? ways.append(element.identity.number, element.nodes) : nil
    guard let role else { return isNeeded }
    if element.identity.kind == .node && element.point == nil { return isNeeded }
    if element.identity.kind == .way && element.nodes.isEmpty { return false }
    keep(element, role, way: way)
    return true
  }

  /// Tells where an element lies whose nodes are not read.
  mutating func know(_ shape: OSMShape, of element: OSMIdentity) { knownShapes[element] = shape }

  /// Ends the reading of a kind.
  mutating func prepare(after kind: OSMKind) {
    guard kind == .way else { return }
    ways.prepare()
    positions.prepare(for: ways)
    neededWays = []
  }

  /// Notes the street of the houses that a relation joins; false when it does not name the street.
  private mutating func takeStreet(_ relation: OSMElement) -> Bool {
    guard let name = relation.tags.first(of: "name", "addr:street") else { return false }
    for member in relation.members where member.role != "street" { streetsOfHouses[member.element] = name }
    return true
  }

  /// Notes what the relation of a building with parts says of its outline, which is the building; false when that is not one way.
  private mutating func takeBuilding(_ relation: OSMElement) -> Bool {
    let outlines = relation.members.filter { $0.role == "outline" }
    guard outlines.count == 1, outlines[0].element.kind == .way else { return false }
    buildings[outlines[0].element] = relation
    return true
  }

  /// Notes the street of the houses at the nodes of a way along which house numbers rise. The numbers between them are interpolated when they are asked for.
  private mutating func takeStreet(ofInterpolation way: OSMElement) {
    guard let street = way.tags.first(of: "addr:street", "addr:place") else { return }
    for node in way.nodes where streetsOfHouses[OSMIdentity(kind: .node, number: node)] == nil {
      streetsOfHouses[OSMIdentity(kind: .node, number: node)] = street
    }
  }

  /// Notes the nodes of a metro, and tells a station at one of them what it is a station of.
  private mutating func noteRailway(_ element: inout OSMElement) {
    guard let kind = element.tags["railway"] else { return }
    if element.identity.kind == .way, ["subway", "light_rail"].contains(kind) {
      for node in element.nodes { railways[node] = kind }
    } else if element.identity.kind == .node, kind == "station", let line = railways[element.identity.number] {
      element.tags.append(line, "yes")
    }
  }

  private mutating func keep(_ element: OSMElement, _ role: OSMRole, way: Int?) {
    var tags = element.tags
    tags.keep { OSMKeys.isRead($0.key) }
    let site = element.point.map(Feature.Site.point) ?? .member(Int32(clamping: way ?? relations.count))
    features.append(Feature(identity: element.identity, role: role, tags: tagStore.append(tags), site: site))
    if element.identity.kind == .relation {
      relations.append(element.members)
      neededWays.formUnion(element.members.lazy.filter { $0.element.kind == .way }.map(\.element.number))
      positions.need(element.members.lazy.filter { $0.element.kind == .node }.map(\.element.number))
    }
  }
}
