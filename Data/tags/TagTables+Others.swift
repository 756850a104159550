// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// What is an attraction and nothing else that people look for, whatever building it is.
  static let attractions = """
    tourism=attraction | tourist_attraction
    """

  /// The generic types of what has none of its own, and boards, which have the name of what they stand before.
  static let others = """
    man_made=tower,mast,communications_tower,chimney,water_tower,silo,storage_tank,crane,breakwater,groyne,dyke | landmark
    man_made=* | point_of_interest
    amenity=bench,drinking_water,bicycle_parking,waste_basket,hunting_stand,water_point,watering_place | point_of_interest
    amenity=* | point_of_interest
    information=* | landmark
    tourism=* | tourist_attraction
    leisure=* | point_of_interest
    aeroway=* | point_of_interest
    aerialway=* | point_of_interest
    public_transport=* | point_of_interest
    emergency=* | point_of_interest
    military=* | point_of_interest
    telecom=* | point_of_interest
    tunnel=* man_made=tunnel | point_of_interest
    junction=yes | intersection
    golf=* | sports_activity_location
    """
}
