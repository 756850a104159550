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
      Varies the weights of the ranking profile one after the other and keeps each change that improves the answers to the training cases. Then it \
      reports the effect on the held-back cases, which it has not used. The same seed gives the same profile.

      If the held-back cases get worse, it says so, writes no profile and ends with status 1: the change fits only the training cases. If no weight improves the \
      answers to the training cases, it writes no profile either.

      Examples:
        gazetteer tune --index world.gaz --train train.ndjson --hold hold.ndjson --output better.json
        gazetteer tune --index world --index stores.gaz --train cases.ndjson --hold 30% --output better.json
      """)

  @OptionGroup var index: LayersOption

  @Option(help: ArgumentHelp("Cases to learn from: a file, folder or pattern.", valueName: "cases"))
  var train: String

  @Option(
    help: ArgumentHelp(
      "Cases to check with: a file, folder or pattern; or the share of the training cases that is held back for it, as 30%.",
      valueName: "cases|n%"))
  var hold: String

  @Option(help: ArgumentHelp("Write the profile found as JSON.", valueName: "profile.json"))
  var output: String?

  @Option(help: ArgumentHelp("The profile to start from (default: the standard profile).", valueName: "profile.json"))
  var profile: String?

  @Option(help: ArgumentHelp("How often each weight is varied, at most.", valueName: "n"))
  var rounds = 4

  @Option(help: ArgumentHelp("Seed of the order of weights and of the intervals.", valueName: "n"))
  var seed: UInt64 = 1

  func run() throws {
    guard (1...1000).contains(rounds) else {
      throw CommandError.invalidOption(name: "rounds", value: "\(rounds)", cure: "Give a number from 1 to 1000.")
    }
    let (training, held) = try split()
    let start = try profile.map(RankingOption.profile) ?? RankingProfile()
    let paths = try index.paths()
    let bar = CountBar("trying", of: rounds * Weight.all.count * 2, unit: "profiles")
    var tried = 0
    let tuner = Tuner(seed: seed) { profile in
      tried += 1
      bar.show(tried)
      return try EvaluationRun(paths: paths, profile: profile).results(of: training, explains: false).tuningScore
    }
    let found = try tuner.tuned(start, rounds: rounds) { step in
      bar.clear()
      StandardError.write("\(step.weight) = \(step.value): \(step.score)\n")
    }
    bar.clear()
    let old = try EvaluationRun(paths: paths, profile: start, name: "before").results(of: held, explains: false)
    let new = try EvaluationRun(paths: paths, profile: found.profile, name: "tuned").results(of: held, explains: false)
    let comparison = Comparison(old: old, new: new, seed: seed)
    try StandardOutput.print(summary(found, tried: tried, heldBack: comparison).joined(separator: "\n"))
    if let loss = TuningLoss(old: old, new: new, comparison) {
      throw CommandError.lostGround("\(loss); \(output.map { "\($0) is not written" } ?? "keep the profile you have")")
    }
    if found.score <= found.start {
      return StandardError.write(
        "gazetteer: no weight improves the training cases; \(output.map { "\($0) is not written" } ?? "keep the profile you have")\n")
    }
    if let output { try CaseFiles.write(ReportFile.data(found.profile), to: output) }
  }

  /// The cases to learn from, and those to check with.
  private func split() throws -> (training: [JudgedCase], held: [JudgedCase]) {
    let training = try cases(train)
    guard hold.hasSuffix("%") else { return (training, try cases(hold)) }
    guard let percent = Double(hold.dropLast()), percent > 0, percent < 100 else {
      throw CommandError.invalidOption(name: "hold", value: hold, cure: "Give a share above 0% and below 100%, as 30%, or a file of cases.")
    }
    let split = HeldBackSplit(training, share: percent / 100, seed: seed)
    if split.training.isEmpty || split.held.isEmpty {
      throw CommandError.invalidOption(
        name: "hold", value: hold, cure: "It leaves no cases on one side of \(grouped(training.count)): give another share, or more cases.")
    }
    StandardError.write("gazetteer: \(grouped(split.training.count)) cases to learn from, \(grouped(split.held.count)) held back\n")
    return (split.training, split.held)
  }

  /// The cases of an argument; says how many could not be read.
  private func cases(_ argument: String) throws -> [JudgedCase] {
    let found = try CaseReading([argument], isStrict: false)
    let unreadable = found.skipped.filter { $0.kind == .unreadable }
    if let first = unreadable.first { StandardError.write("gazetteer: \(unreadable.count) cases cannot be read; first \(first)\n") }
    return found.cases
  }

  private func summary(_ found: (profile: RankingProfile, score: Double, start: Double), tried: Int, heldBack held: Comparison) -> [String]
  {
    let weights = Weight.all.map { "  \($0.name) \($0.value(in: found.profile))" }
    return ["training: \(found.start) before, \(found.score) tuned, \(tried) profiles tried"] + weights + ["held back:"]
      + ComparisonText(held).lines
  }
}
