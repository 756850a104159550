// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerWorld

/// The public files that `fetch` knows: one JSON file for each publisher in `Data/sources`, described in `docs/sources.md`.
struct SourceCatalogue {
  let publishers: [Publisher]

  /// Who publishes files, on which terms.
  struct Publisher: Decodable, Sendable {
    /// The word before the colon of a name; that of the file.
    var key = ""
    let about: String
    let license: String
    let attribution: String
    let page: String
    let files: [Entry]
    /// The regions of names with `{region}`, each with its country or nothing.
    let regions: [String: String]?

    private enum CodingKeys: String, CodingKey { case about, license, attribution, page, files, regions }
  }

  /// A file, or a family of files whose names differ in one part. All texts but `about` may have that part in braces.
  struct Entry: Decodable, Sendable {
    /// The name after the colon.
    let name: String
    let about: String
    let url: String?
    /// Where the MD5 of the file is published.
    let md5: String?
    /// Where the number of the newest run of a source is told.
    let lookup: String?
    /// The file to take out of a ZIP archive.
    let member: String?
    /// A program that fetches the file, with its arguments, and how to get it.
    let tool: [String]?
    let install: String?
    /// The path in the cache, below the folder of the publisher.
    let file: String
    let format: String?
    let mapping: String?
    let country: String?
    /// Names of the files that belong beside it.
    let with: [String]?
  }

  /// Reads the files that come with the command.
  ///
  /// - Throws: `GazetteerDataError`; `DecodingError` when somebody changed a file into one of another form.
  static func read() throws -> SourceCatalogue {
    let folder = try GazetteerData.sourcesFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    return SourceCatalogue(
      publishers: try names.map { name in
        var publisher = try JSONDecoder().decode(Publisher.self, from: CaseFiles.data("\(folder)/\(name)"))
        publisher.key = String(name.dropLast(5))
        return publisher
      })
  }

  /// The file of a name such as `osm:europe/andorra`.
  ///
  /// - Throws: `FetchError.unknownName` with the name that was probably meant.
  func file(_ name: String) throws(FetchError) -> CataloguedFile {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let publisher = publishers.first(where: { $0.key == parts[0] }) else { throw unknown(name) }
    for entry in publisher.files {
      if let values = NamePattern(entry.name).values(of: parts[1], regions: publisher.regions ?? [:]) {
        return CataloguedFile(name: name, publisher: publisher, entry: entry, values: values)
      }
    }
    throw unknown(name)
  }

  /// The names that begin with a text, each with what it is. A family of regions is listed one by one when the text names its publisher.
  func names(from prefix: String) -> [(name: String, about: String)] {
    publishers.flatMap { publisher in
      publisher.files.flatMap { entry -> [(name: String, about: String)] in
        let whole = "\(publisher.key):\(NamePattern(entry.name).shown)"
        guard let regions = publisher.regions, prefix.hasPrefix(publisher.key) else { return [(whole, entry.about)] }
        return regions.sorted { $0.key < $1.key }.map { ("\(publisher.key):\($0.key)", $0.value) }
      }
    }.filter { $0.name.hasPrefix(prefix) }
  }

  /// The error for a name that nothing has.
  func unknown(_ name: String) -> FetchError { .unknownName(name, guess: guess(for: name)) }

  /// The name that was meant, also by the last part of a region or without the word before the colon.
  func guess(for name: String) -> String? {
    var words = NearestWord([])
    for publisher in publishers {
      let fixed = publisher.files.map(\.name).filter { !$0.contains("{") }
      for known in fixed + (publisher.regions ?? [:]).keys.sorted() {
        let whole = "\(publisher.key):\(known)"
        let last = known.split(separator: "/").last.map(String.init) ?? known
        for typed in [whole, known, last, "\(publisher.key):\(last)"] { words.add(typed, meaning: whole) }
      }
    }
    return words.guess(for: name)
  }
}
