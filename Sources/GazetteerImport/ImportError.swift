// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Why an import stopped. A single rejected row is not an error: see `RejectReason`.
public enum ImportError: Error, Equatable, Sendable {
  /// No file has this path.
  case fileNotFound(path: String)
  /// The path is a folder.
  case isDirectory(path: String)
  /// The system refused to open or read the file; `reason` is its wording.
  case unreadable(path: String, reason: String)
  /// A reject file or report could not be written.
  case unwritable(path: String, reason: String)
  /// An output would replace a file that is also a source.
  case overwritesSource(path: String, source: String)
  /// The gzip data is damaged or ends too early.
  case brokenGzip(path: String, reason: String)
  /// A source ends in the middle: what stands on a line is not whole.
  case cutOff(path: String, line: Int, part: CutPart)
  /// A service has stopped before its answer was whole, and says so in a remark.
  case partialAnswer(path: String, remark: String)
  /// The positions are no longitudes and latitudes but those of another reference system.
  case foreignCoordinates(path: String, system: String)
  /// None of the files of a folder or pattern can be read; `example` is why one cannot, nil when there is no file.
  case noReadableFile(path: String, example: String?)
  /// The source has no rows.
  case emptySource(path: String)
  /// The first row does not have the columns of the format.
  case wrongColumns(path: String, line: Int, found: Int, expected: String)
  /// The content has no known format; `hint` describes it and names the cure.
  case unknownFormat(path: String, hint: String)
  /// A table without a mapping, of which no column is surely the name or the position; `likeliest` are at most three.
  case columnUnclear(path: String, field: String, likeliest: [String])
  /// The positions of a table without a mapping are no degrees.
  case notInDegrees(path: String, columns: [String], example: String)
  /// The mapping is not valid; `reason` names the member.
  case mappingInvalid(path: String, reason: String)
  /// More rows were refused than `--max-rejects` allows.
  case tooManyRejects(rejected: Int, read: Int, limit: String, example: String)
  /// Every row was refused or skipped.
  case nothingKept(read: Int, example: String)
  /// There are side files only.
  case onlySideFiles(path: String)
  /// A side file has a line over the limit, so its contents are incomplete.
  case lineTooLong(path: String, line: Int, limitBytes: Int)
  /// No time zone has this name.
  case unknownTimeZone(String)
  /// Rows remove more places than `ImportOptions.maxDeletes` allows.
  case tooManyDeletes(deleted: Int, of: Int, base: String, limit: String)
  /// Standard input is named twice.
  case standardInputTwice
  /// An index that is a source is of another format version, or damaged.
  case unreadableIndex(path: String, reason: String)
  /// SQLite cannot read a file of places.
  case brokenDatabase(path: String, reason: String)
  /// A format that is not read from start to end comes through a pipe.
  case needsFile(path: String)
  /// A file of OpenStreetMap is damaged or ends too early.
  case brokenOpenStreetMap(path: String, reason: String)
  /// A PBF file needs a compression or feature that is not read.
  case unreadablePBF(path: String, feature: String)
  /// A change file of OpenStreetMap without the index that it changes.
  case changesWithoutBase(path: String)
  /// A change file of OpenStreetMap is to change an index that has none of its places.
  case foreignBase(path: String, base: String)
  /// A change file of OpenStreetMap has an element with a number below 0, as editors give before an upload.
  case unnumberedElement(path: String, number: Int64)
}

/// What a source that was cut lacks.
public enum CutPart: Equatable, Sendable {
  /// The end of the JSON object that begins on the line.
  case object
  /// The brackets that end a collection.
  case collection
  /// Columns of the last row.
  case columns(found: Int, expected: Int)
  /// The rest of the last character.
  case character
  /// The quote that closes the field which begins on the line.
  case quote

  /// What is wrong, and the cure.
  fileprivate var text: String {
    switch self {
    case .object: "it ends inside an object that begins here; the file was cut, fetch it again"
    case .collection: "it ends before the brackets of the collection are closed; the file was cut, fetch it again"
    case .columns(let found, let expected):
      "the last line has \(found) of \(expected) columns and no line end; the file was cut, fetch it again; if the line is whole, end it"
    case .character: "the last line ends inside a character; the file was cut, fetch it again"
    case .quote: "a quote that opens here is never closed; close it, or fetch the file again if it was cut"
    }
  }
}

extension ImportError: CustomStringConvertible {
  /// One line with the cure.
  public var description: String { wording.description }

  /// The same for every surface to put into its own words; the type is public, so it cannot be a `WordedError`.
  package var wording: Wording {
    switch self {
    case .fileNotFound(let path):
      return "\(path): no such file; check the path"
    case .isDirectory(let path):
      return "\(path) is a directory; name the files in it"
    case .unreadable(let path, let reason):
      return """
        \(path == "-" ? "standard input" : path) cannot be read: \(reason). \
        Check its permissions and the disk that it lies on, or copy it anew.
        """
    case .unwritable(let path, let reason):
      return "\(path) cannot be written (\(reason)); check the folder, its permissions and the free space"
    case .overwritesSource(let path, let source):
      return "\(path) would be written over the source \(source); name another file to write"
    case .brokenGzip(let path, let reason):
      return "\(path): broken gzip data (\(reason)); fetch or compress the file again"
    case .cutOff(let path, let line, let part):
      return "\(path), line \(line): \(part.text)"
    case .partialAnswer(let path, let remark):
      return "\(path) is a part of an answer: the service stopped with \"\(remark)\"; ask for a smaller area, or allow it more time"
    case .foreignCoordinates(let path, let system):
      return """
        \(path): its positions are in \(system), not in longitude and latitude; convert it with \
        ogr2ogr -f GeoJSONSeq -t_srs EPSG:4326 new.geojsonl \(path)
        """
    case .noReadableFile(let path, nil):
      return "\(path) holds no files; check the path"
    case .noReadableFile(let path, let example?):
      return "\(path) holds no file of places that can be read; for example \(example)"
    case .emptySource(let path):
      return "\(path) holds no rows; check that the download is complete"
    case .wrongColumns(let path, let line, let found, let expected):
      return "\(path), line \(line): \(found) columns where \(expected) are expected; \(Remedy.changeFormat) or repair the file"
    case .unknownFormat(let path, let hint):
      return "\(path): \(hint)"
    case .columnUnclear(let path, let field, let likeliest):
      let guess = likeliest.isEmpty ? "" : "; the likeliest are \(likeliest.joined(separator: ", "))"
      let addresses: Wording = field == "position" ? ", or \(Remedy.locate)" : ""
      return
        "\(path): no column is surely the \(field)\(guess); \(Remedy.nameColumn), give \(Remedy.addMapping)\(addresses) (see docs/mappings.md)"
    case .notInDegrees(let path, let columns, let example):
      return
        "\(path): \(columns.joined(separator: " and ")) are no degrees, as \(example); export it with longitude and latitude of WGS 84 (EPSG:4326)"
    case .mappingInvalid(let path, let reason):
      return "\(path): mapping cannot be used: \(reason) (see docs/mappings.md)"
    case .tooManyRejects(let rejected, let read, let limit, let example):
      return """
        \(rejected) of \(read) rows rejected, more than the \(limit) allowed; for example \(example); \
        \(Remedy.seeRejects), or \(Remedy.raiseLimit)
        """
    case .nothingKept(let read, let example):
      return "none of \(read) rows could be used; for example \(example); \(Remedy.checkLayout)"
    case .onlySideFiles(let path):
      return "\(path) tells the names or codes of places, but is no source of places; name the file of the places as well"
    case .lineTooLong(let path, let line, let limitBytes):
      return "\(path), line \(line): longer than \(limitBytes) bytes; this is not the side file its name says"
    case .unknownTimeZone(let name):
      return "\(name) is no time zone; give a name of the IANA time zone database, as Europe/Lisbon"
    case .tooManyDeletes(let deleted, let places, let base, let limit):
      return "\(deleted) of the \(places) places of \(base) are removed, \(limit); check the changes; \(Remedy.allowDeletes)"
    case .standardInputTwice:
      return "standard input (-) is named twice; name it once"
    case .needsFile(let path):
      return
        "\(path == "-" ? "standard input" : path): OpenStreetMap's files and databases are not read from start to end; save it as a file and name that"
    case .unreadableIndex(_, let reason): return Wording(reason)
    case .brokenDatabase(let path, let reason):
      return "\(path): SQLite cannot read it (\(reason)); fetch the file again"
    case .brokenOpenStreetMap(let path, let reason):
      return "\(path): broken OpenStreetMap data (\(reason)); fetch the file again"
    case .unreadablePBF(let path, let feature):
      return "\(path) needs \(feature), which is not read; convert it with osmium cat -f pbf,pbf_compression=zlib -o new.osm.pbf"
    case .changesWithoutBase(let path):
      return """
        \(path) changes places of OpenStreetMap; \(Remedy.addBase), or apply it to the extract with \
        osmium apply-changes EXTRACT.osm.pbf \(path) -o new.osm.pbf and import that
        """
    case .foreignBase(let path, let base):
      return "\(path) changes places of OpenStreetMap, and \(base) has none; name the index that the extract of the region became"
    case .unnumberedElement(let path, let number):
      return """
        \(path): \(number) is the number of an element that was not uploaded; upload it and fetch the change, \
        or save the whole map as .osm and import that
        """
    }
  }
}
