// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerEngine
import GazetteerEvaluation
import GazetteerService

/// By which weights a command ranks.
struct RankingOption: ParsableArguments {
  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("Rank by this profile, as tune writes it, or by standard or importance (default: standard).", valueName: "file.json")
  )
  var given: String?

  /// The order asked for.
  func ranking() throws -> Ranking { try given.map { Ranking(try Self.profile($0)) } ?? .standard }

  /// The profile of a name or in a file.
  static func profile(_ name: String) throws -> RankingProfile {
    if let builtIn = BuiltInProfile(rawValue: name) { return builtIn.profile }
    return try ReportFile.profile(CaseFiles.data(name), path: name)
  }
}
