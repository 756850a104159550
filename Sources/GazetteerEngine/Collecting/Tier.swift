// SPDX-License-Identifier: Apache-2.0

/// One tier of a search, and what is learned while its matches are collected.
///
/// A search collects tier after tier, strict to lenient, each of them only as long as such a match can still enter the list.
struct Tier {
  /// The tiers in the order in which they are collected.
  enum Level: CaseIterable {
    /// Names that begin with the text, in any of its variants, and names that have all of its words as typed.
    case names
    /// Names that have all words of another variant, or synonyms.
    case variants
    /// Names together with the address.
    case context
    /// Words within words, and words of several aliases.
    case infix
    /// Names and addresses that have all words once one of them is corrected.
    case corrected
    /// Names and addresses that have some of the words, when no place has all of them as typed.
    case partial

    /// What its matches are; those of names may also be the better `nameStart`.
    var matchClass: MatchClass {
      switch self {
      case .names: .nameWords
      case .variants: .respelled
      case .context: .context
      case .infix: .infix
      case .corrected: .corrected
      case .partial: .partial
      }
    }

    /// Whether its matches lack something of the text as typed.
    var isGuess: Bool { self == .corrected || self == .partial }

    /// What an explanation calls it.
    var title: String {
      switch self {
      case .names: "names"
      case .variants: "query variants"
      case .context: "addresses"
      case .infix: "infix matches"
      case .corrected: "fuzzy matches"
      case .partial: "partial matches"
      }
    }
  }

  let level: Level
  /// Places that are no match of this tier; another tier may find that they match in another way.
  var mismatched: Set<Int> = []
  /// Places that may have all words as typed, but not in one name: the tier of names learns of them, and they match as words within words do.
  private(set) var mixed: [Int] = []
  /// Whether a word of the text can be in an address at all; false spares reading the addresses of a corrected text.
  let asksAddresses: Bool
  /// Whether the budget of steps limits how many places are compared with the text.
  var hasBudget: Bool

  init(_ level: Level, asksAddresses: Bool = true) {
    self.level = level
    self.asksAddresses = asksAddresses
    hasBudget = level.isGuess
  }

  /// The tier that comes after this one: it keeps what this one learned for later ones.
  func followed(by level: Level, asksAddresses: Bool = true) -> Tier {
    var next = Tier(level, asksAddresses: asksAddresses)
    next.mixed = mixed
    return next
  }

  /// Notes a place that does not match.
  ///
  /// - Parameter mayBeMixed: Whether it may have all words in several aliases.
  mutating func noteMismatch(_ place: Int, mayBeMixed: Bool) {
    mismatched.insert(place)
    if mayBeMixed, level == .names { mixed.append(place) }
  }
}
