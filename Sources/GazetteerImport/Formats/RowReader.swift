// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex

/// The result of reading one row of a source.
package struct SourceRow: Sendable {
  /// The content of a row. Places are boxed: in line they made every row some hundred bytes, and copying the rows that are none took a sixth of the
  /// time to read a map.
  package enum Content: Sendable {
    /// A place, not yet checked.
    indirect case place(DraftPlace)
    /// Not a place, with the reason.
    indirect case fault(RecordFault)
    /// Rows that the mapping leaves out, or of which no place needs anything: how many.
    case skipped(Int)
    /// Parts of places that are returned after the last row: how many.
    case parts(Int)
    /// A part of which no place can be made after all, with the reason.
    case lost(RecordFault)
    /// A place assembled from several rows, not yet checked.
    indirect case gathered(DraftPlace)
    /// A place, not yet checked, that takes the place of the one with its id as if the source of that had it.
    indirect case changed(DraftPlace)
    /// A place that an earlier import has checked.
    indirect case record(PlaceRecord)
  }

  /// The line on which the row starts, from 1; for an assembled place, the line of its first part. OpenStreetMap's elements, and the
  /// rows of a database, have their number instead.
  package var line: Int
  /// The row.
  package var content: Content
}

/// Reads a source row by row; keeps one row at a time.
package protocol RowReader: AnyObject {
  /// The next row; nil at the end. A malformed row is returned as a fault; only a source that cannot be read any further throws.
  func next() throws(ImportError) -> SourceRow?

  /// The members of its places that requests can filter by.
  var filterable: [String] { get }

  /// Rows so far that are no places, but may be parts of some; nil where that cannot be.
  var uncertain: Int? { get }
}

extension RowReader {
  /// Nothing: most sources do not say.
  package var filterable: [String] { [] }

  /// Nothing: most sources hold all that a place is made of.
  package var uncertain: Int? { nil }
}

extension Bytes {
  /// The fault of a row with invalid bytes.
  func fault(_ reason: RejectReason) -> RecordFault {
    RecordFault(reason, part(0, Swift.min(count, 800)).text)
  }

  /// The fault of a row that is not valid JSON.
  func fault(_ failure: JSONReader.Failure) -> RecordFault {
    RecordFault(.malformed, "\(failure): " + part(0, Swift.min(count, 800)).text)
  }
}
