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
      Example:
        gazetteer info --index world.gaz
      """)

  @OptionGroup var index: IndexOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let path = try index.path()
    let facts = try IndexFacts(path: path)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try StandardOutput.print(json: String(decoding: encoder.encode(facts), as: UTF8.self))
    }
    try StandardOutput.print(FactsText(facts, path: path).text)
  }
}
