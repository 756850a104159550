// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Gazetteer
import GazetteerEngine
import GazetteerEvaluation
import GazetteerIndex
import GazetteerService

/// `gazetteer evaluate`
struct EvaluateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure how well an index answers judged cases.",
    discussion: """
      A case is a text with the places that are expected for it. Cases come from files of the forms in docs/evaluation.md (.ndjson, .csv, .yml, .json, .txt, .tsv, each also \
      gzipped), folders with everything below them, or patterns such as 'cases/**/*.csv'. Prints how often the right place is first or among the first \
      five, how many letters it takes, what fails, and which cases were skipped because they could not be read. Several profiles, --against and --url are \
      compared case by case with the first.

      Ends with status 1 when --baseline is given and a figure is significantly worse than in the baseline (95 % paired bootstrap) or more lists are empty, or with --strict \
      when a single case fails that passed in the baseline. With --strict a case that cannot be read ends the command, with status 65.

      The profile importance is the baseline that a ranking has to beat: whole names first, then importance alone.

      Examples:
        gazetteer evaluate --index world.gaz cases.ndjson --report today.json --html today.html
        gazetteer evaluate --index world.gaz --baseline today.json cases.ndjson
        gazetteer evaluate --profile importance --profile standard cases.csv
        gazetteer evaluate --index world.gaz --url photon=http://localhost:2322 cases.csv
        gazetteer evaluate --index world --index stores.gaz cases.csv
        gazetteer evaluate --index world.gaz cases --qrels qrels.txt --run run.txt
      """)

  @Argument(help: ArgumentHelp("Files of judged cases, folders or patterns.", valueName: "cases"))
  var cases: [String]

  @OptionGroup var index: LayersOption

  @Option(
    help: ArgumentHelp(
      "A ranking profile, or standard or importance (the baseline); give several to compare them with the first.", valueName: "file.json"))
  var profile: [String] = []

  @Option(help: ArgumentHelp("Another index, to be compared with the first.", valueName: "file"))
  var against: String?

  @Option(
    help: ArgumentHelp(
      "A server to be compared with the first: http://… that speaks the contract, or photon=, nominatim= or pelias= before it (needs curl).",
      valueName: "form=url"))
  var url: [String] = []

  @Option(help: ArgumentHelp("The key for --url, if the server requires one.", valueName: "key"))
  var urlKey: String?

  @Option(
    help: ArgumentHelp(
      "A report to compare with; status 1 when something is significantly worse or more lists are empty.", valueName: "file.json"))
  var baseline: String?

  @Flag(help: "Stop at a case that cannot be read; with --baseline, status 1 also if a single case fails that passed there.")
  var strict = false

  @Option(help: ArgumentHelp("Write the results as JSON.", valueName: "file.json"))
  var report: String?

  @Option(help: ArgumentHelp("Write a page with plots and the failures.", valueName: "file.html"))
  var html: String?

  @Option(help: ArgumentHelp("Metres within which a position counts as found (default: what each case says).", valueName: "metres"))
  var tolerance: Double?

  @Option(
    help: ArgumentHelp("Suggestions asked for each text, 1 to 50; more for a case that accepts a later position.", valueName: "n"))
  var limit = JudgedCase.defaultLimit

  @Option(help: ArgumentHelp("Write the judgments in the format of trec_eval.", valueName: "file.txt"))
  var qrels: String?

  @Option(
    name: .customLong("run"),
    help: ArgumentHelp(
      "Write the answers in the format of trec_eval; those of further profiles go to file-2.txt and so on.", valueName: "file.txt"))
  var trecRun: String?

  @Option(help: ArgumentHelp("Seed of the intervals.", valueName: "n"))
  var seed: UInt64 = 1

  @Flag(help: "Print the results as JSON.")
  var json = false

  func run() throws {
    let start = ContinuousClock.now
    let reading = try CaseReading(cases, isStrict: strict)
    let judged = try judged(reading)
    let servers = try url.map(server)
    let before = try baseline.map(comparable)
    let paths = try index.paths()
    let against = try against.map(IndexName.path)
    var runs: [RunReport] = []
    for (name, profile) in try profiles() { runs.append(try run(judged, paths: paths, profile: profile, name: name)) }
    if let against { runs.append(try run(judged, paths: [against], profile: profiles()[0].profile, name: against)) }
    for server in servers { runs.append(try run(judged, server: server, paths: paths)) }
    let origin = ReportOrigin(
      date: Date.now.formatted(.iso8601), version: PlacesClient.sdkVersion,
      sources: paths + [against].compactMap(\.self) + servers.map(\.name), files: reading.files,
      skipped: reading.skipped, tolerance: tolerance, limit: limit, seconds: (ContinuousClock.now - start) / .seconds(1))
    let report = EvaluationReport(placeCount: try placeCount(paths), seed: seed, runs: runs, origin: origin)
    try write(report, judged)
    try print(report)
    if let before { try gate(Comparison(old: before.runs[0], new: runs[0], seed: seed)) }
  }

  private func judged(_ reading: CaseReading) throws -> [JudgedCase] {
    guard (1...50).contains(limit) else {
      throw CommandError.invalidOption(name: "limit", value: "\(limit)", cure: "Give a number from 1 to 50.")
    }
    let cases = reading.cases.map { $0.limited(to: limit) }
    guard let tolerance else { return cases }
    guard tolerance > 0, tolerance.isFinite else {
      throw CommandError.invalidOption(name: "tolerance", value: "\(tolerance)", cure: "Give metres above 0.")
    }
    return cases.map { $0.within(tolerance) }
  }

  /// Reads a report whose figures are about as long lists as those of this run.
  private func comparable(_ path: String) throws -> EvaluationReport {
    let before = try ReportFile.report(CaseFiles.data(path), path: path)
    let asked = before.origin?.limit ?? JudgedCase.defaultLimit
    guard asked == limit else {
      throw CommandError.invalidOption(
        name: "baseline", value: path, cure: "It asked for \(asked) suggestions, this run asks for \(limit): give --limit \(asked).")
    }
    return before
  }

  private func write(_ report: EvaluationReport, _ judged: [JudgedCase]) throws {
    if let file = self.report { try CaseFiles.write(ReportFile.data(report), to: file) }
    if let html { try CaseFiles.write(Data(HTMLReport(report).text.utf8), to: html) }
    if let qrels { try CaseFiles.write(Data(TRECFiles.qrels(judged).utf8), to: qrels) }
    guard let trecRun else { return }
    for (path, run) in zip(CaseFiles.numbered(trecRun, count: report.runs.count), report.runs) {
      try CaseFiles.write(Data(TRECFiles.run(run).utf8), to: path)
    }
  }

  private func profiles() throws -> [(name: String, profile: RankingProfile)] {
    try (profile.isEmpty ? [BuiltInProfile.standard.rawValue] : profile).map { name in
      (name, try RankingOption.profile(name))
    }
  }

  private func run(_ judged: [JudgedCase], paths: [String], profile: RankingProfile, name: String) throws -> RunReport {
    let bar = CountBar("asking", of: judged.count, unit: "cases")
    defer { bar.clear() }
    return try EvaluationRun(paths: paths, profile: profile, name: name).results(of: judged, progress: bar.show)
  }

  private func server(_ text: String) throws -> RemoteServer {
    if let server = RemoteServer(text, key: urlKey ?? "") { return server }
    let forms = RemoteServer.Form.allCases.map { "\($0.rawValue)=" }.joined(separator: ", ")
    throw CommandError.invalidOption(name: "url", value: text, cure: "Give http://… or https://…, with one of \(forms) before it, or none.")
  }

  private func run(_ judged: [JudgedCase], server: RemoteServer, paths: [String]) throws -> RunReport {
    let bar = CountBar("asking", of: judged.count, unit: "cases")
    defer { bar.clear() }
    return try RemoteRun(server, index: PlaceIndex(paths: paths), fetch: Curl.fetch).results(of: judged, progress: bar.show)
  }

  private func placeCount(_ paths: [String]) throws -> Int {
    try PlaceIndex(paths: paths).withEngine { $0.reader.overview.placeCount }
  }

  private func print(_ report: EvaluationReport) throws {
    if json { return try StandardOutput.print(json: String(decoding: ReportFile.data(report), as: UTF8.self)) }
    try StandardOutput.print(TextReport(report).lines.joined(separator: "\n"))
  }

  /// Ends the command when something was lost.
  private func gate(_ comparison: Comparison) throws {
    let lines = ComparisonText(comparison).lines
    if json { StandardError.write(lines.joined(separator: "\n") + "\n") } else { try StandardOutput.print(lines.joined(separator: "\n")) }
    let losses = comparison.losses.map(\.metric).filter { $0 != .emptyLists }.map(\.title)
    if !losses.isEmpty { throw CommandError.lostGround("\(losses.joined(separator: ", ")) significantly worse than in \(baseline ?? "")") }
    if let empty = comparison.moreEmptyLists { throw CommandError.lostGround("empty lists: \(empty) more than in \(baseline ?? "")") }
    if strict, !comparison.newFailures.isEmpty {
      throw CommandError.lostGround("\(comparison.newFailures.count) cases fail that passed in \(baseline ?? "")")
    }
  }
}
