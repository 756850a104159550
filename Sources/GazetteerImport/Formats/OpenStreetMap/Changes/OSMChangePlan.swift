// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// Decides what a change file makes of an index: places that are written or removed, and changes that need the extract.
///
/// An element with a name and a type is read as in an extract of nothing but the changed elements; elements that are one place become one. It needs
/// the extract when its position is not known, when the place was made of further elements, or when it may be one with another place.
struct OSMChangePlan {
  private let changes: OSMChanges
  private let base: OSMBase
  /// The country of places that no place around tells.
  private let country: String?
  private var extract = OSMExtract(.inTemporaryFolder())
  /// Makes places of the extract; nil before all of it is gathered.
  private var drafts: OSMDraft?
  /// The ids of elements of which is known what they are now.
  private var resolved: Set<String> = []
  private var contents: [OSMIdentity: SourceRow.Content] = [:]
  private var written: [OSMKnownPlace] = []
  private var removed: [String] = []
  /// Elements that are no places, but may be parts of some.
  private(set) var uncertain = 0

  init(_ changes: OSMChanges, of base: OSMBase, country: String?) {
    (self.changes, self.base, self.country) = (changes, base, country)
  }

  /// A row for each element, in order. The base notes what becomes of its places.
  ///
  /// - Throws: `IndexError` for a damaged base.
  mutating func rows() throws -> [SourceRow] {
    for kind in [OSMKind.relation, .way, .node] { try gather(kind) }
    let groups = OSMDuplicates(extract, threads: 1).groups
    resolve(groups)
    let nowhere = OSMLocator(areas: OSMAreas([]), towns: OSMTowns([]), country: country)
    drafts = OSMDraft(
      extract: extract, locator: nowhere, complexes: OSMComplexes(extract), streets: OSMStreets(extract, nowhere, threads: 1))
    for group in groups { try decide(on: group) }
    for identity in changes.identities where contents[identity] == nil { contents[identity] = try content(of: identity) }
    for id in removed { base.remove(id) }
    for place in written { base.write(place) }
    return changes.identities.compactMap { identity in
      contents[identity].map { SourceRow(line: Int(clamping: identity.number), content: $0) }
    }
  }

  // MARK: What is known

  /// Takes the elements of a kind whose position is known; of those that need the extract nothing but that, for ways that have them.
  private mutating func gather(_ kind: OSMKind) throws {
    for identity in changes.identities where identity.kind == kind {
      guard var element = changes.element(identity) else { continue }
      let isFree = OSMObstacle(element) == nil
      if !isFree { element.tags = OSMTags() }
      if changes.isWhole(element) {
        if try extract.take(element), isFree, OSMRole(element) == nil { contents[identity] = .parts(1) }
      } else if OSMRole(element) == .place, let shape = try knownShape(of: element) {
        extract.know(shape, of: identity)
        _ = try extract.take(element)
      }
    }
    try extract.prepare(after: kind)
  }

  /// Where an element lies of whose nodes and members none has changed: where its place lies. Nil for one whose place has other elements as well.
  private func knownShape(of element: OSMElement) throws -> OSMShape? {
    if changes.hasParts(of: element) || element.nodes.isEmpty && element.members.isEmpty { return nil }
    guard let place = try base.place(of: element.identity), place.allIDs == [element.identity.placeID], !place.isDerived else { return nil }
    return place.shape
  }

  private mutating func resolve(_ groups: [[Int]]) {
    resolved = Set(groups.joined().map { extract.features[$0].identity.placeID })
    for identity in changes.identities where role(of: identity) == nil { resolved.insert(identity.placeID) }
  }

  /// What a changed element is now; nil for one that is nothing by itself, and for a deleted one.
  private func role(of identity: OSMIdentity) -> OSMRole? { changes.element(identity).flatMap { OSMRole($0) } }

  // MARK: Places

  /// Writes the place of a group of elements, or says of each why it needs the extract.
  private mutating func decide(on group: [Int]) throws {
    let identities = group.map { extract.features[$0].identity }
    do {
      let owners = try owners(of: identities)
      let (place, draft) = try place(of: group, owners)
      contents[identities[0]] = .changed(draft)
      written.append(place)
      for other in identities.dropFirst() { contents[other] = content(ofPart: other, owners) }
    } catch let obstacle as OSMObstacle {
      for identity in identities { contents[identity] = Self.fault(identity, obstacle) }
    } catch let fault as RecordFault {
      for identity in identities { contents[identity] = .fault(fault) }
    }
  }

  /// The places that elements are now, all of whose elements are in the change.
  private func owners(of identities: [OSMIdentity]) throws -> [OSMKnownPlace] {
    var owners: [OSMKnownPlace] = []
    for identity in identities {
      guard let owner = try base.place(of: identity), !owners.contains(where: { $0.id == owner.id }) else { continue }
      try check(owner)
      owners.append(owner)
    }
    return owners
  }

  private func check(_ owner: OSMKnownPlace) throws {
    if let obstacle = OSMObstacle(owner) { throw obstacle }
    if !owner.allIDs.allSatisfy(resolved.contains) { throw OSMObstacle.partOf(owner.id) }
  }

  private func place(of group: [Int], _ owners: [OSMKnownPlace]) throws -> (OSMKnownPlace, DraftPlace) {
    guard var draft = drafts?.place(group), let shape = extract.shape(of: extract.features[group[0]])
    else { throw OSMObstacle.geometry }
    let tags = extract.tags(ofAll: group)
    draft.address = try address(at: shape.point, owners, own: Address(tags), id: draft.id)
    let place = OSMKnownPlace(draft, shape, wikidata: tags["wikidata"])
    let others = try base.likes(of: place.likeness, named: draft.name).filter { !resolved.contains($0.id) }
    if let other = others.first { throw OSMObstacle.mayBe(other.id) }
    return (place, draft)
  }

  /// How far a place may move and keep its town, in metres.
  private static let nearMeters = 100.0

  /// The address of a place: its own, completed by that of the place which it was and still lies at, else by that of the places around.
  private func address(at point: GeoPoint, _ owners: [OSMKnownPlace], own: Address, id: String) throws -> Address {
    let owner = owners.first { $0.id == id } ?? owners.first
    let kept = owner.flatMap { $0.location.planeMeters(to: point) <= Self.nearMeters ? $0.address : nil }
    guard var address = try kept ?? base.address(around: point) else { throw RecordFault(.outsideBase, id) }
    address.take(own)
    address.countryCode = address.countryCode ?? country
    return address
  }

  // MARK: Other elements

  /// An element that is not the first of its place: its own place is gone, if it had one.
  private mutating func content(ofPart identity: OSMIdentity, _ owners: [OSMKnownPlace]) -> SourceRow.Content {
    owners.contains { $0.id == identity.placeID } ? removal(identity) : .parts(1)
  }

  /// What becomes of an element that is no place now, or whose position is not known.
  private mutating func content(of identity: OSMIdentity) throws -> SourceRow.Content {
    if let element = changes.element(identity) {
      if let obstacle = OSMObstacle(element) { return Self.fault(identity, obstacle) }
      if OSMRole(element) == .place { return Self.fault(withoutPosition: element) }
    }
    guard let owner = try base.place(of: identity) else { return contentOfUnknown(identity) }
    do {
      try check(owner)
    } catch let obstacle as OSMObstacle {
      return Self.fault(identity, obstacle)
    }
    return owner.id == identity.placeID ? removal(identity) : .parts(1)
  }

  private mutating func contentOfUnknown(_ identity: OSMIdentity) -> SourceRow.Content {
    if changes[identity]?.action != .create, !changes.isNodeOfWay(identity) { uncertain += 1 }
    return .skipped(1)
  }

  private mutating func removal(_ identity: OSMIdentity) -> SourceRow.Content {
    removed.append(identity.placeID)
    var draft = DraftPlace()
    (draft.id, draft.isDeleted) = (identity.placeID, true)
    return .place(draft)
  }

  private static func fault(withoutPosition element: OSMElement) -> SourceRow.Content {
    if element.identity.kind == .node { return .fault(RecordFault(.badCoordinates, element.identity.placeID)) }
    return fault(element.identity, element.nodes.isEmpty && element.members.isEmpty ? .noNodes : .geometry)
  }

  private static func fault(_ identity: OSMIdentity, _ obstacle: OSMObstacle) -> SourceRow.Content {
    .fault(RecordFault(.needsExtract, "\(identity.placeID): \(obstacle.reason)"))
  }
}
