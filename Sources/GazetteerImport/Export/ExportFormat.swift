// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerIndex

/// A format that places are exported in. Importing an export gives the same places.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Canonical records, one JSON object a line.
  case ndjson
  /// A FeatureCollection with a feature a line.
  case geojson
  /// Comma-separated with a header; read it with the mapping `gazetteer-csv`.
  case csv

  /// The text before the first place.
  package var start: String {
    switch self {
    case .ndjson: ""
    case .geojson: GeoJSON.collection.start
    case .csv: CSVRow.header + "\n"
    }
  }

  /// The text between two places.
  package var separator: String { self == .geojson ? GeoJSON.collection.separator : "\n" }

  /// The text after the last place.
  package func end(places: Int) -> String {
    if self == .geojson { return GeoJSON.collection.end }
    return places == 0 ? "" : "\n"
  }

  /// One place, without a line end.
  ///
  /// - Throws: the errors of `PlaceDetails.members`.
  package func text(of record: PlaceRecord) throws(JSONReader.Failure) -> String {
    switch self {
    case .ndjson: try CanonicalJSON.line(for: record)
    case .geojson: try GeoJSON.feature(for: record)
    case .csv: CSVRow.line(for: record)
    }
  }
}
