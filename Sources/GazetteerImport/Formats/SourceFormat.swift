// SPDX-License-Identifier: Apache-2.0

/// The format of a source.
public enum SourceFormat: String, Codable, Sendable, CaseIterable {
  /// Detected from the content, for each source separately.
  case auto
  /// Canonical records, one JSON object a line, or an array of them.
  case ndjson
  /// Delimited text, read with a mapping; comma unless the mapping says otherwise.
  case csv
  /// Delimited text, read with a mapping; tab unless the mapping says otherwise.
  case tsv
  /// A FeatureCollection, or a sequence of features.
  case geojson
  /// The 19 columns of GeoNames.
  case geonames
  /// Addresses with the columns of OpenAddresses.
  case openaddresses
  /// Extracts of OpenStreetMap, as PBF or XML, and change files, which need a base.
  case osm
  /// An index that an import has written.
  case gaz
}

extension SourceFormat {
  /// Every layout, in the order in which `auto` tries them. For a new format, add a case above and a line here.
  package static let layouts: [SourceLayout] = [
    .index, .featureTable, .openStreetMapPBF, .openStreetMapXML, .openStreetMapChanges, .addressFeatures, .geoJSON, .ndjson, .geoNames,
    .postalCodes, .delimited, .tabDelimited, .addressTable,
  ]

  /// Every format with a short description, in the order of the cases, for the help of the command.
  package static var help: [(name: String, text: String)] {
    allCases.compactMap { format in layouts.first { $0.format == format && $0.help != nil }?.help.map { (format.rawValue, $0) } }
  }
}
