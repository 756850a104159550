// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting

@testable import GazetteerEngine

extension SeededRandom {
  /// Candidates with different ids, with many equal names near each other, equal scores, and matches of every class.
  mutating func candidates(_ count: Int, signals: RankingSignals) -> [Candidate] {
    (0..<count).map { index in
      let degrees = pick([0, 0, 0.0005, 0.05, 0.3, 1, 30])
      let sites = [nil, StreetSite(town: "A", source: nil), StreetSite(town: "B", source: "x"), StreetSite(town: nil, source: "y")]
      return Candidate(
        place: index + 1, types: TypeSet(pick([nil, "country", "locality", "route", "plaza", "cafe", "museum"])), site: pick(sites),
        location: GeoPoint(latitudeE7: Int32(degrees * 1e7), longitudeE7: 0),
        area: AdministrativeArea(country: 1, number: pick([0, 0, 1, 2])), nameKey: UInt64(pick(0..<max(1, count / 3))),
        match: TextMatch(pick(MatchClass.allCases), wholeNameLetters: pick([0, 0, 5])),
        importance: pick([0, 200, 200, 599, 600, 700, 950]), signals: signals)
    }.shuffled(using: &self)
  }

  /// A bias around 0° N 0° E, or none.
  mutating func signals() -> RankingSignals {
    var request = SearchRequest(text: "")
    if chance(0.5) { request.bias = .circle(center: GeoPoint(latitudeE7: 0, longitudeE7: 0), radiusMeters: 1000) }
    return RankingSignals(request, profile: RankingProfile())
  }
}

typealias TypeSet = IndexOverview.TypeSet

extension IndexOverview.TypeSet {
  /// The types of a place of a primary type.
  convenience init(_ primaryType: String?) {
    self.init(
      primaryType: primaryType.flatMap(PlaceTypeTable.code(of:)), types: primaryType.map { [$0] } ?? [],
      family: PlaceFamily(primaryType: primaryType))
  }
}

extension RankingSignals {
  /// Those of a request without a bias.
  static let unbiased = RankingSignals(SearchRequest(text: ""), profile: RankingProfile())
}
