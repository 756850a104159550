// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Reads the GeoNames table: 19 columns separated by tabs, no quoting, no header.
///
/// The id is the geonameid unchanged. Names of administrative areas, and names by language, come from the side files of the context.
package final class GeoNamesReader: RowReader {
  private enum Column {
    static let id = 0, name = 1, asciiName = 2, alternateNames = 3, latitude = 4, longitude = 5, featureClass = 6, featureCode = 7
    static let country = 8, admin1 = 10, admin2 = 11, population = 14, timeZone = 17
    static let count = 19
  }

  private let path: String
  private let lines: LineReader
  private let context: ImportContext
  private let columns = UnsafeMutableBufferPointer<Bytes>.allocate(capacity: Column.count)
  private var features: [String: GeoNamesFeature] = [:]
  private static let source = Source(name: "GeoNames", license: "CC BY 4.0", attribution: "GeoNames (geonames.org)")

  /// Reads the rows of `source`.
  package init(_ source: ByteSource, context: ImportContext) throws(ImportError) {
    path = source.path
    lines = try LineReader(source)
    self.context = context
    columns.initialize(repeating: Bytes(start: nil, count: 0))
  }

  deinit { columns.deallocate() }

  package func next() throws(ImportError) -> SourceRow? {
    while let line = try lines.next() {
      guard case .text(let bytes) = line else {
        return SourceRow(line: lines.lineNumber, content: .fault(RecordFault(.tooLong, "longer than 16 MiB")))
      }
      if bytes.isEmpty { continue }
      return SourceRow(line: lines.lineNumber, content: try content(of: bytes))
    }
    return nil
  }

  private func content(of line: Bytes) throws(ImportError) -> SourceRow.Content {
    let found = split(line)
    try lines.checkEnd(path: path, columns: found, of: Column.count)
    guard line.isUTF8 else { return .fault(line.fault(.invalidUTF8)) }
    guard found == Column.count else {
      return .fault(RecordFault(.malformed, "\(found) columns, not 19: " + line.part(0, min(800, line.count)).text))
    }
    return .place(draft())
  }

  /// Fills `columns` and returns the number of columns in the line, which may exceed the capacity.
  private func split(_ line: Bytes) -> Int {
    var found = 0
    var start = 0
    for at in 0...line.count where at == line.count || line[at] == 0x09 {
      if found < Column.count { columns[found] = line.part(start, at) }
      found += 1
      start = at + 1
    }
    return found
  }

  private func draft() -> DraftPlace {
    var draft = DraftPlace()
    let feature = feature()
    draft.id = columns[Column.id].text
    draft.name = columns[Column.name].text
    draft.latitude = columns[Column.latitude].decimal
    draft.longitude = columns[Column.longitude].decimal
    if draft.latitude == nil || draft.longitude == nil {
      draft.coordinateText = columns[Column.latitude].text + ", " + columns[Column.longitude].text
    }
    draft.primaryType = feature.types[0]
    draft.types = feature.types
    draft.address = address()
    let population = max(0, columns[Column.population].integer ?? 0)
    if columns[Column.population].first == UInt8(ascii: "-") { draft.repairs.append(.valueDropped) }
    draft.importance.population = population
    draft.importance.floor = feature.floor
    draft.importance.bonus = feature.bonus
    draft.names = names(of: draft.name, feature)
    let byLanguage = namesByLanguage(of: draft.name)
    if let known = byLanguage?.names {
      draft.names = known + draft.names.filter { name in name.text != draft.name && !known.contains { $0.text == name.text } }
    }
    draft.source = GeoNamesReader.source
    draft.details = details(population: population, feature, byLanguage)
    return draft
  }

  private func feature() -> GeoNamesFeature {
    let key = columns[Column.featureClass].text + "." + columns[Column.featureCode].text
    if let known = features[key] { return known }
    let feature = GeoNamesFeature.of(featureClass: columns[Column.featureClass].text, code: columns[Column.featureCode].text)
    if features.count < 2000 { features[key] = feature }
    return feature
  }

  private func address() -> Address {
    var address = Address()
    let country = columns[Column.country].text
    if country.isEmpty { return address }
    address.countryCode = country
    if !columns[Column.admin1].isEmpty, !context.admin1.isEmpty || !context.admin2.isEmpty {
      let key = country + "." + columns[Column.admin1].text
      address.administrativeArea1 = context.admin1[key]
      if !columns[Column.admin2].isEmpty { address.administrativeArea2 = context.admin2[key + "." + columns[Column.admin2].text] }
    }
    if !context.parents.isEmpty, address.administrativeArea1 == nil || address.administrativeArea2 == nil { complete(&address) }
    return address
  }

  /// Takes the names that the codes do not tell from the divisions that the place lies in, unless these contradict the codes.
  private func complete(_ address: inout Address) {
    guard let id = columns[Column.id].integer.flatMap(UInt32.init(exactly:)) else { return }
    let ancestors = context.parents.ancestors(of: id)
    let first = ancestors.compactMap { context.admin1ByID[$0] }.first
    if let known = address.administrativeArea1, let first, known != first { return }
    address.administrativeArea1 = address.administrativeArea1 ?? first
    address.administrativeArea2 = address.administrativeArea2 ?? ancestors.compactMap { context.admin2ByID[$0] }.first
  }

  /// Three capitals are a code, as a town has that of its airport: of no language, unless they are initials. The other names are variants, because the table has no languages: many are the place's own name, many are machine
  /// romanisations ("parenban" for Palembang) that must not rank with names in use.
  private func names(of primary: String, _ feature: GeoNamesFeature) -> [AlternateName] {
    var names: [AlternateName] = []
    let ascii = columns[Column.asciiName]
    if !ascii.isEmpty, !ascii.isSame(as: columns[Column.name]), !ASCIIFold.says(ascii, of: primary) {
      names.append(AlternateName(text: ascii.text))
    }
    let list = columns[Column.alternateNames]
    if list.isEmpty { return names }
    var start = 0
    for at in 0...list.count where at == list.count || list[at] == 0x2c {
      let name = list.part(start, at)
      start = at + 1
      if name.isEmpty || name.isSame(as: columns[Column.name]) { continue }
      if names.count > 2 * Normaliser.mostNames { break }
      let isCode = name.count == 3 && name.allSatisfy(\.isASCIIUppercase)
      names.append(isCode ? Self.code(name.text, of: primary) : AlternateName(text: name.text))
    }
    return names
  }

  private static func code(_ text: String, of name: String) -> AlternateName {
    let language = Initials.begin(name, with: text) ? nil : AlternateName.codeLanguage
    return AlternateName(text: text, language: language, kind: .abbreviation)
  }

  /// The names by language from a side file; nil when it has none of the place.
  private func namesByLanguage(of primary: String) -> NamesByLanguage? {
    guard !context.alternateNames.isEmpty, let id = columns[Column.id].integer else { return nil }
    let rows = context.alternateNames.rows(of: id)
    return rows.isEmpty ? nil : NamesByLanguage(rows, primary: primary)
  }

  /// Population, time zone and, except for settlements and areas, the name of the feature from a side file; what links say.
  private func details(population: Int, _ feature: GeoNamesFeature, _ names: NamesByLanguage?) -> PlaceDetails? {
    let timeZone = columns[Column.timeZone]
    var featureName: String?
    if !feature.isInhabited, !context.featureNames.isEmpty {
      featureName = context.featureNames[columns[Column.featureClass].text + "." + columns[Column.featureCode].text]
    }
    var details = DetailMembers()
    if population != 0 { details[.population] = .number(String(population)) }
    if !timeZone.isEmpty { details[.timeZone] = .string(timeZone.text) }
    if let website = names?.website { details[.website] = .string(website) }
    if let featureName { details.addExtra(.init("featureName", .string(featureName))) }
    if let wikidata = names?.wikidata { details.addExtra(.init("wikidata", .string(wikidata))) }
    return PlaceDetails(details)
  }
}

extension SourceLayout {
  /// The table of places, and the side files that explain its codes.
  static let geoNames = SourceLayout(
    .geonames, help: "GeoNames' places, alternate names, postal codes and tables of areas and features",
    companions: "GeoNames' admin1, admin2, country, feature, alternate name, hierarchy and postal files",
    recognises: { sample in
      guard let columns = sample.firstColumns, columns.count == 19 else { return false }
      return Int(columns[0]) != nil && Double(columns[4]) != nil && Double(columns[5]) != nil
    },
    sideFile: SideFile.init(sample:),
    reader: { (bytes, _, context) throws(ImportError) in try GeoNamesReader(bytes, context: context) })
}
