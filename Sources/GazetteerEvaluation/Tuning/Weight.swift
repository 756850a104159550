// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine

/// A number of a ranking profile that tuning may change.
package struct Weight: Sendable {
  package let name: String
  /// The size of the first change: added to weights and shares, a factor of lengths.
  let step: Double
  let isFactor: Bool
  private let path: any WritableKeyPath<RankingProfile, Double> & Sendable

  /// The weights and shares that tuning may change, and the reaches; `wholeNameLetters` is a count and is not tuned.
  package static let all: [Weight] =
    RankingProfile.weights.compactMap { weight in weight.step.map { Weight(weight.name, weight.path, step: $0) } } + [
      .init("settlementReach.near", \.settlementReach.near, step: 2, isFactor: true),
      .init("settlementReach.far", \.settlementReach.far, step: 2, isFactor: true),
      .init("poiReach.near", \.poiReach.near, step: 2, isFactor: true), .init("poiReach.far", \.poiReach.far, step: 2, isFactor: true),
    ]

  private init(_ name: String, _ path: any WritableKeyPath<RankingProfile, Double> & Sendable, step: Double, isFactor: Bool = false) {
    self.name = name
    self.path = path
    self.step = step
    self.isFactor = isFactor
  }

  package func value(in profile: RankingProfile) -> Double { profile[keyPath: path] }

  /// The profile with the weight raised or lowered by a part of its step; nil if the result breaks a rule of profiles.
  func turned(_ profile: RankingProfile, up: Bool, part: Double) -> RankingProfile? {
    var turned = profile
    let old = profile[keyPath: path]
    let factor = 1 + (step - 1) * part
    turned[keyPath: path] = isFactor ? (up ? old * factor : old / factor) : rounded(old + (up ? 1 : -1) * step * part)
    return turned.problem == nil && turned != profile ? turned : nil
  }

  private func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}
