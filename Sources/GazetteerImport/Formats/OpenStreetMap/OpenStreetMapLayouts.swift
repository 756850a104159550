// SPDX-License-Identifier: Apache-2.0

extension SourceLayout {
  /// The binary form, recognised by the type of its first blob.
  static let openStreetMapPBF = SourceLayout(
    .osm, help: "extracts of OpenStreetMap, .osm.pbf or .osm; with --base its change files, .osc",
    recognises: { sample in
      let start = Array(sample.bytes.prefix(32))
      return start.count > 16 && start[0] == 0 && start[1] == 0 && start[4...].starts(with: [0x0a, 0x09] + Array("OSMHeader".utf8))
    },
    reader: { (bytes, spec, context) throws(ImportError) in try reader(PBFReader(bytes), spec, context) })

  /// The XML form, recognised by its root.
  static let openStreetMapXML = SourceLayout(
    .osm,
    recognises: { sample in
      guard sample.first == UInt8(ascii: "<") else { return false }
      return sample.bytes.text.contains("<osm ") || sample.bytes.text.contains("<osm>")
    },
    reader: { (bytes, spec, context) throws(ImportError) in try reader(OSMXMLReader(bytes), spec, context) })

  /// Changes as XML, recognised by their root.
  static let openStreetMapChanges = SourceLayout(
    .osm,
    recognises: { sample in
      guard sample.first == UInt8(ascii: "<") else { return false }
      return sample.bytes.text.contains("<osmChange ") || sample.bytes.text.contains("<osmChange>")
    },
    changes: { bytes, spec, base in OSMChangeRows(bytes, of: base, country: spec.country) },
    reader: { (_, spec, _) throws(ImportError) in throw .changesWithoutBase(path: spec.path) })

  private static func reader(_ runs: any OSMRunReader, _ spec: ImportSource, _ context: ImportContext) throws(ImportError) -> any RowReader
  {
    CarriedPostalCodes(try OpenStreetMapReader(runs, country: spec.country, threads: context.threads, context.spilling))
  }
}
