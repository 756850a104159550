// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex

/// Makes an index file from files of places, as `gazetteer import` does.
///
///     let work = IndexImport(sources: [ImportSource(path: "cities.txt.gz"), ImportSource(path: "shops.ndjson")], output: "places.gaz")
///     let outcome = try work.run()
///     print("\(outcome.report.kept) places, \(outcome.report.rejected) rows rejected")
///
/// Sources are read in the given order, after side files such as GeoNames' country table. Of two places with one id, the place of the later source wins. An invalid
/// row is rejected with its reason; it does not end the import unless the options limit the number of rejects.
public struct IndexImport: Sendable {
  /// The sources to read.
  public var sources: [ImportSource]
  /// The path of the index. Temporary files are written to the same folder. An existing index stays until the new one is complete and checked.
  public var output: String
  /// Options of the whole import.
  public var options: ImportOptions
  /// The names of countries, in addition to those of `ImportOptions.countryNamesPath`.
  package var countries: [CountryNames] = []

  /// An import. Nothing is read or written before `run`.
  public init(sources: [ImportSource], output: String, options: ImportOptions = ImportOptions()) {
    self.sources = sources
    self.output = output
    self.options = options
  }

  /// An import with names of countries that have been read before.
  package init(sources: [ImportSource], output: String, options: ImportOptions = ImportOptions(), countries: [CountryNames]) {
    self.init(sources: sources, output: output, options: options)
    self.countries = countries
  }

  /// What an import is doing.
  public enum Stage: Sendable {
    /// It reads and checks rows.
    case reading(ImportProgress)
    /// It writes the index: number of places written so far, and their total.
    case writing(places: Int, total: Int)
  }

  /// The content of a written index.
  public struct Summary: Equatable, Sendable {
    /// Places in the index.
    public var places: Int
    /// Size of the file.
    public var bytes: Int
    /// Records that were merged into the record of another source for the same place.
    public var linked: Int
    /// The members that requests can filter by, and how many places have each.
    public var filterable: [String: Int] = [:]
  }

  /// The result of an import.
  public struct Outcome: Sendable {
    /// The figures of the sources.
    public var report: ImportReport
    /// The figures of the index; nil for a dry run.
    public var summary: Summary?
  }

  /// Runs the import on the calling thread.
  ///
  /// Memory use is bounded by `ImportOptions.memory`. Until the end, temporary files take about twice the size of the index.
  ///
  /// - Parameters:
  ///   - isCancelled: Called now and then, from several threads; true ends the import with `CancellationError`.
  ///   - progress: Called about every ten thousand rows, always on the calling thread.
  /// - Throws: `ImportError` for the sources, the options and the reject file; an error whose description names the problem if the index cannot be written;
  ///   `CancellationError`. In every case, `output` is either the previous index or the new one.
  /// - Complexity: O(*n* log *n*) for *n* places: about 25 s for a million on two cores.
  public func run(isCancelled: @escaping @Sendable () -> Bool = { false }, progress: (Stage) -> Void = { _ in }) throws -> Outcome {
    var options = options
    options.writtenPaths.append(output)
    if !options.dryRun { options.output = output }
    let countries = try countries + (options.countryNamesPath.map(CountryNames.read) ?? [])
    if !options.locatePaths.isEmpty {
      for country in countries { for name in country.names { options.countryCodes[name.text.lowercased()] = country.code } }
    }
    func read(into sink: inout some PlaceSink) throws -> ImportReport {
      try ImportPipeline.run(sources, options: options, over: below, into: &sink) {
        if isCancelled() { throw CancellationError() }
        progress(.reading($0))
      }
    }
    let below = try options.pathsBelow.isEmpty ? nil : LayersBelow(paths: options.pathsBelow)
    if options.dryRun {
      var sink = CountingSink()
      return Outcome(report: try read(into: &sink))
    }
    var sink = IndexWriterSink(
      try IndexWriter(output: output, MemoryShares(bytes: options.memory.bytes), isCancelled: isCancelled), over: below)
    let report = try read(into: &sink)
    let written = try sink.finish(countries: countries, linksDuplicates: options.linksDuplicates) {
      progress(.writing(places: $0, total: $1))
    }
    let summary = Summary(places: written.places, bytes: written.bytes, linked: written.linked, filterable: written.filterable)
    return Outcome(report: report, summary: summary)
  }
}
