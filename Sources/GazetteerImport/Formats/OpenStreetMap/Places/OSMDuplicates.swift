// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Joins the elements of one place: the node in a shop and the building around it, the stops on both sides of a street, the pieces of a river.
///
/// Two are one when they have the same folded name and coarse kinds that agree, lie within the reach of the kind, and neither Wikidata nor their
/// house numbers tell them apart; no place is of two kinds. Stations are one with and without the word for them: `Burrard` and `Burrard Station`. A board is no part of what it
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

  init(_ extract: OSMExtract, threads: Int) {
    let runs = extract.runs(threads: threads) { run in run.compactMap { Self.entry($0, extract) } }
    while let run = runs.next() { entries += run }
    entries.sort { ($0.key, $0.likeness.box.south, $0.feature) < ($1.key, $1.likeness.box.south, $1.feature) }
    dropBoards()
    group()
  }

  private static func entry(_ index: Int, _ extract: OSMExtract) -> Entry? {
    let feature = extract.features[index]
    guard feature.role == .place else { return nil }
    let tags = extract.tags(of: feature)
    let types = OSMTypes.standard.types(of: tags)
    let named = OSMNames(tags, types: types).primary
    guard let name = named ?? OSMUnnamed(tags)?.kind, let shape = extract.shape(of: feature) else { return nil }
    // Residential land has the name of what stands on it, be it a castle.
    let kind = types.first == "housing_complex" ? .any : CoarseKind(primaryType: types.first)
    let full = named == nil ? nameKeyHash([0] + Array(name.utf8)) : OSMStreetName.key(name)
    return Entry(
      feature: index, key: named != nil && (kind == .stop || kind == .any) ? nameKeyHash(OSMNameKind.stationKey(name)) : full,
      name: full, isStation: stations.contains(types.first ?? ""), isBoard: tags.isBoard, isUnnamed: named == nil,
      likeness: OSMLikeness(kind: kind, box: shape.box, house: tags["addr:housenumber"], wikidata: tags["wikidata"]),
      rank: (OSMTypes.standard.rank(of: tags), tags.all.count))
  }

  private static let stations: Set<String> = ["train_station", "subway_station", "light_rail_station"]

  /// Leaves out the boards that have the name of something near them.
  private mutating func dropBoards() {
    let names = Set(entries.lazy.filter(\.isBoard).map(\.name))
    if names.isEmpty { return }
    var namesakes: [UInt64: [Int]] = [:]
    for (index, entry) in entries.enumerated() where names.contains(entry.name) { namesakes[entry.name, default: []].append(index) }
    var dropped: Set<Int> = []
    for members in namesakes.values {
      forEachPair(of: members, withinMeters: Self.boardReach) { a, b in
        guard entries[a].isBoard != entries[b].isBoard, meters(a, b) <= Self.boardReach else { return }
        dropped.insert(entries[a].isBoard ? a : b)
      }
    }
    entries = entries.indices.filter { !dropped.contains($0) }.map { entries[$0] }
  }

  /// How far a board may stand from what it has the name of, in metres.
  private static let boardReach = 1_000.0

  private mutating func group() {
    var unions = OSMUnions(count: entries.count)
    var start = 0
    while start < entries.count {
      let end = entries[start...].firstIndex { $0.key != entries[start].key } ?? entries.count
      if end - start > 1 { join(start..<end, &unions) }
      start = end
    }
    groups = unions.groups().map { members in
      members.map { entries[$0] }.sorted(by: Self.isFirst).map(\.feature)
    }
  }

  /// Whether an element gives its place id and position rather than another: by its type, by its tags, by its position in the file.
  private static func isFirst(_ a: Entry, _ b: Entry) -> Bool {
    (a.rank.row, b.rank.tags, a.feature) < (b.rank.row, a.rank.tags, b.feature)
  }

  /// Joins the entries of one name: those of a kind, then what may be of several kinds with the nearest, so that a building makes no one place of the
  /// hotel and the restaurant in it.
  private func join(_ namesakes: Range<Int>, _ unions: inout OSMUnions) {
    var others: [(meters: Double, row: Int, a: Int, b: Int)] = []
    for (members, reach) in classes(of: namesakes) {
      forEachPair(of: members, withinMeters: reach) { a, b in
        if unions.root(a) == unions.root(b) || !isOne(entries[a], entries[b]) { return }
        if entries[a].likeness.kind == entries[b].likeness.kind { return unions.join(a, b) }
        others.append((meters(a, b), min(entries[a].rank.row, entries[b].rank.row), a, b))
      }
    }
    var kinds: [Int: Set<CoarseKind>] = [:]
    for (_, _, a, b) in others.sorted(by: { ($0.meters, $0.row, $0.a, $0.b) < ($1.meters, $1.row, $1.a, $1.b) }) {
      let (first, second) = (unions.root(a), unions.root(b))
      let mine = kinds[first] ?? [entries[first].likeness.kind]
      let theirs = kinds[second] ?? [entries[second].likeness.kind]
      guard first != second, mine.allSatisfy({ kind in theirs.allSatisfy(kind.mayBe) }) else { continue }
      unions.join(first, second)
      kinds[unions.root(first)] = mine.union(theirs)
    }
  }

  /// The entries that may be one, with how far apart they may lie: those of a kind, those of a Wikidata item, and all where some may be of several kinds.
  private func classes(of namesakes: Range<Int>) -> [(members: [Int], reach: Double)] {
    let kinds = Dictionary(grouping: namesakes) { entries[$0].likeness.kind }
    let items = Dictionary(grouping: namesakes) { entries[$0].likeness.wikidata }
    var classes = kinds.map { (members: $0.value, reach: OSMLikeness.reach($0.key)) }
    classes += items.filter { $0.key != nil }.map { (members: $0.value, reach: OSMLikeness.reachOfItem) }
    if kinds.count > 1, kinds.keys.contains(where: \.isOpen) { classes.append((Array(namesakes), OSMLikeness.reach(.any))) }
    return classes
  }

  private func forEachPair(of members: [Int], withinMeters reach: Double, _ body: (Int, Int) -> Void) {
    OSMNeighbours.forEachPair(of: members.map { entries[$0].likeness.box }, withinMeters: reach) { body(members[$0], members[$1]) }
  }

  private func meters(_ a: Int, _ b: Int) -> Double { entries[a].likeness.box.meters(to: entries[b].likeness.box) }

  private func isOne(_ a: Entry, _ b: Entry) -> Bool {
    guard a.name == b.name || a.isStation || b.isStation, a.likeness.isOne(with: b.likeness) else { return false }
    return !a.isUnnamed || a.likeness.box.meters(to: b.likeness.box) <= OSMUnnamed.reach
  }
}

extension CoarseKind {
  /// Whether what is of this kind may be of others as well.
  fileprivate var isOpen: Bool { self == .any || self == .attraction }
}
