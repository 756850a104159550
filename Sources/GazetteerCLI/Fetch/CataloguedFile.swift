// SPDX-License-Identifier: Apache-2.0

/// A file of the catalogue by its full name, with the part of its name filled in everywhere.
struct CataloguedFile: Sendable {
  let name: String
  let publisher: SourceCatalogue.Publisher
  private let entry: SourceCatalogue.Entry
  private let values: [String: String]

  init(name: String, publisher: SourceCatalogue.Publisher, entry: SourceCatalogue.Entry, values: [String: String]) {
    (self.name, self.publisher, self.entry, self.values) = (name, publisher, entry, values)
  }

  /// Where it is published; nil for a file that a program fetches.
  var url: String? { entry.url.map(filled) }
  var md5: String? { entry.md5.map(filled) }
  var lookup: String? { entry.lookup.map(filled) }
  var member: String? { entry.member.map(filled) }
  var install: String { entry.install ?? "" }
  /// The path below the cache.
  var path: String { "\(publisher.key)/\(filled(entry.file))" }
  var format: String? { entry.format }
  var mapping: String? { entry.mapping }
  /// The country of its places; nil when there are several, or when the rows tell.
  var country: String? { entry.country.map(filled).flatMap { $0.isEmpty ? nil : $0 } }
  /// The names of the files that belong beside it.
  var companions: [String] { (entry.with ?? []).map { "\(publisher.key):\($0)" } }
  /// The last part of the name, for the name of an index.
  var shortName: String {
    let last = name.split(whereSeparator: { ":/".contains($0) }).last.map(String.init) ?? name
    return values["bbox"] == nil ? last : "overture"
  }

  /// The value that `lookup` looks for.
  var source: String { values["source"] ?? "" }

  /// The program with its arguments that writes the file to a path.
  func tool(writing path: String) -> [String]? { entry.tool.map { $0.map { filled($0).replacing("{file}", with: path) } } }

  /// The same file once `lookup` has told the number of its run.
  func withRun(_ job: String) -> CataloguedFile {
    CataloguedFile(name: name, publisher: publisher, entry: entry, values: values.merging(["job": job]) { $1 })
  }

  private func filled(_ text: String) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
