// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// Nearness equals its formula, and falls with distance.
@Suite struct NearnessTests {
  private static let center = GeoPoint(latitudeE7: 0, longitudeE7: 0)

  private func nearness(radius: Double) -> Nearness {
    Nearness(region: .circle(center: Self.center, radiusMeters: radius), profile: RankingProfile())
  }

  @Test("it is 1 − log(1 + d / near) / log(1 + far / near), and not below 0", arguments: PlaceFamily.allCases)
  func formula(family: PlaceFamily) {
    var random = SeededRandom(seed: 3)
    let reach = RankingProfile().reach(of: family)
    for _ in 0..<200 {
      let region = Region.circle(center: Self.center, radiusMeters: random.pick([0, 1, 500, 50_000]))
      let (near, far) = (reach.near + region.scaleMeters, reach.far + 4 * region.scaleMeters)
      let distance = Double.random(in: 0...20_000_000, using: &random)
      let expected = max(0, 1 - log(1 + distance / near) / log(1 + far / near))
      let found = Nearness(region: region, profile: RankingProfile()).value(atMeters: distance, family: family)
      #expect(abs(found - expected) < 1e-12)
    }
  }

  @Test("it is 1 at the centre, 0 from far away on, and never rises with distance", arguments: PlaceFamily.allCases)
  func falls(family: PlaceFamily) {
    let near = nearness(radius: 1000)
    #expect(near.value(atMeters: 0, family: family) == 1)
    #expect(near.value(atMeters: .infinity, family: family) == 0)
    let values = (0..<60).map { near.value(atMeters: pow(1.35, Double($0)) - 1, family: family) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(values.allSatisfy { (0...1).contains($0) })
  }

  @Test("a larger circle widens the reach: what lies in it differs less")
  func widens() {
    let (small, large) = (nearness(radius: 100), nearness(radius: 50_000))
    for distance in [500.0, 5_000, 50_000] {
      #expect(large.value(atMeters: distance, family: .poi) > small.value(atMeters: distance, family: .poi))
    }
  }
}
