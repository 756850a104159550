// SPDX-License-Identifier: Apache-2.0
import Foundation
package import GazetteerEngine
package import GazetteerIndex
package import GazetteerPlaces

/// A place where a person may be.
package struct LikelyPlace: Sendable {
  package var place: PlaceFacts
  /// 0…1; the likelihoods of one answer add up to less than 1, because the person may be at none of the places.
  package var likelihood: Double
}

/// A request for the places where a person at a position may be.
package struct CurrentPlaceQuery: Scoped, Sendable {
  /// The measured position.
  package var position: GeoPoint
  /// The likely error of the position in metres; limited to 25…1,000.
  package var accuracyMeters = 50.0
  /// Its limit is 1…50.
  package var scope = Scope(limit: 20)
  /// The requested parts of each place that need searches.
  package var surroundings: Surroundings = []

  /// A request with the default options.
  package init(position: GeoPoint) { self.position = position }
}

extension IndexSession {
  /// The places where a person may be, the likeliest first; equal ones by distance, then in the order of the index.
  ///
  /// For the 50 nearest points of interest within four times the accuracy *a*, at distance *d* and of importance *i*,
  ///
  ///     weight = exp(−½ (d / a)²) × (½ + ½ i)
  ///     likelihood = weight / (¼ + sum of all weights)
  ///
  /// The quarter is the weight of being at no place of the index: near a single museum a person may also just pass by.
  ///
  /// - Throws: the errors of `answer(_:patience:)` for autocomplete requests; also when the deadline left out places, because every likelihood
  ///   depends on all of them.
  package func currentPlace(_ query: CurrentPlaceQuery, patience: Patience = Patience()) throws -> [LikelyPlace] {
    let accuracy = min(max(query.accuracyMeters.isFinite ? query.accuracyMeters : 1000, 25), 1000)
    var request = NearestRequest(point: query.position, maxMeters: 4 * accuracy, scope: query.scope)
    request.limit = 50
    request.families = [.poi]
    request.excludedPrimaryTypes = ReverseGeocoding.addressTypes
    request.details = DetailFilter.strict
    return try interruptible(patience) {
      let result = try engine.nearest(request)
      if !result.isComplete { throw Patience.DeadlineExceeded() }
      let near = result.places
      let weights = try near.map { place in
        let importance = Double(try engine.reader.core(of: place.place).importance) / 1000
        return exp(-0.5 * (place.meters / accuracy) * (place.meters / accuracy)) * (0.5 + 0.5 * importance)
      }
      let sum = weights.reduce(0.25, +)
      let ranked = zip(near, weights).enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
      return try ranked.prefix(max(0, query.limit)).map { place, weight in
        let record = try engine.reader.record(of: place.place)
        let facts = try facts(of: record, for: query.scope)
        return LikelyPlace(place: try adding(query.surroundings, to: facts, language: query.language), likelihood: weight / sum)
      }
    }
  }
}
