// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// A cache, for one search, of the corrections of the words of a text into words of names: the compared places share most of their words.
final class CorrectionCache {
  /// For each word of the text, by word of a name; nil for one that it cannot be corrected into.
  private var corrections: [[ArraySlice<UInt8>: Correction?]]

  /// - Parameter words: How many words the text has.
  init(words: Int) { corrections = Array(repeating: [:], count: words) }

  /// The correction of a word of the text into another word; nil when there is none.
  ///
  /// - Parameters:
  ///   - index: Which word of the text.
  ///   - find: Works it out the first time.
  func correction(of index: Int, into word: ArraySlice<UInt8>, orFind find: () throws -> Correction?) rethrows -> Correction? {
    if let known = corrections[index][word] { return known }
    let found = try find()
    corrections[index][word] = .some(found)
    return found
  }
}
