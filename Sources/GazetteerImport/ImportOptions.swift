// SPDX-License-Identifier: Apache-2.0

/// One source of an import.
package struct SourceSpec: Sendable {
  /// A path, or `-` for standard input.
  package var path: String
  /// The format to read it in.
  package var format: SourceFormat
  /// The meaning of its columns. Required for csv and tsv; with `auto` it makes the source delimited text.
  package var mapping: CSVMapping?
  /// ISO code of the country of addresses; nil derives it from the path.
  package var country: String?

  /// A source.
  package init(path: String, format: SourceFormat = .auto, mapping: CSVMapping? = nil, country: String? = nil) {
    self.path = path
    self.format = format
    self.mapping = mapping
    self.country = country
  }
}

/// How many rejected rows an import tolerates.
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

/// The options of a whole import.
package struct ImportOptions: Sendable {
  /// The import fails with more rejects than this; nil tolerates any number, as long as one place is kept.
  package var maxRejects: RejectLimit?
  /// File for all rejects, as TSV with a header; nil for none.
  package var rejectFile: String?
  /// Read and check everything, but pass nothing to the sink.
  package var dryRun = false

  /// Whether to merge records of different sources that describe one place.
  package var linksDuplicates = true

  /// The defaults: any number of rejects, no reject file, not a dry run, duplicates linked.
  package init() {}
}
