// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Where people stay overnight.
  static let lodging = """
    tourism=hotel hotel=resort | resort_hotel lodging
    tourism=hotel resort=* | resort_hotel lodging
    leisure=resort | resort_hotel lodging
    tourism=hotel | hotel lodging
    tourism=motel | motel lodging
    tourism=hostel | hostel lodging
    tourism=guest_house guest_house=bed_and_breakfast | bed_and_breakfast lodging
    tourism=bed_and_breakfast | bed_and_breakfast lodging
    tourism=guest_house | guest_house lodging
    tourism=chalet | cottage lodging
    tourism=apartment,holiday_apartment | lodging
    tourism=alpine_hut,wilderness_hut | camping_cabin lodging
    tourism=camp_site,camp_pitch | campground
    tourism=caravan_site | rv_park
    building=hotel | hotel lodging
    amenity=ryokan | japanese_inn lodging
    amenity=love_hotel | hotel lodging
    amenity=shelter | landmark
    """
}
