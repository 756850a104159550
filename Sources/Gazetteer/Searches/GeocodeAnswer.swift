// SPDX-License-Identifier: Apache-2.0

/// Where an address is, or what is at a position.
package struct GeocodeAnswer: Sendable {
  /// A place that was found.
  package struct Result: Sendable {
    /// What the index knows of it.
    package var place: PlaceFacts
    /// Whether only a part of the address was found.
    package var isPartialMatch = false
    /// Whether the position lies between those of known house numbers.
    package var isInterpolated = false
  }

  /// Best first; for a position the most specific first.
  package var results: [Result]
  /// For a position: the place of its plus code, whose `name` is the full code and whose `formattedAddress` begins with the short code when a town
  /// is near.
  package var plusCode: PlaceFacts?
  /// False when the deadline cut the search short.
  package var isComplete: Bool
}
