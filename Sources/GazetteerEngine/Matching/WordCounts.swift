// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// What deciding how to read a text needs to know of the words of an index.
package protocol WordCounts {
  /// Words of names with a beginning, in ascending order of bytes, at most `limit`, each with the number of places that have it.
  func words(beginningWith beginning: ArraySlice<UInt8>, limit: Int) throws -> [IndexReader.Term]
  /// How many places have a word in their names.
  func places(withWord word: ArraySlice<UInt8>) throws -> Int
}

extension WordCounts {
  /// How many places have words in their names that begin so, added up; of very many words a number of its own, greater than that of any of them.
  func places(withWordsBeginningWith beginning: ArraySlice<UInt8>) throws -> Int {
    let words = try words(beginningWith: beginning, limit: 65)
    return words.count > 64 ? 1 << 32 : words.reduce(0) { $0 + $1.places }
  }
}

extension IndexReader: WordCounts {
  package func words(beginningWith beginning: ArraySlice<UInt8>, limit: Int) throws -> [Term] {
    try terms(withPrefix: beginning, limit: limit)
  }

  package func places(withWord word: ArraySlice<UInt8>) throws -> Int { try places(ofTerm: word, space: []) }
}
