// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerImport
import GazetteerIndex

/// `gazetteer split`
struct SplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Cut an index into packs, by country or by tile.",
    discussion: """
      Writes a folder with one index for each country or tile. In it, world.gaz has the most important places of all, and \
      manifest.json the places, bytes, SHA-256, bounds and licences of each. --index takes the folder like a file, and answers as the \
      index does that was cut. A folder of packs that is there already is replaced when the new one is complete.

      Examples:
        gazetteer split world.gaz --output packs
        gazetteer split world.gaz --by tile --degrees 10 --output packs
        gazetteer search --index packs "hotel nord"
      """)

  @Argument(help: ArgumentHelp("The index to cut.", valueName: "index"), completion: .file())
  var index: String

  @Option(help: ArgumentHelp("country or tile (default: country).", valueName: "way"), completion: .list(["country", "tile"]))
  var by: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Degrees of a tile's sides, 1 to 90 (default: 10).", valueName: "n"))
  var degrees: Int?

  @Option(parsing: .unconditional, help: ArgumentHelp("How many places the world pack has, 1 or more (default: 50000).", valueName: "n"))
  var world: Int?

  @Option(help: ArgumentHelp("The folder to write.", valueName: "folder"))
  var output: String

  private enum Way: String, CaseIterable { case country, tile }

  func run() throws {
    let way: Way = try by.map { try choice($0, option: "by") } ?? .country
    if let degrees, !(1...90).contains(degrees) {
      throw CommandError.invalidOption(name: "degrees", value: "\(degrees)", cure: "Give a number from 1 to 90.")
    }
    if let world, world < 1 {
      throw CommandError.invalidOption(name: "world", value: "\(world)", cure: "Give a number of places, 1 or more.")
    }
    var split = try IndexSplit(
      index: IndexName.path(of: index), output: output, cut: way == .country ? .country : .tile(degrees: degrees ?? 10),
      countries: try EmbeddedData.countries()
    )
    split.worldPlaces = world ?? split.worldPlaces
    var bar: CountBar?
    defer { bar?.clear() }
    let manifest = try split.run { written, total in
      if bar == nil { bar = CountBar("writing", of: total, unit: "packs") }
      bar?.show(written)
    }
    bar?.clear()
    let places = manifest.packs.reduce(0) { $0 + $1.places }
    let bytes = (manifest.packs + [manifest.world]).reduce(0) { $0 + $1.bytes }
    try StandardOutput.print(
      """
      packs   \(grouped(manifest.packs.count)) by \(manifest.by), \(grouped(places)) places
      world   \(grouped(manifest.world.places)) places
      folder  \(output), \(grouped(bytes)) bytes
      """)
  }
}
