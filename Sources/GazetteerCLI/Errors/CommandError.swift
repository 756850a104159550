// SPDX-License-Identifier: Apache-2.0

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
      "Invalid --\(name) '\(value)'. Give \(words.alternatives)." + guess(for: value, among: words)
    }
  }

  private func guess(for value: String, among words: [String]) -> String {
    NearestWord(words).guess(for: value).map { " Did you mean '\($0)'?" } ?? ""
  }
}

extension [String] {
  /// `a, b or c`; nothing for none.
  var alternatives: String { (count > 1 ? dropLast().joined(separator: ", ") + " or " : "") + (last ?? "") }
}
