// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// The text without the words that a name may lack: words for types of settlements, and a function word that comes first or after one of
/// these. `the louvre` is also `louvre`, `paris city france` is `paris france`, and `city of paris` is `paris`. Other function words stay: after a
/// name, `il` is Illinois.
enum OptionalWords {
  /// Letters of what remains, when that is one unfinished word: shorter ones begin too much.
  private static let leastUnfinished = 4

  /// The text without its optional words; nil when it has none, or hardly another.
  static func left(out text: QueryText) -> QueryText? {
    if text.isAbridged { return nil }
    let words = text.terms.map { text.key[$0] }
    let isFunctionWord = words.map { FunctionWords.contains($0) }
    let isSettlementWord = words.map { SettlementWords.contains($0) }
    let telling = words.indices.filter { index in
      let isArticle = isFunctionWord[index] && (index == 0 || isSettlementWord[index - 1])
      return !isSettlementWord[index] && !isArticle
    }
    guard telling.count < words.count, let last = telling.last else { return nil }
    let isUnfinished = last == words.count - 1 && !text.endsWithSeparator && !text.hasFinishedWords
    if telling.count == 1, isUnfinished, QueryText.scalarCount(words[last]) < leastUnfinished { return nil }
    return text.only(telling)
  }
}
