// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerEvaluation
import GazetteerService

/// `gazetteer cases`
struct CasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cases",
    abstract: "Make judged cases out of the places of an index.",
    discussion: """
      Draws places and writes what people might type for them, one case a line, as evaluate and tune read them. Texts are typed letter \
      by letter, from nowhere and from near. They have typos, other names, scripts and orders, superfluous words, codes of areas, or a \
      category and a town. docs/evaluation.md describes each kind. The same seed gives the same cases.

      With --from-log, the cases are the texts that people typed and the places that they chose, from the log that `gazetteer serve --choice-log` writes.

      Examples:
        gazetteer cases --index world.gaz --each 100 --seed 7 > cases.ndjson
        gazetteer cases --from-log choices.ndjson > cases.ndjson
      """)

  @OptionGroup var index: LayersOption

  @Option(help: ArgumentHelp("Cases of each kind, and of each other script.", valueName: "n"))
  var each = 50

  @Option(help: ArgumentHelp("Draw from the n most important places only (default: from all).", valueName: "n"))
  var most: Int?

  @Option(help: ArgumentHelp("Seed of the random draw.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Kinds, separated by commas: \(CaseMaker.Kind.allCases.map(\.rawValue).joined(separator: ", ")) (default: all).", valueName: "a,b"))
  var kinds: String?

  @Option(help: ArgumentHelp("Make the cases from this log of a server instead; may be given more than once.", valueName: "file"))
  var fromLog: [String] = []

  func run() throws {
    try write(fromLog.isEmpty ? drawn() : chosen())
  }

  private func write(_ cases: [JudgedCase]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = StandardOutput()
    for judged in cases { try output.line(String(decoding: encoder.encode(judged), as: UTF8.self)) }
    try output.flush()
  }

  /// The cases of logs.
  private func chosen() throws -> [JudgedCase] {
    var choices = ChoiceCases()
    for path in fromLog { choices.read(String(decoding: try CaseFiles.data(path), as: UTF8.self)) }
    if choices.unreadable > 0 { StandardError.write("gazetteer: \(choices.unreadable) lines cannot be read and are left out\n") }
    let cases = choices.cases
    if cases.isEmpty {
      throw EvaluationError.badFile(path: fromLog.joined(separator: ", "), what: "log of choices", reason: "nothing was chosen in it")
    }
    return cases
  }

  /// Cases of places that are drawn.
  private func drawn() throws -> [JudgedCase] {
    guard each > 0 else { throw CommandError.invalidOption(name: "each", value: "\(each)", cure: "Give a number from 1 on.") }
    if let most, most < 1 { throw CommandError.invalidOption(name: "most", value: "\(most)", cure: "Give a number from 1 on.") }
    let kinds = try kinds.map { try commaSeparated($0).map(kind) } ?? CaseMaker.Kind.allCases
    return try index.open(for: .everything).withSession {
      try CaseMaker($0, seed: seed).cases(each: each, kinds: kinds, fromMostImportant: most ?? .max)
    }
  }

  private func kind(_ name: String) throws -> CaseMaker.Kind {
    try choice(name, option: "kinds")
  }
}
