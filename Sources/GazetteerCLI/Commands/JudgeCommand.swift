// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerEvaluation
import GazetteerService

/// `gazetteer judge`
struct JudgeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge",
    abstract: "Write a page on which a person judges answers.",
    discussion: """
      Searches for the texts of cases, or for the lines of a file, and writes one self-contained HTML file. In a browser, the keys 0 to 3 judge a place: \
      3 is exactly what was meant, 2 good, 1 related, 0 wrong. Saving gives a file of cases with these grades, which evaluate reads. With several \
      profiles, the page mixes their places and does not show which profile found which.

      Examples:
        gazetteer judge --index world.gaz --texts queries.txt --output judge.html
        gazetteer judge --profile standard --profile better.json cases.ndjson --output judge.html
      """)

  @Argument(help: ArgumentHelp("Files of judged cases, folders or patterns.", valueName: "cases"))
  var cases: [String] = []

  @OptionGroup var index: LayersOption

  @Option(help: ArgumentHelp("A file of texts, one a line.", valueName: "file"))
  var texts: String?

  @Option(
    help: ArgumentHelp(
      "Rank by this profile, as tune writes it, or by standard or importance; give several to judge the places of all of them.",
      valueName: "file.json"))
  var profile: [String] = []

  @Option(help: ArgumentHelp("The page.", valueName: "file.html"))
  var output: String

  func run() throws {
    var judged = cases.isEmpty ? [] : try CaseReading(cases, isStrict: false).cases
    if let texts { judged += String(decoding: try CaseFiles.data(texts), as: UTF8.self).split(whereSeparator: \.isNewline).map(Self.bare) }
    if judged.isEmpty { throw CommandError.usage("there is nothing to judge; give files of cases, or --texts with a file of texts") }
    let rankings = try (profile.isEmpty ? [BuiltInProfile.standard.rawValue] : profile).map { Ranking(try RankingOption.profile($0)) }
    let items = try JudgePage.items(judged, index: index.open(for: .everything), rankings: rankings)
    try CaseFiles.write(Data(JudgePage(items).text.utf8), to: output)
    try StandardOutput.print("\(output): \(items.count) texts, \(items.reduce(0) { $0 + $1.places.count }) places to judge")
  }

  private static func bare(_ line: Substring) -> JudgedCase {
    var judged = JudgedCase(id: String(line), text: String(line))
    judged.group = "judged"
    return judged
  }
}
