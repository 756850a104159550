// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Buildings of which no other tag says what they are.
  static let buildings = """
    landuse=residential | housing_complex
    building=apartments | apartment_building
    building=train_station | train_station
    building=transportation | transit_station
    building=retail,shop,kiosk | store
    building=supermarket | supermarket
    building=mall | shopping_mall
    building=hospital | hospital
    building=parking | parking_garage
    building=dormitory | apartment_building
    building=residential | apartment_complex
    building=castle,palace | castle
    building=museum | museum
    building=farm,barn,farm_auxiliary,cowshed,greenhouse | farm
    building=bridge | bridge
    building=* | premise
    addr:housename=* | premise
    """
}
