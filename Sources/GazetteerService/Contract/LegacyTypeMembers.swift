// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The values of legacy tables 1 and 2, with the current primary types that each one includes.
enum LegacyTypeMembers {
  /// The codes of the types that a value includes; nil for an unknown value, empty for one that no place of an index has.
  static func codes(of name: String) -> Set<Int>? { members[name] }

  /// Types of addresses.
  static let addresses = ["premise", "route", "street_address", "subpremise"]

  private static let members: [String: Set<Int>] = {
    var members: [String: Set<Int>] = [:]
    for name in (table1 + " " + table2).split(whereSeparator: \.isWhitespace).map(String.init) {
      members[name] = Set([name].compactMap(PlaceTypeTable.code(of:)))
    }
    for line in wider.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      members[words[0], default: []].formUnion(words.dropFirst().flatMap(codes(matching:)))
    }
    return members
  }()

  /// The types of a word of `wider`: `*_store` is every type with that suffix, any other word is a type.
  private static func codes(matching word: String) -> [Int] {
    guard word.hasPrefix("*") else { return [word].compactMap(PlaceTypeTable.code(of:)) }
    return PlaceTypeTable.all.indices.filter { PlaceTypeTable.all[$0].name.hasSuffix(word.dropFirst()) }
  }

  private static let table1 = """
    accounting airport amusement_park aquarium art_gallery atm bakery bank bar beauty_salon bicycle_store book_store bowling_alley bus_station
    cafe campground car_dealer car_rental car_repair car_wash casino cemetery church city_hall clothing_store convenience_store courthouse
    dentist department_store doctor drugstore electrician electronics_store embassy fire_station florist funeral_home furniture_store
    gas_station gym hair_care hardware_store hindu_temple home_goods_store hospital insurance_agency jewelry_store laundry lawyer library
    light_rail_station liquor_store local_government_office locksmith lodging meal_delivery meal_takeaway mosque movie_rental movie_theater
    moving_company museum night_club painter park parking pet_store pharmacy physiotherapist plumber police post_office primary_school
    real_estate_agency restaurant roofing_contractor rv_park school secondary_school shoe_store shopping_mall spa stadium storage store
    subway_station supermarket synagogue taxi_stand tourist_attraction train_station transit_station travel_agency university
    veterinary_care zoo
    """

  /// Without `geocode` and `establishment`, which are also in table 3.
  private static let table2 = """
    administrative_area_level_1 administrative_area_level_2 administrative_area_level_3 administrative_area_level_4
    administrative_area_level_5 administrative_area_level_6 administrative_area_level_7 archipelago colloquial_area continent country finance
    floor food general_contractor health intersection landmark locality natural_feature neighborhood place_of_worship plus_code
    point_of_interest political post_box postal_code postal_code_prefix postal_code_suffix postal_town premise room route street_address
    street_number sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 sublocality_level_4 sublocality_level_5 subpremise
    town_square
    """

  /// Values that include more than the type of their own name: the value, then the other types. Umbrellas (`UmbrellaTypes`) need no line.
  private static let wider = """
    airport international_airport
    amusement_park amusement_center water_park
    bakery bagel_shop cake_shop donut_shop pastry_shop
    bar bar_and_grill beer_garden brewpub cocktail_bar gastropub hookah_bar irish_pub lounge_bar pub sports_bar wine_bar
    beauty_salon beautician makeup_artist nail_salon skin_care_clinic tanning_studio
    cafe cat_cafe coffee_shop coffee_stand dog_cafe tea_house
    car_dealer truck_dealer
    clothing_store sportswear_store womens_clothing_store
    dentist dental_clinic
    doctor medical_clinic
    drugstore pharmacy
    gym fitness_center
    hair_care barber_shop hair_salon
    hospital general_hospital
    light_rail_station tram_stop
    local_government_office city_hall courthouse government_office
    lodging bed_and_breakfast budget_japanese_inn campground camping_cabin cottage extended_stay_hotel farmstay guest_house hostel hotel inn
    lodging japanese_inn motel private_guest_room resort_hotel rv_park
    meal_delivery food_delivery pizza_delivery
    museum art_museum history_museum
    park city_park dog_park national_park state_park
    parking parking_garage parking_lot park_and_ride
    pharmacy drugstore
    police neighborhood_police_station
    restaurant *_restaurant bar_and_grill bistro brewpub cafeteria diner gastropub kebab_shop noodle_shop pizza_delivery salad_shop steak_house
    school preschool primary_school secondary_school
    spa massage massage_spa sauna
    stadium arena
    supermarket discount_supermarket hypermarket
    tourist_attraction castle cultural_landmark historical_landmark historical_place monument observation_deck
    transit_station bus_station bus_stop ferry_terminal light_rail_station subway_station train_station tram_stop transit_stop
    travel_agency tour_agency
    """
}
