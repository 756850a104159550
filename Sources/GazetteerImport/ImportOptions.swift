// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A file of places that an import reads, or a folder of such files.
///
///     let shops = ImportSource(path: "shops.csv", mapping: try SourceMapping.read(path: "shops.json"))
///     let world = ImportSource(path: "whosonfirst-data-admin-lu")
///
/// The files of a folder are read as if each were named, sorted by name within each folder; those of no known format are left out and counted in the
/// report. Format, mapping and country are those of all its files.
public struct ImportSource: Sendable {
  /// The path of a file, plain or gzipped; `-` is standard input. The path of a folder stands for all files in it and below it, a pattern such as
  /// `stores/**/*.csv` for the files that match: `*` and `?` within a name, `[abc]`, `**` for any number of folders.
  public var path: String
  /// The format of the file. `auto` recognises it by the first bytes.
  public var format: SourceFormat
  /// The meaning of the columns, or of the members of JSON rows. Nil drafts one for delimited text, and for JSON rows that are no canonical records. A source with a
  /// mapping and the format `auto` is read as JSON if it starts with an object, else as delimited text.
  public var mapping: SourceMapping?
  /// The columns of fields for which a draft would not be sure, as `["name": "Shop"]`; a mapping says all of it.
  public var columns: [String: String] = [:]
  /// The country of a source, as ISO 3166-1 alpha-2 code. That of the addresses of an OpenAddresses source; nil takes it from a path such as
  /// `us-ak-juneau.csv`. That of the places of an OpenStreetMap source that lie in none of its boundaries; nil takes the one that its addresses
  /// name. That of rows with a mapping, or a drafted one, which name none. Otherwise ignored.
  public var country: String?
  /// Whether a table may have addresses instead of positions.
  package var mayLackPosition = false

  /// A source. Nothing is read before the import runs.
  public init(path: String, format: SourceFormat = .auto, mapping: SourceMapping? = nil, country: String? = nil) {
    self.path = path
    self.format = format
    self.mapping = mapping
    self.country = country
  }
}

/// How many rejected rows an import tolerates.
///
///     let limit = RejectLimit("0.5%")
///
public enum RejectLimit: Equatable, Sendable, CustomStringConvertible {
  /// At most this many rows; checked with every row.
  case count(Int)
  /// At most this percentage of the rows; checked at the end.
  case percent(Double)

  /// The limit written as for `--max-rejects`: `100` or `0.5%`; nil for other texts, negative numbers and more than 100 %.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), percent >= 0, percent <= 100 else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(text), count >= 0 else { return nil }
      self = .count(count)
    }
  }

  /// The text that `init` parses.
  public var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .percent(let percent): percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
    }
  }
}

/// How much memory an import may take.
///
///     var options = ImportOptions()
///     options.memory = MemoryLimit("2G") ?? .standard
///
public struct MemoryLimit: Equatable, Sendable, CustomStringConvertible {
  /// The memory in bytes.
  public let bytes: Int

  /// What an import is given unless it is told otherwise: 512 MiB.
  public static let standard = MemoryLimit(unchecked: MemoryShares.standard.bytes)
  /// The least that an import works with: 256 MiB.
  public static let least = MemoryLimit(unchecked: MemoryShares.least)

  /// So many bytes; nil for less than the least.
  public init?(bytes: Int) {
    guard bytes >= MemoryShares.least else { return nil }
    self.bytes = bytes
  }

  /// The limit written as for `--memory`: `512M`, `2G`, or a number of bytes; nil for other texts, and for less than the least. A K is 1,024 bytes.
  public init?(_ text: String) {
    let (digits, unit) = (text.prefix { $0.isASCII && $0.isNumber }, text.drop { $0.isASCII && $0.isNumber })
    guard let number = Int(digits), let shift = Self.shifts[unit.uppercased()] else { return nil }
    self.init(bytes: number.multipliedClamped(by: 1 << shift))
  }

  /// A limit that tests set below the least.
  package init(unchecked bytes: Int) { self.bytes = bytes }

  /// By the letters behind a number the power of two that it is multiplied with.
  private static let shifts = [
    "": 0, "K": 10, "KB": 10, "KIB": 10, "M": 20, "MB": 20, "MIB": 20, "G": 30, "GB": 30, "GIB": 30, "T": 40, "TB": 40, "TIB": 40,
  ]

  /// The text that `init` parses.
  public var description: String { bytes & (1 << 20 - 1) == 0 ? "\(bytes >> 20)M" : "\(bytes)" }
}

/// The options of a whole import.
///
///     var options = ImportOptions()
///     options.maxRejects = .percent(0.5)
///     options.rejectFile = "rejected.tsv"
///
public struct ImportOptions: Sendable {
  /// The number of rejected rows that an import tolerates. With more it fails with `ImportError.tooManyRejects`. Nil, the default, tolerates any number,
  /// as long as one place is kept.
  public var maxRejects: RejectLimit?
  /// How many places of the base, and of what lies below, rows may remove. With more the import fails with `ImportError.tooManyDeletes`. Nil, the default,
  /// allows all but everything; `.percent(100)` allows that as well.
  public var maxDeletes: RejectLimit?
  /// The IANA name of the time zone of places with opening hours whose source states none, as `Europe/Lisbon`. Nil, the default, takes the zone of their
  /// position, by their country.
  public var timeZone: String?
  /// The path of an index whose places are taken over first: the sources then change it. Of two places with one id that of a source wins, and a row
  /// such as `{"id": "store-7", "deleted": true}` removes one. The new index has the same bytes as an import of the final places from scratch. To link duplicates, the base counts as one source.
  /// It may be the output itself. Nil, the default, begins with nothing.
  public var basePath: String?
  /// The paths of indexes that the new index is going to lie over as a layer (`PlaceIndex.init(paths:configuration:)`), from the lowest to
  /// the highest. Then rows may remove their places (`{"id": "n7", "deleted": true}`), addresses inherit the names of their towns, and with
  /// `linksDuplicates` a record hides the place below that it describes as well. The id of that becomes a former id of the record, and
  /// nothing else of it is taken. Empty by default.
  public var pathsBelow: [String] = []
  /// The paths of indexes, from the lowest layer to the highest, in whose addresses rows without coordinates are looked up. What is found agrees with country,
  /// region, postal code and town of the row. How precise it is, stands in the place's member `locationPrecision` under `extra`, and in the report. Rows that
  /// are not found, or in several places, are rejected. Empty, the default, rejects all rows without coordinates.
  public var locatePaths: [String] = []
  /// The path of a file for every rejected row, as TSV with a header: source, line, reason, text. Nil, the default, writes none.
  public var rejectFile: String?
  /// Whether a place with an unknown type is rejected. The default is false: it is kept without that type, and the report counts it.
  public var strictTypes = false
  /// Whether the import only reads and checks the sources, and writes no index. The default is false.
  public var dryRun = false
  /// Whether to merge records of different sources that describe one place: near each other, of one primary type, not in two countries, with a name in
  /// common. The default is true.
  public var linksDuplicates = true
  /// How many threads check places, decide on the elements of OpenStreetMap and make places of them. The index has the same bytes whatever their number. Nil,
  /// the default, takes as many as the process has processors. Two threads write the index in any case.
  public var threads: Int?
  /// How much memory the import takes, about; beyond it, what it sorts and gathers goes to temporary files beside the index. The index has the same bytes whatever
  /// the limit. Not counted are the system's cache of files and what grows with the contents: see `docs/scaling.md`. The default is 512 MiB.
  public var memory = MemoryLimit.standard
  /// The path of a file with the names of countries: canonical records of countries (ndjson), such as `Data/places/countries.ndjson` of this package.
  /// With nil, the default, texts show country codes, and words such as `france` do not match the places of a country.
  public var countryNamesPath: String?

  /// The members of places that requests can filter by (`where`): members of a source's own under `extra`, or of the canonical record, such as `rating`. A
  /// mapping can name more. With a base its own stay. Empty by default.
  public var filterable: Set<String> = []
  /// The members under `extra` whose texts are also names of the place, as a store number that people type. A mapping can name more. Empty by default.
  public var searchable: Set<String> = []

  /// The path of a file with importances from 0 to 1 by entry in Wikidata or article in Wikipedia, in the form that Nominatim publishes.
  /// They take the place of those that an import derives, for places whose details have `wikidata` or `wikipedia`. Nil, the default, reads
  /// none.
  public var importancesPath: String?

  /// Called with every mapping that is drafted, before the rows of its source are read.
  package var onDraft: @Sendable (MappingDraft) throws -> Void = { _ in }

  /// Codes of countries by names in lower case, in addition to the English ones.
  package var countryCodes: [String: String] = [:]

  /// The path of the index, beside which temporary files are written; nil for none.
  package var output: String?

  /// Where the import puts what does not fit into memory.
  var spilling: Spilling {
    let shares = MemoryShares(bytes: memory.bytes)
    return output.map { Spilling(beside: $0, shares) } ?? .inTemporaryFolder(shares)
  }

  /// Paths that the caller is going to write: files of a folder that are no sources.
  package var writtenPaths: [String] = []

  /// The defaults.
  public init() {}

  /// The files that the import itself writes or takes over otherwise, wherever they lie.
  var notSources: [String] { writtenPaths + pathsBelow + locatePaths + [rejectFile, basePath, importancesPath].compactMap(\.self) }
}
