// SPDX-License-Identifier: Apache-2.0

/// Types that include many others: a place of a finer type has them as well, whether its source says so or not.
///
/// Requests may ask for them (`establishment`, `geocode`, `food`), though hardly any place has one of them as its primary type.
package struct UmbrellaTypes: OptionSet, Hashable, Sendable {
  /// A bit for each row.
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The umbrella with this name; nil when the name is not an umbrella.
  package init?(named name: String) {
    guard let row = Self.rows.firstIndex(where: { $0.name == name }) else { return nil }
    self.init(row: row)
  }

  /// The umbrellas over a place: those that its source gives, those over any of its types, and `geocode` when it is an address or an area, else
  /// `point_of_interest` and `establishment`. Its primary type decides that, else its first type; a place without types is no area.
  package init(primaryType: String?, types: [String]) {
    self = primaryType.map(Self.over) ?? []
    for type in types { formUnion(Self.over(type)) }
    let code = (primaryType ?? types.first).flatMap(PlaceTypeTable.code(of:))
    formUnion(code.map(Self.geocodeRow.members.contains) ?? false ? Self.geocode : Self.ofOthers)
  }

  /// Their names, in the order in which answers list them.
  package var names: [String] { rowNumbers.map { Self.rows[$0].name } }

  /// The numbers of their rows.
  var rowNumbers: [Int] { Self.rows.indices.filter { contains(Self(row: $0)) } }

  /// Addresses and areas, as opposed to businesses and sights.
  package static let geocode = UmbrellaTypes(row: subjectRows.count)

  /// Every umbrella with the codes of the types under it.
  package static let rows: [(name: String, members: Set<Int>)] = {
    let others = Set(PlaceTypeTable.all.indices).subtracting(geocodeRow.members)
    return subjectRows + [geocodeRow, ("point_of_interest", others), ("establishment", others)]
  }()

  private init(row: Int) { self.init(rawValue: 1 << UInt32(row)) }

  /// The umbrellas of every place that is not `geocode`.
  private static let ofOthers: UmbrellaTypes = [UmbrellaTypes(row: subjectRows.count + 1), UmbrellaTypes(row: subjectRows.count + 2)]

  /// Their names. As all such places have them, they do not distinguish places.
  package static let namesOfOthers = Set(ofOthers.names)

  /// The umbrellas over a type: itself if it is one, and those of its subjects.
  private static func over(_ type: String) -> UmbrellaTypes { PlaceTypeTable.code(of: type).map { overByCode[$0] } ?? [] }

  private static let overByCode: [UmbrellaTypes] = PlaceTypeTable.all.indices.map { code in
    subjectRows.indices.filter { subjectRows[$0].members.contains(code) }
      .reduce(UmbrellaTypes(named: PlaceTypeTable.name(of: code)) ?? []) { $0.union(UmbrellaTypes(row: $1)) }
  }

  private static let subjectRows = subjects.split(separator: "\n").map(row)

  private static let geocodeRow: (name: String, members: Set<Int>) = {
    let areas = PlaceTypeTable.all.indices.filter { PlaceTypeTable.all[$0].family != .poi }
    let (name, members) = row(addresses[...])
    return (name, members.union(areas))
  }()

  /// Reads an umbrella and its members from a line: `*_store` is every type with that suffix, any other word is a type.
  private static func row(_ line: Substring) -> (name: String, members: Set<Int>) {
    let words = line.split { $0 == " " || $0 == "\n" }.map(String.init)
    return (words[0], Set(words.dropFirst().flatMap(codes)))
  }

  private static func codes(matching word: String) -> [Int] {
    guard word.hasPrefix("*") else { return [word].compactMap(PlaceTypeTable.code(of:)) }
    return PlaceTypeTable.all.indices.filter { PlaceTypeTable.all[$0].name.hasSuffix(word.dropFirst()) }
  }

  /// One row an umbrella: its name, then the types under it.
  private static let subjects = """
    food *_restaurant *_shop *_cafe asian_grocery_store bakery bar bar_and_grill beer_garden bistro brewery brewpub cafe cafeteria candy_store \
    chocolate_factory cocktail_bar coffee_roastery coffee_stand confectionery convenience_store deli diner discount_supermarket farmers_market \
    food_court food_delivery food_store gastropub grocery_store health_food_store hot_dog_stand hypermarket irish_pub lounge_bar meal_delivery \
    meal_takeaway pizza_delivery pub restaurant snack_bar sports_bar steak_house supermarket tea_house tea_store wine_bar winery
    health chiropractor dental_clinic dentist doctor drugstore general_hospital hospital massage massage_spa medical_center medical_clinic \
    medical_lab pharmacy physiotherapist sauna skin_care_clinic spa wellness_center yoga_studio
    finance accounting atm bank
    general_contractor electrician painter plumber roofing_contractor
    store *_store *_market bakery butcher_shop cake_shop car_dealer chocolate_shop confectionery discount_supermarket drugstore florist \
    garden_center gift_shop hypermarket market pastry_shop pharmacy shopping_mall supermarket tire_shop truck_dealer wholesaler
    landmark castle cultural_landmark historical_landmark monument
    natural_feature beach island lake mountain_peak river woods
    place_of_worship buddhist_temple church hindu_temple mosque shinto_shrine synagogue
    sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 sublocality_level_4 sublocality_level_5
    postal_code postal_code_prefix postal_code_suffix
    political administrative_area_level_1 administrative_area_level_2 administrative_area_level_3 administrative_area_level_4 \
    administrative_area_level_5 administrative_area_level_6 administrative_area_level_7 colloquial_area continent country locality neighborhood \
    sublocality sublocality_level_1 sublocality_level_2 sublocality_level_3 sublocality_level_4 sublocality_level_5
    """

  /// The types under `geocode` in addition to areas. Every other type has `point_of_interest` and `establishment`.
  private static let addresses = "geocode geocode intersection plus_code premise route school_district street_address subpremise"
}
