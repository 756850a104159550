// SPDX-License-Identifier: Apache-2.0

/// Reads a change file as changes of the places of an index: see `OSMChangePlan`. Each element is a row.
final class OSMChangeRows: RowReader {
  private let source: ByteSource
  private let base: OSMBase
  private let country: String?
  private var rows: IndexingIterator<[SourceRow]>?
  private(set) var uncertain: Int?

  /// Reads nothing before the first row is asked for.
  init(_ source: ByteSource, of base: OSMBase, country: String?) { (self.source, self.base, self.country) = (source, base, country) }

  func next() throws(ImportError) -> SourceRow? {
    if rows == nil { rows = try plannedRows().makeIterator() }
    return rows?.next()
  }

  private func plannedRows() throws(ImportError) -> [SourceRow] {
    var plan = OSMChangePlan(try OSMChangeFile.changes(of: source), of: base, country: country)
    do {
      let rows = try plan.rows()
      uncertain = plan.uncertain
      return rows
    } catch {
      throw .unreadableIndex(path: base.path, reason: "\(error)")
    }
  }
}
