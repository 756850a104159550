// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The documents that have enough of some parts, as the words of a text: a *weak and*.
///
/// Each part weighs something. It may be found in several ways, some of which weigh less; the heaviest that a document has counts. What is enough is asked for
/// while documents are passed, and may be more for later ones. The longest lists that are not enough together are only moved to documents of the others. That is
/// *MaxScore* of Turtle and Flood. A way that can no longer help is not read at all.
package final class WeakAnd: DocumentSet {
  /// A way to find a part.
  package struct Way: Sendable {
    /// Which of the parts: 0 for the first one.
    let part: Int
    /// What the part weighs when it is found so; more than 0.
    let weight: Int
    /// The kinds of ways, one a bit, of which it is one: of each kind a document must have any.
    let keys: UInt8
    /// Ways with different numbers have no document in common, as countries have not; nil for what may be beside all others.
    let group: Int?
    /// How many documents have it at most.
    let places: Int

    package init(part: Int, weight: Int, keys: UInt8 = 0, group: Int? = nil, places: Int) {
      (self.part, self.weight, self.keys, self.group, self.places) = (part, weight, keys, group, places)
    }
  }

  /// The weight that is enough, and the last document of which that is known.
  package typealias Enough = (weight: Int, through: Int)

  /// The rarest part first, and of each the heaviest way. What is asked for each document has memory of its own, as in `Union`.
  private let ways: UnsafeMutableBufferPointer<Way>
  /// By way, which it was in the order in which they were given.
  private let given: [Int]
  /// By part, its ways.
  private let parts: UnsafeMutableBufferPointer<Range<Int>>
  /// Those with the most places first.
  private let longestFirst: [Int]
  /// What ways weigh together.
  private let sum: WaySum
  /// By way, the document on which it stands; 0 before it is read.
  private let standing: UnsafeMutablePointer<Int>
  /// By way, whether it may help a document to have enough.
  private let helps: UnsafeMutablePointer<Bool>
  /// The ways of which a document with enough has one at least.
  private let leading: UnsafeMutablePointer<Int>
  private var leadingCount = 0
  /// By part, whether no document has enough without it.
  private let isRequired: UnsafeMutablePointer<Bool>
  /// What is read, and by way as it is moved, once it is read.
  private var kept: [DocumentSet] = []
  private let sets: UnsafeMutablePointer<MovedSet?>

  private let open: (_ way: Int) throws -> DocumentSet
  private let ask: (_ document: Int) throws -> Enough
  private var enough: Enough = (1, -1)
  /// The kinds of ways of which each document must have any, one a bit.
  private let keys: [UInt8]
  /// Counts what is done.
  private let reader: IndexReader?

  private var document = 0

  package override var current: Int { document }

  private var found = 0

  /// What the current document weighs, as far as the ways tell.
  package var weight: Int { found }

  /// The set stands before its first document.
  ///
  /// - Parameters:
  ///   - keys: How many kinds of ways there are of which a document must have any.
  ///   - reader: Counts what is done.
  ///   - enough: Tells what is enough for a document; not less than for those before it.
  ///   - open: Begins to read the documents of a way.
  package init(
    _ ways: [Way], keys: Int = 1, of reader: IndexReader? = nil, enough: @escaping (_ document: Int) throws -> Enough,
    open: @escaping (_ way: Int) throws -> DocumentSet
  ) {
    (self.reader, self.open, ask) = (reader, open, enough)
    self.keys = (0..<keys).map { 1 << UInt8($0) }
    let rarity = Dictionary(grouping: ways, by: \.part).mapValues { $0.map(\.places).clampedSum() }.sorted {
      ($0.value, $0.key) < ($1.value, $1.key)
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(rarity.map(\.key), 0...))
    let numbered = ways.map { Way(part: numbers[$0.part] ?? 0, weight: $0.weight, keys: $0.keys, group: $0.group, places: $0.places) }
    let order = numbered.indices.sorted { one, other in
      let (a, b) = (numbered[one], numbered[other])
      return (a.part, b.weight, a.places, one) < (b.part, a.weight, b.places, other)
    }
    let sorted = order.map { numbered[$0] }
    given = order
    self.ways = .allocate(capacity: ways.count)
    _ = self.ways.initialize(from: sorted)
    parts = .allocate(capacity: rarity.count)
    for part in rarity.indices {
      let first = sorted.indices.partitioningIndex { sorted[$0].part >= part }
      parts.initializeElement(at: part, to: first..<sorted.indices.partitioningIndex { sorted[$0].part > part })
    }
    longestFirst = sorted.indices.sorted { (sorted[$1].places, $0) < (sorted[$0].places, $1) }
    sum = WaySum(self.ways, parts: rarity.count)
    standing = .allocate(capacity: ways.count)
    standing.initialize(repeating: 0, count: ways.count)
    helps = .allocate(capacity: ways.count)
    leading = .allocate(capacity: ways.count)
    isRequired = .allocate(capacity: rarity.count)
    sets = .allocate(capacity: ways.count)
    sets.initialize(repeating: nil, count: ways.count)
    super.init()
  }

  deinit {
    ways.deallocate()
    parts.deallocate()
    standing.deallocate()
    helps.deallocate()
    leading.deallocate()
    isRequired.deallocate()
    sets.deallocate()
    sum.deallocate()
  }

  /// Each of the documents has one of the ways that lead.
  package override func most() throws -> Int {
    if document == Self.end { return 0 }
    if enough.through <= document { try setEnough(document + 1) }
    return (0..<leadingCount).map { ways[leading[$0]].places }.clampedSum()
  }

  /// What is enough is asked again before the set moves on.
  package func askAgain() { enough.through = -1 }

  package override func advance(to target: Int) throws -> Int {
    if document >= target { return document }
    var (from, checks) = (target, 0)
    defer { reader?.readCounts.checks += checks }
    // Every round goes further, so it ends.
    while from != Self.end {
      if from > enough.through { try setEnough(from) }
      let next = try firstCandidate(from)
      checks += 1
      if checks == Self.checksPerLook {
        reader?.readCounts.checks += checks
        checks = 0
        try reader?.checkLimits()
      }
      if next > enough.through || next == Self.end {
        from = next
      } else if try !hasEnough(next) {
        from = max(next + 1, firstPossible(behind: next))
      } else if let key = try missingKey(next) {
        from = max(next + 1, firstDocument(withKey: key))
      } else {
        document = next
        return next
      }
    }
    (document, found) = (Self.end, 0)
    return document
  }

  /// Documents that are asked about between two looks at the limits.
  private static let checksPerLook = 1024

  // MARK: What is enough

  /// Finds out for what is enough from a document on which ways help, which of them lead, and which parts are required.
  private func setEnough(_ document: Int) throws {
    let asked = try ask(document)
    enough = (max(1, asked.weight), max(document, asked.through))
    sum.clear()
    for way in ways.indices where standing[way] != Self.end { sum.add(way) }
    for way in ways.indices { helps[way] = standing[way] != Self.end && sum.with(way) >= enough.weight }
    for part in parts.indices { isRequired[part] = sum.without(part) < enough.weight }
    // The longest lists that are not enough together need not be looked through for candidates.
    sum.clear()
    leadingCount = 0
    for way in longestFirst where helps[way] {
      if sum.with(way) < enough.weight {
        sum.add(way)
      } else {
        leading[leadingCount] = way
        leadingCount += 1
      }
    }
  }

  // MARK: Moving on

  /// The first document from one on that a leading way has: any other has not enough.
  private func firstCandidate(_ from: Int) throws -> Int {
    var first = Self.end
    for position in 0..<leadingCount {
      let way = leading[position]
      if standing[way] < from { try move(way, to: from) }
      first = min(first, standing[way])
    }
    return first
  }

  /// Whether a document has enough; then `weight` is what it has. Ways are moved there, those of rare parts first, only as long as it still may have.
  private func hasEnough(_ document: Int) throws -> Bool {
    let least = enough.weight
    var possible = 0
    for part in parts.indices { possible += heaviest(part) { standing[$0] <= document } }
    // The group of the ways that the document has: it has none of another.
    var group: Int?
    for part in parts.indices where possible >= least {
      possible -= heaviest(part) { standing[$0] <= document }
      for way in parts[part] where helps[way] && standing[way] <= document && isPossible(way, beside: group) {
        if standing[way] < document { try move(way, to: document) }
        if standing[way] == document {
          possible += ways[way].weight
          group = ways[way].group ?? group
          break
        }
      }
    }
    found = possible
    return possible >= least
  }

  private func isPossible(_ way: Int, beside group: Int?) -> Bool {
    guard let group, let own = ways[way].group else { return true }
    return own == group
  }

  /// The most that a part weighs in the ways that help and meet a condition.
  private func heaviest(_ part: Int, _ condition: (Int) -> Bool) -> Int {
    for way in parts[part] where helps[way] && condition(way) { return ways[way].weight }
    return 0
  }

  /// The first document behind one that may have every part without which none has enough.
  private func firstPossible(behind document: Int) -> Int {
    var first = document + 1
    for part in parts.indices where isRequired[part] {
      var next = Self.end
      for way in parts[part] where helps[way] { next = min(next, max(standing[way], document + 1)) }
      first = max(first, next)
    }
    return first
  }

  private func begin(_ way: Int) throws -> MovedSet {
    let set = try open(given[way])
    kept.append(set)
    sets[way] = MovedSet(set)
    return MovedSet(set)
  }

  private func move(_ way: Int, to document: Int) throws {
    let set = try sets[way] ?? begin(way)
    standing[way] = try set.advance(to: document)
  }

  // MARK: Keys

  /// A key that a document lacks, also among the ways that do not help it to have enough.
  private func missingKey(_ document: Int) throws -> UInt8? {
    for key in keys where try !has(key, document) { return key }
    return nil
  }

  private func has(_ key: UInt8, _ document: Int) throws -> Bool {
    for way in ways.indices where ways[way].keys & key != 0 && standing[way] == document { return true }
    for way in ways.indices where ways[way].keys & key != 0 && standing[way] < document {
      try move(way, to: document)
      if standing[way] == document { return true }
    }
    return false
  }

  /// The first document that has a key, when all of its ways have been moved.
  private func firstDocument(withKey key: UInt8) -> Int {
    var first = Self.end
    for way in ways.indices where ways[way].keys & key != 0 { first = min(first, standing[way]) }
    return first
  }
}

/// What ways weigh together at most: of each part the heaviest, and of one group alone.
private struct WaySum {
  private let ways: UnsafeMutableBufferPointer<WeakAnd.Way>
  private let parts: Int
  /// Without a group, then with each group, by part the heaviest way.
  private let heaviest: UnsafeMutableBufferPointer<Int>
  /// The same added up.
  private let sums: UnsafeMutableBufferPointer<Int>

  init(_ ways: UnsafeMutableBufferPointer<WeakAnd.Way>, parts: Int) {
    (self.ways, self.parts) = (ways, parts)
    sums = .allocate(capacity: (ways.compactMap(\.group).max() ?? -1) + 2)
    heaviest = .allocate(capacity: sums.count * parts)
    sums.initialize(repeating: 0)
    heaviest.initialize(repeating: 0)
  }

  func deallocate() {
    sums.deallocate()
    heaviest.deallocate()
  }

  func clear() {
    sums.update(repeating: 0)
    heaviest.update(repeating: 0)
  }

  private func groups(of way: Int) -> Range<Int> { ways[way].group.map { $0 + 1..<$0 + 2 } ?? sums.indices }

  func add(_ way: Int) {
    let (part, weight) = (ways[way].part, ways[way].weight)
    for group in groups(of: way) where heaviest[group * parts + part] < weight {
      sums[group] += weight - heaviest[group * parts + part]
      heaviest[group * parts + part] = weight
    }
  }

  /// The most that all weigh when a part is found in this way, and in none that weighs more.
  func with(_ way: Int) -> Int {
    var most = 0
    for group in groups(of: way) { most = max(most, sums[group] - heaviest[group * parts + ways[way].part] + ways[way].weight) }
    return most
  }

  /// The most that all weigh without a part.
  func without(_ part: Int) -> Int {
    var most = 0
    for group in sums.indices { most = max(most, sums[group] - heaviest[group * parts + part]) }
    return most
  }
}
