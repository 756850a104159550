// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Hands records to an index writer.
package final class IndexWriterSink: PlaceSink {
  /// The writer, to be finished when every record is in.
  package let writer: IndexWriter
  /// Countries of the side files, by code.
  private var sideCountries: [String: ImportContext.Country] = [:]

  /// A sink for a writer that has no records yet.
  package init(_ writer: IndexWriter) { self.writer = writer }

  package func begin(_ context: ImportContext) { sideCountries = context.countries }

  package func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) throws -> Disposition {
    switch try writer.add(record, sourceIndex: sourceIndex) {
    case .added: .added
    case .replacedEarlierSource: .replacedEarlierSource
    case .duplicateInSource: .duplicateInSource
    }
  }

  /// Makes the index. Countries that `names` lacks get the names that side files gave, in the order of their codes.
  package func finish(countries names: [CountryNames], progress: (Int, Int) -> Void) throws -> IndexWriter.Summary {
    let known = Set(names.map(\.code))
    let others = sideCountries.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    return try writer.finish(
      countries: names + others.map { CountryNames(code: $0.key, names: [("", $0.value.name)]) }, progress: progress)
  }
}
