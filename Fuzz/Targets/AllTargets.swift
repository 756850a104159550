// SPDX-License-Identifier: Apache-2.0

extension FuzzTarget {
  /// Every target, in the order in which `Scripts/check fuzz` runs them.
  static let all: [FuzzTarget] =
    [
      hours, typed, requests, legacy, ndjson, csv, geojson, geonames, postalCodes, openAddresses, openStreetMap, changes, gzip, imported,
      damaged, pages, text,
    ]
}
