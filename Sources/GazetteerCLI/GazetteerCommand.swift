// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerIndex
import GazetteerService

/// The command `gazetteer`.
@main
struct GazetteerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gazetteer",
    abstract: "Find places as you type, offline.",
    discussion: """
      Without --index, commands use the file that GAZETTEER_INDEX names, else a sample that is built on first use.

      Examples:
        gazetteer search "syd"
        gazetteer import --output world.gaz cities15000.txt.gz
        gazetteer search --index world.gaz --bias circle:48.86,2.35,5000 "hotel par"

      Exit codes: 0 done; 1 a baseline was lost (evaluate), or an index is older than its sources (update --check); 64 wrong usage or invalid request; 65 unreadable input data or too many \
      rejects; 66 file or place not found; 69 not an index, another format, or damaged; 70 internal error; 73 output cannot be written, or address not be listened at; 75 deadline passed, busy, or a connection failed; 130 interrupted.
      """,
    version: "gazetteer \(packageVersion) (index format \(Schema.formatVersion))",
    subcommands: [
      ImportCommand.self, MappingCommand.self, FetchCommand.self, UpdateCommand.self, SearchCommand.self, BrowseCommand.self,
      FindCommand.self,
      NearbyCommand.self,
      BatchCommand.self,
      DetailsCommand.self, ExplainCommand.self, TypesCommand.self, ValuesCommand.self, InfoCommand.self, AuditCommand.self,
      ExportCommand.self,
      DiffCommand.self, SplitCommand.self,
      VerifyCommand.self,
      EvaluateCommand.self, CasesCommand.self, JudgeCommand.self, TuneCommand.self,
    ] + serverCommands)

  #if GAZETTEER_SERVER
    private static let serverCommands: [any ParsableCommand.Type] = [ServeCommand.self]
  #else
    private static let serverCommands: [any ParsableCommand.Type] = []
  #endif

  static func main() async {
    StandardStreams.hold()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try Usage.checkCommand(arguments, of: Self.self)
      var command = try parseAsRoot(arguments)
      try Usage.checkOptions(arguments, of: Self.self)
      try await run(&command)
    } catch {
      ExitStatus.end(with: error, of: Self.self)
    }
  }

  private static func run(_ command: inout any ParsableCommand) async throws {
    if var asynchronous = command as? any AsyncParsableCommand { try await asynchronous.run() } else { try command.run() }
  }
}
