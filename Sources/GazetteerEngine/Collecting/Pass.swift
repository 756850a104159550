// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// One round of collecting: lists in order of importance, of which the last holds every match of the round, and the pattern that finds the
/// same matches in the geographic order.
struct Pass {
  var lists: [RankedList]
  /// The same matches in the geographic order.
  var areaPattern: MatchPattern
  /// Which terms the lists are read by.
  var kind: IndexReader.ListKind
  /// The best match that any place of the round can be.
  var best: TextMatch
  /// What is known of the match when all that is known is that the place is in the last list.
  var matchOfLastList: TextMatch

  /// Whether nothing is left to find.
  var isExhausted: Bool { lists.last?.isExhausted ?? true }
}
