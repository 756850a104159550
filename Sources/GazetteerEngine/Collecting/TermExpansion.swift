// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The terms of the index that a word of the text expands to, as a pattern with the cost of reading it.
struct TermExpansion {
  var pattern: MatchPattern
  /// Upper bound of the number of places that have it.
  var places: Int
  /// Posting lists that the pattern opens: one for each word that it stands for.
  var lists = 1
  /// Whether places may have it by their type, of which posting lists by area tell nothing.
  var isByType = false

  /// The cost of reading it to the end, in steps through a posting list.
  var steps: Int { places + lists * CostModel.list }

  /// The places of any of some expansions; nil when there are none.
  static func any(_ expansions: [TermExpansion]) -> TermExpansion? {
    if expansions.count < 2 { return expansions.first }
    return MatchPattern.any(expansions.map(\.pattern)).map {
      TermExpansion(
        pattern: $0, places: expansions.reduce(0) { $0 + $1.places }, lists: expansions.reduce(0) { $0 + $1.lists },
        isByType: expansions.contains(where: \.isByType))
    }
  }
}

extension [TermExpansion] {
  /// Those with the fewest places first.
  var byPlaces: [TermExpansion] { sorted { $0.places < $1.places } }
}
