// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport

/// Names of the catalogue as files of the cache. Whatever is wrong with a name is said before anything is fetched.
struct FetchedSources {
  private let catalogue: SourceCatalogue
  private let fetcher: Fetcher

  /// - Parameter url: A mirror; without one, what `GAZETTEER_FETCH_URL` names.
  init(cache: String? = nil, url: String? = nil, isOffline: Bool = false, tries: Int = 5) throws {
    catalogue = try SourceCatalogue.read()
    let mirror = try (url ?? Terminal.environment("GAZETTEER_FETCH_URL")).map(Self.mirror)
    fetcher = Fetcher(cache: FetchCache(cache), mirror: mirror, isOffline: isOffline, tries: tries, progress: FetchProgress())
  }

  /// The files of each name: the named one, then those that belong beside it.
  ///
  /// - Throws: `FetchError`, `CommandError.cannotWrite`.
  func fetch(_ names: [String]) throws -> [[Fetcher.Result]] {
    let files = try files(names)
    signal(SIGXFSZ, SIG_IGN)  // a limit on file sizes is an error to report, not a reason to die
    Interruption.removing([])  // what has come stays, and the next fetch goes on from there
    var fetched: [String: Fetcher.Result] = [:]
    return try files.map { file in
      try ([file] + file.companions.map { try catalogue.file($0) }).map { file in
        if let result = fetched[file.name] { return result }
        let result = try fetcher.fetch(file)
        fetched[file.name] = result
        return result
      }
    }
  }

  /// Whether the server has something newer than the cache for one of the names. Nothing is brought.
  ///
  /// - Throws: `FetchError`.
  func hasNewer(_ name: String) throws -> Bool {
    try files([name]).contains { file in try ([file] + file.companions.map(catalogue.file)).contains { try fetcher.hasNewer($0) } }
  }

  private func files(_ names: [String]) throws(FetchError) -> [CataloguedFile] {
    var files: [CataloguedFile] = []
    for name in names { files.append(try catalogue.file(name)) }
    let publishers = Set(files.map(\.publisher.key))
    if fetcher.mirror != nil, publishers.count > 1 { throw FetchError.severalPublishers(publishers.sorted()) }
    return files
  }

  private static func mirror(_ text: String) throws -> String {
    let isAddress = text.contains(#/^https?:\/\/[^\s"\\]+$/#)
    if !isAddress { throw FetchError.invalidMirror(text) }
    return text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

extension Fetcher.Result {
  /// The file as a source of an import, with the options that it needs. Terms of what has just come are told.
  func importSource() throws -> ImportSource {
    if !isUnchanged { StandardError.write("gazetteer: \(file.name), \(file.publisher.license): \(file.publisher.attribution)\n") }
    return ImportSource(
      path: path, format: file.format.flatMap(SourceFormat.init(rawValue:)) ?? .auto,
      mapping: try file.mapping.map(EmbeddedData.mapping), country: file.country)
  }
}
