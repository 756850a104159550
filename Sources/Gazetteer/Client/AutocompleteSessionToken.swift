// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Marks the requests that belong to one search by a person, from the first letter to the choice. An offline index charges nothing: the token
/// is checked and passed through, so that code written for the web service works.
///
///     let token = AutocompleteSessionToken()
///     let request = AutocompleteRequest(query: "mus", sessionToken: token)
public struct AutocompleteSessionToken: Hashable, Sendable, CustomStringConvertible {
  /// The token's text: a random UUID.
  public let description: String

  /// A new token, unlike every other one.
  public init() { description = UUID().uuidString }
}
