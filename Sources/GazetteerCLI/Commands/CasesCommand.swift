// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Gazetteer
import GazetteerEvaluation

/// `gazetteer cases`
struct CasesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cases",
    abstract: "Make judged cases out of the places of an index.",
    discussion: """
      Draws places and writes what people might type for them, one case a line, as evaluate and tune read them: typed letter by letter from \
      nowhere and from near, with slips of the finger, without marks, by a name in every other script, by another name, in another order, with \
      the town behind. The same seed gives the same cases.

      Example:
        gazetteer cases --index world.gaz --each 100 --seed 7 > cases.ndjson
      """)

  @OptionGroup var index: IndexOption

  @Option(help: ArgumentHelp("Cases of each kind, and of each other script.", valueName: "n"))
  var each = 50

  @Option(help: ArgumentHelp("Draw from the n most important places only (default: from all).", valueName: "n"))
  var most: Int?

  @Option(help: ArgumentHelp("Seed of all that is drawn.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Kinds, separated by commas: \(CaseMaker.Kind.allCases.map(\.rawValue).joined(separator: ", ")) (default: all).", valueName: "a,b"))
  var kinds: String?

  func run() throws {
    guard each > 0 else { throw CommandError.invalidOption(name: "each", value: "\(each)", cure: "Give a number from 1 on.") }
    if let most, most < 1 { throw CommandError.invalidOption(name: "most", value: "\(most)", cure: "Give a number from 1 on.") }
    let kinds = try kinds.map { try commaSeparated($0).map(kind) } ?? CaseMaker.Kind.allCases
    let cases = try index.open().withSession {
      try CaseMaker($0, seed: seed).cases(each: each, kinds: kinds, fromMostImportant: most ?? .max)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var output = StandardOutput()
    for judged in cases { try output.line(String(decoding: encoder.encode(judged), as: UTF8.self)) }
    try output.flush()
  }

  private func kind(_ name: String) throws -> CaseMaker.Kind {
    guard let kind = CaseMaker.Kind(rawValue: name) else {
      let known = CaseMaker.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError.invalidOption(name: "kinds", value: name, cure: "Give some of \(known).")
    }
    return kind
  }
}
