// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Offices and services of the state, and of the public.
  static let state = """
    amenity=townhall | city_hall local_government_office
    amenity=courthouse | courthouse
    amenity=police | police
    amenity=fire_station | fire_station
    amenity=post_office | post_office
    amenity=post_depot | courier_service
    amenity=embassy | embassy
    office=diplomatic diplomatic=embassy,consulate | embassy
    office=diplomatic | embassy
    diplomatic=embassy,consulate | embassy
    amenity=prison,customs,public_building,register_office,ranger_station | government_office
    amenity=toilets | public_bathroom
    amenity=shower | public_bath
    amenity=recycling,waste_transfer_station | service
    office=government government=local,municipal | local_government_office government_office
    office=government,administrative,quango,tax | government_office
    office=visa,bail_bond_agent | service
    building=government,public | government_office
    building=civic | local_government_office
    building=fire_station | fire_station
    emergency=ambulance_station,lifeguard,mountain_rescue,water_rescue | government_office
    military=base,barracks,airfield,naval_base,office,training_area | government_office
    landuse=military | government_office
    """
}
