// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
package import GazetteerGeometry
package import GazetteerIndex

/// Where somebody may be.
package struct LikelyPlace: Sendable {
  package var place: PlaceFacts
  /// 0…1; those of one answer add up to less than 1, because somebody may be at none of the places.
  package var likelihood: Double
}

/// A question for the places where somebody at a position may be.
package struct CurrentPlaceQuery: Sendable {
  /// The position as far as it is known.
  package var position: GeoPoint
  /// How far off the position may well be, in metres; less than 25 counts as 25, more than 1,000 as 1,000.
  package var accuracyMeters = 50.0
  /// How many places at most, 1…50.
  package var limit = 20
  /// The language of the answer.
  package var language = LanguageTag.english
  /// ISO code, upper case, of the country that addresses leave out.
  package var regionCode: String?
  /// When to stop and answer with what there is.
  package var deadline: ContinuousClock.Instant?
  /// What is told of each place besides its own record.
  package var surroundings: Surroundings = []

  /// A question with the defaults.
  package init(position: GeoPoint) { self.position = position }
}

extension IndexSession {
  /// Places where somebody may be, the likeliest first; equal ones by distance, then in the order of the index.
  ///
  /// For the 50 nearest points of interest within four times the accuracy *a*, at distance *d* and of importance *i*,
  ///
  ///     weight = exp(−½ (d / a)²) × (½ + ½ i)
  ///     likelihood = weight / (¼ + sum of all weights)
  ///
  /// The quarter stands for being at no place of the index: beside a lonely museum somebody may also just pass by.
  ///
  /// - Throws: as `answer(_:patience:)` for autocomplete requests; also when the deadline left out places, because every likelihood depends
  ///   on all of them.
  package func currentPlace(_ query: CurrentPlaceQuery, patience: Patience = Patience()) throws -> [LikelyPlace] {
    let accuracy = min(max(query.accuracyMeters.isFinite ? query.accuracyMeters : 1000, 25), 1000)
    var request = NearestRequest(point: query.position, maxMeters: 4 * accuracy, limit: 50)
    request.criteria.families = [.poi]
    request.criteria.excludedPrimaryTypes = ReverseGeocoding.addressTypes
    request.deadline = query.deadline
    return try interruptible(patience) {
      let result = try engine.nearest(request)
      if !result.isComplete { throw Patience.DeadlineExceeded() }
      let open = Set(try places(result.places.map(\.place), passing: .strict))
      let near = result.places.filter { open.contains($0.place) }
      let weights = try near.map { place in
        let importance = Double(try engine.reader.core(of: place.place).importance) / 1000
        return exp(-0.5 * (place.meters / accuracy) * (place.meters / accuracy)) * (0.5 + 0.5 * importance)
      }
      let sum = weights.reduce(0.25, +)
      let ranked = zip(near, weights).enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
      return try ranked.prefix(max(0, query.limit)).map { place, weight in
        let record = try engine.reader.record(of: place.place)
        let facts = try facts(of: record, language: query.language, regionCode: query.regionCode)
        return LikelyPlace(place: try adding(query.surroundings, to: facts, language: query.language), likelihood: weight / sum)
      }
    }
  }
}
