// SPDX-License-Identifier: Apache-2.0

/// What to show for a type of which there is no place: types that are nearly as good for who looks for it.
///
/// A row is a type, and the types that stand in for it together: this package's judgement. What is only of the same trade is no stand-in: who looks for
/// an ATM is not helped by every bank.
package enum CoarserTypes {
  package static let rows: StaticString = """
    subway_station | light_rail_station train_station transit_station
    light_rail_station | tram_stop subway_station train_station transit_station
    tram_stop | light_rail_station transit_stop transit_station
    train_station | light_rail_station subway_station transit_station
    bus_station | transit_station bus_stop
    bus_stop | bus_station transit_stop transit_station
    ferry_terminal | ferry_service transit_station
    international_airport | airport
    gym | fitness_center sports_complex sports_club
    fitness_center | gym sports_complex sports_club
    spa | massage_spa wellness_center sauna
    massage_spa | massage spa wellness_center
    zoo | wildlife_park
    aquarium | zoo
    pub | irish_pub gastropub bar
    bar | pub cocktail_bar wine_bar lounge_bar
    cocktail_bar | bar
    wine_bar | bar
    coffee_shop | cafe
    tea_house | cafe
    sushi_restaurant | japanese_restaurant
    ramen_restaurant | japanese_restaurant noodle_shop
    pizza_restaurant | italian_restaurant pizza_delivery
    hamburger_restaurant | fast_food_restaurant american_restaurant
    steak_house | barbecue_restaurant american_restaurant
    dim_sum_restaurant | chinese_restaurant
    kebab_shop | shawarma_restaurant turkish_restaurant
    drugstore | pharmacy
    pharmacy | drugstore
    grocery_store | supermarket convenience_store
    supermarket | grocery_store convenience_store
    hostel | guest_house motel hotel
    motel | hotel guest_house
    bed_and_breakfast | guest_house hotel
    guest_house | bed_and_breakfast hotel
    general_hospital | hospital
    medical_clinic | medical_center doctor hospital
    dental_clinic | dentist
    primary_school | school
    secondary_school | school
    preschool | child_care_agency
    parking_lot | parking parking_garage
    parking_garage | parking parking_lot
    public_bath | swimming_pool sauna
    city_park | park
    national_park | park state_park
    """
}
