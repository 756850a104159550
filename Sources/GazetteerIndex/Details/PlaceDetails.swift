// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerText

/// The details of a place as an index stores them: everything except name, position, types and address.
///
/// Details are parsed only on demand. `members()` is the only reader, `init(_: DetailMembers)` the only writer.
public struct PlaceDetails: Equatable, Sendable {
  /// One JSON object without spaces, the members of every object sorted by their UTF-8 bytes, so equal details have equal texts.
  public let text: String

  /// Details as read from an index or an export. The text is checked only when it is parsed.
  public init(stored text: String) { self.text = text }

  /// Writes members as text; nil when there are none. `DetailMembers.tooDeep` says whether an index accepts them.
  package init?(_ members: DetailMembers) {
    if members.isEmpty { return nil }
    text = members.value.text
  }

  /// Parses the members; those that this build does not know go to `extra`.
  ///
  /// - Throws: `JSONReader.Failure` for text that no import wrote.
  package func members() throws(JSONReader.Failure) -> DetailMembers {
    DetailMembers(try JSONReader.value(of: text, options: Self.stored))
  }

  /// Whether the text contains a word. A cheap test before parsing, because few details have what filters ask for.
  package func mention(_ word: String) -> Bool {
    Array(text.utf8).contains(Array(word.utf8))
  }

  /// Deepest nesting of objects and arrays: the same limit as for requests, so that a place that was read can be sent back.
  package static let mostLevels = JSONReader.Options.strict.maximumNesting

  /// Indexes of earlier builds hold deeper details.
  private static let stored = JSONReader.Options(maximumNesting: 160)
}

extension PlaceDetails: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
