// SPDX-License-Identifier: Apache-2.0

/// What a place is, as coarsely as a passer-by would say it. Namesakes side by side are one place only when their coarse kinds agree: a square, the
/// station of its name, the street of its name and the taxi stand are four.
package enum CoarseKind: UInt8, Sendable, CaseIterable {
  /// The type says nothing: the place may be of any kind.
  case any
  /// Something to look at, of a kind that the type does not tell.
  case attraction
  /// Settlements, their parts, administrative areas, postal codes.
  case area
  case street
  /// Squares and crossings.
  case square
  /// Where public transport stops: a train station and the bus stop before it are told apart by their names only.
  case stop
  case taxiStand
  case airport
  case parking
  /// Where bicycles are lent.
  case bikes
  /// Where cars and bicycles are charged.
  case charging
  case bridge
  /// Parks, gardens, playgrounds, woods.
  case park
  /// Mountains, islands, beaches.
  case nature
  /// Lakes and rivers.
  case water
  /// Museums, monuments, castles.
  case sight
  case worship
  case cemetery
  case school
  /// Offices and services of the state, libraries and community centres among them.
  case publicOffice
  case health
  /// Stages, cinemas, halls, stadiums, swimming pools.
  case venue
  case housing
  /// Where people stay overnight: a hotel and the restaurant of its name are two.
  case lodging
  /// Everything that sells something: shops, food, services.
  case business

  /// The coarse kind of a place with this primary type; `.any` for nil and for a value that is no type.
  package init(primaryType: String?) {
    let code = primaryType.flatMap(PlaceTypeTable.code(of:))
    self = code.map { Self.byCode[$0] } ?? .any
  }

  /// Whether places of the two kinds may be one place.
  package func mayBe(_ other: CoarseKind) -> Bool { self == other || self.includes(other) || other.includes(self) }

  private func includes(_ other: CoarseKind) -> Bool { self == .any || self == .attraction && Self.attractions.contains(other) }

  /// What an attraction may be.
  private static let attractions: Set<CoarseKind> = [
    .square, .bridge, .park, .nature, .water, .sight, .worship, .cemetery, .publicOffice, .venue,
  ]

  private static let byCode: [CoarseKind] = {
    var kinds = PlaceTypeTable.all.map { $0.family == .poi ? CoarseKind.business : .area }
    for (kind, types) in rows {
      for type in types.split(whereSeparator: \.isWhitespace) {
        if let code = PlaceTypeTable.code(of: String(type)) { kinds[code] = kind }
      }
    }
    return kinds
  }()

  /// The types of each kind; settlements and areas are `.area` by their family, what is not listed is `.business`.
  private static let rows: KeyValuePairs<CoarseKind, String> = [
    .any: "establishment geocode plus_code point_of_interest premise street_address subpremise",
    .attraction: "cultural_landmark historical_landmark historical_place landmark tourist_attraction",
    .area: "school_district",
    .street: "route",
    .square: "plaza town_square intersection",
    .stop:
      """
    bus_station bus_stop ferry_service ferry_terminal light_rail_station subway_station train_station tram_stop transit_depot transit_station
    transit_stop
    """,
    .taxiStand: "taxi_stand taxi_service",
    .airport: "airport airstrip heliport international_airport",
    .parking: "parking parking_garage parking_lot park_and_ride rest_stop truck_stop",
    .bikes: "bike_sharing_station",
    .charging: "ebike_charging_station electric_vehicle_charging_station",
    .bridge: "bridge toll_station",
    .park:
      """
    barbecue_area botanical_garden city_park cycling_park dog_park garden hiking_area national_park nature_preserve park picnic_ground
    playground skateboard_park state_park wildlife_park wildlife_refuge woods
    """,
    .nature: "beach island mountain_peak natural_feature scenic_spot",
    .water: "lake river fishing_pond",
    .sight: "art_gallery art_museum castle fountain history_museum monument museum observation_deck sculpture",
    .worship: "buddhist_temple church hindu_temple mosque place_of_worship shinto_shrine synagogue",
    .cemetery: "cemetery",
    .school: "academic_department educational_institution preschool primary_school research_institute school secondary_school university",
    .publicOffice:
      """
    city_hall community_center courthouse cultural_center embassy fire_station government_office library local_government_office
    neighborhood_police_station police post_office public_bathroom
    """,
    .health: "dental_clinic dentist doctor drugstore general_hospital health hospital medical_center medical_clinic medical_lab pharmacy",
    .venue:
      """
    amphitheatre arena athletic_field auditorium concert_hall convention_center event_venue golf_course ice_skating_rink movie_theater
    opera_house performing_arts_theater philharmonic_hall planetarium public_bath race_course sports_complex stadium swimming_pool
    tennis_court water_park zoo
    """,
    .lodging:
      """
    bed_and_breakfast budget_japanese_inn campground camping_cabin cottage extended_stay_hotel farmstay guest_house hostel hotel inn
    japanese_inn lodging mobile_home_park motel private_guest_room resort_hotel rv_park
    """,
    .housing: "apartment_building apartment_complex condominium_complex housing_complex",
  ]
}
