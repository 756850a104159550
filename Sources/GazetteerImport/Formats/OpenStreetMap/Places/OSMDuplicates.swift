// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Joins the elements of one place: the node in a shop and the building around it, the stops on both sides of a street, the pieces of a river.
///
/// Two are one when they have the same folded name and coarse kinds that agree, lie within the reach of the kind, and neither Wikidata nor their
/// house numbers tell them apart. Stations are one with and without the word for them: `Burrard` and `Burrard Station`. A board is no part of what it
/// stands before, and no place beside it.
struct OSMDuplicates {
  /// The places, each as its elements: the one with the most telling type and the most tags first.
  private(set) var groups: [[Int]] = []

  private struct Entry {
    var feature: Int
    /// The name without words for stations.
    var key: UInt64
    var name: UInt64
    var isStation: Bool
    var isBoard: Bool
    /// Whether it is called by what it is.
    var isUnnamed: Bool
    var likeness: OSMLikeness
    /// The row of its type, and how many tags it has.
    var rank: (row: Int, tags: Int)
  }

  private var entries: [Entry] = []

  init(_ extract: OSMExtract) {
    for (index, feature) in extract.features.enumerated() where feature.role == .place {
      let tags = extract.tags(of: feature)
      let types = OSMTypes.standard.types(of: tags)
      let named = OSMNames(tags, types: types).primary
      guard let name = named ?? OSMUnnamed(tags)?.kind, let shape = extract.shape(of: feature) else { continue }
      // Residential land has the name of what stands on it, be it a castle.
      let kind = types.first == "housing_complex" ? .any : CoarseKind(primaryType: types.first)
      let full = named == nil ? nameKeyHash([0] + Array(name.utf8)) : OSMStreetName.key(name)
      entries.append(
        Entry(
          feature: index, key: named != nil && (kind == .stop || kind == .any) ? nameKeyHash(OSMNameKind.stationKey(name)) : full,
          name: full, isStation: Self.stations.contains(types.first ?? ""), isBoard: tags.isBoard, isUnnamed: named == nil,
          likeness: OSMLikeness(kind: kind, box: shape.box, house: tags["addr:housenumber"], wikidata: tags["wikidata"]),
          rank: (OSMTypes.standard.rank(of: tags), tags.all.count)))
    }
    entries.sort { ($0.key, $0.likeness.box.south, $0.feature) < ($1.key, $1.likeness.box.south, $1.feature) }
    dropBoards()
    group()
  }

  private static let stations: Set<String> = ["train_station", "subway_station", "light_rail_station"]

  /// Leaves out the boards that have the name of something near them.
  private mutating func dropBoards() {
    let boards = entries.filter(\.isBoard)
    if boards.isEmpty { return }
    var boxes: [UInt64: [OSMBox]] = [:]
    for entry in entries where !entry.isBoard { boxes[entry.name, default: []].append(entry.likeness.box) }
    entries.removeAll { entry in
      entry.isBoard && boxes[entry.name]?.contains { $0.meters(to: entry.likeness.box) <= Self.boardReach } == true
    }
  }

  /// How far a board may stand from what it has the name of, in metres.
  private static let boardReach = 1_000.0

  private mutating func group() {
    var unions = OSMUnions(count: entries.count)
    for (a, b) in pairs() { unions.join(a, b) }
    groups = unions.groups().map { members in
      members.map { entries[$0] }.sorted(by: Self.isFirst).map(\.feature)
    }
  }

  /// Whether an element gives its place id and position rather than another: by its type, by its tags, by its position in the file.
  private static func isFirst(_ a: Entry, _ b: Entry) -> Bool {
    (a.rank.row, b.rank.tags, a.feature) < (b.rank.row, a.rank.tags, b.feature)
  }

  /// The pairs that are one, as positions: entries of one name stand together, from south to north.
  private func pairs() -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    for (index, entry) in entries.enumerated() {
      for other in entries.indices[(index + 1)...] {
        let distance = entries[other].likeness.box.south - entry.likeness.box.north
        guard entries[other].key == entry.key, distance <= OSMLikeness.farthest else { break }
        if isOne(entry, entries[other]) { pairs.append((index, other)) }
      }
    }
    return pairs
  }

  private func isOne(_ a: Entry, _ b: Entry) -> Bool {
    guard a.name == b.name || a.isStation || b.isStation, a.likeness.isOne(with: b.likeness) else { return false }
    return !a.isUnnamed || a.likeness.box.meters(to: b.likeness.box) <= OSMUnnamed.reach
  }
}
