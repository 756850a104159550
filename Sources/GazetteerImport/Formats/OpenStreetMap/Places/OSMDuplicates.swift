// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Joins the elements of one place: the node in a shop and the building around it, the stops on both sides of a street, the pieces of a river.
///
/// Two are one when they have the same folded name and coarse kinds that agree, lie within the reach of the kind, and neither Wikidata nor their
/// house numbers tell them apart.
struct OSMDuplicates {
  /// The places, each as its elements: the one with the most telling type and the most tags first.
  private(set) var groups: [[Int]] = []

  private struct Entry {
    var feature: Int
    var name: UInt64
    var likeness: OSMLikeness
    /// The row of its type, and how many tags it has.
    var rank: (row: Int, tags: Int)
  }

  private var entries: [Entry] = []

  init(_ extract: OSMExtract) {
    for (index, feature) in extract.features.enumerated() where feature.role == .place {
      let tags = extract.tags(of: feature)
      let types = OSMTypes.standard.types(of: tags)
      guard let name = OSMNames(tags, types: types).primary, let shape = extract.shape(of: feature) else { continue }
      entries.append(
        Entry(
          feature: index, name: OSMStreetName.key(name),
          likeness: OSMLikeness(
            kind: CoarseKind(primaryType: types.first), box: shape.box, house: tags["addr:housenumber"], wikidata: tags["wikidata"]),
          rank: (OSMTypes.standard.rank(of: tags), tags.all.count)))
    }
    entries.sort { ($0.name, $0.likeness.box.south, $0.feature) < ($1.name, $1.likeness.box.south, $1.feature) }
    group()
  }

  private mutating func group() {
    var roots = Array(entries.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while roots[index] != index {
        roots[index] = roots[roots[index]]
        index = roots[index]
      }
      return index
    }
    for (a, b) in pairs() {
      let (a, b) = (root(a), root(b))
      roots[max(a, b)] = min(a, b)
    }
    groups = Dictionary(grouping: entries.indices, by: root).sorted { $0.key < $1.key }.map { _, members in
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
        guard entries[other].name == entry.name, distance <= OSMLikeness.farthest else { break }
        if entry.likeness.isOne(with: entries[other].likeness) { pairs.append((index, other)) }
      }
    }
    return pairs
  }
}
