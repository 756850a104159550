// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService

/// A row whose place, if it has one, is a checked record.
struct CheckedRow: Sendable {
  /// What is to be done with a row.
  enum Content: Sendable {
    case nothing
    case fault(RecordFault)
    /// The id of a place that is to be removed.
    case removal(String)
    case place(PlaceRecord)
    /// A place that takes the place of the one with its id as if the source of that had it.
    case changed(PlaceRecord)
  }

  var line: Int
  var content = Content.nothing
  /// What the row adds to the counts of its source.
  var tally: SourceRow.Tally
  /// The values without which the place is kept.
  var dropped: [DroppedValue] = []
  /// How precise a position is that was found by the address.
  var precision: LocationPrecision?
}

/// The rows of a source, checked on several threads, in the order of the source.
///
/// To check a place takes as long as to read it, and needs nothing but its draft.
struct CheckedRows {
  private let batches: OrderedMap<[DrawnRow], (rows: [CheckedRow], normaliser: Normaliser), any Error>
  private var rows: ArraySlice<CheckedRow> = []

  /// - Parameters:
  ///   - normaliser: Counts nothing; each batch of rows has a copy that counts.
  ///   - place: Gives a draft its position, where it needs one; called in the order of the rows.
  init(
    _ reader: any RowReader, threads: Int, _ normaliser: Normaliser,
    placing place: @escaping (inout DraftPlace) throws -> Result<LocationPrecision?, RecordFault>
  ) {
    let drawing = RowDrawing(reader, place)
    batches = OrderedMap(threads: threads, drawing.next) { batch in
      var normaliser = normaliser
      return (batch.map { $0.checked(&normaliser) }, normaliser)
    }
  }

  /// The next row; nil at the end. What the checks of its batch count is passed to `count`.
  mutating func next(counting count: (Normaliser) -> Void) throws -> CheckedRow? {
    while rows.isEmpty {
      guard let batch = try batches.next() else { return nil }
      count(batch.normaliser)
      rows = batch.rows[...]
    }
    return rows.popFirst()
  }
}

/// A row before its check, with what only the order of the rows tells.
private struct DrawnRow: Sendable {
  var row: SourceRow
  var placing = Result<LocationPrecision?, RecordFault>.success(nil)

  func checked(_ normaliser: inout Normaliser) -> CheckedRow {
    var checked = CheckedRow(line: row.line, tally: row.content.tally)
    do throws(RecordFault) {
      checked.precision = try placing.get()
      checked.content = try content(&normaliser, &checked.dropped)
    } catch {
      checked.content = .fault(error)
    }
    return checked
  }

  private func content(_ normaliser: inout Normaliser, _ dropped: inout [DroppedValue]) throws(RecordFault) -> CheckedRow.Content {
    switch row.content {
    case .skipped, .parts: return .nothing
    case .fault(let fault), .lost(let fault): throw fault
    case .place(let draft) where draft.isDeleted:
      if draft.id.isEmpty { throw RecordFault(.badID, "deleted, and no id") }
      return .removal(draft.id)
    case .place(let draft), .gathered(let draft):
      let record = try normaliser.record(of: draft)
      dropped = normaliser.dropped
      return .place(record)
    case .changed(let draft):
      let record = try normaliser.record(of: draft)
      dropped = normaliser.dropped
      return .changed(record)
    case .record(let record): return .place(record)
    }
  }
}

/// Draws rows in batches, so that threads meet seldom.
private final class RowDrawing {
  private let reader: any RowReader
  private let place: (inout DraftPlace) throws -> Result<LocationPrecision?, RecordFault>
  /// Whether the last row was read; a reader is not asked again.
  private var isAtEnd = false
  /// What ended the rows, to be told behind them.
  private var failure: (any Error)?

  /// A batch ends with the row that makes it so heavy: 1 a row, and 1 for each KB of details.
  private static let weightOfBatch = 64

  init(_ reader: any RowReader, _ place: @escaping (inout DraftPlace) throws -> Result<LocationPrecision?, RecordFault>) {
    (self.reader, self.place) = (reader, place)
  }

  func next() throws -> [DrawnRow]? {
    if let failure { throw failure }
    var (batch, room) = ([DrawnRow](), Self.weightOfBatch)
    do {
      while room > 0, let row = try nextRow() {
        batch.append(try placed(row))
        room -= row.weight
      }
    } catch {
      if batch.isEmpty { throw error }
      failure = error
    }
    return batch.isEmpty ? nil : batch
  }

  private func nextRow() throws -> SourceRow? {
    if isAtEnd { return nil }
    let row = try reader.next()
    isAtEnd = row == nil
    return row
  }

  private func placed(_ row: SourceRow) throws -> DrawnRow {
    switch row.content {
    case .place(var draft) where !draft.isDeleted:
      let placing = try place(&draft)
      return DrawnRow(row: SourceRow(line: row.line, content: .place(draft)), placing: placing)
    case .gathered(var draft):
      let placing = try place(&draft)
      return DrawnRow(row: SourceRow(line: row.line, content: .gathered(draft)), placing: placing)
    default: return DrawnRow(row: row)
    }
  }
}

extension SourceRow {
  /// What a row adds to the counts of its source.
  struct Tally: Sendable {
    var read = 0
    var gathered = 0
    var skipped = 0
  }

  /// How many rows it stands for, and how much memory it takes.
  fileprivate var weight: Int {
    switch content {
    case .skipped(let count), .parts(let count): count
    default: 1 + (content.draft?.details?.text.utf8.count ?? 0) >> 10
    }
  }
}

extension SourceRow.Content {
  /// The place that is not checked yet; nil when there is none.
  fileprivate var draft: DraftPlace? {
    switch self {
    case .place(let draft), .gathered(let draft), .changed(let draft): draft
    case .fault, .skipped, .parts, .lost, .record: nil
    }
  }

  fileprivate var tally: SourceRow.Tally {
    switch self {
    case .gathered: .init()
    case .parts(let count): .init(read: count, gathered: count)
    case .skipped(let count): .init(read: count, skipped: count)
    case .lost: .init(gathered: -1)
    case .place, .fault, .changed, .record: .init(read: 1)
    }
  }
}
