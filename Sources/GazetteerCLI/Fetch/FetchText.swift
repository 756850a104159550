// SPDX-License-Identifier: Apache-2.0

/// What `fetch` prints about a file, and the command that imports it.
struct FetchText {
  private let results: [Fetcher.Result]

  /// - Parameter results: The file and then those that belong beside it.
  init(_ results: [Fetcher.Result]) { self.results = results }

  /// Lines, the last of which can be run as it is.
  var lines: [String] {
    guard let first = results.first else { return [] }
    let publisher = first.file.publisher
    let facts = [
      ("about", publisher.about), ("licence", publisher.license), ("attribution", publisher.attribution), ("page", publisher.page),
    ]
    let files = results.flatMap { [("from", $0.url), ("file", state(of: $0))] }
    return [first.file.name] + (facts + files + [("import", importLine)]).map { "  \($0.0.padded(to: 13))\($0.1)" }
  }

  private func state(of result: Fetcher.Result) -> String {
    let check = result.md5 == nil ? "" : ", MD5 as published"
    return "\(result.path), \(grouped(result.bytes)) bytes\(check)\(result.isUnchanged ? ", unchanged" : "")"
  }

  private var importLine: String {
    guard let file = results.first?.file else { return "" }
    var words = ["gazetteer", "import", "--output", "\(file.shortName).gaz"]
    for (option, value) in [("--format", file.format), ("--mapping", file.mapping), ("--country", file.country)] {
      if let value { words += [option, value] }
    }
    return (words + results.map { quoted($0.path) }).joined(separator: " ")
  }

  /// A path as one word of a shell.
  private func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"'\"\\$`*?[](){}<>|&;#~!".utf8.contains($0) }
    return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
  }
}

extension String {
  /// The text with blanks behind it, one at least.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
