// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerIndex

/// `gazetteer verify`
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check an index for damage.",
    discussion: """
      Checks the checksums of the file, pages, the R-tree, the full-text lists and that all tables agree on every place. Needs space \
      for a temporary copy of the index. Exit code 69 means that the index is damaged; the message says where.

      Example:
        gazetteer verify --index world.gaz
      """)

  @OptionGroup var index: IndexOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let path = try index.path()
    Interruption.removing(IndexVerification.temporaryPaths(of: path))
    var checks: [String] = []
    try IndexVerification.verify(path: path) { check in
      checks.append(check)
      if !json { try? StandardOutput.print("ok  \(check)") }
    }
    if json {
      let list = checks.map { "\"\($0)\"" }.joined(separator: ",")
      try StandardOutput.print(json: "{\"damaged\":false,\"checks\":[\(list)]}")
    }
  }
}
