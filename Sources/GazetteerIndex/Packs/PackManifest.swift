// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC
package import GazetteerPlaces

/// What a folder of packs holds: an index cut into files, by country or by tile, and one of the most important places of all. `manifest.json` in the folder.
package struct PackManifest: Equatable, Sendable {
  /// One file of the folder.
  package struct Pack: Equatable, Sendable {
    /// The name of the file.
    package var file: String
    /// What it is of: a country code, a tile such as `n45e010`; empty for the world pack.
    package var key: String
    package var places: Int
    package var bytes: Int
    /// 64 hexadecimal digits.
    package var sha256: String
    /// The checksum of the checksums in the file (`IndexFile.seal`), by which it is known when it is opened: 16 hexadecimal digits.
    package var seal: String
    package var bounds: GeoBox
    /// The tiles of `PackTile.standard` that have places of it, in ascending order: a country with islands far away has bounds around half the earth.
    package var tiles: [Int]
    /// ISO codes, upper case.
    package var countries: [String]
    package var sources: [Source]

    package init(
      file: String, key: String, places: Int, bytes: Int, sha256: String, seal: String, bounds: GeoBox, tiles: [Int], countries: [String],
      sources: [Source]
    ) {
      (self.file, self.key, self.places, self.bytes, self.sha256, self.seal) = (file, key, places, bytes, sha256, seal)
      (self.bounds, self.tiles, self.countries, self.sources) = (bounds, tiles, countries, sources)
    }
  }

  package static let fileName = "manifest.json"
  static let format = 2

  /// `country` or `tile`.
  package var by: String
  package var indexFormat = Int(Schema.formatVersion)
  /// How many places the index had that was cut: as many as the packs have, unless some were taken out.
  package var places: Int
  /// The most important places of all packs.
  package var world: Pack
  /// In ascending order of their keys.
  package var packs: [Pack]

  package init(by: String, places: Int, world: Pack, packs: [Pack]) {
    (self.by, self.places, self.world, self.packs) = (by, places, world, packs)
  }

  /// Reads the manifest of a folder; nil when the path is no folder with one.
  ///
  /// - Throws: `IndexError.damaged` for a manifest that is none, `IndexError.versionMismatch` for packs of another format.
  package static func read(folder: String) throws(IndexError) -> PackManifest? {
    let path = path(in: folder)
    guard isIn(folder) else { return nil }
    let descriptor = try IndexFile.openRegular(path)
    defer { close(descriptor) }
    guard let size = try? FileAccess.status(descriptor).st_size, size <= mostBytes,
      let bytes = try? FileAccess.read(descriptor, at: 0, count: Int(size)), let value = try? JSONReader.value(of: bytes)
    else { throw .damaged(path: path, reason: "it is no manifest of packs") }
    if let format = value["format"]?.double, format != Double(Self.format), value["packs"] != nil {
      throw .damaged(path: path, reason: "it has format \(Int(exactly: format) ?? 0), this build reads format \(Self.format)")
    }
    guard let manifest = PackManifest(value) else { throw .damaged(path: path, reason: "it is no manifest of packs") }
    if manifest.indexFormat != Int(Schema.formatVersion) {
      throw .versionMismatch(path: folder, found: Int64(manifest.indexFormat), expected: Schema.formatVersion)
    }
    return manifest
  }

  /// The path of the manifest of a folder.
  package static func path(in folder: String) -> String { folder + "/" + fileName }

  /// Whether a path is a folder with a manifest, valid or not.
  package static func isIn(_ folder: String) -> Bool { (try? FileAccess.status(path(in: folder))) != nil }

  /// Whether the packs have all places, those of the world pack among them.
  package var isComplete: Bool { packs.reduce(0) { $0.addingClamped($1.places) } == places }

  /// Some kilobytes a pack.
  private static let mostBytes = 64 << 20
}

/// Squares of so many degrees by which places are cut.
package struct PackTile: Sendable {
  package let degrees: Int

  /// By which a manifest tells where the places of a pack are, however they are cut.
  package static let standard = PackTile(degrees: 5)

  package init(degrees: Int) { self.degrees = degrees }

  private var columns: Int { (360 + degrees - 1) / degrees }

  /// The number of the tile of a position, by rows from the south-west.
  package func number(of point: GeoPoint) -> Int {
    let unit = degrees * 10_000_000
    let row = min((Int(point.latitudeE7) + 900_000_000) / unit, (180 + degrees - 1) / degrees - 1)
    return row * columns + min((Int(point.longitudeE7) + 1_800_000_000) / unit, columns - 1)
  }

  /// The tile of a position by its south-west corner: `n45e010`.
  package func name(of point: GeoPoint) -> String {
    let number = number(of: point)
    let (south, west) = (number / columns * degrees - 90, number % columns * degrees - 180)
    func text(_ value: Int, _ signs: (String, String), _ digits: Int) -> String {
      let number = String(abs(value))
      return (value < 0 ? signs.1 : signs.0) + String(repeating: "0", count: max(0, digits - number.count)) + number
    }
    return text(south, ("n", "s"), 2) + text(west, ("e", "w"), 3)
  }
}

// MARK: JSON

extension PackManifest {
  /// The text of the file.
  package var json: String {
    let value = JSONValue.object([
      .init("format", .number("\(Self.format)")), .init("indexFormat", .number("\(indexFormat)")), .init("by", .string(by)),
      .init("places", .number("\(places)")), .init("world", world.value),
      .init("packs", .array(packs.map(\.value))),
    ])
    return value.text + "\n"
  }

  fileprivate init?(_ value: JSONValue) {
    guard value["format"]?.double == Double(Self.format), let by = value["by"]?.string,
      let format = value["indexFormat"]?.double.flatMap({ Int(exactly: $0) }),
      let places = value["places"]?.double.flatMap({ Int(exactly: $0) }),
      let world = value["world"].flatMap(Pack.init), case .array(let packs)? = value["packs"]
    else { return nil }
    let read = packs.compactMap(Pack.init)
    if read.count != packs.count { return nil }
    (self.by, indexFormat, self.places, self.world, self.packs) = (by, format, places, world, read)
  }
}

extension PackManifest.Pack {
  fileprivate var value: JSONValue {
    func degrees(_ point: GeoPoint) -> JSONValue {
      .object([.init("latitude", .number("\(point.latitude)")), .init("longitude", .number("\(point.longitude)"))])
    }
    return .object([
      .init("file", .string(file)), .init("key", .string(key)), .init("places", .number("\(places)")), .init("bytes", .number("\(bytes)")),
      .init("sha256", .string(sha256)), .init("seal", .string(seal)),
      .init("bounds", .object([.init("low", degrees(bounds.low)), .init("high", degrees(bounds.high))])),
      .init("tiles", .array(tiles.map { .number("\($0)") })), .init("countries", .array(countries.map(JSONValue.string))),
      .init(
        "sources",
        .array(
          sources.map { source in
            .object(
              [("name", source.name), ("license", source.license), ("attribution", source.attribution)].compactMap { name, text in
                text.map { .init(name, .string($0)) }
              })
          })),
    ])
  }

  fileprivate init?(_ value: JSONValue) {
    func point(_ value: JSONValue?) -> GeoPoint? {
      guard let latitude = value?["latitude"]?.double, let longitude = value?["longitude"]?.double else { return nil }
      return GeoPoint(latitude: latitude, longitude: longitude)
    }
    func whole(_ value: JSONValue?) -> Int? { value?.double.flatMap { Int(exactly: $0) } }
    guard let file = value["file"]?.string, !file.isEmpty, !file.contains("/"), !file.hasPrefix("."), let key = value["key"]?.string,
      let places = whole(value["places"]), let bytes = whole(value["bytes"]), let sha256 = value["sha256"]?.string,
      let seal = value["seal"]?.string,
      let low = point(value["bounds"]?["low"]), let high = point(value["bounds"]?["high"]), case .array(let tiles)? = value["tiles"],
      case .array(let countries)? = value["countries"], case .array(let sources)? = value["sources"]
    else { return nil }
    self.init(
      file: file, key: key, places: places, bytes: bytes, sha256: sha256, seal: seal, bounds: GeoBox(low: low, high: high),
      tiles: tiles.compactMap(whole),
      countries: countries.compactMap(\.string),
      sources: sources.compactMap { source in
        source["name"]?.string.map { Source(name: $0, license: source["license"]?.string, attribution: source["attribution"]?.string) }
      })
  }
}
