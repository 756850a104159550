// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Everything that people travel with, by and from.
  static let transport = """
    railway=station station=subway | subway_station
    railway=station subway=yes | subway_station
    railway=station station=light_rail,monorail,funicular | light_rail_station
    railway=station light_rail=yes | light_rail_station
    railway=station,halt | train_station
    railway=tram_stop | tram_stop
    railway=subway_entrance,train_station_entrance | transit_station
    railway=stop | transit_stop
    aeroway=aerodrome aerodrome:type=international | international_airport
    aeroway=aerodrome aerodrome=international | international_airport
    aeroway=aerodrome aerodrome:type=airfield,airstrip | airstrip
    aeroway=aerodrome aerodrome=airfield,airstrip,private | airstrip
    aeroway=aerodrome | airport
    aeroway=heliport,helipad | heliport
    aeroway=airstrip | airstrip
    aeroway=terminal | airport
    aeroway=gate | transit_stop
    aerialway=station | transit_station
    aerialway=chair_lift,mixed_lift,drag_lift,t-bar,j-bar,platter,rope_tow,magic_carpet | transit_station ski_resort
    aerialway=gondola,cable_car | transit_station
    amenity=bus_station | bus_station
    amenity=ferry_terminal | ferry_terminal
    amenity=taxi | taxi_stand
    amenity=bicycle_rental | bike_sharing_station
    amenity=boat_rental,kick-scooter_rental,motorcycle_rental,scooter_rental | transportation_service
    amenity=car_rental,car_sharing | car_rental
    amenity=car_wash | car_wash
    amenity=fuel | gas_station
    amenity=charging_station bicycle=yes motorcar=no | ebike_charging_station
    amenity=charging_station | electric_vehicle_charging_station
    amenity=parking parking=multi-storey,underground | parking_garage
    amenity=parking park_ride=* | park_and_ride
    amenity=parking parking=surface | parking_lot
    amenity=parking,parking_entrance,motorcycle_parking | parking
    amenity=ticket_validator,vehicle_inspection,driver_training | service
    highway=bus_stop | bus_stop
    highway=services | rest_stop
    highway=rest_area | rest_stop
    highway=toll_gantry | toll_station
    barrier=toll_booth | toll_station
    highway=motorway_junction | intersection
    highway=pedestrian area=yes | plaza
    public_transport=station train=yes | train_station
    public_transport=station subway=yes | subway_station
    public_transport=station light_rail=yes | light_rail_station
    public_transport=station bus=yes | bus_station
    public_transport=station ferry=yes | ferry_terminal
    public_transport=station | transit_station
    public_transport=stop_position,platform tram=yes | tram_stop
    public_transport=stop_position,platform bus=yes | bus_stop
    public_transport=stop_position,platform ferry=yes | ferry_terminal
    public_transport=platform,stop_position,stop_area | transit_stop
    man_made=bridge | bridge
    man_made=pier | landmark
    landuse=railway | transit_depot
    industrial=depot | transit_depot
    shop=car | car_dealer
    shop=truck | truck_dealer
    shop=car_repair,motorcycle_repair,truck_repair | car_repair
    shop=car_parts,motorcycle_parts | auto_parts_store
    shop=tyres | tire_shop
    shop=motorcycle,caravan,trailer,boat,atv,snowmobile | store
    shop=ticket | store
    leisure=marina | marina
    """
}
