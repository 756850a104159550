// SPDX-License-Identifier: Apache-2.0

/// How much more the places of a layer count than their importance and nearness say: "our stores first within 5 km".
///
/// Importance and nearness, each by its weight, are moved towards the most that a place can have of them: by a share of what is missing. So a preferred place
/// never counts more than the most important place at the very position asked for, never comes before one that matches better by class
/// (`RankingProfile.problem`), and preferred places keep their order among themselves.
package struct LayerPreference: Sendable, Hashable, Codable {
  /// The share, 0…1; with 1 all preferred places have the most.
  package var bonus: Double
  /// Metres from the centre of the bias within which places have the bonus, and without a bias none; nil gives it to all.
  package var withinMeters: Double?

  /// - Parameter bonus: By default so much that a small shop stands before a well-known one that is nearer.
  package init(bonus: Double = LayerPreference.usualBonus, withinMeters: Double? = nil) {
    (self.bonus, self.withinMeters) = (bonus, withinMeters)
  }

  package static let usualBonus = 0.7

  package init(from decoder: any Decoder) throws {
    let members = try decoder.singleValueContainer().decode([String: Double].self)
    let known = [CodingKeys.bonus, .withinMeters].map(\.rawValue)
    if let unknown = members.keys.filter({ !known.contains($0) }).min() {
      let message = "there is no \(unknown), but \(known.joined(separator: " and "))"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
    }
    self.init(withinMeters: members[CodingKeys.withinMeters.rawValue])
    bonus = members[CodingKeys.bonus.rawValue] ?? bonus
  }

  private enum CodingKeys: String, CodingKey { case bonus, withinMeters }

  /// What a place has at a distance from the centre of the bias, nil without one.
  package func bonus(atMeters distance: Double?) -> Double {
    guard let withinMeters else { return bonus }
    return distance.map { $0 <= withinMeters } ?? false ? bonus : 0
  }

  /// What is wrong with the numbers, or nil.
  var problem: String? {
    if !(0...1).contains(bonus) { return "bonus must lie in 0…1" }
    guard let withinMeters else { return nil }
    return withinMeters > 0 && withinMeters.isFinite ? nil : "withinMeters must be more than 0"
  }
}
