// SPDX-License-Identifier: Apache-2.0

extension TagTables {
  /// Settlements and their parts, islands and squares; boundaries take their types from their level.
  static let settlements = """
    place=city,town,village,hamlet,municipality,isolated_dwelling | locality
    place=borough,suburb,quarter | sublocality
    place=neighbourhood,city_block,allotments | neighborhood
    place=country | country
    place=state,province | administrative_area_level_1
    place=county,district | administrative_area_level_2
    place=region | colloquial_area
    place=continent | continent
    place=island,islet | island
    place=archipelago | archipelago
    place=square | plaza
    place=locality | natural_feature
    boundary=postal_code | postal_code
    boundary=national_park | national_park
    boundary=protected_area protect_class=2 | national_park
    boundary=protected_area | nature_preserve
    boundary=school | school_district
    """
}
