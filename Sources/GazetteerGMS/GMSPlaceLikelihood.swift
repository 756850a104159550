// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gazetteer

/// A place where the device may be.
public final class GMSPlaceLikelihood: Sendable {
  /// The place.
  public let place: GMSPlace
  /// 0.0…1.0
  public let likelihood: Double

  init(_ likelihood: PlaceLikelihood) {
    place = GMSPlace(likelihood.place)
    self.likelihood = likelihood.likelihood
  }
}

/// The places where the device may be.
public final class GMSPlaceLikelihoodList: Sendable {
  /// The likeliest first.
  public let likelihoods: [GMSPlaceLikelihood]
  private let line: AttributedString?

  init(_ likelihoods: [PlaceLikelihood]) {
    self.likelihoods = likelihoods.map(GMSPlaceLikelihood.init)
    line = likelihoods.map(\.place).attributions
  }

  /// What has to be shown with the list.
  public var attributions: NSAttributedString? { line.map { NSAttributedString(string: String($0.characters)) } }
}
