// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// Where files come from and go to, as `fetch` is told.
struct FetchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Folder of the fetched files (default: sources in the cache folder of gazetteer).", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "Mirror with the paths of the publisher; it takes the place of scheme and host (default: $GAZETTEER_FETCH_URL).", valueName: "address"
    ))
  var url: String?

  @Flag(help: "Open no connection: take the files that the cache has.")
  var offline = false

  @Option(help: ArgumentHelp("How many tries in a row may bring nothing (1 to 100).", valueName: "n"))
  var tries = 5

  /// The files of the names, each with those that belong beside it.
  ///
  /// - Throws: `FetchError`, `CommandError`.
  func fetch(_ names: [String]) throws -> [[Fetcher.Result]] { try sources().fetch(names) }

  /// The public files with these options.
  func sources() throws -> FetchedSources {
    if !(1...100).contains(tries) {
      throw CommandError.invalidOption(name: "tries", value: "\(tries)", cure: "Give a number from 1 to 100.")
    }
    return try FetchedSources(cache: cache, url: url, isOffline: offline, tries: tries)
  }
}
