// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// Marks the requests that belong to one search by a person, from the first letter to the choice.
public final class GMSAutocompleteSessionToken: Sendable, CustomStringConvertible {
  let token: AutocompleteSessionToken

  /// A new token, unlike every other one.
  public init() { token = AutocompleteSessionToken() }

  /// The token's text.
  public var description: String { token.description }
}
