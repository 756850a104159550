// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// A source whose first bytes were looked at. Files are closed again until their turn comes; standard input stays open.
struct OpenedSource {
  let spec: SourceSpec
  let format: DetectedFormat
  /// Size on disk; nil for pipes.
  let bytes: Int?
  private let standardInput: ByteSource?

  /// Looks at every source, so that a mistake in the last one is told before the first is read.
  static func all(_ specs: [SourceSpec]) throws(ImportError) -> [OpenedSource] {
    if specs.filter({ $0.path == "-" }).count > 1 { throw .standardInputTwice }
    var opened: [OpenedSource] = []
    for spec in specs { opened.append(try OpenedSource(spec)) }
    return opened
  }

  private init(_ spec: SourceSpec) throws(ImportError) {
    self.spec = spec
    let source = try ByteSource(path: spec.path)
    format = try FormatDetection.format(of: try source.peek(FormatDetection.sampleSize), spec: spec)
    bytes = source.fileSize
    let canBeReopened = spec.path != "-" && source.fileSize != nil
    standardInput = canBeReopened ? nil : source
  }

  /// The format when the source holds places; nil for side files.
  var placeFormat: SourceFormat? {
    switch format {
    case .ndjson: .ndjson
    case .geojson: .geojson
    case .geonames, .postalCodes: .geonames
    case .openaddresses: .openaddresses
    case .delimited: spec.format == .tsv ? .tsv : .csv
    case .side: nil
    }
  }

  /// The bytes from the start.
  func open() throws(ImportError) -> ByteSource {
    if let standardInput { return standardInput }
    return try ByteSource(path: spec.path)
  }

  /// What reads the rows.
  func reader(of bytes: ByteSource, _ context: ImportContext) throws(ImportError) -> any RowReader {
    switch format {
    case .ndjson: return try NDJSONReader(bytes)
    case .geojson: return try GeoJSONReader(bytes)
    case .geonames, .side: return try GeoNamesReader(bytes, context: context)
    case .postalCodes: return try PostalCodesReader(bytes)
    case .openaddresses: return try OpenAddressesReader(bytes, country: spec.country)
    case .delimited:
      guard var mapping = spec.mapping else { throw .mappingMissing(path: spec.path) }
      if spec.format == .tsv { mapping.delimiter = mapping.delimiter ?? "\t" }
      return try CSVReader(bytes, mapping: mapping)
    }
  }
}
