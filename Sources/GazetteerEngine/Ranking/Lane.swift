// SPDX-License-Identifier: Apache-2.0

/// What puts a row into an answer. The cases stand in the order in which their rows stand.
///
/// `table` has all rules of who holds a row, a line a lane; `Page.compose` applies them. Their numbers are those of `RankingProfile.Rows`. Three
/// words have one meaning each:
///
/// - *Prominent* is a place of importance 0.6 or more whose name, not a foreign one, begins with the text (`Selection.isProminent`).
/// - *At hand* is a place so near the centre of the bias that one walks there (`Selection.isAtHand`).
/// - A *guess* lacks something of the text as typed: it has a typo, or only some of the words (`MatchClass.isGuess`).
@usableFromInline
package enum Lane: Int, Sendable, CaseIterable {
  /// What the text is as a plus code or coordinates; what it may be as one.
  case position, possiblePosition
  /// Prominent places. With a bias one row, or two of five, is reserved for the best of them as if there were no bias.
  case prominent
  /// In a search, all that match, by score. An answer tells them apart into the lanes below.
  case matches
  /// By name.
  case names
  /// By a part of a name, beside a category that is certainly meant and of which they are none of the nearest.
  case spareNames
  /// Spare names that have the category's word in their name, are of its coarse kind, and farther than all its places.
  case kindInName
  /// Houses, crossings, postal codes, and places whose own address the text is.
  case houses
  /// By the name that stands beside the category, and of the category.
  case nameWithKind
  /// Places of the category, or with the name beside a place, whose address names the area.
  case kindInAddress
  /// By name and address, in the area, and of the category or called so.
  case inArea
  /// The other places of the category, or with the name beside a place.
  case kind
  /// Texts to search for, where nothing answers.
  case firstQueries
  /// By name and address; inside words.
  case address, insideWords
  /// A house that the text names beside other words.
  case houseBesideName
  /// Guesses.
  case typos, someWords
  /// A likely typo of what is at hand, where all rows are far away.
  case atHand
  /// Streets whose house is not known.
  case streets
  /// The best name that has all words but the one that joins a category and a place.
  case joinedName
  /// Texts to search for.
  case queries
}

extension Lane {
  /// How long a row is held when a page has too many: those of the first case go first, and of equals the one that stands last.
  package enum Hold: Int, Sendable, Comparable {
    case least, guess, freeKind, weakMatch, spareName, kind, area, name, always

    package static func < (a: Hold, b: Hold) -> Bool { a.rawValue < b.rawValue }
  }

  /// A line of the table.
  package struct Rule: Sendable {
    package let lane: Lane
    /// What an explanation calls the lane.
    package let title: String
    /// How long its rows are held. To all rows that are held longer they yield.
    package let hold: Hold
    /// The same when reserved rows of any lane take theirs.
    package let yieldedHold: Hold
    /// The same for its own reserved rows.
    package let reservedHold: Hold
    /// How many rows of a page are reserved for it at most.
    package let reserve: @Sendable (_ limit: Int, RankingProfile.Rows) -> Int
    /// Whether its rows come from the search for matches, whose order by score stays unless rows of other lanes stand between.
    package let isMatch: Bool
    /// When the lane is open; its rows are left out otherwise.
    package let isOpen: @Sendable (PageSituation) -> Bool

    init(
      _ lane: Lane, _ title: String, _ hold: Hold, yielded: Hold? = nil, reserved: Hold? = nil,
      _ reserve: @escaping @Sendable (Int, RankingProfile.Rows) -> Int = none,
      isMatch: Bool = false, when isOpen: @escaping @Sendable (PageSituation) -> Bool = { _ in true }
    ) {
      (self.lane, self.title, self.hold, yieldedHold, reservedHold) = (lane, title, hold, yielded ?? hold, reserved ?? hold)
      (self.reserve, self.isMatch, self.isOpen) = (reserve, isMatch, isOpen)
    }

    package static let none: @Sendable (Int, RankingProfile.Rows) -> Int = { _, _ in 0 }
  }

  /// The rules, in the order of the cases.
  package static let table: [Rule] = [
    .init(.position, "position", .always),
    .init(.possiblePosition, "possible position", .always, when: { !$0.has(.names) }),
    .init(.prominent, "prominent", .name, reserved: .always, { $0 < 5 ? 1 : $1.prominentRows }, isMatch: true),
    .init(.matches, "matches", .name, isMatch: true),
    .init(.names, "names", .name, isMatch: true),
    .init(.spareNames, "spare names", .name, yielded: .spareName, isMatch: true),
    .init(.kindInName, "kind in the name", .guess, isMatch: true),
    .init(.houses, "houses", .name),
    .init(.nameWithKind, "name and kind", .name),
    .init(.kindInAddress, "kind, in the address", .freeKind, reserved: .name, { $1.kindRows(of: $0) }),
    .init(.inArea, "in the area", .area),
    .init(.kind, "kind", .freeKind, reserved: .kind, { $1.kindRows(of: $0) }),
    .init(.firstQueries, "queries", .least, reserved: .always, { min($1.queryRows, $0 - 1) }, when: { !$0.has(.names, .answers) }),
    .init(.address, "address", .weakMatch, isMatch: true),
    .init(.insideWords, "inside words", .weakMatch, isMatch: true, when: { !$0.isUnmetCategory }),
    .init(.houseBesideName, "house beside a name", .weakMatch),
    .init(.typos, "typos", .guess, isMatch: true, when: { !$0.isUnmetCategory }),
    .init(.someWords, "some words", .guess, isMatch: true, when: { !$0.has(.positions, .addresses, .queries) }),
    .init(.atHand, "at hand", .guess, reserved: .always, { $0 < $1.handRows ? 0 : 1 }, isMatch: true, when: { !$0.isUnmetCategory }),
    .init(.streets, "streets", .least),
    .init(.joinedName, "joined name", .always, { limit, _ in min(1, limit - 1) }),
    .init(.queries, "queries", .least, reserved: .always, { min($1.queryRows, $0 - 1) }, when: { $0.has(.names, .answers) }),
  ]

  package var rule: Rule { Self.table[rawValue] }
}

/// Some of the lanes, a bit each.
struct LaneSet: ExpressibleByArrayLiteral, Sendable {
  private var bits = 0

  init(_ lanes: some Sequence<Lane>) { for lane in lanes { bits |= 1 << lane.rawValue } }

  init(arrayLiteral lanes: Lane...) { self.init(lanes) }

  func isDisjoint(with other: LaneSet) -> Bool { bits & other.bits == 0 }

  /// How many of them stand before a lane.
  func count(before lane: Lane) -> Int { (bits & (1 << lane.rawValue - 1)).nonzeroBitCount }
}

/// What the rules ask of a page as a whole.
package struct PageSituation: Sendable {
  /// The lanes that have candidates.
  let lanes: LaneSet
  /// Whether the text is a category alone, and the index has no place of it.
  let isUnmetCategory: Bool

  /// Lanes that a rule names together.
  package enum Group: Sendable {
    case names, answers, positions, addresses, queries

    var lanes: LaneSet {
      switch self {
      case .names: [.prominent, .matches, .names, .spareNames, .kindInName]
      case .answers: [.position, .possiblePosition, .houses, .kindInAddress, .kind]
      case .positions: [.position, .possiblePosition]
      case .addresses: [.houses, .streets]
      case .queries: [.firstQueries, .queries]
      }
    }
  }

  /// Whether any lane of the groups has candidates.
  func has(_ groups: Group...) -> Bool { groups.contains { !lanes.isDisjoint(with: $0.lanes) } }
}
