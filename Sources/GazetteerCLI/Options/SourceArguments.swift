// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// One source as the command line names it.
struct SourceArgument: Equatable {
  var path: String
  var format: String?
  var mapping: String?
}

/// Tells from the order of arguments which format and mapping each source has: an option speaks for the sources after it, and one that comes
/// after the last source for those that have none.
enum SourceArguments {
  /// Options of `import` that take the next argument as their value.
  static let optionsWithValue: Set<String> = ["--format", "--mapping", "--output", "--report", "--reject-file", "--max-rejects"]

  /// The sources in the arguments that follow the word `import`. The arguments have to be sound otherwise.
  static func sources(in arguments: some Sequence<String>) -> [SourceArgument] {
    var sources: [SourceArgument] = []
    var (format, mapping): (String?, String?)
    var last = SourceArgument(path: "")  // what was said after the last source
    var isEnded = false
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if isEnded || argument == "-" || !argument.hasPrefix("-") {
        sources.append(SourceArgument(path: argument, format: format, mapping: mapping))
        last = SourceArgument(path: "")
        continue
      }
      if argument == "--" {
        isEnded = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard optionsWithValue.contains(parts[0]), let value = parts.count == 2 ? parts[1] : rest.popFirst() else { continue }
      if parts[0] == "--format" { (format, last.format) = (value, value) }
      if parts[0] == "--mapping" { (mapping, last.mapping) = (value, value) }
    }
    return sources.map { SourceArgument(path: $0.path, format: $0.format ?? last.format, mapping: $0.mapping ?? last.mapping) }
  }
}
