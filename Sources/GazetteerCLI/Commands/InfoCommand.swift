// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerIndex
import GazetteerService

/// `gazetteer info`
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Show the content, the sources and the size of an index.",
    discussion: """
      Examples:
        gazetteer info
        gazetteer info stores.gaz city.gaz
      """)

  @OptionGroup var index: IndexFiles

  @Flag(help: "Print JSON, a line a file.")
  var json = false

  func run() throws {
    for (position, path) in try index.paths().enumerated() {
      let facts = try IndexFacts(path: path)
      if json {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try StandardOutput.print(json: String(decoding: encoder.encode(facts), as: UTF8.self))
      } else {
        try StandardOutput.print((position > 0 ? "\n" : "") + FactsText(facts, path: path).text)
      }
    }
  }
}
