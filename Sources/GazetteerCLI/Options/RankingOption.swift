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

  @Option(
    name: .customLong("prefer"),
    help: ArgumentHelp(
      "Rank places of this index higher: the name of its file without .gaz; with metres, only so near to the middle of the bias. Repeatable.",
      valueName: "name[:metres]"))
  var preferred: [String] = []

  /// The order asked for.
  func ranking() throws -> Ranking {
    let start = try given.map { Ranking(try Self.profile($0)) } ?? .standard
    return try preferred.reduce(start) { try Self.ranking($0, preferring: $1) }
  }

  private static func ranking(_ ranking: Ranking, preferring text: String) throws -> Ranking {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return try ranking.preferring(layer: text) }
    guard let meters = Double(parts[1]), meters > 0, meters.isFinite, !parts[0].isEmpty else {
      throw ValidationError("--prefer \(text) is no index with metres; write it as --prefer stores:5000")
    }
    return try ranking.preferring(layer: String(parts[0]), withinMeters: meters)
  }

  /// The profile of a name or in a file.
  static func profile(_ name: String) throws -> RankingProfile {
    if let builtIn = BuiltInProfile(rawValue: name) { return builtIn.profile }
    return try ReportFile.profile(CaseFiles.data(name), path: name)
  }
}
