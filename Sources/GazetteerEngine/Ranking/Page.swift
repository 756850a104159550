// SPDX-License-Identifier: Apache-2.0

/// The rows of a list, and what was found and has none.
@usableFromInline
package struct Page<Row: Sendable>: Sendable {
  /// A candidate for a row.
  @usableFromInline
  package struct Entry: Sendable {
    @usableFromInline package let lane: Lane
    @usableFromInline package var row: Row
    /// Whether it is one of the rows that are reserved for its lane.
    @usableFromInline package let isReserved: Bool

    @inlinable
    package init(_ lane: Lane, _ row: Row, isReserved: Bool = false) { (self.lane, self.row, self.isReserved) = (lane, row, isReserved) }

    /// What it asks for.
    @inlinable package var claim: Claim { Claim(lane: lane, isReserved: isReserved) }

    /// How long it is held when there are too many, and reserved rows take theirs.
    package var holdBesideReserved: Lane.Hold { claim.holdBesideReserved }
  }

  /// The rows, in order.
  @usableFromInline package let entries: [Entry]
  /// What has no row.
  @usableFromInline package let absent: [(entry: Entry, reason: Absence)]

  /// The rows in order, without their lanes.
  @inlinable package var rows: [Row] { entries.map { $0.row } }

  /// Gives out the rows of a page to candidates by their claims (`Claims`).
  ///
  /// - Parameters:
  ///   - candidates: Those of each lane best first, matches of all lanes by score.
  ///   - limit: How many rows there are.
  ///   - isUnmetCategory: Whether the text is a category alone, and the index has no place of it.
  ///   - repeats: Whether an entry, the second one, is the same as one that stands before it.
  /// - Complexity: O(*n*²) for *n* candidates.
  @inlinable
  package static func compose(
    _ candidates: [Entry], limit: Int, isUnmetCategory: Bool = false, repeats: (Entry, Entry) -> Bool = { _, _ in false }
  ) -> Page {
    let claims = Claims(candidates.map { $0.claim }, limit: limit, isUnmetCategory: isUnmetCategory) {
      repeats(candidates[$0], candidates[$1])
    }
    return Page(entries: claims.met.map { candidates[$0] }, absent: claims.unmet.map { (candidates[$0.position], $0.reason) })
  }

  @inlinable
  package init(entries: [Entry], absent: [(entry: Entry, reason: Absence)]) { (self.entries, self.absent) = (entries, absent) }
}

/// Why a candidate has no row.
@usableFromInline
package enum Absence: Sendable {
  /// Its lane is closed.
  case closed
  /// An entry before it is the same.
  case repeated
  /// Other rows are held longer.
  case yielded
}

/// What a candidate for a row asks for.
@usableFromInline
package struct Claim: Sendable {
  let lane: Lane
  let isReserved: Bool

  @usableFromInline
  package init(lane: Lane, isReserved: Bool) { (self.lane, self.isReserved) = (lane, isReserved) }

  /// How long its row is held when there are too many.
  fileprivate var hold: Lane.Hold { isReserved ? lane.rule.reservedHold : lane.rule.hold }

  /// The same when reserved rows take theirs.
  fileprivate var holdBesideReserved: Lane.Hold { isReserved ? lane.rule.reservedHold : lane.rule.yieldedHold }

  /// Whether it takes its row from others.
  fileprivate var takesLater: Bool { isReserved && lane.rule.reservedHold < .always }
}

/// Who gets the rows of a page, by the rules of `Lane.table`. Closed lanes and repeated entries have none. The rest is put in order. While there are more than the
/// limit, those go that are held least: first of the rows that nobody has for himself, then of all.
///
/// Candidates are numbers here, whatever their rows are: a row has many members, and each keystroke gives rows out.
@usableFromInline
package struct Claims {
  private let claims: [Claim]
  private let limit: Int
  /// Those that have a row, in order.
  @usableFromInline package private(set) var met: [Int] = []
  /// Those that have none.
  @usableFromInline package private(set) var unmet: [(position: Int, reason: Absence)] = []

  /// - Parameter repeats: Whether a candidate, the second one, is the same as one that stands before it.
  @usableFromInline
  package init(_ claims: [Claim], limit: Int, isUnmetCategory: Bool, repeats: (Int, Int) -> Bool) {
    (self.claims, self.limit) = (claims, limit)
    let situation = PageSituation(lanes: LaneSet(claims.lazy.map { $0.lane }), isUnmetCategory: isUnmetCategory)
    var kept: [Int] = []
    for candidate in claims.indices.sorted(by: { (claims[$0].lane.rawValue, $0) < (claims[$1].lane.rawValue, $1) }) {
      if !claims[candidate].lane.rule.isOpen(situation) {
        unmet.append((candidate, .closed))
      } else if kept.contains(where: { repeats($0, candidate) }) {
        unmet.append((candidate, .repeated))
      } else {
        kept.append(candidate)
      }
    }
    // First the rows are given out as if none were reserved but those that are always held; then the other reserved ones take theirs.
    let first = cut(inOrder(kept.filter { !claims[$0].takesLater })) { $0.hold }
    met = inOrder(cut(inOrder(first + kept.filter { claims[$0].takesLater })) { $0.holdBesideReserved })
  }

  /// The candidates that stay when those go that are held least.
  private mutating func cut(_ candidates: [Int], hold: (Claim) -> Lane.Hold) -> [Int] {
    if candidates.count <= limit { return candidates }
    let holds = candidates.map { hold(claims[$0]) }
    let going = Set(candidates.indices.sorted { (holds[$0], -$0) < (holds[$1], -$1) }.prefix(candidates.count - limit))
    unmet += candidates.indices.filter(going.contains).map { (candidates[$0], .yielded) }
    return candidates.indices.filter { !going.contains($0) }.map { candidates[$0] }
  }

  /// Candidates lane by lane; but matches in the order in which they came, as long as nothing else stands between them.
  private func inOrder(_ candidates: [Int]) -> [Int] {
    let between = LaneSet(candidates.lazy.map { claims[$0].lane }.filter { !$0.rule.isMatch })
    func section(_ lane: Lane) -> Int { 2 * between.count(before: lane) + (lane.rule.isMatch ? 0 : 1) }
    return candidates.map { (section: section(claims[$0].lane), candidate: $0) }
      .sorted { ($0.section, $0.candidate) < ($1.section, $1.candidate) }.map { $0.candidate }
  }
}
