// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerData
import GazetteerEngine
import GazetteerEvaluation
import GazetteerImport
import GazetteerIndex
import GazetteerService

#if GAZETTEER_SERVER
  import GazetteerServer
#endif

/// How the command ends. The numbers are those of sysexits.h where it has one.
enum ExitStatus: Int32 {
  case lost = 1
  case usage = 64
  case badData = 65
  case notFound = 66
  case badIndex = 69
  case internalError = 70
  case cannotWrite = 73
  case tryAgain = 75
  case interrupted = 130

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
      case is ListenFailure, is ChoiceLogFailure: self = .cannotWrite
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
  static func end(with error: any Error) -> Never {
    // Help and versions are the parser's own; it knows of no other error than these and refused arguments.
    switch GazetteerCommand.exitCode(for: error) {
    case .failure: break
    case .validationFailure: end(with: Usage.error(of: GazetteerCommand.message(for: error)))
    default: GazetteerCommand.exit(withError: error)
    }
    StandardError.write(PlainText.message(CommandMessage(error, command: Usage.command).text, after: "gazetteer: ") + "\n")
    Foundation.exit(ExitStatus(error).rawValue)
  }
}

/// Failures that no other module knows of.
enum CommandError: Error, CustomStringConvertible {
  /// No mapping has this name.
  case unknownMapping(String, known: [String])
  /// An evaluation is worse than its baseline.
  case lostGround(String)
  /// `update --check`: an index is older than its sources.
  case outdated(path: String, sources: [String])
  /// `update` has to make an index and is told of no source.
  case nothingToMakeOf(path: String)
  /// An update would lose too many places.
  case losesPlaces(path: String, from: Int, to: Int, limit: String)
  /// Another process updates the index.
  case updating(path: String)
  /// Standard output, or a file of ours, refused what was written.
  case cannotWrite(path: String, reason: String)
  /// There is no terminal to show a page on.
  case noTerminal(String)
  /// The arguments are not those of the command.
  case usage(String)
  /// An option has a value that makes no sense.
  case invalidOption(name: String, value: String, cure: String)
  /// An option has a value that is none of its words.
  case noChoice(name: String, value: String, words: [String])

  var status: ExitStatus {
    switch self {
    case .unknownMapping, .nothingToMakeOf: .notFound
    case .lostGround, .outdated: .lost
    case .losesPlaces: .badData
    case .updating: .tryAgain
    case .cannotWrite: .cannotWrite
    case .usage, .invalidOption, .noChoice, .noTerminal: .usage
    }
  }

  var description: String {
    switch self {
    case .unknownMapping(let name, let known):
      "there is no mapping \(name); give a file, or one of \(known.joined(separator: ", "))." + guess(for: name, among: known)
    case .lostGround(let what):
      "lost ground: \(what)"
    case .outdated(let path, let sources):
      "\(path) is older than \(sources.joined(separator: ", ")); run the command without --check"
    case .nothingToMakeOf(let path):
      "there is no index \(path), and no source to make it of; name one, as in `gazetteer update --output \(path) embedded`"
    case .losesPlaces(let path, let from, let to, let limit):
      "the new index would have \(grouped(to)) places in place of \(grouped(from)), a loss of more than \(limit), so \(path) stays; "
        + "look at the sources, or allow it with --max-loss 100%"
    case .updating(let path):
      "another process updates \(path); wait until it is done"
    case .cannotWrite(let path, let reason):
      "\(path) cannot be written (\(reason)); check the folder, its permissions and the free space"
    case .noTerminal(let reason):
      "browse needs a terminal: \(reason). Run it in one, or use `gazetteer search TEXT`"
    case .usage(let message):
      message
    case .invalidOption(let name, let value, let cure):
      "Invalid --\(name) '\(value)'. \(cure)"
    case .noChoice(let name, let value, let words):
      "Invalid --\(name) '\(value)'. Give \(listed(words))." + guess(for: value, among: words)
    }
  }

  /// `a, b or c`
  private func listed(_ words: [String]) -> String {
    (words.count > 1 ? words.dropLast().joined(separator: ", ") + " or " : "") + (words.last ?? "")
  }

  private func guess(for value: String, among words: [String]) -> String {
    NearestWord(words).guess(for: value).map { " Did you mean '\($0)'?" } ?? ""
  }
}
