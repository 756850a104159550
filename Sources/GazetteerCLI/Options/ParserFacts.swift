// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// The parser's own description of a command's options, as it prints it for other programs.
struct ParserFacts: Decodable {
  private var command: Command

  private struct Command: Decodable {
    var arguments: [Argument]?
  }

  /// An option, a flag or a word.
  struct Argument: Decodable {
    var kind: String
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
  }

  struct Name: Decodable {
    var kind: String
    var name: String
    var spelling: String { (kind == "long" ? "--" : "-") + name }
  }

  /// The options of a command that take a value, by every name.
  static func options(of command: (any ParsableCommand.Type)?) -> [String: Argument] {
    var options: [String: Argument] = [:]
    for argument in arguments(of: command) where argument.kind == "option" {
      for name in argument.names ?? [] { options[name.spelling] = argument }
    }
    return options
  }

  /// Every name of a command's options, and its arguments as `<text>`.
  static func names(of command: (any ParsableCommand.Type)?) -> Set<String> {
    Set(arguments(of: command).flatMap { ($0.names ?? []).map(\.spelling) + ($0.kind == "positional" ? ["<\($0.valueName ?? "")>"] : []) })
  }

  private static func arguments(of command: (any ParsableCommand.Type)?) -> [Argument] {
    guard let command else { return [] }
    return (try? JSONDecoder().decode(ParserFacts.self, from: Data(command._dumpHelp().utf8)))?.command.arguments ?? []
  }
}

extension ParsableCommand {
  /// The subcommand with a name; nil for none.
  static func subcommand(_ name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
