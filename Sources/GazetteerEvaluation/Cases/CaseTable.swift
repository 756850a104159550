// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// Cases in columns: with a column `text`, the members of a `JudgedCase`; with `query`, the columns of geocoder-tester.
///
/// | column | meaning |
/// | --- | --- |
/// | `text`, `id`, `group`, `type`, `note`, `language`, `bias`, `restrict`, `origin` | as the members |
/// | `types`, `countries` | separated by spaces |
/// | `replay`, `known_failure` | `1`, `true` or `yes` |
/// | `expected_id`, `expected_name`, `expected_locality`, … | as the fields of an `ExpectedPlace` |
/// | `expected_coordinate` | `latitude,longitude,metres` |
/// | `rank` | the last acceptable position |
/// | `absent_id`, `absent_name` | what must not appear |
struct CaseTable {
  private let path: String
  private let group: String
  /// Bytes among which the first line is sought.
  private static let sampleSize = 64 << 10

  init(path: String, group: String) {
    self.path = path
    self.group = group
  }

  /// Takes the cases of the file.
  ///
  /// - Throws: `EvaluationError.badFile` if the first row has no such column.
  func read(into found: inout CaseCollector) throws {
    var marks = CSVRecords.Marks()
    let source = try ByteSource(path: path)
    marks.delimiter = Self.delimiter(of: try source.peek(Self.sampleSize))
    let records = try CSVRecords(source, marks)
    var header: [String] = []
    while let record = try records.next() {
      if case .fields(let fields) = record, fields.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { continue }
      guard case .fields(let fields) = record else {
        found.skip(line: records.line, CaseFault(reason: "the columns cannot be told apart; a quote may be missing"))
        continue
      }
      if header.isEmpty {
        header = fields.map { $0.lowercased() }
        if !Set(header).isDisjoint(with: ["text", "query", "lat"]) { continue }
        throw EvaluationError.badFile(path: path, what: "table of cases", reason: "there is no column text or query")
      }
      let row = CaseRow(Dictionary(zip(header, fields)) { first, _ in first }, group: group, line: records.line)
      try found.take(line: records.line) { try row.judged() }
    }
  }

  /// The delimiter that occurs more often in the first line that is not blank.
  private static func delimiter(of sample: [UInt8]) -> UInt8 {
    let header = sample.drop { $0 <= 0x20 }.prefix { $0 != 0x0a }
    let semicolons = header.count { $0 == UInt8(ascii: ";") }
    return semicolons > header.count { $0 == UInt8(ascii: ",") } ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }
}

/// One row, by the names of its columns.
struct CaseRow {
  private let columns: [String: String]
  private let group: String
  private let line: Int

  init(_ columns: [String: String], group: String, line: Int) {
    self.columns = columns.filter { !$0.value.isEmpty }
    self.group = group
    self.line = line
  }

  /// The case.
  ///
  /// - Throws: `CaseFault`, also for a row of another task, such as naming a position.
  func judged() throws(CaseFault) -> JudgedCase {
    guard let text = columns["text"] ?? columns["query"] else { throw .otherTask("reverse") }
    var judged = JudgedCase(id: columns["id"] ?? "\(group)#\(line)", text: text)
    judged.group = columns["group"] ?? group
    judged.type = columns["type"] ?? ""
    judged.note = columns["note"] ?? ""
    judged.isReplayed = isSet("replay")
    judged.isKnownFailure = isSet("known_failure")
    judged.rank = try number(columns["rank"] == nil ? "limit" : "rank") ?? 1
    judged.filters = try filters()
    judged.expected = [try expectation("expected_")].compactMap(\.self)
    judged.absent = [try expectation("absent_")].compactMap(\.self)
    if columns["text"] == nil && judged.expected.isEmpty { throw .nothingComparable }
    return judged
  }

  private func filters() throws(CaseFault) -> JudgedCase.Filters {
    var filters = JudgedCase.Filters()
    filters.language = columns["language"] ?? columns["lang"] ?? ""
    filters.restriction = columns["restrict"] ?? ""
    filters.origin = columns["origin"] ?? ""
    filters.types = words("types")
    filters.countries = words("countries")
    filters.bias = columns["bias"] ?? ""
    if let latitude = columns["lat"], let longitude = columns["lon"] {
      guard let latitude = Double(latitude), let longitude = Double(longitude) else {
        throw CaseFault(reason: "lat and lon are no numbers")
      }
      filters.bias = biasText(latitude, longitude)
    }
    return filters
  }

  private func expectation(_ prefix: String) throws(CaseFault) -> ExpectedPlace? {
    var expectation = ExpectedPlace(id: columns[prefix + "id"])
    if let text = columns[prefix + "coordinate"] { expectation.spot = try spot(text, prefix + "coordinate") }
    for (name, field) in Self.fields {
      if let text = columns[prefix + name] { expectation.fields[field] = text }
    }
    // The position is specific enough; names differ between collections.
    if expectation.spot != nil && columns["query"] != nil { expectation.fields = [:] }
    let tellsLittle = expectation.id == nil && expectation.spot == nil && expectation.fields.keys.allSatisfy { $0 == .country }
    return tellsLittle ? nil : expectation
  }

  private func spot(_ text: String, _ column: String) throws(CaseFault) -> ExpectedPlace.Spot {
    let numbers = text.split(separator: ",").compactMap { Double($0.filter { !$0.isWhitespace }) }
    guard numbers.count == 2 || numbers.count == 3 else {
      throw CaseFault(reason: "\(column) is \"\(text)\", and has to be latitude,longitude,metres")
    }
    return .init(latitude: numbers[0], longitude: numbers[1], tolerance: numbers.count == 3 ? numbers[2] : ExpectedPlace.defaultTolerance)
  }

  private static let fields: [(String, ExpectedPlace.Field)] =
    PublicFields.names.map { ($0.key, $0.value) } + [("type", .type)]

  private func isSet(_ column: String) -> Bool { ["1", "true", "yes"].contains(columns[column]?.lowercased()) }

  private func words(_ column: String) -> [String] { (columns[column] ?? "").split(separator: " ").map(String.init) }

  private func number(_ column: String) throws(CaseFault) -> Int? {
    guard let text = columns[column] else { return nil }
    guard let number = Int(text) else { throw CaseFault(reason: "\(column) is \"\(text)\", and has to be a whole number") }
    return number
  }
}
