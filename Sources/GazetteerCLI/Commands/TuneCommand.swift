// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerEngine
import GazetteerEvaluation

/// `gazetteer tune`
struct TuneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tune",
    abstract: "Look for better ranking weights.",
    discussion: """
      Turns one weight of the ranking profile after the other and keeps what answers the training cases better; then tells what the held-back \
      cases, which it has not seen, gain by it. The same seed gives the same profile.

      Example:
        gazetteer tune --index world.gaz --train train.ndjson --hold hold.ndjson --output better.json
      """)

  @OptionGroup var index: IndexOption

  @Option(help: ArgumentHelp("Cases to learn from.", valueName: "cases"))
  var train: String

  @Option(help: ArgumentHelp("Cases to check with.", valueName: "cases"))
  var hold: String

  @Option(help: ArgumentHelp("Write the profile found as JSON.", valueName: "profile.json"))
  var output: String?

  @Option(help: ArgumentHelp("Where to begin (default: the standard profile).", valueName: "profile.json"))
  var profile: String?

  @Option(help: ArgumentHelp("How often every weight is turned, at most.", valueName: "n"))
  var rounds = 4

  @Option(help: ArgumentHelp("Seed of the order of weights and of the intervals.", valueName: "n"))
  var seed: UInt64 = 1

  func run() throws {
    guard (1...1000).contains(rounds) else {
      throw CommandError.invalidOption(name: "rounds", value: "\(rounds)", cure: "Give a number from 1 to 1000.")
    }
    let (training, held) = (try CaseFiles.cases([train]), try CaseFiles.cases([hold]))
    let start = try profile.map { try ReportFile.profile(CaseFiles.data($0), path: $0) } ?? RankingProfile()
    let path = try index.path()
    let bar = CountBar("trying", of: rounds * Weight.all.count * 2, unit: "profiles")
    var tried = 0
    let tuner = Tuner(seed: seed) { profile in
      tried += 1
      bar.show(tried)
      return try EvaluationRun(path: path, profile: profile).results(of: training, explains: false).tuningScore
    }
    let found = try tuner.tuned(start, rounds: rounds) { step in
      bar.clear()
      StandardError.write("\(step.weight) = \(step.value): \(step.score)\n")
    }
    bar.clear()
    let old = try EvaluationRun(path: path, profile: start, name: "before").results(of: held, explains: false)
    let new = try EvaluationRun(path: path, profile: found.profile, name: "tuned").results(of: held, explains: false)
    if let output { try CaseFiles.write(ReportFile.data(found.profile), to: output) }
    try StandardOutput.print(summary(found, tried, Comparison(old: old, new: new, seed: seed)).joined(separator: "\n"))
  }

  private func summary(_ found: (profile: RankingProfile, score: Double, start: Double), _ tried: Int, _ held: Comparison) -> [String] {
    let weights = Weight.all.map { "  \($0.name) \($0.value(in: found.profile))" }
    return ["training: \(found.start) before, \(found.score) tuned, \(tried) profiles tried"] + weights + ["held back:"]
      + ComparisonText(held).lines
  }
}
