// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Words beside the name: towns, areas and countries, additional words, and categories.
extension CaseForm {
  /// The name, then its town or its country with a typo.
  func areaWithTypo(using random: inout SeededRandom) throws -> String? {
    let areas = [record.address.locality ?? record.address.administrativeArea1, try countryName("en")].compactMap(\.self)
    guard let area = areas.filter({ $0 != record.name }).randomElement(using: &random) else { return nil }
    return Typos.one(area, least: 5, using: &random).map { "\(record.name) \($0)" }
  }

  /// The name with an additional word.
  func wordTooMany(using random: inout SeededRandom) throws -> String? {
    let name = record.name
    let words = Set(name.lowercased().split(separator: " "))
    var texts = ["\(name) \(random.pick(Self.wordsFromNowhere))"]
    if !words.contains("the") { texts.append("the \(name)") }
    if family == .settlement, !words.contains("city") { texts.append("\(name) city") }
    if let word = categoryWord, words.isDisjoint(with: word.split(separator: " ")) { texts += ["\(word) \(name)", "\(name) \(word)"] }
    if let country = try countryName("en") { texts.append("\(name) \(country) \(country)") }
    return random.pick(texts)
  }

  /// Words that people type after names although no name has them.
  private static let wordsFromNowhere = ["tickets", "opening hours", "directions", "photos", "weather", "zzyzx"]

  /// The name, then the code of its first-level area or of its country.
  func areaCode(using random: inout SeededRandom) -> String? {
    guard let country = record.address.countryCode else { return nil }
    let area = record.address.administrativeArea1.flatMap { AreaCodes.area($0, in: country)?.code }
    return "\(record.name) \(random.pick([area, country].compactMap(\.self)))"
  }

  /// The name, then the name of its town, area or country in a language other than that of the address.
  func areaInOtherLanguage(using random: inout SeededRandom) throws -> String? {
    let country = try countryName("en")
    let countries = try Self.languages.compactMap { try countryName($0) }.filter { $0 != country }
    let own = Set(
      [record.name, record.address.locality, record.address.administrativeArea1].compactMap { $0.map { TextAnalyzer.query($0).key } })
    let areas = record.address.inheritedNames.filter { !own.contains(TextAnalyzer.query($0).key) }
    guard let names = [areas, countries].filter({ !$0.isEmpty }).randomElement(using: &random) else { return nil }
    return "\(record.name) \(random.pick(names))"
  }

  static let languages = ["de", "fr", "es", "it", "pt", "ru", "tr", "ar", "fa", "hi", "zh", "ja"]

  /// The category and the town of the place, as `museum Berlin` or `Berlin museum`; nil for towns, areas and streets.
  func categoryAndTown(using random: inout SeededRandom) -> String? {
    guard family == .poi, let word = categoryWord, let town = record.address.locality else { return nil }
    return random.chance(0.5) ? "\(word) \(town)" : "\(town) \(word)"
  }

  /// Any place that has the primary type and the town of this one.
  var anyOfCategoryInTown: ExpectedPlace {
    var fields: [ExpectedPlace.Field: String] = [:]
    (fields[.type], fields[.locality]) = (record.primaryType, record.address.locality)
    fields[.country] = record.address.countryCode
    return ExpectedPlace(fields: fields)
  }

  private var family: PlaceFamily { PlaceFamily(primaryType: record.primaryType) }

  /// The English name of the primary type in small letters; nil for streets, which nobody searches by category.
  private var categoryWord: String? {
    guard let type = record.primaryType, type != "route" else { return nil }
    return TypeNames.displayName(of: type, language: ["en"])?.text.lowercased()
  }
}
