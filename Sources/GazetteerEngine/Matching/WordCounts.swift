// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerText

/// What deciding how to read a text needs to know of the words of an index.
package protocol WordCounts {
  /// How many places have a word in their names.
  func places(withWord word: ArraySlice<UInt8>) throws -> Int
  /// The same of each word that begins so, added up.
  func places(withWordPrefix prefix: ArraySlice<UInt8>) throws -> Int
}

extension WordCounts {
  /// Whether any place has a word in its names, or one that begins so.
  func isKnown(_ word: ArraySlice<UInt8>, isUnfinished: Bool) throws -> Bool {
    try (isUnfinished ? places(withWordPrefix: word) : places(withWord: word)) > 0
  }
}

extension QueryText {
  /// Whether every word of the text is a word of some name.
  func hasOnlyWords(of names: some WordCounts) throws -> Bool { try terms.allSatisfy { try names.places(withWord: key[$0]) > 0 } }
}

extension LayeredReader: WordCounts {
  package func places(withWord word: ArraySlice<UInt8>) throws -> Int {
    try patience.check()
    return try places(ofTerm: word, space: [])
  }

  package func places(withWordPrefix prefix: ArraySlice<UInt8>) throws -> Int {
    try patience.check()
    return try places(ofTermPrefix: prefix, space: [])
  }
}
