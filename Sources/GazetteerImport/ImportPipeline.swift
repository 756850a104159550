// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
package import GazetteerIndex
import GazetteerService

/// Reads sources, checks every row and passes the accepted records to a sink.
package struct ImportPipeline {
  private let options: ImportOptions
  /// What the new index is going to lie over; nil for nothing.
  private let below: LayersBelow?
  private var report = ImportReport()
  private var normaliser: Normaliser
  /// Knows the time zones of places with opening hours.
  private var clock: HoursClock?
  /// Finds rows without coordinates by their addresses; nil when they are rejected.
  private var placing: AddressPlacing?
  /// The country of rows that name none; nil for other sources than tables.
  private var usualCountry: String?
  private var log: RejectLog?
  private var finishedBytes = 0
  private var bytesTotal: Int?
  /// What change files of OpenStreetMap change; nil before the first of them.
  private var changedBase: OSMBase?
  private var placesOfBase = 0
  /// The position of the next source of places: a file each.
  private var sourceIndex = 0

  /// A pipeline for one import.
  package init(_ options: ImportOptions = ImportOptions(), over below: LayersBelow? = nil) {
    (self.options, self.below) = (options, below)
    normaliser = Normaliser(strictTypes: options.strictTypes)
  }

  /// Runs an import: side files first, then every source of places in the order given.
  ///
  /// Memory use does not grow with the sources, except by about 40 bytes for each row of GeoNames' alternate names, and in a dry run by about 20 bytes a
  /// place, to find duplicate ids. `progress` is called about
  /// every ten thousand rows; an error that it throws ends the import.
  ///
  /// - Throws: `ImportError`, or an error of the sink or of `progress`. The sink may then have some of the records.
  package static func run(
    _ sources: [ImportSource], options: ImportOptions = ImportOptions(), over below: LayersBelow? = nil, into sink: inout some PlaceSink,
    progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> ImportReport {
    var pipeline = ImportPipeline(options, over: below)
    return try pipeline.run(sources: sources, into: &sink, progress: progress)
  }

  /// Runs an import; see the static form.
  package mutating func run(
    sources: [ImportSource], into sink: inout some PlaceSink, progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> ImportReport {
    clock = try HoursClock(zone: options.timeZone)
    if !options.locatePaths.isEmpty {
      placing = try AddressPlacing(paths: options.locatePaths, countries: options.countryCodes)
      report.located = [:]
    }
    let inputs = try SourceInput.all(sources, options: options)
    if let first = inputs.first, !inputs.contains(where: \.hasPlaces) { throw ImportError.onlySideFiles(path: first.path) }
    bytesTotal = inputs.reduce(0 as Int?) { sum, input in sum.flatMap { sum in input.bytes.map { sum.addingClamped($0) } } }
    if let rejectFile = options.rejectFile {
      try (sources + (options.basePath.map { [ImportSource(path: $0)] } ?? [])).checkNoneIsWritten(to: rejectFile)
    }
    log = try options.rejectFile.map(RejectLog.init(path:))
    report.dryRun = options.dryRun
    if let path = options.importancesPath { normaliser.importances = try KnownImportances.read(path: path) }
    var context = try readSideFiles(inputs.flatMap(\.sideFiles))
    context.threads = options.threads ?? ProcessInfo.processInfo.activeProcessorCount
    context.spilling = options.spilling
    for name in options.filterable { try sink.declare(filterable: name) }
    if options.dryRun {
      var counting = CountingSink()
      try readBase(into: &counting, progress)
      try readPlaces(of: inputs, context, into: &counting, progress: progress)
    } else {
      try sink.begin(context)
      try readBase(into: &sink, progress)
      try readPlaces(of: inputs, context, into: &sink, progress: progress)
    }
    try log?.flush()
    if let clock { report.hours = clock.counts }
    report.repaired = Dictionary(normaliser.repairs.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +)
    report.unknownTypes = normaliser.unknownTypes
    if options.importancesPath != nil { report.importancesTaken = normaliser.importancesTaken }
    try checkAtEnd()
    return report
  }

  private mutating func readSideFiles(_ sources: [OpenedSource]) throws -> ImportContext {
    var context = ImportContext()
    for source in sources {
      guard case .side(let side) = source.format else { continue }
      let bytes = try source.open()
      try side.read(bytes, into: &context)
      finishedBytes += bytes.bytesTaken
      report.sources.append(ImportReport.SourceCounts(source: source.spec.path, format: side.rawValue))
    }
    return context
  }

  /// Takes the places of the base over, as the first source.
  private mutating func readBase(into sink: inout some PlaceSink, _ progress: (ImportProgress) throws -> Void) throws {
    guard let path = options.basePath else { return }
    var counts = ImportReport.SourceCounts(source: path, format: "gaz")
    var base = try BaseIndex(path: path)
    while let record = try base.next() {
      _ = try sink.add(withClock(record), line: 0, sourceIndex: 0)
      counts.kept += 1
      if counts.kept % Self.rowsOfProgress == 0 {
        try progress(ImportProgress(source: path, rowsRead: counts.kept, rejected: 0, bytesTaken: 0, bytesTotal: bytesTotal))
      }
    }
    for id in try base.removedIDs() { try sink.hide(id: id) }
    for name in try base.filterable() { try sink.declare(filterable: name) }
    report.sources.append(counts)
    placesOfBase = counts.kept
    sourceIndex = 1
  }

  private mutating func readPlaces(
    of inputs: [SourceInput], _ context: ImportContext, into sink: inout some PlaceSink, progress: (ImportProgress) throws -> Void
  ) throws {
    for input in inputs where input.hasPlaces {
      switch input {
      case .file(let source):
        report.sources.append(ImportReport.SourceCounts(source: source.spec.path, format: source.format.name))
        try readRows(of: source, context, into: &sink, progress)
        let isEmpty = report.sources[report.sources.count - 1].read == 0
        if isEmpty, !source.isChangeFile { throw ImportError.emptySource(path: source.spec.path) }
      case .tree(let tree): try readFiles(of: tree, context, into: &sink, progress)
      }
    }
  }

  /// Reads the files of a folder one after the other. Those of no known format are left out and counted.
  private mutating func readFiles(
    of tree: SourceTree, _ context: ImportContext, into sink: inout some PlaceSink, _ progress: (ImportProgress) throws -> Void
  ) throws {
    report.sources.append(ImportReport.SourceCounts(source: tree.spec.path, format: "", files: 0, leftOut: 0))
    let position = report.sources.count - 1
    var formats: Set<String> = []
    var misfits = Misfits()
    for file in tree.files where !tree.isSideFile(file.path) {
      var format = ""
      do {
        let source = try OpenedSource(file, isNext: true)
        format = source.format.name
        let readBefore = report.sources[position].read
        try readRows(of: source, context, into: &sink, progress)
        if report.sources[position].read == readBefore, !source.isChangeFile { throw ImportError.emptySource(path: file.path) }
        report.sources[position].files? += 1
        formats.insert(format)
      } catch let error as ImportError {
        guard let reason = error.reasonToLeaveOut ?? misfits.reason(for: error, format) else { throw error }
        leaveOut(reason, at: position)
      }
    }
    if let error = misfits.error(ofAny: formats) { throw error }
    report.sources[position].format = formats.sorted().joined(separator: ", ")
    if formats.isEmpty { throw ImportError.noReadableFile(path: tree.spec.path, example: report.firstLeftOut.last) }
  }

  private mutating func leaveOut(_ reason: String, at position: Int) {
    report.sources[position].leftOut? += 1
    if report.firstLeftOut.count < 20 { report.firstLeftOut.append(reason) }
  }

  /// Reads the rows of a source; their numbers go to the last source of the report.
  private mutating func readRows(
    of source: OpenedSource, _ context: ImportContext, into sink: inout some PlaceSink, _ progress: (ImportProgress) throws -> Void
  ) throws {
    guard case .places(let layout) = source.format else { return }
    if let draft = source.draft { try options.onDraft(draft) }
    let bytes = try source.open()
    placing?.country = source.spec.country
    usualCountry = source.spec.mapping == nil ? nil : source.spec.country
    normaliser.read(searchable: options.searchable.union(source.spec.mapping?.searchable ?? []))
    let reader = try reader(of: layout, bytes, source.spec, context)
    for name in reader.filterable + (source.spec.mapping?.filterable ?? []) { try sink.declare(filterable: name) }
    let rows = CheckedRows(reader, threads: context.threads, normaliser.withoutCounts, placing: placer)
    try add(rows, bytes, path: source.spec.path, sourceIndex: sourceIndex, into: &sink, progress)
    if let uncertain = reader.uncertain {
      let position = report.sources.count - 1
      report.sources[position].uncertain = (report.sources[position].uncertain ?? 0).addingClamped(uncertain)
    }
    sourceIndex += 1
    finishedBytes += bytes.bytesTaken
  }

  private mutating func reader(
    of layout: SourceLayout, _ bytes: ByteSource, _ spec: ImportSource, _ context: ImportContext
  ) throws -> any RowReader {
    guard let changes = layout.changes, let path = options.basePath else { return try layout.reader(bytes, spec, context) }
    let base = try changedBase ?? OSMBase(path: path, for: spec.path)
    changedBase = base
    return try changes(bytes, spec, base)
  }

  /// Gives drafts the usual country, and their position where they are placed by their address.
  private var placer: (inout DraftPlace) throws -> Result<LocationPrecision?, RecordFault> {
    { [placing, usualCountry] draft in
      draft.address.countryCode = draft.address.countryCode ?? usualCountry
      guard let placing, AddressPlacing.lacksPosition(draft) else { return .success(nil) }
      return try placing.place(&draft).map { $0 }
    }
  }

  private mutating func add(
    _ rows: CheckedRows, _ bytes: ByteSource, path: String, sourceIndex: Int, into sink: inout some PlaceSink,
    _ progress: (ImportProgress) throws -> Void
  ) throws {
    var (rows, counts) = (rows, report.sources.removeLast())
    let before = report.read
    let rejectedBefore = report.rejected
    defer { report.sources.append(counts) }
    var sinceProgress = 0
    while let row = try rows.next(counting: { normaliser.add($0) }) {
      counts.add(row.tally)
      sinceProgress += max(1, row.tally.read)
      if let fault = try add(row, of: path, sourceIndex: sourceIndex, into: &sink, counts: &counts) {
        counts.rejected[fault.reason.rawValue, default: 0] += 1
        try note(Reject(source: path, line: row.line, fault: fault))
        try checkCount(rejectedBefore + counts.rejectedTotal, read: before + counts.read)
      }
      if sinceProgress >= Self.rowsOfProgress {
        sinceProgress = 0
        try progress(
          ImportProgress(
            source: path, rowsRead: before + counts.read, rejected: rejectedBefore + counts.rejectedTotal,
            bytesTaken: finishedBytes + bytes.bytesTaken, bytesTotal: bytesTotal))
      }
    }
  }

  /// About how many rows stand between two calls of `progress`.
  private static let rowsOfProgress = 8192

  /// Passes one row to the sink; returns the fault of a rejected row.
  private mutating func add(
    _ row: CheckedRow, of path: String, sourceIndex: Int, into sink: inout some PlaceSink, counts: inout ImportReport.SourceCounts
  ) throws -> RecordFault? {
    for value in row.dropped { report.note(value, of: "\(path):\(row.line)") }
    switch row.content {
    case .nothing: return nil
    case .fault(let fault): return fault
    case .removal(let id): return try remove(id, from: &sink, counts: &counts)
    case .changed(let record): return try change(record, line: row.line, in: &sink, counts: &counts)
    case .place(let record):
      if let fault = try add(record, line: row.line, sourceIndex: sourceIndex, into: &sink, counts: &counts) { return fault }
      if let precision = row.precision { report.located?[precision.rawValue, default: 0] += 1 }
      return nil
    }
  }

  /// Puts a place into the base as if its source had it: places of one source are never merged.
  private mutating func change(
    _ record: PlaceRecord, line: Int, in sink: inout some PlaceSink, counts: inout ImportReport.SourceCounts
  ) throws -> RecordFault? {
    let wasThere = try sink.remove(id: record.id)
    _ = try sink.add(withClock(record), line: line, sourceIndex: 0)
    if wasThere { counts.merged += 1 } else { counts.kept += 1 }
    return nil
  }

  /// Removes a place of the new index, of what lies below it, or of both.
  private func remove(
    _ id: String, from sink: inout some PlaceSink, counts: inout ImportReport.SourceCounts
  ) throws -> RecordFault? {
    let wasHere = try sink.remove(id: id)
    let isBelow = try below?.has(id) ?? false
    if !wasHere && !isBelow { return RecordFault(.unknownID, id) }
    if wasHere { counts.deleted += 1 }
    if isBelow {
      try sink.hide(id: id)
      counts.hidden = (counts.hidden ?? 0) + 1
    }
    return nil
  }

  private mutating func add(
    _ record: PlaceRecord, line: Int, sourceIndex: Int, into sink: inout some PlaceSink, counts: inout ImportReport.SourceCounts
  ) throws -> RecordFault? {
    switch try sink.add(withClock(record), line: line, sourceIndex: sourceIndex) {
    case .added: counts.kept += 1
    case .replacedEarlierSource: counts.merged += 1
    case .duplicateInSource: return RecordFault(.duplicateID, record.id)
    }
    return nil
  }

  private mutating func withClock(_ record: PlaceRecord) -> PlaceRecord { clock?.completed(record) ?? record }

  private mutating func note(_ reject: Reject) throws(ImportError) {
    if report.firstRejects.count < 20 {
      report.firstRejects.append("\(reject.source):\(reject.line): \(reject.fault.reason.rawValue): \(reject.fault.text)")
    }
    try log?.add(reject)
  }

  private func checkCount(_ rejected: Int, read: Int) throws(ImportError) {
    guard case .count(let limit)? = options.maxRejects, rejected > limit else { return }
    throw tooMany(rejected, of: read)
  }

  private func checkAtEnd() throws(ImportError) {
    if case .percent(let percent)? = options.maxRejects, Double(report.rejected) > Double(report.read) * percent / 100 {
      throw tooMany(report.rejected, of: report.read)
    }
    try checkDeletes()
    if report.kept == 0, report.hidden == 0, report.deleted == 0 {
      throw .nothingKept(read: report.read, example: report.firstRejects.first ?? "all were left out by the mapping's skip rules")
    }
  }

  /// A change that removes everything, of the base or of what lies below, is most likely one of a wrong or broken file.
  private func checkDeletes() throws(ImportError) {
    if let path = options.basePath { try checkDeletes(report.deleted, of: placesOfBase, in: path) }
    if let below { try checkDeletes(report.hidden, of: below.placeCount, in: options.pathsBelow.joined(separator: ", ")) }
  }

  private func checkDeletes(_ deleted: Int, of places: Int, in path: String) throws(ImportError) {
    let isTooMany =
      switch options.maxDeletes {
      case nil: deleted >= places
      case .count(let limit): deleted > limit
      case .percent(let percent): Double(deleted) > Double(places) * percent / 100
      }
    guard isTooMany, deleted > 0 else { return }
    throw .tooManyDeletes(
      deleted: deleted, of: places, base: path, limit: options.maxDeletes.map { "more than the \($0) allowed" } ?? "which is everything")
  }

  private func tooMany(_ rejected: Int, of read: Int) -> ImportError {
    .tooManyRejects(
      rejected: rejected, read: read, limit: options.maxRejects?.description ?? "", example: report.firstRejects.first ?? "")
  }
}

/// The files of a folder that the mapping does not fit. Where other files of their format were read, leaving them out would hide a mistake; a table beside
/// features that the mapping describes is none.
private struct Misfits {
  private var failures: [String: ImportError] = [:]

  /// Why a file is left out for now; nil for other errors than those of the mapping.
  mutating func reason(for error: ImportError, _ format: String) -> String? {
    guard case .mappingInvalid = error else { return nil }
    if failures[format] == nil { failures[format] = error }
    return error.description
  }

  /// The failure of a file whose format others have.
  func error(ofAny formats: Set<String>) -> ImportError? { formats.sorted().lazy.compactMap { failures[$0] }.first }
}
