// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Reads sources into a new index file, or only checks them.
package struct IndexImport {
  /// The sources to read.
  package var sources: [SourceSpec]
  /// The path of the index. An existing file stays until the new one is complete.
  package var output: String
  /// Options of the whole import. A dry run writes nothing.
  package var options: ImportOptions
  /// The names of countries, see `CountryNames.read`.
  package var countries: [CountryNames]

  /// An import.
  package init(sources: [SourceSpec], output: String, options: ImportOptions = ImportOptions(), countries: [CountryNames]) {
    self.sources = sources
    self.output = output
    self.options = options
    self.countries = countries
  }

  /// The stage of an import.
  package enum Stage: Sendable {
    /// Rows are read and checked.
    case reading(ImportProgress)
    /// Places are written: number so far and total.
    case writing(Int, Int)
  }

  /// The result of an import.
  package struct Outcome: Sendable {
    /// The figures of the sources.
    package var report: ImportReport
    /// The figures of the index; nil for a dry run.
    package var summary: IndexWriter.Summary?
  }

  /// Runs the import.
  ///
  /// - Parameter progress: called now and then, always on the calling thread.
  /// - Throws: `ImportError`, `IndexError`, `CancellationError`. In every case `output` is either the previous index or the new one.
  package func run(isCancelled: @escaping @Sendable () -> Bool = { false }, progress: (Stage) -> Void = { _ in }) throws -> Outcome {
    func read(into sink: inout some PlaceSink) throws -> ImportReport {
      try ImportPipeline.run(sources, options: options, into: &sink) {
        if isCancelled() { throw CancellationError() }
        progress(.reading($0))
      }
    }
    if options.dryRun {
      var sink = CountingSink()
      return Outcome(report: try read(into: &sink))
    }
    var sink = IndexWriterSink(try IndexWriter(output: output, isCancelled: isCancelled))
    let report = try read(into: &sink)
    let summary = try sink.finish(countries: countries, linksDuplicates: options.linksDuplicates) { progress(.writing($0, $1)) }
    return Outcome(report: report, summary: summary)
  }
}
