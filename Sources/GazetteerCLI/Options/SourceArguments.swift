// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// One source as the command line names it.
struct SourceArgument: Equatable {
  var path: String
  /// Whether the path is a name of the catalogue of public files.
  var isFetched = false
  var format: String?
  var mapping: String?
  var country: String?
}

/// Tells from the order of arguments which format, mapping and country each source has: an option speaks for the sources after it, and one that comes
/// after the last source for those that have none.
enum SourceArguments {
  /// Options of `import` that take the next argument as their value.
  static let optionsWithValue: Set<String> = [
    "--format", "--mapping", "--country", "--fetch", "--output", "--base", "--over", "--report", "--reject-file", "--max-rejects",
    "--max-deletes", "--time-zone", "--column", "--save-mapping", "--locate-over",
    "--filterable", "--searchable", "--importances", "--threads", "--memory",
  ]

  private static let members: [String: any WritableKeyPath<SourceArgument, String?> & Sendable] = [
    "--format": \.format, "--mapping": \.mapping, "--country": \.country,
  ]

  /// The sources in the arguments that follow the word `import`. The arguments have to be sound otherwise.
  static func sources(in arguments: some Sequence<String>) -> [SourceArgument] {
    var sources: [SourceArgument] = []
    var current = SourceArgument(path: "")
    var last = SourceArgument(path: "")  // what was said after the last source
    var isEnded = false
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if isEnded || argument == "-" || !argument.hasPrefix("-") {
        current.path = argument
        sources.append(current)
        last = SourceArgument(path: "")
        continue
      }
      if argument == "--" {
        isEnded = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard optionsWithValue.contains(parts[0]), let value = parts.count == 2 ? parts[1] : rest.popFirst() else { continue }
      if parts[0] == "--fetch" {
        sources.append(SourceArgument(path: value, isFetched: true))
        continue
      }
      guard let option = members[parts[0]] else { continue }
      current[keyPath: option] = value
      last[keyPath: option] = value
    }
    return sources.map { source in
      // What is fetched is known: options speak for the other sources.
      if source.isFetched { return source }
      return SourceArgument(
        path: source.path, format: source.format ?? last.format, mapping: source.mapping ?? last.mapping,
        country: source.country ?? last.country)
    }
  }
}
