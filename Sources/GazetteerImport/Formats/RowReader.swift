// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// What one row of a source came to.
package struct SourceRow {
  /// What a row may be.
  package enum Content {
    /// A place, not yet checked.
    case place(DraftPlace)
    /// No place, and why.
    case fault(RecordFault)
    /// A row that the mapping leaves out on purpose.
    case skipped
    /// A part of a place that comes after the last row.
    case part
    /// A place put together from parts, not yet checked: no row of its own.
    case gathered(DraftPlace)
  }

  /// The line where the row begins, from 1; for a place put together from parts, the line of the first part.
  package var line: Int
  /// The row.
  package var content: Content
}

/// Reads a source row by row; holds one row at a time.
package protocol RowReader: AnyObject {
  /// The next row, or nil after the last. Bad rows are rows; only a source that cannot be read on throws.
  func next() throws(ImportError) -> SourceRow?
}

extension Bytes {
  /// The fault of a row whose bytes are at fault.
  func fault(_ reason: RejectReason) -> RecordFault {
    RecordFault(reason, part(0, Swift.min(count, 800)).text)
  }

  /// The fault of a row that is no JSON.
  func fault(_ failure: JSONReader.Failure) -> RecordFault {
    RecordFault(.malformed, "\(failure): " + part(0, Swift.min(count, 800)).text)
  }
}
