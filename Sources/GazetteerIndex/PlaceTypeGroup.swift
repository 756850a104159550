// SPDX-License-Identifier: Apache-2.0

/// The groups into which Table A sorts its types, in its order. They are for people who look for a type: no request names a group.
package enum PlaceTypeGroup: String, CaseIterable, Sendable {
  case automotive, business, culture, education
  case entertainmentAndRecreation = "entertainment_and_recreation"
  case facilities, finance
  case foodAndDrink = "food_and_drink"
  case geographicalAreas = "geographical_areas"
  case government
  case healthAndWellness = "health_and_wellness"
  case housing, lodging
  case naturalFeatures = "natural_features"
  case placesOfWorship = "places_of_worship"
  case services, shopping, sports, transportation

  /// The heading of the group, as `Food and Drink`.
  package var title: String {
    rawValue.split(separator: "_").map { ["and", "of"].contains($0) ? String($0) : $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
