// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEvaluation
import GazetteerImport
import Testing

/// Each rule of an audit: a place that it finds, and a near miss that it leaves alone.
@Suite struct AuditTests {
  /// A place as a row.
  private static func row(
    _ id: String, _ name: String, _ latitude: Double = 48, _ longitude: Double = 11, country: String? = "DE", type: String = "cafe",
    more: String = ""
  ) -> String {
    let code = country.map { #""countryCode":"\#($0)","# } ?? ""
    return
      #"{"id":"\#(id)","name":"\#(name)","location":{"latitude":\#(latitude),"longitude":\#(longitude)},"primaryType":"\#(type)","types":["\#(type)"],"address":{\#(code)"locality":"Town"}\#(more)}"#
  }

  private static func audit(_ rows: [String], samples: Int = 5) throws -> Audit {
    let path = FileManager.default.temporaryDirectory.appending(path: "audit-\(UUID().uuidString).ndjson").path
    try (rows.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return try Audit.run([ImportSource(path: path)], options: ImportOptions(), samples: samples)
  }

  /// A country of 100 places, ten of them in each row, a tenth of a degree apart.
  private static func country(_ code: String, south: Double, west: Double) -> [String] {
    (0..<100).map { number in
      row(
        "\(code)\(number)", "Place \(code) \(number)", south + Double(number / 10) / 10, west + Double(number % 10) / 10, country: code,
        type: "locality")
    }
  }

  @Test("a map of a few far places is also drawn without them; one that is full is drawn once")
  func outliers() throws {
    let town = (0..<200).map { Self.row("t\($0)", "Place \($0)", 48 + Double($0 / 20) / 100, 11 + Double($0 % 20) / 100) }
    let near = try Self.audit(town)
    #expect(near.map.withoutOutliers == nil)
    let far = try Self.audit(town + [Self.row("far", "Far", -33, 151), Self.row("zero", "Zero", 0, 0)])
    let close = try #require(far.map.withoutOutliers)
    #expect(close.outside == 2 && close.map.svg.contains("Map of 200 places"))
    // Also where several lie far away on one side, as rows with exchanged coordinates do.
    let several = try Self.audit(town + (0..<6).map { Self.row("far\($0)", "Far \($0)", 11 + Double($0), 48 + Double($0)) })
    #expect(several.map.withoutOutliers?.outside == 6)
    let page = AuditPage(far).html
    let section = try #require(page.split(separator: "<h3>").first { $0.hasPrefix("1 × at 0, 0") })
    #expect(section.contains("<th>id</th>") && !section.contains("<th>seen</th>"), "a column without values is left out")
    #expect(page.contains("2 of 202 places lie outside of this map") && page.contains("202 places can be imported."))
    #expect(page.contains("Look at this first:"))
  }

  private static let germany: [String] = country("DE", south: 48, west: 11)

  private struct Example: CustomTestStringConvertible {
    var rule: AuditRule
    var rows: [String]
    var found: [String]
    var detail = ""

    var testDescription: String { rule.rawValue }
  }

  private static let examples: [Example] = [
    Example(
      rule: .crowdedPoint,
      rows: (0..<10).map { row("c\($0)", "Crowded \($0)", 48.5, 11.5) } + (0..<9).map { row("n\($0)", "Near \($0)", 48.6, 11.5) },
      found: (0..<10).map { "c\($0)" }, detail: "10 places there"),
    Example(
      rule: .oneType, rows: (0..<20).map { row("p\($0)", "Place \($0)", 48 + Double($0) / 100, 11) }, found: (0..<20).map { "p\($0)" },
      detail: "all are cafe"),
    Example(
      rule: .oneType, rows: (0..<19).map { row("p\($0)", "Place \($0)", 48 + Double($0) / 100, 11) }, found: []),
    Example(
      rule: .oneType,
      rows: (0..<20).map { row("p\($0)", "Place \($0)", 48 + Double($0) / 100, 11) } + [row("q", "Other", 49, 11, type: "hotel")], found: []
    ),
    Example(rule: .zeroCoordinates, rows: [row("a", "Nil", 0, 0), row("b", "Guinea", 0, 1), row("c", "Ghana", 1, 0)], found: ["a"]),
    Example(
      rule: .swappedCoordinates, rows: germany + [row("a", "Swapped", 11.5, 48.5), row("b", "Far", 0.5, 100), row("c", "Near", 50, 12)],
      found: ["a"], detail: "would lie in DE"),
    Example(
      rule: .foreignSurroundings,
      rows: germany + [
        row("a", "Stray", 48.5, 11.5, country: "AT"), row("b", "Border", 60, 11, country: "AT"),
        row("c", "Other", 48.45, 11.45, country: nil),
      ], found: ["a"], detail: "AT among places of DE"),
    Example(
      rule: .foreignSurroundings,
      rows: germany + [row("a", "Enclave One", 48.5, 11.5, country: "AT"), row("b", "Enclave Two", 48.51, 11.51, country: "AT")], found: []),
    Example(
      rule: .outsideViewport,
      rows: [
        row("a", "Box", 48, 11, more: #","viewport":{"low":{"latitude":1,"longitude":1},"high":{"latitude":2,"longitude":2}}"#),
        row("b", "Fit", 48, 11, more: #","viewport":{"low":{"latitude":47,"longitude":10},"high":{"latitude":49,"longitude":12}}"#),
      ], found: ["a"]),
    Example(
      rule: .namesake,
      rows: [
        row("a", "Café Eck", 48, 11), row("b", "Cafe Eck", 48.000_2, 11), row("c", "Cafe Eck", 48.001, 11),
        row("d", "Cafe Eck", 48, 11, type: "bar"),
        row("e", "Cafe Ecke", 48, 11),
      ], found: ["b"], detail: "as a"),
    Example(
      rule: .nameIsType,
      rows: [
        row("a", "Restaurant", type: "restaurant"), row("b", "Restaurant", type: "parking"),
        row("c", "Restaurant Krone", type: "restaurant"),
        row("d", "Bahnhof", type: "train_station"),
      ], found: ["a", "d"]),
    Example(
      rule: .mixedScripts,
      rows: [row("a", "C\u{430}fe Rot"), row("b", "Cafe Москва"), row("c", "Café"), row("d", "5 µm Bar"), row("e", "東京Tower")],
      found: ["a"],
      detail: "is U+0430"),
    Example(rule: .noCountry, rows: [row("a", "Nowhere", country: nil), row("b", "Somewhere")], found: ["a"]),
    Example(
      rule: .noTown,
      rows: [
        #"{"id":"a","name":"Lone","location":{"latitude":1,"longitude":1},"primaryType":"cafe"}"#,
        #"{"id":"b","name":"Town","location":{"latitude":1,"longitude":1},"primaryType":"locality"}"#, row("c", "Well"),
      ], found: ["a"]),
    Example(
      rule: .unreadHours,
      rows: [
        row("a", "Odd", more: #","openingHours":"whenever we like""#), row("b", "Even", more: #","openingHours":"Mo-Fr 08:00-18:00""#),
        row("c", "None"),
      ], found: ["a"], detail: "whenever we like"),
    Example(
      rule: .noTimeZone,
      rows: [
        row("a", "Odd", country: nil, more: #","openingHours":"Mo-Fr 08:00-18:00""#),
        row("b", "Even", more: #","openingHours":"Mo-Fr 08:00-18:00""#), row("c", "Ever", country: nil, more: #","openingHours":"24/7""#),
        row("d", "Late", country: nil, more: #","openingHours":"Mo-Fr 08:00-18:00","timeZone":"Europe/Berlin""#),
      ], found: ["a"], detail: "Mo-Fr 08:00-18:00"),
  ]

  @Test("a rule finds what it names, and leaves near misses alone", arguments: examples)
  private func finds(example: Example) throws {
    let report = try Self.audit(example.rows, samples: 50).report
    let finding = try #require(report.findings.first { $0.rule == example.rule })
    #expect(finding.samples.map(\.id) == example.found && finding.places == example.found.count)
    #expect(example.detail.isEmpty || finding.samples.allSatisfy { $0.detail.contains(example.detail) }, "\(finding.samples)")
  }

  @Test("every rule has an example, a title and advice of its own")
  func hasExamples() {
    #expect(Set(Self.examples.map(\.rule)) == Set(AuditRule.allCases))
    #expect(Set(AuditRule.allCases.map(\.title)).count == AuditRule.allCases.count)
    #expect(Set(AuditRule.allCases.map(\.advice)).count == AuditRule.allCases.count)
  }

  @Test("it counts what the data holds, and what an import would reject")
  func counts() throws {
    let rows =
      Self.germany + [
        Self.row("a", "Bar", type: "bar", more: #","phone":"1","names":[{"text":"Ba","language":"fr"}]"#),
        #"{"id":"x","name":"No position"}"#,
      ]
    let report = try Self.audit(rows).report
    #expect(
      report.places == 101 && report.types.first == AuditReport.Count(name: "locality", places: 100)
        && report.countries == [AuditReport.Count(name: "DE", places: 101)])
    #expect(
      report.languages == [AuditReport.Count(name: "fr", places: 1)]
        && report.rejected == [AuditReport.Count(name: "badCoordinates", places: 1)])
    #expect(
      report.members.contains(AuditReport.Count(name: "telephone", places: 1))
        && report.members.contains(AuditReport.Count(name: "town", places: 101)))
  }

  @Test("as many samples are kept as are asked for, and text and page tell of all")
  func tells() throws {
    let rows = (0..<20).map { Self.row("a<\($0)", "Nil <b>\($0)</b>", 0, 0) }
    let audit = try Self.audit(rows, samples: 3)
    let finding = try #require(audit.report.findings.first { $0.rule == .zeroCoordinates })
    #expect(finding.places == 20 && finding.samples.count == 3)
    #expect(AuditText(audit.report).lines.contains("  20  at 0, 0"))
    let page = AuditPage(audit).html
    #expect(page.contains("20 × at 0, 0") && page.contains("Nil &lt;b&gt;0") && !page.contains("<b>0") && page.contains("<svg"))
    for outside in ["http://", "https://", "<script", "src="] { #expect(!page.contains(outside), "\(outside)") }
  }

  @Test("the map has a dot for every place, and stays within its frame", arguments: [0, 1, 500])
  func draws(count: Int) throws {
    var map = DotMap()
    for number in 0..<count { map.add(latitude: Double(number % 180) - 90, longitude: Double(number * 7 % 360) - 180) }
    let svg = map.svg
    #expect(svg.isEmpty == (count == 0))
    if count > 0 { #expect(svg.contains("Map of \(count) places")) }
    let numbers = svg.matches(of: /M(-?\d+) (-?\d+)h\d/).compactMap { match in Int(match.1).flatMap { x in Int(match.2).map { (x, $0) } } }
    #expect(numbers.allSatisfy { $0.0 <= 401 && $0.1 <= 401 } && numbers.count <= count && (count == 0 || !numbers.isEmpty))
  }
}
