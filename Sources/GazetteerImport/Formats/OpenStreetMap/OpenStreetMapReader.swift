// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Reads an extract of OpenStreetMap as places: points of interest, streets with their houses, settlements and areas.
///
/// The file is read three times, relations first, nodes last; each element is one row, a part of a place or skipped. The places follow after the
/// last node. Several threads read runs of elements and make places; rows come in the order of the file whatever their number. Memory grows with what is
/// kept: some 150 bytes for a place or house, 16 for a node of its outline.
final class OpenStreetMapReader: RowReader {
  private let runs: any OSMRunReader
  private let country: String?
  private let threads: Int
  private let spilling: Spilling
  private var extract: OSMExtract
  private var kinds: [OSMKind] = [.way, .node]
  private var kind = OSMKind.relation
  private var decided: OrderedMap<any OSMRun, OSMDecidedRun, ImportError>?
  /// What is left of the run that was decided last.
  private var rows: ArraySlice<OSMDecidedRun.Row> = []
  /// What is wrong behind these rows.
  private var failure: ImportError?
  private var places: OSMPlaces?

  static let source = Source(name: "OpenStreetMap", license: "ODbL 1.0", attribution: "© OpenStreetMap contributors")

  /// Reads elements.
  ///
  /// - Parameters:
  ///   - country: ISO code of the country of places that lie in none of the file's boundaries.
  ///   - threads: How many threads decide on elements and make places.
  ///   - spilling: Where elements go beyond their share of memory.
  init(_ runs: any OSMRunReader, country: String?, threads: Int, _ spilling: Spilling) throws(ImportError) {
    (self.runs, self.country, self.threads, self.spilling) = (runs, country, threads, spilling)
    extract = OSMExtract(spilling)
    try begin(kind)
  }

  func next() throws(ImportError) -> SourceRow? {
    while places == nil {
      if let row = rows.popFirst() { return row.sourceRow }
      if let failure { throw failure }
      if let run = try decided?.next() {
        try keeping { () throws(FileFailure) in try extract.append(run.part) }
        (rows, failure) = (run.rows[...], run.failure)
      } else {
        try beginNextKind()
      }
    }
    return places?.next()
  }

  /// Runs what may write to a temporary file.
  private func keeping(_ work: () throws(FileFailure) -> Void) throws(ImportError) {
    do throws(FileFailure) { try work() } catch { throw .unwritable(path: spilling.path, reason: error.reason) }
  }

  private func begin(_ kind: OSMKind) throws(ImportError) {
    try runs.begin(kind)
    let (runs, needs) = (runs, extract.needs)
    decided = OrderedMap(threads: threads) { () throws(ImportError) in
      try runs.next()
    } _: {
      OSMDecidedRun($0, of: kind, needs)
    }
  }

  /// Goes on with the elements of the next kind; after the nodes, with the places.
  private func beginNextKind() throws(ImportError) {
    decided = nil
    try keeping { () throws(FileFailure) in try extract.prepare(after: kind) }
    if kinds.isEmpty {
      places = OSMPlaces(extract, country: country, threads: threads)
      extract = OSMExtract(spilling)
      return
    }
    kind = kinds.removeFirst()
    try begin(kind)
  }
}

/// A run of elements, decided: what is kept of it, and a row for each element.
private struct OSMDecidedRun {
  /// Elements of which nothing is to be told, counted; or one that is no house. A hostile blob may have millions of these.
  enum Row {
    case parts(Int)
    case skipped(Int)
    case noNumber(OSMIdentity, street: String)

    var sourceRow: SourceRow {
      switch self {
      case .parts(let count): return SourceRow(line: 0, content: .parts(count))
      case .skipped(let count): return SourceRow(line: 0, content: .skipped(count))
      case .noNumber(let element, let street):
        let fault = RecordFault(.noHouseNumber, "\(element.placeID): \(street)")
        return SourceRow(line: Int(clamping: element.number), content: .fault(fault))
      }
    }
  }

  var part = OSMPart()
  var rows: [Row] = []
  /// What is wrong behind the last of them.
  var failure: ImportError?
  private var taken = 0
  private var skipped = 0

  init(_ run: any OSMRun, of kind: OSMKind, _ needs: OSMNeeds) {
    do throws(ImportError) { try run.forEach(kind) { take($0, needs) } } catch { failure = error }
    countRows()
  }

  private mutating func take(_ element: OSMElement, _ needs: OSMNeeds) {
    if part.take(element, needs) {
      taken += 1
    } else if let street = element.streetWithoutNumber {
      countRows()
      rows.append(.noNumber(element.identity, street: street))
    } else {
      skipped += 1
    }
  }

  private mutating func countRows() {
    if taken > 0 { rows.append(.parts(taken)) }
    if skipped > 0 { rows.append(.skipped(skipped)) }
    (taken, skipped) = (0, 0)
  }
}

extension OSMElement {
  /// The street of an address without a number; nil for an element that is no house, and for houses.
  fileprivate var streetWithoutNumber: String? {
    guard tags["addr:interpolation"] == nil, let street = tags.first(of: "addr:street", "addr:place") else { return nil }
    return OSMNumbering(tags).number == nil ? street : nil
  }
}
