// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// What a preference for layers means in lists by distance or importance, as those of a category: a preferred place counts as nearer, or as more important, by
/// the share of its bonus, as it does in a score.
struct PreferredLayers {
  private let reader: LayeredReader
  private let profile: RankingProfile
  /// Where the distance of a preference is measured from; nil when nobody says.
  private let center: GeoPoint?

  /// - Parameter center: Where whom the answer is for is.
  init(_ engine: SearchEngine, center: GeoPoint?) {
    (reader, profile, self.center) = (engine.reader, engine.profile, center)
  }

  /// The names of the layers; empty when none is preferred.
  var names: Set<String> { Set(profile.layers.keys) }

  /// What a distance to a place counts for: the one at which it would be as near as the bonus makes it. Nearness falls with the logarithm of the distance.
  func meters(_ meters: Double, to place: Int, at location: GeoPoint) -> Double {
    let bonus = bonus(of: place, at: location)
    if bonus == 0 { return meters }
    let near = profile.reach(of: .poi).near
    return near * (pow(1 + meters / near, 1 - bonus) - 1)
  }

  /// What the importance of a place counts for.
  func importance(_ importance: Double, of place: Int, at location: GeoPoint) -> Double {
    importance + (1 - importance) * bonus(of: place, at: location)
  }

  private func bonus(of place: Int, at location: GeoPoint) -> Double {
    if profile.layers.isEmpty { return 0 }
    return profile.layers[reader.layer(of: place).layer.name]?.bonus(atMeters: center?.distanceMeters(to: location)) ?? 0
  }
}
