// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// What a word of the text stands for in the posting lists of the index: a pattern, and what it costs to read.
struct TermExpansion {
  var pattern: MatchPattern
  /// At most so many places have it.
  var places: Int
  /// Posting lists that the pattern opens: one for each word that it stands for.
  var lists = 1

  /// What reading it through costs, in steps through a posting list.
  var steps: Int { places + lists * PatternBuilder.stepsPerList }

  /// The places of any of some expansions; nil when there are none.
  static func any(_ expansions: [TermExpansion]) -> TermExpansion? {
    if expansions.count < 2 { return expansions.first }
    return MatchPattern.any(expansions.map(\.pattern)).map {
      TermExpansion(pattern: $0, places: expansions.reduce(0) { $0 + $1.places }, lists: expansions.reduce(0) { $0 + $1.lists })
    }
  }
}
