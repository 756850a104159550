// SPDX-License-Identifier: Apache-2.0

/// What the administrative levels of a country are, by the table of `TagTables`.
struct OSMLevels: Sendable {
  /// Levels of first-level areas, second-level areas, towns and parts of towns; of several the first that a position has counts.
  let area1: [Int]
  let area2: [Int]
  let town: [Int]
  let part: [Int]

  /// The levels of a country; those of most countries for nil and for countries that the table does not list.
  static func of(_ country: String?) -> OSMLevels {
    country.flatMap { byCountry[$0] } ?? byCountry["*"] ?? OSMLevels(area1: [4], area2: [6], town: [8], part: [9, 10])
  }

  /// The place type of a boundary of this level, where no place node says it better.
  func type(of level: Int) -> String {
    if level == 2 { return "country" }
    if area1.contains(level) { return "administrative_area_level_1" }
    if town.first == level { return "locality" }
    if area2.contains(level) { return "administrative_area_level_2" }
    if town.contains(level) { return "locality" }
    if part.contains(level) { return "sublocality" }
    switch level {
    case ...3: return "colloquial_area"
    case 4: return "administrative_area_level_1"
    case 5, 6: return "administrative_area_level_2"
    case 7: return "administrative_area_level_3"
    case 8: return "administrative_area_level_4"
    default: return "neighborhood"
    }
  }

  static let byCountry: [String: OSMLevels] = {
    var levels: [String: OSMLevels] = [:]
    for line in TagTables.administrativeLevels.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
      guard cells.count == 5 else { continue }
      let numbers = cells.dropFirst().map { $0.compactMap { Int($0) } }
      for country in cells[0] { levels[country] = OSMLevels(area1: numbers[0], area2: numbers[1], town: numbers[2], part: numbers[3]) }
    }
    return levels
  }()
}
