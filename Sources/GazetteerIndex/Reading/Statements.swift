// SPDX-License-Identifier: Apache-2.0

/// Every statement that answers a request. Each is prepared once a connection: preparing one costs as much as running it.
package enum Statements {
  /// Places whose terms match, most important first, within a range of ids.
  static let placesByImportance = "SELECT rowid FROM by_importance WHERE by_importance MATCH ?1 AND rowid > ?2 AND rowid <= ?3 ORDER BY rowid"
  /// Geographic positions whose terms match, within a range of positions.
  static let positionsByArea = "SELECT rowid FROM by_area WHERE by_area MATCH ?1 AND rowid >= ?2 AND rowid <= ?3 ORDER BY rowid"
  /// Places whose main names hold the trigrams, most important first, within a range of ids.
  static let placesByInfix = "SELECT rowid FROM infix WHERE infix MATCH ?1 AND rowid > ?2 AND rowid <= ?3 ORDER BY rowid"
  /// Places whose whole main name has this key, most important first.
  static let placesByWholeName = "SELECT place FROM whole_name WHERE key = ?1 AND place > ?2 AND place <= ?3 ORDER BY place"
  /// What scoring needs of a place.
  static let placeCore = "SELECT name, latitude, longitude, importance, type_set, country, flags FROM place WHERE id = ?1"
  /// What a suggestion needs besides.
  static let placeRest = "SELECT place_id, address, source FROM place WHERE id = ?1"
  static let placeByPlaceID = "SELECT id FROM place WHERE place_id = ?1"
  static let placeByFormerID = "SELECT place FROM former_id WHERE former_id = ?1"
  static let formerIDsOfPlace = "SELECT former_id FROM former_id WHERE place = ?1 ORDER BY position"
  static let namesOfPlace = "SELECT kind, language, name FROM place_name WHERE place = ?1 ORDER BY position"
  static let address = "SELECT sublocality, locality, administrative_area_2, administrative_area_1, postal_code FROM address WHERE id = ?1"
  static let street = "SELECT street, house_number FROM place_street WHERE id = ?1"
  static let viewport = "SELECT south, west, north, east FROM place_viewport WHERE id = ?1"
  static let detail = "SELECT members FROM place_detail WHERE id = ?1"
  static let source = "SELECT name, license, attribution FROM source WHERE id = ?1"
  static let countryName = "SELECT name FROM country_name WHERE country = ?1 AND language = ?2"
  static let run = "SELECT entries FROM run WHERE id = ?1"
  /// Runs of a family that may hold places of a box.
  static let runsInBox = """
    SELECT id FROM run_box
    WHERE min_latitude <= ?2 AND max_latitude >= ?1 AND min_longitude <= ?4 AND max_longitude >= ?3 AND min_family <= ?5 AND max_family >= ?5
    """
  /// Words with a beginning: from it to just before the next beginning of its length, the commonest first.
  static let termsWithPrefix = "SELECT term FROM term WHERE term >= ?1 AND term < ?2 LIMIT ?3"
  static let countriesByTermPrefix = "SELECT DISTINCT country FROM country_term WHERE term >= ?1 AND term < ?2"

  /// All of them, so that a test can look at every query plan.
  package static let all = [
    placesByImportance, positionsByArea, placesByInfix, placesByWholeName, placeCore, placeRest, placeByPlaceID, placeByFormerID, namesOfPlace,
    address, street, viewport, detail, source, countryName, run, runsInBox, termsWithPrefix, countriesByTermPrefix,
  ]
}
