// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Help texts are checked-in files, so that nothing about them changes unseen.
///
/// `GAZETTEER_RECORD_SNAPSHOTS=1 swift test --filter HelpTests` writes them anew; a run that writes fails.
@Suite(.enabled(if: commandHasServer, "built without the server")) struct HelpTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
  private static let isRecording = ProcessInfo.processInfo.environment["GAZETTEER_RECORD_SNAPSHOTS"] != nil
  static let commands = [
    "", "import", "mapping", "fetch", "update", "search", "browse", "find", "nearby", "batch", "details", "explain", "types", "values",
    "info",
    "audit",
    "export", "diff",
    "split", "verify",
    "evaluate",
    "cases", "judge", "tune", "serve",
  ]

  @Test("help is what the checked-in file says, and has an example", arguments: commands)
  func help(command: String) throws {
    let arguments = (command.isEmpty ? [] : [command]) + ["--help"]
    let run = try CommandRun(arguments, folder: Folder())
    #expect(run.status == 0)
    #expect(run.text.contains("Example"))
    let file = Self.folder.appendingPathComponent("help-\(command.isEmpty ? "gazetteer" : command).txt")
    if Self.isRecording {
      try run.output.write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == run.text)
  }

  @Test("every command of the help has a snapshot")
  func allCommands() throws {
    let text = try CommandRun(["--help"], folder: Folder()).text
    let listed = text.split(separator: "\n").drop { !$0.hasPrefix("SUBCOMMANDS") }.dropFirst()
    let names = listed.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && !$0.hasPrefix("  See ") }.map {
      String($0.split(separator: " ")[0])
    }
    #expect(names == Array(Self.commands.dropFirst()))
  }

  @Test("the version tells the index format as well")
  func version() throws {
    let run = try CommandRun(["--version"], folder: Folder())
    #expect(run.text.contains("gazetteer ") && run.text.contains("index format"))
  }
}

/// Whether the command has all its parts; one built without its server has other help.
#if GAZETTEER_SERVER
  private let commandHasServer = true
#else
  private let commandHasServer = false
#endif
