// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerImport

/// Files that are not read name the tool that converts them.
@Suite struct ForeignFormatTests {
  private func refusal(_ bytes: [UInt8], _ path: String, format: SourceFormat = .auto) -> String {
    do throws(ImportError) {
      return "read as \(try FormatDetection.format(of: bytes, spec: ImportSource(path: path, format: format)).name)"
    } catch {
      return error.description
    }
  }

  private static func tar() -> [UInt8] { Array("places.csv".utf8) + [UInt8](repeating: 0, count: 247) + Array("ustar".utf8) }
  private static func sqlite(_ application: String) -> [UInt8] {
    Array("SQLite format 3\0".utf8) + [UInt8](repeating: 1, count: 52) + Array(application.utf8)
  }

  @Test(
    "by the content, whatever the name",
    arguments: [
      (Array("PAR1\u{15}\u{4}".utf8), "Scripts/parquet data | gazetteer import"), ([0, 0, 0x27, 0x0a, 0, 0], "ogr2ogr"),
      (sqlite("GPKG"), "GeoPackage"),
      ([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62], "FlatGeobuf"), (Array("<?xml version='1.0'?>\n<kml xmlns='x'>".utf8), "KML"),
      (Array("<gpx version='1.1'>".utf8), "data.new.geojsonl data waypoints"), (Array("PK\u{3}\u{4}\u{14}".utf8), "unzip data -d data.new"),
      ([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0], "7z x"), (Array("Rar!\u{1a}\u{7}".utf8), "unar"), (tar(), "tar -xf"),
      (Array("BZh91AY&SY".utf8), "bunzip2 -k data"), ([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], "xz -dk"),
      ([0x28, 0xb5, 0x2f, 0xfd, 4], "zstd -d"),
      ([0x04, 0x22, 0x4d, 0x18], "lz4 -d"), ([0xff, 0xe0, 0x04] + Array("o5m2".utf8), "osmium cat data -o data.new.osm.pbf"),
      ([0xff, 0xe0, 0x04] + Array("o5c2".utf8), "osmconvert data -o=data.new.osc"), (Array("ARROW1\0\0".utf8), "pyarrow"),
      ([0xd0, 0xcf, 0x11, 0xe0, 0xa1], "libreoffice"), (Array("Obj\u{1}".utf8), "avro-tools"), (Array("PGDMP".utf8), "pg_restore"),
      (Array("PMTiles\u{3}".utf8), "map tiles"), (Array("%PDF-1.7".utf8), "PDF"), (Array("<!DOCTYPE html>\n<html>".utf8), "a web page"),
      (Array(#"{ "type": "Topology", "objects": {}}"#.utf8), "TopoJSON"),
    ] as [([UInt8], String)])
  func byContent(_ example: (bytes: [UInt8], part: String)) {
    let text = refusal(example.bytes, "data")
    #expect(text.hasPrefix("data: is ") && text.contains(example.part) && !text.contains("\n"))
    #expect(refusal(example.bytes, "data", format: .csv) == text)
  }

  @Test(
    "archives and texts by their names as well",
    arguments: [
      (
        Array("PK\u{3}\u{4}".utf8), "My shops.xlsx",
        "My shops.xlsx: is a sheet of Excel; convert it with libreoffice --headless --convert-to csv 'My shops.xlsx'"
      ),
      (Array("PK\u{3}\u{4}".utf8), "a.kmz", "packed KML"), (Array("PK\u{3}\u{4}".utf8), "a.docx", "a zip archive"),
      (Array("ORC\u{1}".utf8), "a.orc", "orc-tools"),
      (Array("x".utf8), "a/b.dbf", "ogr2ogr -f GeoJSONSeq -t_srs EPSG:4326 a/b.geojsonl a/b.shp"),
      (Array("Version 300".utf8), "a.mif", "MapInfo"), (Array("BZh91AY&SY".utf8), "x.osm.bz2", "bunzip2 -k x.osm.bz2 and name x.osm"),
      (Array("x".utf8), "it's.parquet", #"Scripts/parquet 'it'\''s.parquet' |"#), (Array("PAR1".utf8), "-", "Scripts/parquet FILE |"),
    ] as [([UInt8], String, String)])
  func byName(_ example: (bytes: [UInt8], path: String, part: String)) {
    #expect(refusal(example.bytes, example.path).contains(example.part))
  }

  @Test(
    "texts that look a little like them are read",
    arguments: [
      ("ORCID,name\n1,A\n", "read as csv"), (#"{"id":"1","name":"<html>","note":"<kml"}"#, "read as ndjson"),
      ("place: DUCKburg,1\n", "read as csv"),
      ("<osm version='0.6'><node id='1'/>", "read as osm"), (#"{"id":"1","type":"Topology"}"#, "read as ndjson"),
      ("BZhang,1\n", "read as csv"),
    ])
  func likeTexts(_ example: (text: String, part: String)) { #expect(refusal(Array(example.text.utf8), "data").contains(example.part)) }

  @Test("nothing is written for such a file")
  func nothingIsWritten() throws {
    let folder = try TemporaryFolder()
    let source = ImportSource(path: try folder.file("a.parquet", "PAR1"))
    let output = folder.url.appendingPathComponent("out.gaz").path
    #expect(throws: ImportError.self) { try IndexImport(sources: [source], output: output).run() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.parquet"])
  }
}
