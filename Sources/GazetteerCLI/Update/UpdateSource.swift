// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerImport
import GazetteerWorld

/// A source of an index that is kept up to date.
enum UpdateSource: Equatable {
  /// The places that come with the command.
  case world
  /// A public file by its name.
  case published(String)
  /// A file of the user's.
  case file(String)

  /// Reads a source as it is typed.
  ///
  /// - Throws: `FetchError.unknownName` for a name that its publisher does not have.
  init(_ text: String, catalogue: SourceCatalogue) throws(FetchError) {
    if text == IndexName.world {
      self = .world
    } else if let file = try? catalogue.file(text) {
      self = .published(file.name)
    } else if catalogue.publishers.contains(where: { text.hasPrefix($0.key + ":") }) {
      throw catalogue.unknown(text)
    } else {
      self = .file(text)
    }
  }

  /// The source in words.
  var name: String {
    switch self {
    case .world: IndexName.world
    case .published(let name), .file(let name): name
    }
  }
}

/// What an index is made of: the sources of its import, and by what each of their files is known again.
struct UpdateInput {
  var sources: [ImportSource] = []
  var files: [FileFacts] = []

  /// Adds the places that come with the command.
  mutating func addWorld() throws {
    sources += try GazetteerData.placeFiles().map { ImportSource(path: $0, format: .ndjson) }
    files.append(FileFacts(url: IndexName.world, etag: try GazetteerData.fingerprint()))
  }

  /// Adds a file and those that belong beside it.
  mutating func add(_ fetched: [Fetcher.Result], _ cache: FetchCache) throws {
    for result in fetched {
      sources.append(try result.importSource())
      files.append(FileFacts.read(cache.paths(of: result.file).facts) ?? FileFacts(url: result.url))
    }
  }

  /// Adds a file of the user's.
  mutating func add(path: String, _ table: TableReading) throws {
    var source = ImportSource(path: path, mapping: table.mapping)
    source.columns = table.columns
    sources.append(source)
    files.append(try FileFacts(ofFile: path))
  }
}

extension FileFacts {
  /// A file of this machine, known by size and time.
  ///
  /// - Throws: `ImportError` when it cannot be looked at.
  init(ofFile path: String) throws {
    do throws(FileFailure) {
      let status = try FileAccess.status(path)
      let time = status.modified
      self.init(url: path, lastModified: "\(time.seconds).\(time.nanoseconds)", bytes: Int(status.st_size))
    } catch {
      throw error.isMissing ? ImportError.fileNotFound(path: path) : .unreadable(path: path, reason: error.reason)
    }
  }
}

/// How the user's tables are read.
struct TableReading {
  var mapping: SourceMapping?
  var columns: [String: String] = [:]
  /// The options as they were typed, and the mapping as it is now.
  var facts: [FileFacts] = []

  init() {}

  /// Reads the options `--mapping` and `--column`.
  ///
  /// - Throws: what reading a mapping throws; `CommandError`.
  init(mapping: String?, columns: ColumnOptions) throws {
    if let mapping {
      self.mapping = try EmbeddedData.mapping(mapping)
      facts.append((try? FileFacts(ofFile: mapping)) ?? FileFacts(url: mapping))
    }
    self.columns = try columns.columns()
    facts += self.columns.sorted { $0.key < $1.key }.map { FileFacts(url: "\($0.key)=\($0.value)") }
  }
}
