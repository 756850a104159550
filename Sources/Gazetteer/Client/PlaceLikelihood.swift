// SPDX-License-Identifier: Apache-2.0

/// A place where somebody may be.
public struct PlaceLikelihood: Hashable, Sendable {
  /// The place.
  public let place: Place
  /// 0…1; those of one answer add up to at most 1.
  public let likelihood: Double

  /// A place with its likelihood.
  public init(place: Place, likelihood: Double) {
    self.place = place
    self.likelihood = likelihood
  }
}
