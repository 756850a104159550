// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Where people move, and where others watch them.
  static let sports = """
    leisure=stadium | stadium
    leisure=sports_centre sport=swimming | swimming_pool sports_complex
    leisure=sports_centre sport=climbing | adventure_sports_center
    leisure=sports_centre sport=yoga | yoga_studio
    leisure=sports_centre sport=ice_skating,ice_hockey | ice_skating_rink
    leisure=sports_centre sport=tennis | tennis_court
    leisure=sports_centre sport=bowls,10pin,9pin | bowling_alley
    leisure=sports_centre sport=karting | go_karting_venue
    leisure=sports_centre sport=fitness | gym
    leisure=sports_centre,sports_hall | sports_complex
    leisure=fitness_centre sport=yoga,pilates | yoga_studio
    leisure=fitness_centre | gym fitness_center
    leisure=fitness_station | sports_activity_location
    leisure=swimming_pool,swimming_area | swimming_pool
    leisure=water_park | water_park
    leisure=golf_course | golf_course
    leisure=miniature_golf | miniature_golf_course
    leisure=driving_range | golf_course
    leisure=ice_rink | ice_skating_rink
    leisure=bowling_alley | bowling_alley
    leisure=horse_riding | stable
    leisure=paintball | paintball_center
    leisure=trampoline_park,indoor_play | indoor_playground
    leisure=pitch sport=tennis | tennis_court
    leisure=pitch sport=skateboard | skateboard_park
    leisure=pitch sport=bmx,cycling | cycling_park
    leisure=pitch | athletic_field
    leisure=track sport=horse_racing,motor,karting,greyhound_racing | race_course
    leisure=track | athletic_field
    leisure=summer_camp | childrens_camp
    leisure=disc_golf_course,fishing,slipway,high_ropes_course | sports_activity_location
    leisure=arena | arena
    amenity=gym | gym
    amenity=dojo | sports_school
    amenity=ski_school,surf_school,sailing_school,dive_centre | sports_school
    amenity=ski_rental | sporting_goods_store
    landuse=winter_sports | ski_resort
    piste:type=* | ski_resort
    club=sport | sports_club
    sport=swimming | swimming_pool
    sport=climbing,paragliding,rafting,scuba_diving,free_flying | adventure_sports_center
    sport=karting | go_karting_venue
    sport=golf | golf_course
    sport=tennis | tennis_court
    sport=skiing | ski_resort
    sport=* | sports_activity_location
    building=stadium,grandstand | stadium
    building=sports_hall,sports_centre | sports_complex
    building=riding_hall,stable | stable
    man_made=fishing_pier | fishing_pier
    """
}
