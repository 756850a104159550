// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A format of other programs that is not read, with the command that makes a readable file of it.
struct ForeignFormat: Sendable {
  /// What a source of the format is, as it follows "is".
  let name: String
  /// How the content is recognised: bytes at a position.
  var marks: [Mark] = []
  /// How XML and JSON are recognised: their first bytes, in lower case and without white space, have one of these in XML, and begin so in JSON.
  var words: [String] = []
  /// Endings of names, in lower case.
  var endings: [String] = []
  /// Whether marks alone do not suffice: several formats are archives, and some marks may begin a text.
  var isNamed = false
  /// What to do. `%` stands for the path, `^` for the path without the ending.
  let cure: String

  /// Bytes at a position.
  struct Mark: Sendable {
    var offset = 0
    var bytes: [UInt8]

    init(_ text: String, at offset: Int = 0) { (self.offset, bytes) = (offset, Array(text.utf8)) }
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  /// All of them. The first that fits counts.
  static let all: [ForeignFormat] = [
    ForeignFormat(
      name: "Parquet", marks: [Mark("PAR1")], endings: [".parquet", ".geoparquet"],
      cure: "run Scripts/parquet % | gazetteer import --format ndjson --mapping NAME -"),
    ForeignFormat(name: "a shapefile", marks: [Mark([0, 0, 0x27, 0x0a])], endings: [".shp"], cure: toLines),
    ForeignFormat(
      name: "a part of a shapefile", endings: [".dbf", ".shx", ".prj", ".cpg", ".sbn", ".sbx"],
      cure: "name the .shp beside it after ogr2ogr -f GeoJSONSeq -t_srs EPSG:4326 ^.geojsonl ^.shp"),
    ForeignFormat(
      name: "GeoPackage", marks: [Mark("GPKG", at: 68), Mark("GP10", at: 68), Mark("GP11", at: 68)], endings: [".gpkg"], cure: toLines),
    ForeignFormat(name: "FlatGeobuf", marks: [Mark([0x66, 0x67, 0x62, 0x03])], endings: [".fgb"], cure: toLines),
    ForeignFormat(name: "KML", words: ["<kml"], endings: [".kml"], cure: toLines),
    ForeignFormat(name: "packed KML", marks: [zip], endings: [".kmz"], isNamed: true, cure: toLines),
    ForeignFormat(name: "GPX", words: ["<gpx"], endings: [".gpx"], cure: "convert it with ogr2ogr -f GeoJSONSeq ^.geojsonl % waypoints"),
    ForeignFormat(name: "GML", words: ["xmlns:gml=", "<gml:"], endings: [".gml"], cure: toLines),
    ForeignFormat(name: "TopoJSON", words: ["{\"type\":\"topology\""], endings: [".topojson"], cure: toLines),
    ForeignFormat(name: "MapInfo's exchange format", endings: [".mif", ".mid"], cure: toLines),
    ForeignFormat(name: "a sheet of Excel", marks: [zip], endings: [".xlsx", ".xlsm"], isNamed: true, cure: toTable),
    ForeignFormat(name: "a sheet of LibreOffice", marks: [zip], endings: [".ods"], isNamed: true, cure: toTable),
    ForeignFormat(name: "an old sheet of Excel", marks: [Mark([0xd0, 0xcf, 0x11, 0xe0])], endings: [".xls"], cure: toTable),
    ForeignFormat(name: "a zip archive", marks: [zip], endings: [".zip"], cure: "unpack it with unzip % -d ^ and name the folder ^"),
    ForeignFormat(
      name: "a 7z archive", marks: [Mark([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c])], endings: [".7z"],
      cure: "unpack it with 7z x % -o^ and name the folder ^"),
    ForeignFormat(
      name: "a RAR archive", marks: [Mark("Rar!\u{1a}")], endings: [".rar"], cure: "unpack it with unar -o ^ % and name the folder ^"),
    ForeignFormat(
      name: "a tar archive", marks: [Mark("ustar", at: 257)], endings: [".tar", ".tar.gz", ".tgz"],
      cure: "unpack it with mkdir ^ && tar -xf % -C ^ and name the folder ^"),
    ForeignFormat(
      name: "packed with bzip2", marks: [Mark("1AY&SY", at: 4)], endings: [".bz2"], cure: "unpack it with bunzip2 -k % and name ^"),
    ForeignFormat(
      name: "packed with xz", marks: [Mark([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0])], endings: [".xz"], cure: "unpack it with xz -dk % and name ^"
    ),
    ForeignFormat(
      name: "packed with Zstandard", marks: [Mark([0x28, 0xb5, 0x2f, 0xfd])], endings: [".zst", ".zstd"],
      cure: "unpack it with zstd -d % and name ^"),
    ForeignFormat(
      name: "packed with LZ4", marks: [Mark([0x04, 0x22, 0x4d, 0x18])], endings: [".lz4"], cure: "unpack it with lz4 -d % ^ and name ^"),
    ForeignFormat(
      name: "OpenStreetMap data as o5m", marks: [Mark([0xff, 0xe0, 0x04] + Array("o5m2".utf8))], endings: [".o5m"],
      cure: "convert it with osmium cat % -o ^.osm.pbf"),
    ForeignFormat(
      name: "a change file of OpenStreetMap as o5c", marks: [Mark([0xff, 0xe0, 0x04] + Array("o5c2".utf8))], endings: [".o5c"],
      cure: "convert it with osmconvert % -o=^.osc"),
    ForeignFormat(
      name: "an Arrow file", marks: [Mark("ARROW1")], endings: [".arrow", ".feather"],
      cure: "write it as Parquet, with pyarrow.parquet.write_table(pyarrow.feather.read_table('%'), '^.parquet'), and use Scripts/parquet"),
    ForeignFormat(name: "Avro", marks: [Mark("Obj\u{1}")], endings: [".avro"], cure: "convert it with avro-tools tojson % >^.ndjson"),
    ForeignFormat(name: "ORC", marks: [Mark("ORC")], endings: [".orc"], isNamed: true, cure: "convert it with orc-tools data % >^.ndjson"),
    ForeignFormat(
      name: "a database of DuckDB", marks: [Mark("DUCK", at: 8)], endings: [".duckdb"], isNamed: true,
      cure: "write a table of it with duckdb % -c \"COPY places TO 'places.ndjson'\""),
    ForeignFormat(
      name: "a dump of PostgreSQL", marks: [Mark("PGDMP")],
      cure: "restore it with pg_restore, and write a table with psql -c \"\\copy places TO places.csv CSV HEADER\""),
    ForeignFormat(
      name: "map tiles, which are drawn and have no places", marks: [Mark("PMTiles"), Mark("MPBX", at: 68)],
      endings: [".pmtiles", ".mbtiles"],
      cure: "import the data that they were made of"),
    ForeignFormat(name: "a PDF document", marks: [Mark("%PDF")], endings: [".pdf"], cure: "import the table that it was made of"),
    ForeignFormat(
      name: "a web page", words: ["<!doctypehtml", "<html"], cure: "the address gave no data; fetch the file again and look at what comes"),
  ]

  private static let zip = Mark("PK\u{3}\u{4}")
  private static let toLines = "convert it with ogr2ogr -f GeoJSONSeq -t_srs EPSG:4326 ^.geojsonl %"
  private static let toTable = "convert it with libreoffice --headless --convert-to csv % and name that"

  /// The format of a source by its content; nil when none has such content.
  static func ofContent(_ sample: SourceSample) -> ForeignFormat? {
    let isXML = sample.first == 0x3c
    let text = isXML || sample.isObject ? start(of: sample) : ""
    return all.first { format in
      let hasWord = !text.isEmpty && format.words.contains { isXML ? text.contains($0) : text.hasPrefix($0) }
      return (hasWord || format.marks.contains { $0.fits(sample.bytes) }) && (!format.isNamed || format.hasEnding(of: sample))
    }
  }

  /// The format of a source by its name; nil when none has such names.
  static func ofName(_ sample: SourceSample) -> ForeignFormat? { all.first { $0.hasEnding(of: sample) } }

  /// The first 2,000 bytes in lower case, without white space.
  private static func start(of sample: SourceSample) -> String {
    String(decoding: sample.bytes.prefix(2000).filter { $0 > 0x20 }.map { $0.isASCIIUppercase ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  private func hasEnding(of sample: SourceSample) -> Bool { endings.contains(where: sample.name.hasSuffix) }

  /// The error for a source of the format: what it is, and the command.
  func refusal(of path: String) -> ImportError {
    let source = path == "-" ? "FILE" : path
    let lower = source.lowercased()
    let ending = endings.filter(lower.hasSuffix).max { $0.utf8.count < $1.utf8.count }
    let stem = ending.map { String(source.dropLast($0.count)) } ?? source + ".new"
    var hint = ""
    for character in "is \(name); \(cure)" {
      switch character {
      case "%": hint += Self.quoted(source)
      case "^": hint += Self.quoted(stem)
      default: hint.append(character)
      }
    }
    return .unknownFormat(path: path, hint: hint)
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 >= 0x80 || "/._-+,:@".utf8.contains($0) }
    return isPlain ? path : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension ForeignFormat.Mark {
  fileprivate func fits(_ sample: Bytes) -> Bool {
    sample.count >= offset + bytes.count && sample.part(offset, offset + bytes.count).elementsEqual(bytes)
  }
}
