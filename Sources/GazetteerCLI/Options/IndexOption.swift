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
  func path() throws -> String { try given ?? IndexDefault.path() }

  /// Opens the index, to answer single requests or to read or judge all of it.
  func open(_ ranking: Ranking = .standard, for use: IndexUse) throws -> PlaceIndex { try openIndex([path()], ranking, use) }
}

/// Which index, or which layers, a command that answers works on.
struct LayersOption: ParsableArguments {
  @Option(
    name: .customLong("index"),
    help: ArgumentHelp(
      "The index file (default: $GAZETTEER_INDEX, else the embedded sample). Given more than once, each file lies over those before.",
      valueName: "file"),
    completion: .file())
  var given: [String] = []

  /// The paths from the lowest layer to the highest, of the sample when nothing else was named; that is built when it is not there yet.
  func paths() throws -> [String] { try given.isEmpty ? [IndexDefault.path()] : given }

  /// Opens the index, to answer single requests or to read or judge all of it.
  func open(_ ranking: Ranking = .standard, for use: IndexUse) throws -> PlaceIndex { try openIndex(paths(), ranking, use) }
}

/// The index of a command that names none.
private enum IndexDefault {
  static func path() throws -> String { try Terminal.environment("GAZETTEER_INDEX") ?? SampleIndex.path() }
}

/// What a command does with an index, which decides how much of it is compared with its checksums first.
enum IndexUse {
  /// It answers requests: damage is found where it is met.
  case answers
  /// It reads all places, or judges the index: damage must not be handed on.
  case everything
}

private func openIndex(_ paths: [String], _ ranking: Ranking, _ use: IndexUse) throws -> PlaceIndex {
  var configuration = PlaceIndex.Configuration()
  configuration.ranking = ranking
  configuration.checksWholeFiles = use == .everything
  return try PlaceIndex(paths: paths, configuration: configuration)
}
