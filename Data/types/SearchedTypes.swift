// SPDX-License-Identifier: Apache-2.0

/// The order in which categories are proposed while their word is not yet typed in full.
package enum SearchedTypes {
  /// Types that people look for most, most first: this package's judgement, the same for all languages.
  package static let all: [String] = [
    "restaurant", "hotel", "cafe", "supermarket", "pharmacy", "gas_station", "parking", "atm", "bank", "hospital", "bar", "bakery",
    "pizza_restaurant", "coffee_shop", "museum", "park", "shopping_mall", "train_station", "airport", "beach", "gym", "doctor", "dentist",
    "post_office", "electric_vehicle_charging_station", "fast_food_restaurant", "movie_theater", "school", "library", "police",
    "grocery_store", "convenience_store", "clothing_store", "tourist_attraction", "zoo", "swimming_pool", "playground", "hair_salon",
    "barber_shop", "car_repair", "car_wash", "car_rental", "bus_stop", "bus_station", "subway_station", "taxi_stand", "hostel",
    "campground",
    "night_club", "pub", "church", "mosque", "sushi_restaurant", "chinese_restaurant", "italian_restaurant", "indian_restaurant",
    "hamburger_restaurant", "ice_cream_shop", "book_store", "electronics_store", "furniture_store", "hardware_store", "shoe_store",
    "public_bathroom", "spa", "veterinary_care", "university", "stadium", "art_gallery", "performing_arts_theater", "laundry", "florist",
    "butcher_shop", "drugstore", "department_store", "market", "castle", "embassy", "city_hall", "fire_station", "aquarium",
    "amusement_park", "casino", "bowling_alley", "golf_course", "guest_house", "bed_and_breakfast", "motel", "thai_restaurant",
    "japanese_restaurant", "mexican_restaurant", "vegetarian_restaurant", "vegan_restaurant", "seafood_restaurant", "steak_house",
    "breakfast_restaurant", "kebab_shop", "pet_store", "toy_store", "jewelry_store", "bicycle_store", "tourist_information_center",
    "travel_agency", "real_estate_agency", "lawyer", "car_dealer", "synagogue", "hindu_temple", "buddhist_temple", "cemetery",
  ]
}
