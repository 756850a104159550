// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerService

/// The options that all searches for whole places share.
struct AnswerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Language of the answer, as de or zh-TW (default: en).", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("Your country: addresses there are shown without it.", valueName: "code"))
  var region: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many places at most, 1 to 20 (default: 20).", valueName: "n"))
  var limit: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Stop the search after this many milliseconds and answer with what was found.", valueName: "ms"))
  var deadline: Int?

  @Flag(help: "Print JSON.")
  var json = false

  /// Adds what is said of the answer. In a request a limit of 0 means "not given"; here it is a mistake.
  func add(to scope: inout ScopeDraft) throws {
    if limit == 0 { throw CommandError.invalidOption(name: "limit", value: "0", cure: "Give a number from 1 to 20.") }
    scope.limit = limit
    scope.languageCode = language ?? ""
    scope.regionCode = region ?? ""
  }

  /// The moment when the answer has to be there.
  func instant() throws -> ContinuousClock.Instant? {
    guard let deadline else { return nil }
    guard (1...86_400_000).contains(deadline) else {
      throw CommandError.invalidOption(name: "deadline", value: "\(deadline)", cure: "Give milliseconds from 1 to 86400000.")
    }
    return .now + .milliseconds(deadline)
  }
}
