// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// What a typed word means the same as, as text.
func synonyms(of text: String, isFinished: Bool = true) -> [String] {
  let key = TextAnalyzer.query(text).key
  return Synonyms.words(for: key[...], isFinished: isFinished).map { String(decoding: $0, as: UTF8.self) }
}

/// A word as queries have it.
func folded(_ text: String) -> String {
  String(decoding: TextAnalyzer.query(text).key, as: UTF8.self)
}
