// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The words of a text that name a category of points of interest, in any language: `hotel ritz`, `metro odéon`, `waterloo station`; and words for a
/// street before its name, as `rue Robson` for Robson Street.
///
/// They count as words of the address of every place whose primary type is of the category: few names have the word for what the place is.
struct CategoryWords: Sendable {
  /// For each term the codes of the types that it names.
  private let types: [Set<Int>]

  /// Nil when no term names a category, or there is only one: it would have to be in a name.
  init?(_ text: QueryText) {
    if text.terms.count < 2 { return nil }
    types = text.terms.map { Self.types(namedBy: text.key[$0]) }
    if types.allSatisfy(\.isEmpty) { return nil }
  }

  /// The types that a term names, ascending.
  func types(at index: Int) -> [Int] { types[index].sorted() }

  /// Which terms name the type of a place.
  func found(_ type: Int) -> [Bool] { types.map { $0.contains(type) } }

  /// Shorter words of the Latin script are words of many languages: `bar`, `the`.
  private static let leastLetters = 4

  /// - Parameter word: A whole word: the prefix of one names nothing yet.
  private static func types(namedBy word: ArraySlice<UInt8>) -> Set<Int> {
    if StreetWords.contains(word) { return street }
    if word.count < leastLetters, word.allSatisfy({ $0 < 0x80 }) { return [] }
    var names = TypeNames.types(namedBy: word)
    // A word for railway stations means those of the other railways, and of buses, too.
    if names.contains("train_station") { names.formUnion(stations) }
    return Set(names.filter { PlaceFamily(primaryType: $0) == .poi }.compactMap(PlaceTypeTable.code(of:)))
  }

  private static let street = Set(["route"].compactMap(PlaceTypeTable.code(of:)))
  private static let stations = ["subway_station", "light_rail_station", "bus_station", "transit_station", "ferry_terminal"]
}
