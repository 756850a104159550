// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerText

/// Makes the case of one kind for one place.
struct CaseForm {
  let record: PlaceRecord
  let session: IndexSession
  private let place: Int
  let kind: CaseMaker.Kind

  init(_ kind: CaseMaker.Kind, of place: Int, in session: IndexSession) throws {
    self.place = place
    self.kind = kind
    self.session = session
    record = try session.engine.reader.record(of: place)
  }

  func judged(using random: inout SeededRandom) throws -> JudgedCase? {
    guard let text = try text(using: &random),
      isTypedWhole || kind == .marked || kind.isAddress || record.name.count >= 4 && text != record.name
    else { return nil }
    var judged = judged(kind.rawValue, text)
    judged.isReplayed = isTypedWhole
    if kind == .near || kind == .addressLine { judged.filters.bias = bias(using: &random) }
    judged.judgments = try judgments(of: text)
    if !judged.judgments.isEmpty { judged.expected = [] }
    if judged.judgments.isEmpty, try hasGreaterNamesake(in: text) { judged.note = Self.namesake }
    return judged
  }

  /// The note of a case of whose name there is a better known place.
  private static let namesake = "namesake"

  /// What counts as found, if that is more than the place itself.
  private func judgments(of text: String) throws -> [Judgment] {
    switch kind {
    case .third: try judgments(ofPrefix: record.name.prefix(text.count + 1))
    case .category: [Judgment(anyOfCategoryInTown, grade: 3)]
    case .address, .addressShort, .addressLine: [Judgment(anyOfAddress, grade: 3)]
    default: []
    }
  }

  /// The name of the country in a language, else its default name; nil if there is none.
  func countryName(_ language: String) throws -> String? {
    let reader = session.engine.reader
    let name = try reader.countryName(try reader.core(of: place).country, language: language)
    return name == record.address.countryCode ? nil : name
  }

  /// One case for each script, other than that of the shown name, in which the place has a name.
  var inOtherScripts: [Script: JudgedCase] {
    var cases: [Script: JudgedCase] = [:]
    for name in record.names where name.text.count >= (kind == .script60 ? 3 : 2) {
      let script = Script(of: name.text)
      let text = kind == .script60 ? String(name.text.prefix((name.text.count * 6 + 9) / 10)) : name.text
      if script != Script(of: record.name), cases[script] == nil { cases[script] = judged("\(kind.rawValue)-\(script.rawValue)", text) }
    }
    return cases
  }

  private var isTypedWhole: Bool { kind == .typed || kind == .near }

  private func judged(_ name: String, _ text: String) -> JudgedCase {
    var judged = JudgedCase(id: "\(name)-\(record.id)", text: text)
    judged.group = name
    judged.type = record.primaryType ?? ""
    judged.rank = kind.rank
    judged.expected = [ExpectedPlace(id: record.id)]
    return judged
  }

  private func text(using random: inout SeededRandom) throws -> String? {
    switch kind {
    case .typed, .near: record.name
    case .neighbour: Typos.neighbour(record.name, using: &random)
    case .inserted: Typos.inserted(record.name, using: &random)
    case .deleted: Typos.deleted(record.name, using: &random)
    case .swapped: Typos.swapped(record.name, using: &random)
    case .unmarked: Typos.unmarked(record.name)
    case .script, .script60: nil
    case .alias: otherName(using: &random)
    case .order: reordered(using: &random)
    case .context: context
    case .twoTypos: twoTypos(using: &random)
    case .short: typoInShortWord(using: &random)
    case .third: withoutThirdLetter(using: &random)
    case .unfinished: Typos.one(String(record.name.dropLast(2)), using: &random)
    case .areaTypo: try areaWithTypo(using: &random)
    case .extra: try wordTooMany(using: &random)
    case .code: areaCode(using: &random)
    case .areaLanguage: try areaInOtherLanguage(using: &random)
    case .aliasFull: alias(using: &random)
    case .marked: try hasUnmarkedNamesake ? record.name : nil
    case .category: categoryAndTown(using: &random)
    case .address, .addressShort, .addressLine: try ownAddress()
    }
  }

  /// Leaves out names with the same letters as the shown one, and codes: both belong to other kinds of cases.
  private func otherName(using random: inout SeededRandom) -> String? {
    let own = Script(of: record.name)
    let names = record.names.filter { $0.kind != .abbreviation && $0.text.count >= 4 && Script(of: $0.text) == own }.map(\.text)
    return names.filter { TextAnalyzer.query($0).key != TextAnalyzer.query(record.name).key }.randomElement(using: &random)
  }

  /// A name that is neither the primary nor an official one, and not spelled like one of them.
  private func alias(using random: inout SeededRandom) -> String? {
    let main = Set(([record.name] + record.names.filter { $0.kind == .official }.map(\.text)).map { TextAnalyzer.query($0).key })
    return record.names.filter { $0.kind != .official && $0.text.count >= 2 && !main.contains(TextAnalyzer.query($0.text).key) }.map(\.text)
      .randomElement(using: &random)
  }

  private func reordered(using random: inout SeededRandom) -> String? {
    let words = record.name.split(separator: " ")
    guard words.count >= 2 else { return nil }
    let split = Int.random(in: 1..<words.count, using: &random)
    return (words[split...] + words[..<split]).joined(separator: " ")
  }

  private var context: String? {
    guard let context = record.address.locality ?? record.address.administrativeArea1, context != record.name else { return nil }
    return "\(record.name) \(context)"
  }

  /// About three kilometres away, in one of four directions.
  private func bias(using random: inout SeededRandom) -> String {
    let (latitude, longitude) = (Double(record.location.latitudeE7) / 1e7, Double(record.location.longitudeE7) / 1e7)
    let step = Bool.random(using: &random) ? 0.027 : -0.027
    let isNorth = Bool.random(using: &random)
    let near = (min(90, max(-90, latitude + (isNorth ? step : 0))), min(180, max(-180, longitude + (isNorth ? 0 : step))))
    return "circle:\(near.0),\(near.1),5000"
  }
}

/// The address of the place itself, as the program prints it.
extension CaseForm {
  /// What details print; nil for a place without street and house number.
  func ownAddress() throws -> String? {
    guard record.address.houseNumber != nil, record.address.street != nil else { return nil }
    let facts = try session.facts(of: record)
    return switch kind {
    case .address: facts.formattedAddress
    case .addressShort: facts.shortFormattedAddress
    default: facts.streetLine
    }
  }

  /// Any place of this address, or the house itself: of two shops in one building both are right.
  var anyOfAddress: ExpectedPlace {
    var fields: [ExpectedPlace.Field: String] = [:]
    (fields[.houseNumber], fields[.street]) = (record.address.houseNumber, record.address.street)
    (fields[.locality], fields[.country]) = (record.address.locality, record.address.countryCode)
    return ExpectedPlace(fields: fields)
  }
}
