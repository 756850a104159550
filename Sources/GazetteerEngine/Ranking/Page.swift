// SPDX-License-Identifier: Apache-2.0

/// The rows of a list, and what was found and has none.
package struct Page<Row: Sendable>: Sendable {
  /// A candidate for a row.
  package struct Entry: Sendable {
    package let lane: Lane
    package var row: Row
    /// Whether it is one of the rows that are reserved for its lane.
    package let isReserved: Bool

    package init(_ lane: Lane, _ row: Row, isReserved: Bool = false) { (self.lane, self.row, self.isReserved) = (lane, row, isReserved) }

    /// How long it is held when there are too many.
    fileprivate var hold: Lane.Hold { isReserved ? lane.rule.reservedHold : lane.rule.hold }

    /// The same when reserved rows take theirs.
    package var holdBesideReserved: Lane.Hold { isReserved ? lane.rule.reservedHold : lane.rule.yieldedHold }

    /// Whether it takes its row from others.
    fileprivate var takesLater: Bool { isReserved && lane.rule.reservedHold < .always }
  }

  /// Why a candidate has no row.
  package enum Absence: Sendable {
    /// Its lane is closed.
    case closed
    /// An entry before it is the same.
    case repeated
    /// Other rows are held longer.
    case yielded
  }

  /// The rows, in order.
  package private(set) var entries: [Entry] = []
  /// What has no row.
  package private(set) var absent: [(entry: Entry, reason: Absence)] = []

  /// The rows in order, without their lanes.
  package var rows: [Row] { entries.map(\.row) }

  /// Gives out the rows of a page by the rules of `Lane.table`: leaves out what closed lanes and repeated entries have, puts the rest in order, and while there are more
  /// than `limit`, lets those go that are held least: first of the rows that nobody has for himself, then of all.
  ///
  /// - Parameters:
  ///   - candidates: Those of each lane best first, matches of all lanes by score.
  ///   - limit: How many rows there are.
  ///   - isUnmetCategory: Whether the text is a category alone, and the index has no place of it.
  ///   - repeats: Whether an entry, the second one, is the same as one that stands before it.
  /// - Complexity: O(*n*²) for *n* candidates.
  package static func compose(
    _ candidates: [Entry], limit: Int, isUnmetCategory: Bool = false, repeats: (Entry, Entry) -> Bool = { _, _ in false }
  ) -> Page {
    var page = Page()
    let situation = PageSituation(lanes: Set(candidates.map(\.lane)), isUnmetCategory: isUnmetCategory)
    var kept: [(position: Int, entry: Entry)] = []
    for candidate in candidates.enumerated().sorted(by: { ($0.element.lane.rawValue, $0.offset) < ($1.element.lane.rawValue, $1.offset) }) {
      let entry = candidate.element
      if !entry.lane.rule.isOpen(situation) {
        page.absent.append((entry, .closed))
      } else if kept.contains(where: { repeats($0.entry, entry) }) {
        page.absent.append((entry, .repeated))
      } else {
        kept.append((candidate.offset, entry))
      }
    }
    // First the rows are given out as if none were reserved but those that are always held; then the other reserved ones take theirs.
    let first = page.cut(inOrder(kept.filter { !$0.entry.takesLater }), to: limit, hold: \.hold)
    let all = page.cut(inOrder(first + kept.filter(\.entry.takesLater)), to: limit, hold: \.holdBesideReserved)
    page.entries = inOrder(all).map(\.entry)
    return page
  }

  /// The entries that stay when those go that are held least.
  private mutating func cut(
    _ entries: [(position: Int, entry: Entry)], to limit: Int, hold: (Entry) -> Lane.Hold
  ) -> [(position: Int, entry: Entry)] {
    let holds = entries.map { hold($0.entry) }
    let going = Set(entries.indices.sorted { (holds[$0], -$0) < (holds[$1], -$1) }.prefix(max(0, entries.count - limit)))
    absent += entries.indices.filter(going.contains).map { (entries[$0].entry, .yielded) }
    return entries.indices.filter { !going.contains($0) }.map { entries[$0] }
  }

  /// Entries lane by lane; but matches in the order in which they came, as long as nothing else stands between them.
  private static func inOrder(_ entries: [(position: Int, entry: Entry)]) -> [(position: Int, entry: Entry)] {
    let between = Set(entries.lazy.map(\.entry.lane).filter { !$0.rule.isMatch }).map(\.rawValue)
    func section(_ lane: Lane) -> Int { 2 * between.count { $0 < lane.rawValue } + (lane.rule.isMatch ? 0 : 1) }
    return entries.map { (section: section($0.entry.lane), item: $0) }
      .sorted { ($0.section, $0.item.position) < ($1.section, $1.item.position) }.map(\.item)
  }
}
