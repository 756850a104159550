// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Sights, museums, stages, worship and amusement.
  static let culture = """
    tourism=museum museum=art | art_museum museum
    tourism=museum museum=history,local | history_museum museum
    tourism=museum | museum
    tourism=gallery | art_gallery
    tourism=artwork artwork_type=sculpture,statue,bust | sculpture
    tourism=artwork | sculpture
    tourism=viewpoint | scenic_spot observation_deck
    tourism=attraction attraction=roller_coaster | roller_coaster
    tourism=zoo zoo=wildlife_park,safari_park | wildlife_park
    tourism=zoo | zoo
    tourism=aquarium | aquarium
    tourism=theme_park | amusement_park
    tourism=information information=office,visitor_centre | tourist_information_center visitor_center
    tourism=information information=- | tourist_information_center
    historic=castle castle_type=palace,stately,manor | historical_landmark castle
    historic=castle | castle historical_landmark
    historic=fort,fortress,citywalls,city_gate,palace,manor,tower,monastery,church,chapel | historical_landmark
    historic=monument | monument
    historic=memorial memorial=statue,bust,sculpture | sculpture monument
    historic=memorial | monument
    historic=wayside_cross,wayside_shrine,boundary_stone,milestone,tomb,pillory,cannon,ship,wreck,aircraft,locomotive | historical_place
    historic=archaeological_site,ruins,battlefield,mine,railway_station,building,house,farm,mill | historical_place
    historic=aqueduct,bridge,lighthouse,windmill,optical_telegraph,district,rune_stone,creamery,technical_monument | historical_place
    historic=* | historical_place
    attraction=roller_coaster | roller_coaster
    attraction=big_wheel | ferris_wheel
    attraction=animal | tourist_attraction
    attraction=carousel,water_slide,amusement_ride | tourist_attraction
    attraction=* | tourist_attraction
    amenity=theatre theatre:genre=opera | opera_house performing_arts_theater
    amenity=theatre theatre:type=opera_house | opera_house performing_arts_theater
    amenity=theatre theatre:type=concert_hall | concert_hall performing_arts_theater
    amenity=theatre theatre:type=amphi,open_air | amphitheatre
    amenity=theatre | performing_arts_theater
    amenity=concert_hall | concert_hall
    amenity=arts_centre | cultural_center
    amenity=music_venue | live_music_venue
    amenity=cinema | movie_theater
    amenity=planetarium | planetarium
    amenity=casino,gambling | casino
    amenity=nightclub,stripclub,swingerclub | night_club
    amenity=dancing_school | dance_hall
    amenity=karaoke_box | karaoke
    amenity=events_venue,exhibition_centre | event_venue
    amenity=conference_centre | convention_center
    amenity=studio studio=television,video,film | television_studio
    amenity=studio | art_studio
    amenity=fountain | fountain
    amenity=clock,bell | landmark
    amenity=community_centre | community_center
    amenity=social_centre | community_center
    amenity=internet_cafe | internet_cafe
    amenity=hackerspace,coworking_space | coworking_space
    amenity=place_of_worship religion=christian | church place_of_worship
    amenity=place_of_worship religion=muslim | mosque place_of_worship
    amenity=place_of_worship religion=jewish | synagogue place_of_worship
    amenity=place_of_worship religion=hindu | hindu_temple place_of_worship
    amenity=place_of_worship religion=buddhist | buddhist_temple place_of_worship
    amenity=place_of_worship religion=shinto | shinto_shrine place_of_worship
    amenity=place_of_worship | place_of_worship
    amenity=monastery | place_of_worship
    building=church,cathedral,chapel | church place_of_worship
    building=mosque | mosque place_of_worship
    building=synagogue | synagogue place_of_worship
    building=shrine | shinto_shrine place_of_worship
    building=temple,monastery,religious | place_of_worship
    amenity=grave_yard,crematorium,mortuary | cemetery
    landuse=cemetery | cemetery
    leisure=amusement_arcade | video_arcade
    leisure=adult_gaming_centre | amusement_center
    leisure=bandstand | landmark
    leisure=dance | dance_hall
    leisure=escape_game | amusement_center
    man_made=tower tower:type=observation | observation_deck
    man_made=observatory | observation_deck
    man_made=lighthouse,windmill,watermill,obelisk,cross | cultural_landmark
    """
}
