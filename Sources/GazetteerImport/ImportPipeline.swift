// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// Reads sources, checks every row and passes the accepted records to a sink.
package struct ImportPipeline {
  private let options: ImportOptions
  private var report = ImportReport()
  private var normaliser: Normaliser
  private var log: RejectLog?
  private var finishedBytes = 0
  private var bytesTotal: Int?

  /// A pipeline for one import.
  package init(_ options: ImportOptions = ImportOptions()) {
    self.options = options
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
    _ sources: [ImportSource], options: ImportOptions = ImportOptions(), into sink: inout some PlaceSink,
    progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> ImportReport {
    var pipeline = ImportPipeline(options)
    return try pipeline.run(sources: sources, into: &sink, progress: progress)
  }

  /// Runs an import; see the static form.
  package mutating func run(
    sources: [ImportSource], into sink: inout some PlaceSink, progress: (ImportProgress) throws -> Void = { _ in }
  ) throws -> ImportReport {
    let opened = try OpenedSource.all(sources)
    if let first = opened.first, opened.allSatisfy(\.isSideFile) { throw ImportError.onlySideFiles(path: first.spec.path) }
    bytesTotal = opened.reduce(0 as Int?) { sum, source in sum.flatMap { sum in source.bytes.map { sum.addingClamped($0) } } }
    if let rejectFile = options.rejectFile {
      try (sources + (options.basePath.map { [ImportSource(path: $0)] } ?? [])).checkNoneIsWritten(to: rejectFile)
    }
    log = try options.rejectFile.map(RejectLog.init(path:))
    report.dryRun = options.dryRun
    let context = try readSideFiles(opened)
    if options.dryRun {
      var counting = CountingSink()
      try readBase(into: &counting, progress)
      try readPlaces(of: opened, context, into: &counting, progress: progress)
    } else {
      try sink.begin(context)
      try readBase(into: &sink, progress)
      try readPlaces(of: opened, context, into: &sink, progress: progress)
    }
    try log?.flush()
    report.repaired = Dictionary(normaliser.repairs.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: +)
    report.unknownTypes = normaliser.unknownTypes
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
    try BaseIndex(path: path).forEachRecord { record in
      _ = try sink.add(record, line: 0, sourceIndex: 0)
      counts.kept += 1
      if counts.kept % 8192 == 0 {
        try progress(ImportProgress(source: path, rowsRead: counts.kept, rejected: 0, bytesTaken: 0, bytesTotal: bytesTotal))
      }
    }
    report.sources.append(counts)
  }

  private mutating func readPlaces(
    of sources: [OpenedSource], _ context: ImportContext, into sink: inout some PlaceSink, progress: (ImportProgress) throws -> Void
  ) throws {
    for (index, source) in sources.enumerated() {
      guard case .places(let layout) = source.format else { continue }
      report.sources.append(ImportReport.SourceCounts(source: source.spec.path, format: layout.format.rawValue))
      let bytes = try source.open()
      let reader = try layout.reader(bytes, source.spec, context)
      try readRows(of: reader, bytes, sourceIndex: options.basePath == nil ? index : index + 1, into: &sink, progress)
      finishedBytes += bytes.bytesTaken
      if report.sources[report.sources.count - 1].read == 0 { throw ImportError.emptySource(path: source.spec.path) }
    }
  }

  private mutating func readRows(
    of reader: any RowReader, _ bytes: ByteSource, sourceIndex: Int, into sink: inout some PlaceSink,
    _ progress: (ImportProgress) throws -> Void
  ) throws {
    var counts = report.sources.removeLast()
    let before = report.read
    let rejectedBefore = report.rejected
    defer { report.sources.append(counts) }
    while let row = try reader.next() {
      counts.count(row.content)
      if let fault = try add(row, sourceIndex: sourceIndex, into: &sink, counts: &counts) {
        counts.rejected[fault.reason.rawValue, default: 0] += 1
        try note(Reject(source: counts.source, line: row.line, fault: fault))
        try checkCount(rejectedBefore + counts.rejectedTotal, read: before + counts.read)
      }
      if counts.read % 8192 == 0 {
        try progress(
          ImportProgress(
            source: counts.source, rowsRead: before + counts.read, rejected: rejectedBefore + counts.rejectedTotal,
            bytesTaken: finishedBytes + bytes.bytesTaken, bytesTotal: bytesTotal))
      }
    }
  }

  /// Passes one row to the sink; returns the fault of a rejected row.
  private mutating func add(
    _ row: SourceRow, sourceIndex: Int, into sink: inout some PlaceSink, counts: inout ImportReport.SourceCounts
  ) throws -> RecordFault? {
    switch row.content {
    case .skipped:
      counts.skipped += 1
      return nil
    case .part: return nil
    case .fault(let fault): return fault
    case .place(let draft) where draft.isDeleted:
      if draft.id.isEmpty { return RecordFault(.badID, "deleted, and no id") }
      if try !sink.remove(id: draft.id) { return RecordFault(.unknownID, draft.id) }
      counts.deleted += 1
      return nil
    case .place(let draft), .gathered(let draft):
      let record: PlaceRecord
      do throws(RecordFault) { record = try normaliser.record(of: draft) } catch { return error }
      switch try sink.add(record, line: row.line, sourceIndex: sourceIndex) {
      case .added: counts.kept += 1
      case .replacedEarlierSource: counts.merged += 1
      case .duplicateInSource: return RecordFault(.duplicateID, record.id)
      }
      return nil
    }
  }

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
    if report.kept == 0 {
      throw .nothingKept(read: report.read, example: report.firstRejects.first ?? "all were left out by the mapping's skip rules")
    }
  }

  private func tooMany(_ rejected: Int, of read: Int) -> ImportError {
    .tooManyRejects(
      rejected: rejected, read: read, limit: options.maxRejects?.description ?? "", example: report.firstRejects.first ?? "")
  }
}
