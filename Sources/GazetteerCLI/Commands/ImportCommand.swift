// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import GazetteerBase
import GazetteerImport
import GazetteerIndex
import GazetteerService
import Synchronization

/// `gazetteer import`
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make an index from place data.",
    discussion: """
      Sources are read one after the other; of two places with one id the later source wins. Files may be gzip, and - is standard input. \
      A folder stands for all files in it and below it, a pattern in quotes such as 'stores/*.csv' for those that match; files of no known format are \
      left out and counted. A table needs no mapping if its headers tell what its columns are; what was taken for what is printed to standard error. \
      --format, --mapping and --country apply to the sources after them (at the end, to those that have none). A mapping is a file, or the name of one \
      that comes with the command: \(EmbeddedData.mappingNames.joined(separator: ", ")).

      Formats; without --format they are recognised by the content:
      \(formats)

      The previous index stays until the new one is complete and checked. Until then, the import needs about twice the size of the index in the same folder.

      Examples:
        gazetteer import stores.csv --output stores.gaz
        gazetteer import --output world.gaz cities15000.txt.gz admin1CodesASCII.txt countryInfo.txt
        gazetteer import --mapping openflights-airports airports.dat --format ndjson own.ndjson
        gazetteer import --mapping whosonfirst whosonfirst-data-admin-lu
        gazetteer import --fetch osm:europe/andorra --output andorra.gaz
        gazetteer import --base stores.gaz --output stores.gaz changes.ndjson
        gazetteer import --base region.gaz --output region.gaz changes.osc.gz
        gazetteer import --over world --output stores.gaz stores.csv
        gazetteer import --locate-over city.gaz --output stores.gaz addresses.csv
      """)

  @Option(
    help: ArgumentHelp(
      "Layout of the sources after it: \(SourceFormat.allCases.map(\.rawValue).joined(separator: ", ")) (default: auto).",
      valueName: "format"),
    completion: .list(SourceFormat.allCases.map(\.rawValue)))
  var format: [String] = []

  @Option(help: ArgumentHelp("What the columns or members of the csv, tsv, ndjson and geojson sources after it mean.", valueName: "file"))
  var mapping: [String] = []

  @OptionGroup var columns: ColumnOptions

  @Option(help: ArgumentHelp("Write the mapping that was drafted for the first table without one, as JSON.", valueName: "file"))
  var saveMapping: String?

  @Option(
    help: ArgumentHelp(
      "Country of the places after it that name none, as US (default: of openaddresses from a name such as us-ak-juneau.csv, of osm from the map).",
      valueName: "code"))
  var country: [String] = []

  @Option(
    help: ArgumentHelp(
      "Download a public file by its name, see `gazetteer fetch --list`, and import it with the options that it needs; may stand several times.",
      valueName: "name"))
  var fetch: [String] = []

  @Option(help: ArgumentHelp("The index to write.", valueName: "file"))
  var output = "places.gaz"

  @Option(
    help: ArgumentHelp(
      "An index whose places are taken over first; it may be the output. A row {\"id\": \"store-7\", \"deleted\": true} removes one.",
      valueName: "file"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "An index that the new one will lie over (search --index FILE --index OUTPUT): rows may remove its places, and addresses take over the names of its towns; may be given more than once.",
      valueName: "file"))
  var over: [String] = []

  @Option(
    help: ArgumentHelp(
      "Place rows without coordinates by their addresses in this index; --country tells the country of rows that name none; may be given more than once.",
      valueName: "file"))
  var locateOver: [String] = []

  @Option(
    help: ArgumentHelp(
      "Members of places that requests can filter by (search --where), as brand,stars: members under extra, or details such as rating. Mappings can name more.",
      valueName: "a,b"))
  var filterable: String?

  @Option(
    help: ArgumentHelp("Members under extra whose texts are also names, as a store number. Mappings can name more.", valueName: "a,b"))
  var searchable: String?

  @Option(
    help: ArgumentHelp(
      "Take importances from this file, by wikidata_id or by language and title, as Nominatim publishes them: for places that have wikidata or wikipedia.",
      valueName: "file"))
  var importances: String?

  @Option(
    help: ArgumentHelp(
      "Time zone of places with opening hours whose source states none, as Europe/Lisbon (default: that of their position).",
      valueName: "zone"))
  var timeZone: String?

  @Flag(
    help:
      "Do not merge records of different sources that are one place: near each other, of one primary type and country, with a name in common."
  )
  var noLink = false

  @Flag(help: "Reject places with an unknown type or category; without it they are kept without the type, and counted.")
  var strictTypes = false

  @Flag(help: "Only read and check; write no index.")
  var dryRun = false

  @Option(help: ArgumentHelp("Write the counts of the import as JSON.", valueName: "file.json"))
  var report: String?

  @Option(help: ArgumentHelp("Write every rejected row with its line and reason.", valueName: "file"))
  var rejectFile: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fail if more rows than this are rejected, as 100 or 0.5% (default: no limit).", valueName: "n|n%"))
  var maxRejects: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fail if rows remove more places of --base and --over than this, as 100 or 5% (default: all but everything).", valueName: "n|n%"))
  var maxDeletes: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads that check places and make those of OpenStreetMap (default: one a processor); the index is the same.", valueName: "n"))
  var threads: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Memory to take, as 512M or 2G (default: \(MemoryLimit.standard)); beyond it, temporary files beside the index are used. The index is the same.",
      valueName: "size"))
  var memory: String?

  @Argument(
    help: ArgumentHelp("Files of places, folders or patterns of such files, or - for standard input.", valueName: "source"),
    completion: .file())
  var sources: [String] = []

  func validate() throws {
    if sources.isEmpty, fetch.isEmpty { throw ValidationError("Missing expected argument '<source> ...'") }
  }

  func run() throws {
    let sources = try specs()
    let over = try over.map(IndexName.path)
    let locateOver = try locateOver.map(IndexName.path)
    let base = try base.map(IndexName.path)
    let read = sources + ((base.map { [$0] } ?? []) + over + locateOver).map { ImportSource(path: $0) }
    try (over + locateOver).map { ImportSource(path: $0) }.checkNoneIsWritten(to: output)
    if let report { try checkReport(at: report, read) }
    for path in [rejectFile, saveMapping].compactMap(\.self) { try read.checkNoneIsWritten(to: path) }
    var options = ImportOptions()
    options.dryRun = dryRun
    options.linksDuplicates = !noLink
    options.strictTypes = strictTypes
    options.rejectFile = rejectFile
    options.basePath = base
    options.pathsBelow = over
    options.locatePaths = locateOver
    options.importancesPath = importances
    options.filterable = try Self.members(filterable, option: "filterable")
    options.searchable = try Self.members(searchable, option: "searchable")
    options.writtenPaths = [report, saveMapping].compactMap(\.self)
    options.onDraft = onDraft
    options.maxRejects = try maxRejects.map { try rejectLimit($0, option: "max-rejects") }
    options.maxDeletes = try maxDeletes.map { try rejectLimit($0, option: "max-deletes") }
    options.timeZone = timeZone
    options.threads = try threads.map(Self.threadCount)
    if let memory { options.memory = try Self.memoryLimit(memory) }
    let work = IndexImport(sources: sources, output: output, options: options, countries: try EmbeddedData.countries())
    signal(SIGXFSZ, SIG_IGN)  // a limit on file sizes is an error to report, not a reason to die
    Interruption.removing(unfinishedFiles)
    let start = ContinuousClock.now
    let progress = ProgressLine()
    defer { progress.clear() }
    let outcome = try work.run(progress: progress.show)
    progress.clear()
    if let report { try write(outcome.report, to: report) }
    try StandardOutput.print(ImportSummary(outcome, elapsed: ContinuousClock.now - start, output: output).text)
  }

  /// Tells what a draft took for what, and saves the first.
  private var onDraft: @Sendable (MappingDraft) throws -> Void {
    let toSave = FirstOnly(saveMapping)
    return { draft in
      StandardError.write(DraftTable(draft).text)
      if let path = toSave.take() { try CaseFiles.write(Data((draft.json + "\n").utf8), to: path) }
    }
  }

  private static func members(_ text: String?, option: String) throws -> Set<String> {
    guard let text else { return [] }
    let names = commaSeparated(text)
    for name in names {
      if name.isEmpty { throw CommandError.invalidOption(name: option, value: text, cure: "Give names of members, as brand,stars.") }
      guard let detail = DetailCondition(rawValue: name) else { continue }
      throw CommandError.invalidOption(name: option, value: name, cure: "Leave it out: it is answered from \(detail.evidence).")
    }
    return Set(names)
  }

  /// What has to go when the import is interrupted.
  private var unfinishedFiles: [String] {
    IndexWriter.temporaryPaths(output: output) + (report.map { TemporaryFiles(of: $0, kinds: [.new]).paths } ?? [])
      + (rejectFile.map { [$0] } ?? [])
  }

  private func specs() throws -> [ImportSource] {
    let arguments = CommandLine.arguments.drop { $0 != Self.configuration.commandName }.dropFirst()
    var mappings: [String: SourceMapping] = [:]
    let fetched = fetch.isEmpty ? [] : try FetchedSources().fetch(fetch)
    var rest = fetched[...]
    let stated = try columns.columns()
    return try SourceArguments.sources(in: arguments).flatMap { source -> [ImportSource] in
      if source.isFetched { return try (rest.popFirst() ?? []).map { try $0.importSource() } }
      if let name = source.mapping, mappings[name] == nil { mappings[name] = try EmbeddedData.mapping(name) }
      let format: SourceFormat = try source.format.map { try choice($0, option: "format") } ?? .auto
      var spec = ImportSource(
        path: source.path, format: format, mapping: source.mapping.flatMap { mappings[$0] }, country: source.country)
      spec.columns = stated
      return [spec]
    }
  }

  private static func threadCount(_ text: String) throws -> Int {
    if let count = Int(text), (1...mostThreads).contains(count) { return count }
    throw CommandError.invalidOption(name: "threads", value: text, cure: "Give a number from 1 to \(mostThreads), or leave it out.")
  }

  private static func memoryLimit(_ text: String) throws -> MemoryLimit {
    if let limit = MemoryLimit(text) { return limit }
    throw CommandError.invalidOption(
      name: "memory", value: text, cure: "Give a size such as 512M or 2G, at least \(MemoryLimit.least), or leave it out.")
  }

  /// Each thread keeps some blocks of a file in memory.
  private static let mostThreads = 256

  private static var formats: String {
    SourceFormat.help.map { "  " + $0.name.padding(toLength: 15, withPad: " ", startingAt: 0) + $0.text }.joined(separator: "\n")
  }

  private func rejectLimit(_ text: String, option: String) throws -> RejectLimit {
    if let limit = RejectLimit(text) { return limit }
    throw CommandError.invalidOption(name: option, value: text, cure: "Give a number such as 100, or a share such as 0.5%.")
  }

  /// Finds out before the work whether the report can be written after it: a file beside it will take its place.
  private func checkReport(at path: String, _ sources: [ImportSource]) throws {
    try sources.checkNoneIsWritten(to: path)
    let url = URL(fileURLWithPath: path)
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      throw CommandError.cannotWrite(path: path, reason: "it is a directory")
    }
    let folder = url.deletingLastPathComponent().path
    if !FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory) || !isDirectory.boolValue {
      throw CommandError.cannotWrite(path: path, reason: "there is no folder \(folder)")
    }
    if access(folder, W_OK) != 0 { throw CommandError.cannotWrite(path: path, reason: String(cString: strerror(errno))) }
  }

  private func write(_ report: ImportReport, to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try CaseFiles.write(encoder.encode(report) + Data("\n".utf8), to: path)
  }
}

/// A value that is given to the first who asks.
private final class FirstOnly: Sendable {
  private let value: Mutex<String?>

  init(_ value: String?) { self.value = Mutex(value) }

  func take() -> String? { value.withLock { $0.take() } }
}
