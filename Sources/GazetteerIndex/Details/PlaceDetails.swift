// SPDX-License-Identifier: Apache-2.0
package import GazetteerJSON
import GazetteerText

/// What a source tells of a place besides name, position, types and address, as an index stores it.
///
/// It is read only where somebody asks for it: `members()` is the one reader, `init(_: DetailMembers)` the one writer.
public struct PlaceDetails: Equatable, Sendable {
  /// One JSON object without spaces, the members of every object sorted by their UTF-8 bytes: equal details have equal texts.
  public let text: String

  /// Details as an index, an export or a test has them; that the text is such an object shows when they are read.
  public init(stored text: String) { self.text = text }

  /// The text of members; nil when there are none. `DetailMembers.tooDeep` says whether an index takes them.
  package init?(_ members: DetailMembers) {
    if members.isEmpty { return nil }
    text = members.value.text
  }

  /// The members, those that this build does not know among `extra`.
  ///
  /// - Throws: `JSONReader.Failure` for text that no import wrote.
  package func members() throws(JSONReader.Failure) -> DetailMembers {
    DetailMembers(try JSONReader.value(of: text, options: Self.stored))
  }

  /// Whether the text has one of the words: a look before reading, as few details have what filters ask for.
  package func mention(_ word: String) -> Bool {
    Array(text.utf8).contains(Array(word.utf8))
  }

  /// Objects and arrays within each other: as many as a request may have, so that whoever reads a place can send it back.
  package static let mostLevels = JSONReader.Options.strict.maximumNesting

  /// Indexes of earlier builds hold deeper ones.
  private static let stored = JSONReader.Options(maximumNesting: 160)
}

extension PlaceDetails: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
