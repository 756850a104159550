// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerIndex
import GazetteerService

/// Where places of an index come from, and under which terms.
///
///     let sources = try await client.fetchAttributions().get().map(\.text)
public struct SourceAttribution: Hashable, Sendable {
  /// The name of the source.
  public let name: String
  /// Its licence, in the source's words.
  public let license: String?
  /// The text that has to be shown with its data; the name when the source asks for no other.
  public let text: String

  /// A source with its terms; without a text the name is to be shown.
  public init(name: String, license: String? = nil, text: String? = nil) {
    self.name = name
    self.license = license
    self.text = text ?? name
  }

  /// More are never shown: a list that long is a mistake of an import.
  static let most = 1000
}

extension PlacesClient {
  /// The sources of all places of the index, for an "about" page. What belongs under a list of suggestions is `attributions` of the list.
  ///
  /// - Returns: the sources, or the reason for a failure.
  /// - Complexity: O(*s*) for *s* sources.
  public func fetchAttributions() async -> Result<[SourceAttribution], PlacesError> {
    await answering { index throws(ContractError) in
      try await index.sources(limit: SourceAttribution.most)
    }.map { sources in sources.map { SourceAttribution(name: $0.name, license: $0.license, text: $0.attribution) } }
  }
}

extension Sequence<AutocompleteSuggestion> {
  /// What has to be shown under a list of suggestions: the text of each source once, in the order of the list; nil when there is nothing.
  public var attributions: AttributedString? {
    joinedAttributions(
      map { suggestion in
        switch suggestion {
        case .place(let place): place.attributions
        }
      })
  }
}

extension Sequence<Place> {
  /// What has to be shown under a list of places: the text of each source once, in the order of the list; nil when there is nothing.
  public var attributions: AttributedString? { joinedAttributions(map(\.attributions)) }
}

/// The texts in one line, each once; nil without any.
func joinedAttributions(_ texts: [AttributedString?]) -> AttributedString? {
  var seen: [AttributedString] = []
  for case let text? in texts where !seen.contains(text) { seen.append(text) }
  guard var line = seen.first else { return nil }
  for text in seen.dropFirst() { line += AttributedString("; ") + text }
  return line
}
