// SPDX-License-Identifier: Apache-2.0

/// One source of an import.
package struct SourceSpec: Sendable {
  /// A path, or `-` for standard input.
  package var path: String
  /// How to read it.
  package var format: SourceFormat
  /// What its columns mean; needed for csv and tsv, and enough to make `auto` take a source for delimited text.
  package var mapping: CSVMapping?
  /// ISO code of the country of addresses; nil takes what the path tells.
  package var country: String?

  /// A source.
  package init(path: String, format: SourceFormat = .auto, mapping: CSVMapping? = nil, country: String? = nil) {
    self.path = path
    self.format = format
    self.mapping = mapping
    self.country = country
  }
}

/// How many rejects an import bears.
public enum RejectLimit: Equatable, Sendable, CustomStringConvertible {
  /// At most so many rows; checked with every row.
  case count(Int)
  /// At most so many of a hundred rows; checked at the end.
  case percent(Double)

  /// The limit that `--max-rejects` spells, as `100` or `0.5%`; nil for other texts and for what is negative or over 100 %.
  public init?(_ text: String) {
    if text.hasSuffix("%") {
      guard let percent = Double(text.dropLast()), percent >= 0, percent <= 100 else { return nil }
      self = .percent(percent)
    } else {
      guard let count = Int(text), count >= 0 else { return nil }
      self = .count(count)
    }
  }

  /// The spelling that `init` reads.
  public var description: String {
    switch self {
    case .count(let count): "\(count)"
    case .percent(let percent): percent == percent.rounded() ? "\(Int(percent))%" : "\(percent)%"
    }
  }
}

/// What holds for a whole import.
package struct ImportOptions: Sendable {
  /// Over this many rejects the import fails; nil bears any number, as long as one place is kept.
  package var maxRejects: RejectLimit?
  /// Where every reject is written, as TSV with a header; nil writes none.
  package var rejectFile: String?
  /// Read and check everything, but hand nothing to the sink.
  package var dryRun = false

  /// Whether records of different sources that are one place become one, the richest with what it lacks from the others.
  package var linksDuplicates = true

  /// The defaults: any number of rejects, no reject file, not a dry run, duplicates linked.
  package init() {}
}
