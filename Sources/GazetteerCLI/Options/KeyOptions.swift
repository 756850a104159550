// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import ArgumentParser
  import Foundation

  /// The keys of a server. Every user of a machine sees the arguments of its programs, so a file or the environment is the better place for them.
  struct KeyOptions: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        """
        A key that requests may use; may be given more than once. If there is one, every request needs a key. Other users of the machine see it here: \
        prefer --api-key-file.
        """, valueName: "key"))
    var apiKey: [String] = []

    @Option(
      help: ArgumentHelp(
        """
        A file of such keys, one a line; lines that begin with # are left out (default: the keys in $GAZETTEER_API_KEYS, with spaces or commas between \
        them).
        """, valueName: "file"), completion: .file())
    var apiKeyFile: String?

    /// All keys.
    ///
    /// - Throws: `CommandError` for an empty key, and for a file that cannot be read or has none: the server would be open to all.
    func keys() throws -> Set<String> {
      if apiKey.contains("") { throw CommandError.invalidOption(name: "api-key", value: "", cure: "Give a key of one character or more.") }
      guard let apiKeyFile else { return Set(apiKey).union(Self.keysOfEnvironment) }
      guard let data = FileManager.default.contents(atPath: apiKeyFile), let text = String(data: data, encoding: .utf8) else {
        throw CommandError.invalidOption(name: "api-key-file", value: apiKeyFile, cure: "Give a text file that can be read.")
      }
      let keys = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty && !$0.hasPrefix("#")
      }
      if keys.isEmpty {
        throw CommandError.invalidOption(name: "api-key-file", value: apiKeyFile, cure: "Write one key or more into it, each on its line.")
      }
      return Set(apiKey).union(keys)
    }

    private static var keysOfEnvironment: [String] {
      (Terminal.environment("GAZETTEER_API_KEYS") ?? "").split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
  }
#endif
