// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerService

/// What an index is called on the command line: the path of a file or a folder, or `world`, the embedded places.
enum IndexName {
  /// The name of the embedded places. A file of this name is `./world`.
  static let world = "world"

  /// The path of what is called so.
  ///
  /// - Throws: the errors of building the index of the embedded places.
  static func path(of name: String) throws -> String { name == world ? try SampleIndex.worldPath() : name }
}

/// Which index a command works on.
struct IndexOption: ParsableArguments {
  @Option(
    name: .customLong("index"),
    help: ArgumentHelp("The index file, or world for the embedded places (default: $GAZETTEER_INDEX, else world).", valueName: "file"),
    completion: .file())
  var given: String?

  /// The path, of the embedded places when nothing else was named; their index is built when it is not there yet.
  func path() throws -> String { try given.map(IndexName.path) ?? IndexDefault.path() }

  /// Opens the index, to answer single requests or to read or judge all of it.
  func open(_ ranking: Ranking = .standard, for use: IndexUse) throws -> PlaceIndex { try openIndex([path()], ranking, use) }
}

/// Which index, or which layers, a command that answers works on.
struct LayersOption: ParsableArguments {
  @Option(
    name: .customLong("index"),
    help: ArgumentHelp(
      "The index file, or world for the embedded places (default: $GAZETTEER_INDEX, else world). Given more than once, each lies over those before.",
      valueName: "file"),
    completion: .file())
  var given: [String] = []

  /// The paths from the lowest layer to the highest, of the embedded places when nothing else was named; their index is built when it is not there yet.
  func paths() throws -> [String] { try given.isEmpty ? [IndexDefault.path()] : given.map(IndexName.path) }

  /// Opens the index, to answer single requests or to read or judge all of it.
  func open(_ ranking: Ranking = .standard, for use: IndexUse) throws -> PlaceIndex { try openIndex(paths(), ranking, use) }
}

/// The index of a command that names none.
private enum IndexDefault {
  static func path() throws -> String { try Terminal.environment("GAZETTEER_INDEX").map(IndexName.path) ?? SampleIndex.path() }
}

/// Which indexes a command that tells about whole files works on: those it names, else the one of `--index`.
struct IndexFiles: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Index files or folders of packs, or world for the embedded places.", valueName: "file"), completion: .file())
  var files: [String] = []

  @OptionGroup var index: IndexOption

  /// The paths.
  ///
  /// - Throws: `CommandError.usage` for files beside `--index`.
  func paths() throws -> [String] {
    if files.isEmpty { return [try index.path()] }
    if let given = index.given {
      throw CommandError.usage("--index \(given) and \(files[0]) are both given; name every file without --index")
    }
    return try files.map(IndexName.path)
  }
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
