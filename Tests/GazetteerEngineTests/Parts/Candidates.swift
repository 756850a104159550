// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex
import GazetteerNumbers
import GazetteerTesting

@testable import GazetteerEngine

extension SeededRandom {
  /// Candidates with different ids, with many equal names near each other, equal scores, and matches of every class.
  mutating func candidates(_ count: Int, nearness: Nearness?) -> [Candidate] {
    (0..<count).map { index in
      let degrees = pick([0, 0, 0.0005, 0.05, 0.3, 1, 30])
      let family = pick(PlaceFamily.allCases)
      let sites = [nil, StreetSite(town: "A", source: nil), StreetSite(town: "B", source: "x"), StreetSite(town: nil, source: "y")]
      return Candidate(
        place: index + 1, family: family, kind: pick([.any, .any, .street, .square, .business]), site: pick(sites),
        location: GeoPoint(latitudeE7: Int32(degrees * 1e7), longitudeE7: 0),
        area: AdministrativeArea(country: 1, number: pick([0, 0, 1, 2])), nameKey: UInt64(pick(0..<max(1, count / 3))),
        match: TextMatch(pick(MatchClass.allCases), wholeNameLetters: pick([0, 0, 5])),
        importance: pick([0, 200, 200, 599, 600, 700, 950]),
        nearness: nearness, profile: RankingProfile())
    }.shuffled(using: &self)
  }

  /// A bias around 0° N 0° E, or none.
  mutating func nearness() -> Nearness? {
    chance(0.5)
      ? Nearness(region: .circle(center: GeoPoint(latitudeE7: 0, longitudeE7: 0), radiusMeters: 1000), profile: RankingProfile()) : nil
  }
}
