// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerLibC
package import GazetteerPlaces

/// How near a place is to what was asked for: 1 there, falling with the logarithm of the distance, 0 from far away on; never rising with distance.
///
/// A country counts as near from farther away than a café does, so each family has its own reach. A large circle or box widens every reach, because distances within
/// it say little.
package struct Nearness: Sendable {
  package let center: GeoPoint
  private let curves: [Curve]

  private struct Curve {
    var near: Double
    var inverseLogFar: Double
  }

  package init(region: Region, profile: RankingProfile) {
    center = region.center
    let scale = region.scaleMeters
    curves = PlaceFamily.allCases.map { family in
      let reach = profile.reach(of: family)
      let near = reach.near + scale
      let far = reach.far + 4 * scale
      return Curve(near: near, inverseLogFar: 1 / log(1 + far / near))
    }
  }

  /// The value at a distance in metres, 0…1.
  package func value(atMeters distance: Double, family: PlaceFamily) -> Double {
    let curve = curves[family.rawValue]
    return max(0, 1 - log(1 + distance / curve.near) * curve.inverseLogFar)
  }

  /// The distance, in metres, at which the value has fallen to this one, more than 0.
  func meters(atValue value: Double, family: PlaceFamily) -> Double {
    let curve = curves[family.rawValue]
    return curve.near * (exp((1 - value) / curve.inverseLogFar) - 1)
  }
}

/// The surroundings whose places are at hand, of each family.
struct AreaAtHand {
  let nearness: Nearness
  /// The nearness from which a place is at hand.
  let least: Double

  var center: GeoPoint { nearness.center }

  func contains(_ location: GeoPoint, _ family: PlaceFamily) -> Bool {
    nearness.value(atMeters: center.distanceMeters(to: location), family: family) >= least
  }

  /// Metres from the centre within which all of its places lie.
  func meters(of family: PlaceFamily) -> Double { nearness.meters(atValue: least, family: family) }
}
