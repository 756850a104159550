// SPDX-License-Identifier: Apache-2.0
import GazetteerSynonyms
import GazetteerText

/// The text without the words that a name may lack: function words, and words that say what sort of settlement a place is. `the louvre` is also
/// `louvre`, and `paris city france` is also `paris france`. Behind a name, function words at the end and those of two letters stay: there
/// `il` is Illinois.
enum OptionalWords {
  /// Letters of what remains, when that is one unfinished word: shorter ones begin too much.
  private static let leastUnfinished = 4

  /// The text without its optional words; nil when it has none, or hardly another.
  static func left(out text: QueryText) -> QueryText? {
    if text.isAbridged { return nil }
    let words = text.terms.map { text.key[$0] }
    let isFunctionWord = words.map { FunctionWords.contains($0) }
    let isSettlementWord = words.map { SettlementWords.contains($0) }
    guard let first = words.indices.first(where: { !isFunctionWord[$0] && !isSettlementWord[$0] }) else { return nil }
    let telling = words.indices.filter { index in
      let mayBeArea = index > first && (index == words.count - 1 || QueryText.scalarCount(words[index]) < 3)
      return !isSettlementWord[index] && (mayBeArea || !isFunctionWord[index])
    }
    guard telling.count < words.count, let last = telling.last else { return nil }
    let isUnfinished = last == words.count - 1 && !text.endsWithSeparator && !text.hasFinishedWords
    if telling.count == 1, isUnfinished, QueryText.scalarCount(words[last]) < leastUnfinished { return nil }
    return text.only(telling)
  }
}
