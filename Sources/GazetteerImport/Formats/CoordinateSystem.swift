// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The reference system that a `crs` of GeoJSON names, as files from before RFC 7946 have it.
struct CoordinateSystem {
  private let name: String

  /// Nil for a `crs` that names none.
  init?(_ crs: JSONValue) {
    let properties = crs["properties"]
    guard let name = [crs, properties?["name"], properties?["code"], properties?["href"]].lazy.compactMap({ $0?.plainText }).first else {
      return nil
    }
    self.name = name
  }

  /// The last words of names for longitude and latitude of WGS 84, such as `urn:ogc:def:crs:OGC:1.3:CRS84` and `EPSG:4326`.
  private static let known: Set = ["CRS84", "CRS84H", "4326", "4979", "WGS84"]

  /// The name of a system that is not read, at most 100 characters of it; nil for one that is.
  var foreignName: String? {
    let spelled = name.uppercased().filter { $0 != " " }
    let last = spelled.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
    return Self.known.contains(last) ? nil : String(name.prefix(100))
  }
}
