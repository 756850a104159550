// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// What the parser lets pass, or says in many lines, about arguments that are wrong.
enum Usage {
  /// Refuses a word that is no command.
  ///
  /// - Parameter root: the command with all subcommands.
  /// - Throws: `CommandError.usage`.
  static func checkCommand(_ arguments: [String], of root: any ParsableCommand.Type) throws(CommandError) {
    guard let word = arguments.first, !word.hasPrefix("-") else { return }
    let names = root.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    if names.contains(word) { return }
    let guess = NearestWord(names).guess(for: word).map { "did you mean \($0)? Otherwise see" } ?? "see"
    throw .usage("there is no command '\(word)'; \(guess) `gazetteer --help`")
  }

  /// Refuses a second value for an option that takes one: the parser would take the last without a word.
  ///
  /// - Parameters:
  ///   - arguments: Sound by the parser's rules.
  ///   - root: the command with all subcommands.
  /// - Throws: `CommandError.usage`.
  static func checkOptions(_ arguments: [String], of root: any ParsableCommand.Type) throws(CommandError) {
    let names = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }.map { Argument($0).name }
    // Asking the parser takes longer than all the rest.
    guard let command = arguments.first, Set(names).count < names.count else { return }
    let options = ParserFacts.options(of: root.subcommand(command))
    var given: [String: String] = [:]
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst().map(Argument.init), argument.name != "--" {
      guard let option = options[argument.name], let value = argument.value ?? rest.popFirst() else { continue }
      if let first = given.updateValue(value, forKey: argument.name), !option.isRepeating {
        throw .usage("\(argument.name) is given twice, with '\(first)' and with '\(value)'; give it once")
      }
    }
  }

  /// The subcommand that was called; empty for none.
  static var command: String { CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "" }

  /// What the parser refuses, on one line and with a cure.
  static func error(of message: String) -> CommandError {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = line.hasSuffix("?") ? " Or" : line.hasSuffix(".") ? "" : ";"
    return .usage("\(line)\(end) see `gazetteer\(command.isEmpty ? "" : " \(command)") --help`")
  }

  /// An argument that may have its value in it: `--limit=3`.
  private struct Argument {
    let name: String
    let value: String?

    init(_ text: String) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isOption = text.hasPrefix("-") && parts.count == 2
      (name, value) = isOption ? (String(parts[0]), String(parts[1])) : (text, nil)
    }
  }
}
