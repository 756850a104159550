// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// The line that says what went wrong, in the words of the command. The same errors speak of fields over HTTP, and of neither flags nor commands in Swift.
struct CommandMessage {
  let text: String

  /// - Parameter command: the subcommand that was called.
  init(_ error: any Error, command: String) {
    text =
      switch error {
      case is Patience.DeadlineExceeded: ContractError(error).message
      case let error as ContractError: FlagNames(command: command).message(of: error)
      case let error as IndexError: error.text(remedies: Self.words)
      case let error as ImportError: error.text(remedies: Self.words)
      default: "\(error)"
      }
  }

  private static func words(for remedy: Remedy) -> String {
    switch remedy {
    case .makeIndex: "make an index with `gazetteer import`"
    case .joinPacks: "import what `gazetteer export --index` writes of the folder"
    case .nameIndex: "name another one with --index"
    case .moveOutput: "choose another place with --output"
    case .changeFormat: "choose another --format"
    case .addBase: "name the index that it changes with --base"
    case .addMapping: "--mapping FILE"
    case .nameColumn: "say which it is with --column FIELD=COLUMN, as --column name=Shop"
    case .locate: "place rows by their addresses with --locate-over INDEX"
    case .raiseLimit: "raise --max-rejects"
    case .allowDeletes: "with --max-deletes 100% all may go"
    case .seeRejects: "use --reject-file to see all"
    case .checkLayout: "check --format and --mapping"
    }
  }
}
