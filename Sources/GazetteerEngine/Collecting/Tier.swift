// SPDX-License-Identifier: Apache-2.0

/// One tier of a search: what its places are compared with, and which of them turned out not to match.
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
  /// The variants that may hold typos; none before these matter.
  var correctable: [CorrectableText] = []
  /// Whether a word of a corrected text can be in an address at all; false spares reading the addresses.
  var readsAddresses = true
  /// The text in parts; nil before these matter.
  var partial: PartialText?
  /// What keeps matches with typos out; nil while nothing does.
  var gate: GuessLimit?
  /// Places that are no match of this tier; another tier may find that they match in another way.
  var mismatched: Set<Int> = []
  /// How often a place was compared in vain, also with the text as a prefix.
  var mismatches = 0

  init(_ level: Level) { self.level = level }
}

/// Which typos are looked for.
struct Typos {
  /// The variants of the text that may hold some.
  let texts: [CorrectableText]
  /// How many edits a correction takes.
  let edits: Int
  /// What keeps matches out; nil while nothing does.
  let gate: GuessLimit?
}
