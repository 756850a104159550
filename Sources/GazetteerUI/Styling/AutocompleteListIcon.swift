// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// What category a row shows, as the name of an icon: the app has the pictures.
public enum AutocompleteListIcon: String, Hashable, Sendable, CaseIterable {
  /// Airports, airstrips and heliports.
  case airport
  /// Bars, pubs and night clubs.
  case bar
  /// Bus stops and stations.
  case bus
  /// Offices and firms.
  case business
  /// Cafés, tea houses and bakeries.
  case cafe
  /// Car dealers, repair and rental.
  case car
  /// Settlements and their parts.
  case city
  /// Museums, theatres, monuments and sights.
  case culture
  /// Schools, universities and libraries.
  case education
  /// Ferries and marinas.
  case ferry
  /// Restaurants and what else serves meals.
  case food
  /// Petrol and charging stations.
  case fuel
  /// Offices of the state.
  case government
  /// Hospitals, doctors and pharmacies.
  case health
  /// Dwellings.
  case home
  /// Cinemas, parks for amusement and the like.
  case leisure
  /// Hotels and camp sites.
  case lodging
  /// Banks and cash machines.
  case money
  /// Mountains, lakes, islands and the like.
  case nature
  /// Parks and gardens.
  case park
  /// Car parks.
  case parking
  /// Everything else.
  case place
  /// Countries and administrative areas.
  case region
  /// Services to people.
  case service
  /// Shops.
  case shop
  /// Sports grounds and clubs.
  case sports
  /// Streets, addresses, intersections and bridges.
  case street
  /// Stations of trains, trams and the underground.
  case train
  /// Places of worship.
  case worship

  /// The icon for a place with these types; the first type that has one decides, so the primary one should be first. Types that say nothing
  /// about a place, as `.pointOfInterest`, have none.
  ///
  /// - `[.pizzaRestaurant, .restaurant]` → `.food`; none → `.place`
  public init(types: [PlaceType]) { self = types.lazy.compactMap(Self.icon(of:)).first ?? .place }

  private static func icon(of type: PlaceType) -> AutocompleteListIcon? {
    let name = type.rawValue
    if let icon = table[name] { return icon }
    return endings.first { name.hasSuffix($0.ending) }?.icon
  }

  /// Types named after what they end with; the table goes first.
  private static let endings: [(ending: String, icon: AutocompleteListIcon)] = [
    ("_restaurant", .food), ("_store", .shop), ("_shop", .shop), ("_market", .shop), ("_school", .education), ("_museum", .culture),
    ("_park", .park), ("_hotel", .lodging), ("_inn", .lodging), ("_club", .sports), ("_service", .service), ("_agency", .service),
    ("_office", .government), ("_clinic", .health), ("_station", .train), ("_complex", .home), ("_bar", .bar), ("_salon", .service),
  ]

  private static let table: [String: AutocompleteListIcon] = {
    var table: [String: AutocompleteListIcon] = [:]
    for (icon, names) in names {
      for name in names.split(separator: " ") { table[String(name)] = icon }
    }
    return table
  }()

  private static let names: [(AutocompleteListIcon, String)] = [
    (.airport, "airport airstrip heliport international_airport aircraft_rental_service"),
    (.bar, "bar beer_garden brewery brewpub gastropub irish_pub night_club pub winery"),
    (.bus, "bus_station bus_stop transit_depot transit_stop"),
    (
      .business,
      "business_center consultant corporate_office coworking_space farm general_contractor manufacturer marketing_consultant ranch supplier "
        + "television_studio"
    ),
    (
      .cafe,
      "acai_shop bagel_shop bakery cafe cake_shop cat_cafe chocolate_shop coffee_roastery coffee_shop coffee_stand confectionery dessert_shop "
        + "dog_cafe donut_shop ice_cream_shop internet_cafe juice_shop pastry_shop tea_house"
    ),
    (
      .car,
      "bike_sharing_station car_dealer car_rental car_repair car_wash chauffeur_service park_and_ride rest_stop taxi_service taxi_stand "
        + "tire_shop toll_station transportation_service truck_dealer truck_stop"
    ),
    (
      .city,
      "administrative_area_level_3 colloquial_area locality neighborhood postal_code postal_code_prefix postal_code_suffix postal_town "
        + "sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 sublocality_level_4 sublocality_level_5 town_square"
    ),
    (
      .culture,
      "amphitheatre art_gallery art_studio auditorium castle concert_hall cultural_center cultural_landmark fountain historical_landmark "
        + "historical_place landmark monument museum observation_deck opera_house performing_arts_theater philharmonic_hall planetarium plaza "
        + "sculpture tourist_attraction"
    ),
    (.education, "academic_department educational_institution library preschool research_institute school school_district university"),
    (.ferry, "ferry_service ferry_terminal marina"),
    (
      .food,
      "bar_and_grill bistro cafeteria catering_service deli diner food food_court food_delivery hot_dog_stand kebab_shop meal_delivery "
        + "meal_takeaway noodle_shop pizza_delivery restaurant salad_shop sandwich_shop snack_bar steak_house"
    ),
    (.fuel, "ebike_charging_station electric_vehicle_charging_station gas_station"),
    (.government, "city_hall courthouse embassy fire_station neighborhood_police_station police"),
    (
      .health,
      "chiropractor dentist doctor drugstore general_hospital health hospital massage massage_spa medical_center medical_lab pharmacy "
        + "physiotherapist sauna skin_care_clinic spa tanning_studio veterinary_care wellness_center yoga_studio"
    ),
    (.home, "apartment_building mobile_home_park premise subpremise"),
    (
      .leisure,
      "adventure_sports_center amusement_center amusement_park aquarium banquet_hall bowling_alley casino childrens_camp comedy_club "
        + "community_center convention_center dance_hall event_venue ferris_wheel indoor_playground karaoke live_music_venue movie_rental "
        + "movie_theater paintball_center playground roller_coaster video_arcade visitor_center water_park wedding_venue wildlife_park zoo"
    ),
    (
      .lodging,
      "bed_and_breakfast campground camping_cabin cottage farmstay guest_house hostel hotel inn lodging motel private_guest_room rv_park"
    ),
    (.money, "accounting atm bank finance insurance_agency"),
    (
      .nature,
      "archipelago beach island lake mountain_peak natural_feature nature_preserve off_roading_area river scenic_spot wildlife_refuge woods "
        + "hiking_area"
    ),
    (.park, "barbecue_area botanical_garden garden park picnic_ground skateboard_park vineyard"),
    (.parking, "parking parking_garage parking_lot"),
    (.place, "public_bath public_bathroom stable"),
    (
      .region,
      "administrative_area_level_1 administrative_area_level_2 administrative_area_level_4 administrative_area_level_5 "
        + "administrative_area_level_6 administrative_area_level_7 continent country"
    ),
    (
      .service,
      "association_or_organization astrologer beautician cemetery electrician florist foot_care funeral_home hair_care laundry lawyer "
        + "locksmith makeup_artist moving_company non_profit_organization painter pet_boarding_service pet_care plumber post_office psychic "
        + "roofing_contractor service storage summer_camp_organizer tailor telecommunications_service_provider tourist_information_center "
        + "train_ticket_office barber_shop"
    ),
    (.shop, "chocolate_factory discount_supermarket garden_center hypermarket market shopping_mall store supermarket wholesaler"),
    (
      .sports,
      "arena athletic_field fishing_charter fishing_pier fishing_pond fitness_center go_karting_venue golf_course gym ice_skating_rink "
        + "indoor_golf_course miniature_golf_course race_course ski_resort sports_activity_location sports_coaching sports_complex "
        + "sports_school stadium swimming_pool tennis_court cycling_park"
    ),
    (.street, "bridge intersection route street_address"),
    (.train, "light_rail_station subway_station train_station tram_stop transit_station"),
    (.worship, "buddhist_temple church hindu_temple mosque place_of_worship shinto_shrine synagogue"),
  ]

  /// The name of an Apple system symbol that fits.
  public var systemSymbolName: String {
    switch self {
    case .airport: "airplane"
    case .bar: "wineglass"
    case .bus: "bus"
    case .business: "briefcase"
    case .cafe: "cup.and.saucer"
    case .car: "car"
    case .city: "building.2"
    case .culture: "theatermasks"
    case .education: "graduationcap"
    case .ferry: "ferry"
    case .food: "fork.knife"
    case .fuel: "fuelpump"
    case .government: "building.columns"
    case .health: "cross.case"
    case .home: "house"
    case .leisure: "ticket"
    case .lodging: "bed.double"
    case .money: "banknote"
    case .nature: "mountain.2"
    case .park: "tree"
    case .parking: "parkingsign"
    case .place: "mappin"
    case .region: "map"
    case .service: "person"
    case .shop: "cart"
    case .sports: "sportscourt"
    case .street: "road.lanes"
    case .train: "tram"
    case .worship: "sparkles"
    }
  }
}
