// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerJSON

/// A form in which places are written so that an import gives the same places again.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Canonical records, one JSON object a line.
  case ndjson
  /// A FeatureCollection with a feature a line.
  case geojson
  /// Comma-separated with a header; `gazetteer-csv` is the mapping for it.
  case csv

  /// What stands before the first place.
  package var start: String {
    switch self {
    case .ndjson: ""
    case .geojson: GeoJSON.collection.start
    case .csv: CSVRow.header + "\n"
    }
  }

  /// What stands between two places.
  package var separator: String { self == .geojson ? GeoJSON.collection.separator : "\n" }

  /// What stands after the last place.
  package func end(places: Int) -> String {
    if self == .geojson { return GeoJSON.collection.end }
    return places == 0 ? "" : "\n"
  }

  /// One place, without a line end.
  ///
  /// - Throws: what `PlaceDetails.members` throws.
  package func text(of record: PlaceRecord) throws(JSONReader.Failure) -> String {
    switch self {
    case .ndjson: try CanonicalJSON.line(for: record)
    case .geojson: try GeoJSON.feature(for: record)
    case .csv: CSVRow.line(for: record)
    }
  }
}
