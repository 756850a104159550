// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// `gazetteer batch`
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Answer requests from standard input, one JSON object a line.",
    discussion: """
      A line is the body of an Autocomplete request, with "limit" (1 to 50) as an extension. The line of the answer is its response or \
      error body, in the same order. Output is flushed as soon as no further request is waiting. So another program can send a request \
      and wait for its answer.

      Example:
        echo '{"input": "syd", "limit": 3}' | gazetteer batch --extras --timing
      """)

  @OptionGroup var index: LayersOption

  @Flag(help: "Add location, importance, score, matchKind and complete.")
  var extras = false

  @Flag(help: "Add elapsedMicroseconds: searching and writing texts, without JSON.")
  var timing = false

  func run() throws {
    let places = try index.open(for: .answers)
    let lines = try LineReader(ByteSource(path: "-"))
    var output = StandardOutput()
    var damage: IndexError?
    while true {
      if !lines.hasLine { try output.flush() }
      guard let line = try lines.next() else { break }
      do {
        try output.line(answer(to: line, places).json(extras: extras, timing: timing))
      } catch {
        if let error = error as? IndexError { damage = error }
        try output.line(ContractError(error).json)
      }
    }
    try output.flush()
    if let damage { throw damage }
  }

  private func answer(to line: LineReader.Line, _ places: PlaceIndex) throws -> AutocompleteAnswer {
    switch line {
    case .text(let bytes): return try places.answerNow(AutocompleteQuery(json: bytes))
    case .tooLong: throw ContractError(.invalidArgument, "The request is longer than \(LineReader.defaultLimit) bytes. Send a shorter one.")
    }
  }
}
