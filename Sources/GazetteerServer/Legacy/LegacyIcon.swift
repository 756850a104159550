// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// The icon of a place, as the older contract names it. The URLs lead to the contract's own icons, which this server does not have.
///
/// Source: https://developers.google.com/maps/documentation/places/web-service/icons
struct LegacyIcon {
  /// URL of the coloured icon.
  let address: String
  /// URL of the monochrome icon, without the file extension.
  let maskBase: String
  /// The background colour of the monochrome icon, as `#FF9E67`.
  let background: String

  /// - Parameter types: the types of the place; the first that has an icon decides.
  init(types: [String]) {
    let row = types.lazy.compactMap { Self.rows[$0] }.first ?? (types.contains("establishment") ? Self.business : Self.area)
    address = "\(Self.folder)/v1/png_71/\(row.coloured)-71.png"
    maskBase = "\(Self.folder)/v2/\(row.mask)_pinlet"
    background = row.background
  }

  private static let folder = "https://maps.gstatic.com/mapfiles/place_api/icons"

  private typealias Row = (background: String, mask: String, coloured: String)

  private static let business: Row = ("#7B9EB0", "generic", "generic_business")
  private static let area: Row = ("#7B9EB0", "generic", "geocode")

  private static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for type in words.dropFirst(3) { rows[type] = (words[0], words[1], words[2]) }
    }
    return rows
  }()

  /// One line an icon: background colour, name of the monochrome icon, name of the coloured icon, and the types that have it.
  private static let table = """
    #FF9E67 bar bar bar night_club pub wine_bar cocktail_bar sports_bar beer_garden brewpub irish_pub lounge_bar
    #FF9E67 cafe cafe cafe coffee_shop coffee_stand tea_house cat_cafe dog_cafe
    #FF9E67 restaurant restaurant restaurant bakery food meal_takeaway meal_delivery pizza_delivery
    #4B96F3 shopping shopping book_store clothing_store electronics_store jewelry_store shoe_store shopping_mall department_store store market
    #4B96F3 convenience shopping convenience_store
    #4B96F3 shoppingcart shopping grocery_store supermarket discount_supermarket hypermarket food_store
    #4B96F3 pharmacy shopping pharmacy drugstore
    #909CE1 atm bank atm
    #909CE1 bank-intl bank bank
    #909CE1 gas gas_station gas_station
    #909CE1 hotel lodging lodging hotel hostel motel inn bed_and_breakfast guest_house resort_hotel
    #909CE1 postoffice generic_business post_office
    #13B5C7 dolphin generic_business aquarium tourist_attraction
    #13B5C7 golf generic_business golf_course
    #13B5C7 historic generic_business historical_landmark historical_place castle cultural_landmark
    #13B5C7 movie movies movie_theater
    #13B5C7 museum museum museum art_museum history_museum art_gallery
    #13B5C7 theater generic_business performing_arts_theater opera_house concert_hall
    #10BDFF airport airport airport international_airport airstrip heliport
    #10BDFF bus_share_taxi bus bus_station bus_stop taxi_stand
    #10BDFF train_rail_1 generic_business train_station subway_station light_rail_station tram_stop transit_station
    #7B9EB0 cemetery cemetery_grave cemetery
    #7B9EB0 civic-bldg civic_building city_hall courthouse embassy local_government_office government_office fire_station
    #7B9EB0 library library library
    #7B9EB0 monument generic_business monument
    #7B9EB0 parking parking parking parking_lot parking_garage park_and_ride
    #7B9EB0 school school school preschool primary_school secondary_school university
    #7B9EB0 worship_buddhist worship_general buddhist_temple
    #7B9EB0 worship_christian worship_general church
    #7B9EB0 worship_hindu worship_general hindu_temple
    #7B9EB0 worship_islam worship_islam mosque
    #7B9EB0 worship_jewish worship_general synagogue
    #4DB546 boating generic_business marina
    #4DB546 camping camping campground rv_park
    #4DB546 tree park park city_park national_park state_park garden botanical_garden dog_park
    #4DB546 stadium stadium stadium arena
    #4DB546 paw generic_business zoo wildlife_park
    #F88181 hospital-H hospital hospital general_hospital
    #F88181 police generic_business police neighborhood_police_station
    """
}
