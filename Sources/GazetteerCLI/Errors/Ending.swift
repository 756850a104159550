// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerEngine
import GazetteerEvaluation
import GazetteerImport
import GazetteerIndex
import GazetteerService
import GazetteerWorld

#if GAZETTEER_SERVER
  import GazetteerServer
#endif

extension ExitStatus {
  /// The status of a failure. The one place where this is decided.
  init(_ error: any Error) {
    switch error {
    case let error as ImportError: self.init(error)
    case let error as IndexError: self.init(error)
    case let error as ContractError: self.init(error)
    case let error as CommandError: self = error.status
    case let error as FetchError: self = error.status
    case EvaluationError.serverFailed: self = .tryAgain
    case is EvaluationError: self = .badData
    case is GazetteerDataError: self = .notFound
    #if GAZETTEER_SERVER
      case is ServerError: self = .cannotWrite
    #endif
    case is CancellationError: self = .interrupted
    case is Patience.DeadlineExceeded: self = .tryAgain
    default: self = .internalError
    }
  }

  private init(_ error: ImportError) {
    switch error {
    case .columnUnclear, .unknownTimeZone, .standardInputTwice, .overwritesSource, .needsFile, .changesWithoutBase: self = .usage
    case .fileNotFound, .isDirectory, .unreadable, .noReadableFile(_, nil): self = .notFound
    case .unwritable: self = .cannotWrite
    case .unreadableIndex: self = .badIndex
    case .cutOff, .partialAnswer, .foreignCoordinates, .notInDegrees,
      .brokenGzip, .emptySource, .wrongColumns, .unknownFormat, .mappingInvalid, .tooManyRejects, .tooManyDeletes, .nothingKept,
      .lineTooLong,
      .onlySideFiles, .noReadableFile, .brokenDatabase, .brokenOpenStreetMap, .unreadablePBF, .foreignBase, .unnumberedElement:
      self = .badData
    }
  }

  private init(_ error: IndexError) {
    switch error {
    case .noFile, .notFound, .unreadable, .isDirectory, .packFolder, .missingPack: self = .notFound
    case .notAnIndex, .versionMismatch, .damaged: self = .badIndex
    case .cannotWrite: self = .cannotWrite
    case .invalidRecord: self = .badData
    case .missingFeature, .database: self = .internalError
    }
  }

  private init(_ error: ContractError) {
    switch error.status {
    case .invalidArgument: self = .usage
    case .notFound: self = .notFound
    case .permissionDenied: self = .usage
    case .deadlineExceeded, .unavailable, .resourceExhausted: self = .tryAgain
    case .cancelled: self = .interrupted
    case .internal: self = .internalError
    }
  }

  /// Says on one line what went wrong, and ends the process.
  ///
  /// - Parameter root: the command with all subcommands.
  static func end(with error: any Error, of root: any ParsableCommand.Type) -> Never {
    // Help and versions are the parser's own; it knows of no other error than these and refused arguments.
    switch root.exitCode(for: error) {
    case .failure: break
    case .validationFailure: end(with: Usage.error(of: root.message(for: error)), of: root)
    default: root.exit(withError: error)
    }
    StandardError.write(TerminalText.message(CommandWords(of: root.subcommand(Usage.command)).text(of: error), after: "gazetteer: ") + "\n")
    Foundation.exit(ExitStatus(error).rawValue)
  }
}
