// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Passes records to an index writer.
package final class IndexWriterSink: PlaceSink {
  /// The writer; call its `finish` after the last record.
  package let writer: IndexWriter
  /// What the new index is going to lie over; nil for nothing.
  private let below: LayersBelow?

  /// A sink for a writer that has no records yet.
  package init(_ writer: IndexWriter, over below: LayersBelow? = nil) { (self.writer, self.below) = (writer, below) }

  package func add(_ record: PlaceRecord, line: Int, sourceIndex: Int) throws -> Disposition {
    switch try writer.add(record, sourceIndex: sourceIndex) {
    case .added: .added
    case .replacedEarlierSource: .replacedEarlierSource
    case .duplicateInSource: .duplicateInSource
    }
  }

  package func remove(id: String) throws -> Bool { try writer.remove(id: id) }

  package func hide(id: String) { writer.hide(id: id) }

  package func declare(filterable name: String) { writer.declare(filterable: name) }

  /// Builds the index. Country names come only from `names`: those of a side file would be lost in an export, and importing an export must give the
  /// same index.
  package func finish(
    countries names: [CountryNames], linksDuplicates: Bool, progress: (Int, Int) -> Void
  ) throws -> IndexWriter.Summary {
    try writer.finish(countries: names + Self.withdrawnCountries, linksDuplicates: linksDuplicates, over: below, progress: progress)
  }

  /// Withdrawn codes that older dumps still use.
  private static let withdrawnCountries = [
    CountryNames(code: "AN", names: [("", "Netherlands Antilles")]), CountryNames(code: "CS", names: [("", "Serbia and Montenegro")]),
  ]
}
