// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerService

/// Which index a command works on.
struct IndexOption: ParsableArguments {
  @Option(
    name: .customLong("index"),
    help: ArgumentHelp("The index file (default: $GAZETTEER_INDEX, else the embedded sample).", valueName: "file"),
    completion: .file())
  var given: String?

  /// The path, of the sample when nothing else was named; that is built when it is not there yet.
  func path() throws -> String { try given ?? Terminal.environment("GAZETTEER_INDEX") ?? SampleIndex.path() }

  /// Opens the index.
  func open(_ ranking: Ranking = .standard) throws -> PlaceIndex {
    var configuration = PlaceIndex.Configuration()
    configuration.ranking = ranking
    return try PlaceIndex(path: path(), configuration: configuration)
  }
}
