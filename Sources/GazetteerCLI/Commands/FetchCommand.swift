// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `gazetteer fetch`
struct FetchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fetch",
    abstract: "Download well-known public files.",
    discussion: """
      Brings files into a cache, prints their licence and attribution, and the command that imports them. What stopped goes on where it was, a newer \
      version takes the place of an older one, and checksums are compared where they are published. The program curl does the transfer; \
      this, update, import --fetch and evaluate --url are the only commands that open connections.

      Exit codes besides those of `gazetteer --help`: 65 not the published file, 66 no such file, or curl is missing, 73 the cache cannot be \
      written, 75 the connection failed: run it again.

      Examples:
        gazetteer fetch --list
        gazetteer fetch --list osm:asia
        gazetteer fetch osm:europe/andorra
        gazetteer fetch geonames:cities500 geonames:countries/DE
        gazetteer fetch openaddresses:us/ca/berkeley
        gazetteer fetch overture:place/7.40,43.71,7.45,43.76
      """)

  @Argument(help: ArgumentHelp("Names of files, as --list prints them.", valueName: "name"))
  var names: [String] = []

  @Flag(help: "List the names, or those that begin with one of the names given, and fetch nothing.")
  var list = false

  @OptionGroup var options: FetchOptions

  func validate() throws {
    if names.isEmpty, !list { throw ValidationError("Missing expected argument '<name> ...'") }
  }

  func run() throws {
    if list { return try printList() }
    for results in try options.fetch(names) { try StandardOutput.print(FetchText(results).lines.joined(separator: "\n")) }
  }

  private func printList() throws {
    let catalogue = try SourceCatalogue.read()
    let rows = try (names.isEmpty ? [""] : names).flatMap { prefix in
      let rows = catalogue.names(from: prefix)
      if rows.isEmpty { throw FetchError.unknownName(prefix, guess: catalogue.guess(for: prefix)) }
      return rows
    }
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows { try StandardOutput.print(row.about.isEmpty ? row.name : row.name.padded(to: width + 2) + row.about) }
  }
}
