// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The facts of a source about how well known a place is.
package struct ImportanceFacts: Sendable, Equatable {
  /// An importance that the source gives itself.
  package var given: Double?
  /// Inhabitants.
  package var population: Int?
  /// How many people rated the place.
  package var ratingCount: Int?
  /// Least importance, from the rank of the place in the source ("capital").
  package var floor: Double = 0
  /// Added for a rank that sets no floor ("seat of the region").
  package var bonus: Double = 0

  /// No facts.
  package init() {}
}

/// How well known a place is, 0…1 in whole thousandths, on one scale for all sources.
///
/// 1. A given importance is used unchanged.
/// 2. Else *p* > 0 inhabitants give 0.1 + 0.9 · min(1, log₁₀(1 + *p*) ÷ log₁₀ 40,000,000): 1,000 is 0.455, 100,000 is 0.692, 10 million is 0.929.
/// 3. Else *r* ratings give 0.15 + 0.5 · min(1, log₁₀(1 + *r*) ÷ 5): 10 is 0.254, 1,000 is 0.450.
/// 4. A street of *h* houses gets 0.02 · log₁₀ *h*: 0.04 for 100.
/// 5. The bonus is added, and the greatest of the sum, the type's value (`byType`) and the floor counts.
///
/// So a village of 1,000 and a museum with 1,000 ratings have about the same importance, a capital has at least 0.72, a country at least 0.85.
package enum Importance {
  /// The importance of a place; nil for a given importance outside 0…1.
  package static func value(_ facts: ImportanceFacts, primaryType: String?, houses: Int = 0) -> Double? {
    if let given = facts.given {
      return given >= 0 && given <= 1 ? thousandths(given) : nil
    }
    var value = 0.0
    if let population = facts.population, population > 0 {
      value = ofPopulation(population)
    } else if let ratings = facts.ratingCount, ratings > 0 {
      value = 0.15 + 0.5 * min(1, log10(1 + Double(ratings)) / 5)
    }
    let base = ofType(primaryType, hasMeasure: value > 0)
    return thousandths(min(1, max(max(value, base) + ofHouses(houses) + facts.bonus, facts.floor)))
  }

  private static func ofPopulation(_ population: Int) -> Double {
    0.1 + 0.9 * min(1, log10(1 + Double(population)) / log10(40_000_000))
  }

  private static func ofHouses(_ count: Int) -> Double { count > 1 ? 0.02 * log10(Double(count)) : 0 }

  /// The nearest thousandth.
  package static func thousandths(_ value: Double) -> Double {
    (value * 1000).rounded() / 1000
  }

  /// The importance of a type by itself. A settlement of unknown size counts as a large village; one known to be smaller stays smaller.
  private static func ofType(_ type: String?, hasMeasure: Bool) -> Double {
    guard let type else { return hasMeasure ? 0 : 0.2 }
    if hasMeasure && settlements.contains(type) { return 0 }
    return byType[type] ?? 0.2
  }

  private static let settlements: Set<String> = [
    "locality", "postal_town", "neighborhood", "sublocality", "sublocality_level_1", "sublocality_level_2", "sublocality_level_3",
    "sublocality_level_4", "sublocality_level_5",
  ]

  /// Types whose importance is not 0.2, the value of other points of interest.
  package static let byType: [String: Double] = [
    "continent": 0.95,
    "country": 0.85,
    "administrative_area_level_1": 0.6,
    "administrative_area_level_2": 0.45,
    "administrative_area_level_3": 0.35,
    "administrative_area_level_4": 0.3,
    "administrative_area_level_5": 0.25,
    "administrative_area_level_6": 0.25,
    "administrative_area_level_7": 0.25,
    "archipelago": 0.45,
    "colloquial_area": 0.4,
    "locality": 0.35,
    "postal_town": 0.35,
    "sublocality": 0.3,
    "sublocality_level_1": 0.3,
    "sublocality_level_2": 0.28,
    "sublocality_level_3": 0.26,
    "sublocality_level_4": 0.25,
    "sublocality_level_5": 0.25,
    "neighborhood": 0.3,
    "postal_code": 0.25,
    "postal_code_prefix": 0.25,
    "international_airport": 0.5,
    "airport": 0.4,
    "train_station": 0.3,
    "national_park": 0.35,
    "university": 0.35,
    "amusement_park": 0.3,
    "stadium": 0.3,
    "castle": 0.3,
    "museum": 0.3,
    "art_museum": 0.3,
    "history_museum": 0.3,
    "opera_house": 0.3,
    "tourist_attraction": 0.3,
    "zoo": 0.3,
    "island": 0.3,
    "mountain_peak": 0.3,
    "lake": 0.28,
    "river": 0.28,
    "subway_station": 0.28,
    "hospital": 0.25,
    "monument": 0.25,
    "historical_landmark": 0.25,
    "cultural_landmark": 0.25,
    "shopping_mall": 0.25,
    "library": 0.25,
    "beach": 0.25,
    "ferry_terminal": 0.19,
    "light_rail_station": 0.22,
    "bus_stop": 0.1,
    "tram_stop": 0.15,
    "transit_stop": 0.12,
    "route": 0.15,
    "intersection": 0.1,
    "street_address": 0.05,
    "premise": 0.08,
    "subpremise": 0.05,
    "plus_code": 0.05,
    "parking": 0.12,
    "parking_lot": 0.12,
    "atm": 0.1,
    "public_bathroom": 0.1,
  ]
}
