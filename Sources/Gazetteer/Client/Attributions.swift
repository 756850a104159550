// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where places of an index come from, and under which terms.
public struct SourceAttribution: Hashable, Sendable {
  /// The name of the source.
  public let name: String
  /// Its licence, in the source's words.
  public let license: String?
  /// The text that has to be shown with its data; the name when the source asks for no other.
  public let text: String
}

/// The texts in one line; nil without any.
func attributedSources(_ texts: [String]) -> AttributedString? {
  texts.isEmpty ? nil : AttributedString(texts.joined(separator: "; "))
}
