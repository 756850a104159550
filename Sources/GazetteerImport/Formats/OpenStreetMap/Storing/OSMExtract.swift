// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// What the import keeps of a file: the elements that become places or parts of them, and the positions of their nodes. Beyond its share of memory it goes to
/// temporary files.
struct OSMExtract: Sendable {
  /// An element that is kept for its tags, in 40 bytes.
  struct Feature: BitwiseCopyable {
    var identity: OSMIdentity
    /// What the tags make of it.
    var role: OSMRole
    var tags: OSMTagStore.Position
    private var site: Site

    /// The position of a node, or where its members are.
    enum Site: BitwiseCopyable {
      case point(GeoPoint)
      /// A position in `ways` or `relations`.
      case member(Int32)
    }

    init(_ identity: OSMIdentity, _ role: OSMRole, tags: OSMTagStore.Position, site: Site) {
      (self.identity, self.role, self.tags, self.site) = (identity, role, tags, site)
    }

    /// The position of a node; nil for other elements.
    var point: GeoPoint? { if case .point(let point) = site { point } else { nil } }
    /// The position of a way in `ways`; nil for other elements.
    var way: Int? { identity.kind == .way ? member : nil }
    /// The position of a relation in `relations`; nil for other elements.
    var relation: Int? { identity.kind == .relation ? member : nil }

    private var member: Int? { if case .member(let position) = site { Int(position) } else { nil } }

    /// The same element, with its tags and members farther behind.
    fileprivate func moved(tags: OSMTagStore.Position, ways: Int, relations: Int) -> Feature {
      var feature = self
      feature.tags += tags
      if let member { feature.site = .member(Int32(clamping: member + (identity.kind == .way ? ways : relations))) }
      return feature
    }
  }

  /// Elements kept for their tags, relations before ways before nodes.
  private(set) var features = SpilledArray<Feature>()
  private(set) var tagStore = OSMTagStore()
  private(set) var ways = OSMWays()
  private(set) var positions = OSMNodePositions()
  /// The members of relations.
  private(set) var relations: [[OSMElement.Member]] = []

  /// Where ways and relations lie whose nodes are not read: those of a change file whose places are known.
  private(set) var knownShapes: [OSMIdentity: OSMShape] = [:]
  /// What is known of the elements that follow.
  private(set) var needs = OSMNeeds()

  private let spilling: Spilling

  init(_ spilling: Spilling) { self.spilling = spilling }

  /// The tags of a feature.
  func tags(of feature: Feature) -> OSMTags { tagStore[feature.tags] }

  /// Makes something of each run of features, by their positions, on several threads; the runs come in the order of the file.
  func runs<Value: Sendable>(
    threads: Int, _ transform: @escaping @Sendable (Range<Int>) -> Value
  ) -> OrderedMap<Range<Int>, Value, Never> {
    OrderedMap(threads: threads, runsOf: features.count, length: Self.runLength, transform)
  }

  private static let runLength = 4096

  /// Takes an element if it is needed; false when it is not. Relations come first, nodes last, with a call of `prepare` after each kind.
  mutating func take(_ element: OSMElement) throws(FileFailure) -> Bool {
    var part = OSMPart()
    let isTaken = part.take(element, needs)
    try append(part)
    return isTaken
  }

  /// Takes what a run of elements adds, with a call of `prepare` after each kind.
  mutating func append(_ part: OSMPart) throws(FileFailure) {
    let (tags, way, relation) = (tagStore.append(part.tagStore), ways.append(part.ways), relations.count)
    for feature in part.features { features.append(feature.moved(tags: tags, ways: way, relations: relation)) }
    relations += part.relations
    for members in part.relations {
      needs.ways.formUnion(members.lazy.filter { $0.element.kind == .way }.map(\.element.number))
      positions.need(members.lazy.filter { $0.element.kind == .node }.map(\.element.number))
    }
    for (position, point) in part.points { positions.set(position, point) }
    needs.take(part.notes)
    if tailBytes > spilling.shares.elements { try spill() }
  }

  private var tailBytes: Int { features.tailBytes + tagStore.tailBytes + ways.tailBytes }

  private mutating func spill() throws(FileFailure) {
    try features.spill(spilling)
    try tagStore.spill(spilling)
    try ways.spill(spilling)
  }

  /// Tells where an element lies whose nodes are not read.
  mutating func know(_ shape: OSMShape, of element: OSMIdentity) { knownShapes[element] = shape }

  /// Ends the reading of a kind.
  mutating func prepare(after kind: OSMKind) throws(FileFailure) {
    if kind == .relation { nameStreetsOfRelations() }
    guard kind == .way else { return }
    ways.prepare()
    try positions.prepare(for: ways, spilling)
    needs.nodes = positions.numbers
    needs.ways = []
  }

  /// Gives houses that are relations the street that another relation names, which may stand behind them.
  private mutating func nameStreetsOfRelations() {
    for index in features.indices {
      guard let street = needs.streets[features[index].identity] else { continue }
      var tags = tags(of: features[index])
      if tags["addr:street"] != nil { continue }
      tags.append("addr:street", street)
      features[index].tags = tagStore.append(tags)
    }
  }
}
