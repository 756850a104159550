// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerImport
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Looks at every place of some sources, for what may be wrong with it: the same rows that an import would take.
///
///     let audit = try Audit.run([ImportSource(path: "stores.csv")], options: ImportOptions(), samples: 5)
///     print(audit.report.suspicious)
///
/// Memory grows with the places, by about 100 bytes each: rules about neighbours look at all of them.
package struct Audit {
  package private(set) var report: AuditReport
  /// Where the places lie, for a map.
  package private(set) var map = DotMap()

  /// Reads sources and applies every rule.
  ///
  /// - Parameters:
  ///   - options: As for an import; nothing is written.
  ///   - samples: How many places of each finding are kept.
  /// - Throws: `ImportError` for sources that an import would refuse, and the errors of `progress`.
  package static func run(
    _ sources: [ImportSource], options: ImportOptions, samples: Int, progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> Audit {
    var sink = AuditSink(samples: samples)
    let imported = try ImportPipeline.run(sources, options: options, into: &sink, progress: progress)
    return Audit(sink, imported)
  }

  private init(_ sink: AuditSink, _ imported: ImportReport) {
    var findings = sink.findings
    sink.neighbours.examine(&findings)
    if sink.types.count == 1, let type = sink.types.first, type.value >= AuditLimits.tellingRows {
      sink.neighbours.noteAll(.oneType, "all are \(type.key.isEmpty ? "without a type" : type.key)", &findings)
    }
    report = AuditReport(
      sources: imported.sources.map(\.source), places: sink.neighbours.count, houses: sink.houses,
      rejected: imported.rejectedByReason.counts,
      types: sink.types.counts, countries: sink.countries.counts, languages: sink.languages.counts, origins: sink.origins.counts,
      members: sink.members.counts, findings: findings.all)
    sink.neighbours.draw(on: &map)
    for finding in report.findings { for sample in finding.samples { map.mark(latitude: sample.latitude, longitude: sample.longitude) } }
  }
}

/// Takes the records of an import, and asks what one place alone tells.
private struct AuditSink: PlaceSink {
  var findings: AuditFindings
  var neighbours = AuditNeighbours()
  var houses = 0
  var types: [String: Int] = [:]
  var countries: [String: Int] = [:]
  var languages: [String: Int] = [:]
  var origins: [String: Int] = [:]
  var members: [String: Int] = [:]
  private var known = CountingSink()

  init(samples: Int) { findings = AuditFindings(samples: samples) }

  mutating func remove(id: String) -> Bool { known.remove(id: id) }

  mutating func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) throws -> Disposition {
    let disposition = known.add(record, line: line, sourceIndex: sourceIndex)
    if disposition == .duplicateInSource { return disposition }
    count(record)
    examine(record)
    neighbours.add(record)
    return disposition
  }

  private mutating func count(_ record: PlaceRecord) {
    types[record.primaryType ?? "", default: 0] += 1
    countries[record.address.countryCode ?? "", default: 0] += 1
    origins[record.source?.name ?? "", default: 0] += 1
    for language in Set(record.names.compactMap(\.language)) { languages[language, default: 0] += 1 }
    houses = houses.addingClamped(record.houseNumbers.houses.count)
    let details = record.details
    for (name, has) in [
      ("town", record.address.locality != nil), ("other names", !record.names.isEmpty), ("viewport", record.viewport != nil),
      ("opening hours", hasHours(details)), ("opening hours and a time zone", hasHours(details) && hasClock(details)),
      ("telephone", details?.mention(#""phone":"#) ?? false),
      ("website", details?.mention(#""website":"#) ?? false), ("houses", !record.houseNumbers.isEmpty),
    ] where has { members[name, default: 0] += 1 }
  }

  private func hasHours(_ details: PlaceDetails?) -> Bool { details?.mention(#""openingHours":"#) ?? false }

  private func hasClock(_ details: PlaceDetails?) -> Bool {
    details.map { $0.mention(#""timeZone":"#) || $0.mention(#""utcOffsetMinutes":"#) } ?? false
  }

  private mutating func examine(_ record: PlaceRecord) {
    let (latitude, longitude) = (record.location.latitude, record.location.longitude)
    if abs(latitude) < AuditLimits.zeroDegrees, abs(longitude) < AuditLimits.zeroDegrees { findings.note(.zeroCoordinates, record, "") }
    if let box = record.viewport, !box.contains(record.location) { findings.note(.outsideViewport, record, "") }
    let key = TextAnalyzer.query(record.name).key
    if TypeNames.types(namedBy: key[...]).contains(where: { record.types.contains($0) || record.primaryType == nil }) {
      findings.note(.nameIsType, record, record.primaryType ?? "no type")
    }
    if let word = Scripts.mixedWord(in: record.name) { findings.note(.mixedScripts, record, Scripts.spelled(word)) }
    if record.address.countryCode == nil { findings.note(.noCountry, record, record.primaryType ?? "no type") }
    if PlaceFamily(primaryType: record.primaryType) == .poi, record.primaryType != nil, record.address.locality == nil {
      findings.note(.noTown, record, record.primaryType ?? "")
    }
    examineHours(of: record)
  }

  private mutating func examineHours(of record: PlaceRecord) {
    guard let details = record.details, hasHours(details), let members = try? details.members() else { return }
    let texts = members.openingHours.sorted { $0.key < $1.key }.map(\.value)
    if let text = texts.first(where: { (try? HoursExpression($0)) == nil }) { findings.note(.unreadHours, record, text) }
    if hasClock(details) { return }
    if let text = texts.first(where: { (try? HoursExpression($0)).map { !$0.isConstant } ?? false }) {
      findings.note(.noTimeZone, record, text)
    }
  }
}

/// The distances and numbers from which rules speak.
enum AuditLimits {
  /// Degrees around 0 that count as 0.
  static let zeroDegrees = 0.001
  /// Places at one position that are many.
  static let crowd = 10
  /// Places of data that tell whether they have one type by chance.
  static let tellingRows = 20
  /// Metres between namesakes.
  static let namesakeMeters = 30.0
  /// Places of a country that tell where it lies.
  static let tellingPlaces = 50
  /// Degrees around where nearly all of a country lies, at least.
  static let farDegrees = 2.0
  /// Neighbours that tell in which country a place lies.
  static let tellingNeighbours = 20
  /// Degrees of a cell of neighbours.
  static let cellDegrees = 0.25
}

/// The places that rules found.
struct AuditFindings {
  private let samples: Int
  private var byRule: [AuditRule: AuditReport.Finding] = [:]

  init(samples: Int) { self.samples = samples }

  mutating func note(_ rule: AuditRule, _ record: PlaceRecord, _ detail: @autoclosure () -> String) {
    note(rule) {
      AuditReport.Sample(
        id: record.id, name: record.name, latitude: record.location.latitude, longitude: record.location.longitude,
        detail: String(detail().prefix(200)))
    }
  }

  mutating func note(_ rule: AuditRule, _ sample: () -> AuditReport.Sample) {
    var finding = byRule[rule] ?? AuditReport.Finding(rule: rule, places: 0, samples: [])
    finding.places += 1
    if finding.samples.count < samples { finding.samples.append(sample()) }
    byRule[rule] = finding
  }

  var all: [AuditReport.Finding] { AuditRule.allCases.map { byRule[$0] ?? AuditReport.Finding(rule: $0, places: 0, samples: []) } }
}

/// Letters that look alike in scripts that people mix by mistake.
enum Scripts {
  private enum Script { case latin, cyrillic, greek }

  private static func script(of scalar: Unicode.Scalar) -> Script? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
    case 0x370...0x3FF where scalar.properties.isAlphabetic: .greek
    case 0x400...0x52F where scalar.properties.isAlphabetic: .cyrillic
    default: nil
    }
  }

  /// The first word with letters of two of these scripts. A single letter of another script, as in `µm`, is a symbol.
  static func mixedWord(in text: String) -> Substring? {
    text.split { !$0.isLetter }.first { word in Set(word.unicodeScalars.compactMap(script)).count > 1 && word.unicodeScalars.count > 2 }
  }

  /// The letters of a word that are not Latin, by their number.
  static func spelled(_ word: Substring) -> String {
    let letters = word.unicodeScalars.filter { script(of: $0) != .latin }.prefix(4)
    return "\(word): "
      + letters.map { "\($0) is U+\(String($0.value, radix: 16, uppercase: true).leftPadded(to: 4))" }.joined(separator: ", ")
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String { String(repeating: "0", count: max(0, length - count)) + self }
}
