// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Where the record of each id is staged, by the 64-bit hash of the id.
///
/// The ids that came last are in memory. When they take their share of it, they become a run in a temporary file, and two bytes an id stay: a filter, which tells of
/// nearly every new id that no run has it.
struct StagedIDs {
  /// An offset that no record has: the id was removed.
  private static let removed = -1

  private var recent: [UInt64: Int] = [:]
  private var runs: [Run] = []
  private let mostRecent: Int
  private let spilling: Spilling

  /// A dictionary that grows takes two times its old room and once more.
  private static let bytesOfRecent = 64
  private static let leastRecent = 64

  init(_ spilling: Spilling) {
    self.spilling = spilling
    mostRecent = max(Self.leastRecent, spilling.shares.ids / Self.bytesOfRecent)
  }

  /// The offset of the record whose id has a hash; nil when there is none.
  subscript(hash: UInt64) -> Int? {
    let found = recent[hash] ?? runs.reversed().lazy.compactMap { $0.offset(of: hash) }.first
    return found == Self.removed ? nil : found
  }

  /// Notes where the record of an id is staged.
  mutating func set(_ hash: UInt64, _ offset: Int) throws(FileFailure) {
    recent[hash] = offset
    if recent.count >= mostRecent { try spill() }
  }

  /// Removes an id.
  mutating func remove(_ hash: UInt64) throws(FileFailure) { try set(hash, Self.removed) }

  private mutating func spill() throws(FileFailure) {
    runs.append(try Run(recent, spilling))
    recent = [:]
  }

  /// Ids in the order of their hashes.
  private struct Run {
    private struct Entry: BitwiseCopyable {
      var hash: UInt64
      var offset: Int
    }

    private var entries = SpilledArray<Entry>()
    private var filter: HashFilter

    init(_ ids: [UInt64: Int], _ spilling: Spilling) throws(FileFailure) {
      filter = HashFilter(count: ids.count)
      for (hash, offset) in ids.sorted(by: { $0.key < $1.key }) {
        filter.insert(hash)
        entries.append(Entry(hash: hash, offset: offset))
      }
      try entries.spill(spilling)
    }

    func offset(of hash: UInt64) -> Int? {
      guard filter.mayHave(hash) else { return nil }
      let at = entries.indices.partitioningIndex { entries[$0].hash >= hash }
      guard at < entries.count, entries[at].hash == hash else { return nil }
      return entries[at].offset
    }
  }
}

/// Tells of most hashes that they are not in a set: it has four bits of one word for each, in two bytes.
private struct HashFilter {
  private var words: [UInt64]

  init(count: Int) { words = Array(repeating: 0, count: count / 4 + 1) }

  mutating func insert(_ hash: UInt64) { words[word(of: hash)] |= Self.bits(of: hash) }

  func mayHave(_ hash: UInt64) -> Bool { words[word(of: hash)] & Self.bits(of: hash) == Self.bits(of: hash) }

  private func word(of hash: UInt64) -> Int { Int(hash.multipliedFullWidth(by: UInt64(words.count)).high) }

  /// Ids that share a word have the upper bits of their hashes alike, so the lowest tell them apart.
  private static func bits(of hash: UInt64) -> UInt64 { (0..<4).reduce(0) { $0 | 1 << (hash >> UInt64($1 * 6) & 63) } }
}
