// SPDX-License-Identifier: Apache-2.0

/// Every statement that answers a request. Each is prepared once a connection: preparing one costs as much as running it.
package enum Query: Int, CaseIterable {
  case placesByImportance, placesByInfix, positionsByArea, positionsByInfix, placesByWholeName
  case placeCore, placeNames, place, placeByPlaceID, placeByFormerID, formerIDsOfPlace
  case address, street, houseNumbers, viewport, detail, source, countryName
  case block, blocksInBox, blockBoxesInBox, vocabulary, countriesByTermPrefix, termsOfCountry

  package var sql: String {
    switch self {
    // Lists: what matches within a range, in the order of the table.
    case .placesByImportance: Self.matches(in: "by_importance")
    case .placesByInfix: Self.matches(in: "infix_by_importance")
    case .positionsByArea: Self.matches(in: "by_area")
    case .positionsByInfix: Self.matches(in: "infix_by_area")
    case .placesByWholeName: "SELECT place FROM whole_name WHERE key = ?1 AND place >= ?2 AND place <= ?3 ORDER BY place"

    // One place. The first has all that filters and bounds need, the second what comparing with the text needs, the third what answers need.
    case .placeCore: "SELECT entries FROM place_core WHERE id = ?1"
    case .placeNames: "SELECT name, other_names, address FROM place WHERE id = ?1"
    case .place: "SELECT name, other_names, address, place_id, source FROM place WHERE id = ?1"
    case .placeByPlaceID: "SELECT id FROM place WHERE place_id = ?1"
    case .placeByFormerID: "SELECT place FROM former_id WHERE former_id = ?1"
    case .formerIDsOfPlace: "SELECT former_id FROM former_id WHERE place = ?1 ORDER BY position"
    case .address:
      "SELECT sublocality, locality, administrative_area_2, administrative_area_1, postal_code, lent_names FROM address WHERE id = ?1"
    case .street: "SELECT street, house_number FROM place_street WHERE id = ?1"
    case .houseNumbers: "SELECT houses FROM house_number WHERE street = ?1"
    case .viewport: "SELECT south, west, north, east FROM place_viewport WHERE id = ?1"
    case .detail: "SELECT members FROM place_detail WHERE id = ?1"
    case .source: "SELECT name, license, attribution FROM source WHERE id = ?1"
    case .countryName: "SELECT name FROM country_name WHERE country = ?1 AND language = ?2"

    // Areas and words.
    case .block: "SELECT family, entries FROM block WHERE id = ?1"
    case .blocksInBox: Self.blocks("id")
    case .blockBoxesInBox: Self.blocks("id, min_latitude, max_latitude, min_longitude, max_longitude")
    case .vocabulary: "SELECT words FROM vocabulary WHERE space = ?1"
    case .countriesByTermPrefix: "SELECT DISTINCT country FROM country_term WHERE term >= ?1 AND term < ?2"
    case .termsOfCountry: "SELECT term FROM country_term WHERE country = ?1"
    }
  }

  private static func blocks(_ columns: String) -> String {
    """
    SELECT \(columns) FROM block_box
    WHERE min_latitude <= ?2 AND max_latitude >= ?1 AND min_longitude <= ?4 AND max_longitude >= ?3 AND min_family <= ?5 AND max_family >= ?5
    LIMIT ?6
    """
  }

  private static func matches(in table: String) -> String {
    "SELECT rowid FROM \(table) WHERE \(table) MATCH ?1 AND rowid >= ?2 AND rowid <= ?3 ORDER BY rowid"
  }
}
