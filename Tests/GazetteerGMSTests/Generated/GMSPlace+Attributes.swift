// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.
import GazetteerGMS

/// The attributes of a place in the older kit, by their names in answers.
var attributes: [(name: String, member: KeyPath<GMSPlace, GMSBooleanPlaceAttribute>)] {
  [
    ("takeout", \.takeout),
    ("delivery", \.delivery),
    ("dineIn", \.dineIn),
    ("curbsidePickup", \.curbsidePickup),
    ("reservable", \.reservable),
    ("servesBreakfast", \.servesBreakfast),
    ("servesLunch", \.servesLunch),
    ("servesDinner", \.servesDinner),
    ("servesBeer", \.servesBeer),
    ("servesWine", \.servesWine),
    ("servesBrunch", \.servesBrunch),
    ("servesVegetarianFood", \.servesVegetarianFood),
    ("outdoorSeating", \.outdoorSeating),
    ("liveMusic", \.liveMusic),
    ("menuForChildren", \.menuForChildren),
    ("servesCocktails", \.servesCocktails),
    ("servesDessert", \.servesDessert),
    ("servesCoffee", \.servesCoffee),
    ("goodForChildren", \.goodForChildren),
    ("allowsDogs", \.allowsDogs),
    ("restroom", \.restroom),
    ("goodForGroups", \.goodForGroups),
    ("goodForWatchingSports", \.goodForWatchingSports),
  ]
}
