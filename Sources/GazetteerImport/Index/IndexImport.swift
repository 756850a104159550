// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Reads sources into a new index file, or only checks them.
package struct IndexImport {
  /// What is read.
  package var sources: [SourceSpec]
  /// Where the index goes; the file that is there stays until the new one is complete.
  package var output: String
  /// What holds for the whole import. In a dry run nothing is written.
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

  /// How far it has come.
  package enum Stage: Sendable {
    /// Rows are read and checked.
    case reading(ImportProgress)
    /// Places go into the index: so many of so many.
    case writing(Int, Int)
  }

  /// What came of it.
  package struct Outcome: Sendable {
    /// The numbers of the sources.
    package var report: ImportReport
    /// The numbers of the index; nil for a dry run.
    package var summary: IndexWriter.Summary?
  }

  /// Does the import.
  ///
  /// - Parameter progress: called now and then, always on the calling thread.
  /// - Throws: `ImportError`, `IndexError`, `CancellationError`; whatever happens, there is the old index or the new one.
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
