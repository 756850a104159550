// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The figures of an import: rows read, kept, merged and rejected, for each source. `gazetteer import --report` writes them as JSON. They contain no times, so
/// equal input gives equal reports.
public struct ImportReport: Codable, Equatable, Sendable {
  /// The numbers of one source.
  public struct SourceCounts: Codable, Equatable, Sendable {
    /// The source as it was named.
    public var source: String
    /// The format that was used: a `SourceFormat`, or the name of a side file. A folder may have several, separated by commas.
    public var format: String
    /// Files of a folder or pattern that were read; nil for a single file. Side files among them are sources of their own.
    public var files: Int?
    /// Files of a folder or pattern that were left out, because they are of no known format or empty; nil for a single file.
    public var leftOut: Int?
    /// Rows read. A side file has none, and the base has none.
    public var read = 0
    /// Rows that became a new place; of the base, its places.
    public var kept = 0
    /// Rows that replaced a row of an earlier source with the same id.
    public var merged = 0
    /// Rows that removed a place.
    public var deleted = 0
    /// Rows that removed a place from what lies below the new index; nil when there are none.
    public var hidden: Int?
    /// Rows that are parts of places, as addresses are parts of streets.
    public var gathered = 0
    /// Rows left out by a rule of the mapping, and elements of OpenStreetMap of which no place needs anything.
    public var skipped = 0
    /// Elements that a change file of OpenStreetMap moves or deletes and that are no places, but may be parts of some: nodes of streets and outlines,
    /// houses; nil for other sources. They count as skipped as well.
    public var uncertain: Int?
    /// Rows rejected, by `RejectReason`.
    public var rejected: [String: Int] = [:]

    /// Rows rejected.
    public var rejectedTotal: Int { rejected.values.clampedSum() }

    mutating func add(_ row: SourceRow.Tally) {
      (read, gathered, skipped) = (read + row.read, gathered + row.gathered, skipped + row.skipped)
    }
  }

  /// The values of a field without which places were kept.
  public struct DroppedValues: Codable, Equatable, Sendable {
    /// Their number.
    public var count = 0
    /// The first of them, at most `mostSamples`, as `source:line: value`.
    public var samples: [String] = []

    /// Most samples of a field.
    static let mostSamples = 3
  }

  /// The numbers of places with opening hours.
  public struct HoursCounts: Codable, Equatable, Sendable {
    /// Places with opening hours.
    public var places = 0
    /// Those whose source states no time zone and that got one, of the option or of their position.
    public var completed = 0
    /// Those that have none and need one: it is never known whether they are open.
    public var withoutZone = 0
  }

  /// The sources in reading order: side files first, then as given.
  public var sources: [SourceCounts] = []
  /// Number of repairs by type; see `Repair`.
  public var repaired: [String: Int] = [:]
  /// Types that are no place types, and categories that the table of a mapping does not have, with the number of places that were kept without
  /// them; of more than a thousand the first thousand.
  public var unknownTypes: [String: Int] = [:]
  /// Values without which places were kept, by field: of the wrong kind or off the scale, and those that a table of the mapping does not have.
  /// Types are counted in `unknownTypes`.
  public var dropped: [String: DroppedValues] = [:]
  /// Places that have their position from their address, by precision: `house`, `betweenHouses`, `street`, `postalCode`, `town`; nil without
  /// `ImportOptions.locatePaths`.
  public var located: [String: Int]?
  /// Places that have their importance from the file of importances; nil without such a file.
  public var importancesTaken: Int?
  /// Places with opening hours, and what is known of their clocks; those of the base included.
  public var hours = HoursCounts()
  /// Whether nothing was stored.
  public var dryRun = false
  /// The first rejects, at most 20, as `source:line: reason: text`.
  public var firstRejects: [String] = []

  /// The first files of folders that were left out, at most 20, as `path: reason`.
  public var firstLeftOut: [String] = []

  /// The numbers of all sources together.
  public var totals: SourceCounts {
    var totals = SourceCounts(source: "all", format: "all")
    (totals.read, totals.kept, totals.merged, totals.skipped) = (read, kept, merged, skipped)
    totals.gathered = gathered
    if sources.contains(where: { $0.files != nil }) { (totals.files, totals.leftOut) = (files, leftOut) }
    totals.deleted = deleted
    if hidden > 0 { totals.hidden = hidden }
    totals.uncertain = uncertain
    totals.rejected = rejectedByReason
    return totals
  }

  /// Files of folders and patterns that were read.
  public var files: Int { sources.map { $0.files ?? 0 }.clampedSum() }
  /// Files of folders and patterns that were left out.
  public var leftOut: Int { sources.map { $0.leftOut ?? 0 }.clampedSum() }
  /// Rows read.
  public var read: Int { sources.map(\.read).clampedSum() }
  /// Places at the end, those of the base included.
  public var kept: Int { max(0, sources.map(\.kept).clampedSum() - deleted) }
  /// Rows that replaced an earlier source's row.
  public var merged: Int { sources.map(\.merged).clampedSum() }
  /// Rows that removed a place.
  public var deleted: Int { sources.map(\.deleted).clampedSum() }
  /// Rows that removed a place from what lies below the new index.
  public var hidden: Int { sources.map { $0.hidden ?? 0 }.clampedSum() }
  /// Elements of change files of OpenStreetMap that may be parts of places; nil without such a file.
  public var uncertain: Int? {
    let counts = sources.compactMap(\.uncertain)
    return counts.isEmpty ? nil : counts.clampedSum()
  }
  /// Rows that are parts of places.
  public var gathered: Int { sources.map(\.gathered).clampedSum() }
  /// Rows left out on purpose.
  public var skipped: Int { sources.map(\.skipped).clampedSum() }
  /// Rows rejected.
  public var rejected: Int { sources.map(\.rejectedTotal).clampedSum() }
  /// Rows rejected, by `RejectReason`, of all sources.
  public var rejectedByReason: [String: Int] {
    sources.reduce(into: [:]) { sum, source in sum.merge(source.rejected) { $0.addingClamped($1) } }
  }

  /// An empty report.
  public init() {}

  /// Counts a value without which a place was kept; `origin` is source and line.
  mutating func note(_ value: DroppedValue, of origin: String) {
    dropped[value.field, default: DroppedValues()].count += 1
    guard let samples = dropped[value.field]?.samples, samples.count < DroppedValues.mostSamples else { return }
    dropped[value.field]?.samples.append("\(origin): \(value.text)")
  }

  private enum CodingKeys: String, CodingKey {
    case sources, repaired, unknownTypes, dropped, located, hours, dryRun, firstRejects, firstLeftOut, totals
  }

  /// Decodes what `encode` wrote; the totals are computed from the sources.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    sources = try container.decode([SourceCounts].self, forKey: .sources)
    repaired = try container.decode([String: Int].self, forKey: .repaired)
    unknownTypes = try container.decodeIfPresent([String: Int].self, forKey: .unknownTypes) ?? [:]
    dropped = try container.decodeIfPresent([String: DroppedValues].self, forKey: .dropped) ?? [:]
    located = try container.decodeIfPresent([String: Int].self, forKey: .located)
    hours = try container.decodeIfPresent(HoursCounts.self, forKey: .hours) ?? HoursCounts()
    dryRun = try container.decode(Bool.self, forKey: .dryRun)
    firstRejects = try container.decode([String].self, forKey: .firstRejects)
    firstLeftOut = try container.decodeIfPresent([String].self, forKey: .firstLeftOut) ?? []
  }

  /// Encodes every number, and the totals in addition to the sources.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(sources, forKey: .sources)
    try container.encode(repaired, forKey: .repaired)
    try container.encode(unknownTypes, forKey: .unknownTypes)
    try container.encode(dropped, forKey: .dropped)
    try container.encodeIfPresent(located, forKey: .located)
    try container.encode(hours, forKey: .hours)
    try container.encode(dryRun, forKey: .dryRun)
    try container.encode(firstRejects, forKey: .firstRejects)
    try container.encode(firstLeftOut, forKey: .firstLeftOut)
    try container.encode(totals, forKey: .totals)
  }
}

/// The progress of reading the sources of an import.
public struct ImportProgress: Sendable {
  /// The path of the source being read.
  public var source: String
  /// Rows read so far, of all sources.
  public var rowsRead: Int
  /// Rows rejected so far.
  public var rejected: Int
  /// Bytes read from all sources so far, before decompression.
  public var bytesTaken: Int
  /// Bytes of all sources; nil if one of them is a pipe.
  public var bytesTotal: Int?
}
