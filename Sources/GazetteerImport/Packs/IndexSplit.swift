// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex
import GazetteerLibC
import GazetteerPlaces

/// Cuts an index into packs, as `gazetteer split` does: one file for each country or tile, one of the most important places of all, and a manifest.
///
/// Each pack has the bytes of an import of just its places over the whole index, whose towns lend their names to addresses in other packs. The folder gets its
/// name only when it is complete; one of packs is replaced.
package struct IndexSplit {
  /// By what places are cut.
  package enum Cut: Sendable, Equatable {
    /// One pack for each country, `none` for places without.
    case country
    /// One pack for each square of so many degrees.
    case tile(degrees: Int)

    var name: String { self == .country ? "country" : "tile" }
  }

  package var index: String
  package var output: String
  package var cut: Cut
  /// How many of the most important places the world pack has.
  package var worldPlaces = 50_000
  /// The names of countries.
  package var countries: [CountryNames]

  package init(index: String, output: String, cut: Cut, countries: [CountryNames]) {
    (self.index, self.output, self.cut, self.countries) = (index, output, cut, countries)
  }

  /// Writes the folder.
  ///
  /// - Parameter progress: Called after each pack with the number of packs written and their total.
  /// - Throws: `IndexError` when the index cannot be read or the folder cannot be written; then there is the old folder or none.
  package func run(progress: (Int, Int) -> Void = { _, _ in }) throws -> PackManifest {
    let reader = try IndexReader(path: index)
    let folder = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    try checkIsReplaceable(folder)
    let partial = "\(folder).partial-\(getpid())"
    Self.remove(partial)
    guard mkdir(partial, 0o777) == 0 else { throw IndexError.cannotWrite(path: folder, reason: String(cString: strerror(errno))) }
    defer { Self.remove(partial) }
    let groups: [String: [UInt32]] = try reader.under(Patience()) { try self.groups(reader) }
    let inherited = try reader.under(Patience()) { try inheritedNames(reader) }
    var packs: [PackManifest.Pack] = []
    for (key, places) in groups.sorted(by: { $0.key < $1.key }) {
      packs.append(try write(places, of: reader, inherited, key: key, into: partial))
      progress(packs.count, groups.count + 1)
    }
    let important = stride(from: 1, through: min(worldPlaces, reader.overview.placeCount), by: 1).map(UInt32.init)
    let world = try write(important, of: reader, inherited, key: "", into: partial)
    progress(packs.count + 1, groups.count + 1)
    let manifest = PackManifest(by: cut.name, places: reader.overview.placeCount, world: world, packs: packs)
    try Self.write(manifest.json, to: "\(partial)/\(PackManifest.fileName)")
    try moveIntoPlace(partial, folder)
    return manifest
  }

  /// The places of each pack, most important first.
  private func groups(_ reader: IndexReader) throws -> [String: [UInt32]] {
    var groups: [String: [UInt32]] = [:]
    for place in stride(from: 1, through: reader.overview.placeCount, by: 1) {
      let core = try reader.core(of: place)
      let key =
        switch cut {
        case .country: reader.countryCode(core.country)?.lowercased() ?? "none"
        case .tile(let degrees): PackTile(degrees: degrees).name(of: core.location)
        }
      groups[key, default: []].append(UInt32(place))
    }
    return groups
  }

  /// What the towns and areas of the whole index lend to addresses.
  private func inheritedNames(_ reader: IndexReader) throws -> InheritedNames {
    var inherited = InheritedNames()
    for place in stride(from: 1, through: reader.overview.placeCount, by: 1) {
      if try reader.typeSet(reader.core(of: place).typeSet).family != .poi { inherited.take(try reader.record(of: place)) }
    }
    return inherited
  }

  private func write(
    _ places: [UInt32], of reader: IndexReader, _ inherited: InheritedNames, key: String, into folder: String
  ) throws -> PackManifest.Pack {
    let file = (key.isEmpty ? "world" : key) + ".gaz"
    let path = "\(folder)/\(file)"
    let writer = try IndexWriter(output: path)
    var facts = PackFacts()
    for place in places {
      var record = try reader.under(Patience()) { try reader.record(of: Int(place)) }
      record.address.inheritedNames = []
      facts.take(record)
      _ = try writer.add(record, sourceIndex: 0)
    }
    for name in try reader.under(Patience(), { try reader.attributeNames() }) { writer.declare(filterable: name) }
    let summary = try writer.finish(countries: countries, linksDuplicates: false, inheriting: inherited, progress: { _, _ in })
    let sum: String
    do throws(FileFailure) { sum = try SHA256.ofFile(path) } catch { throw IndexError.cannotWrite(path: path, reason: "\(error)") }
    let seal = try IndexFile(path: path, checking: .seal).seal
    return PackManifest.Pack(
      file: file, key: key, places: summary.places, bytes: summary.bytes, sha256: sum, seal: seal, bounds: facts.bounds,
      tiles: facts.tiles.sorted(), countries: facts.countries.sorted(), sources: facts.sources)
  }

  // MARK: The folder

  /// Only a folder of packs, or an empty one, is replaced.
  private func checkIsReplaceable(_ folder: String) throws(IndexError) {
    var information = stat()
    guard stat(folder, &information) == 0 else { return }
    guard information.st_mode & S_IFMT == S_IFDIR else { throw .cannotWrite(path: folder, reason: "it is no folder") }
    if rmdir(folder) == 0 { return }
    do {
      if try PackManifest.read(folder: folder) != nil { return }
    } catch .versionMismatch {
      return
    } catch {}
    throw .cannotWrite(path: folder, reason: "it holds something else than packs, which would be lost")
  }

  private func moveIntoPlace(_ partial: String, _ folder: String) throws(IndexError) {
    let old = "\(folder).old-\(getpid())"
    let isThere = access(folder, F_OK) == 0
    let packs = (try? PackManifest.read(folder: folder)) ?? nil
    if isThere, rename(folder, old) != 0 { throw .cannotWrite(path: folder, reason: String(cString: strerror(errno))) }
    if rename(partial, folder) != 0 {
      let reason = String(cString: strerror(errno))
      if isThere { _ = rename(old, folder) }
      throw .cannotWrite(path: folder, reason: reason)
    }
    // Only what its manifest names: a folder with other files in it stays, under the other name.
    for pack in packs.map({ $0.packs + [$0.world] }) ?? [] { unlink("\(old)/\(pack.file)") }
    if packs != nil { unlink("\(old)/\(PackManifest.fileName)") }
    rmdir(old)
  }

  private static func write(_ text: String, to path: String) throws(IndexError) {
    do throws(FileFailure) {
      let descriptor = try FileAccess.open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
      defer { close(descriptor) }
      try FileAccess.write(Array(text.utf8), to: descriptor)
      try FileAccess.sync(descriptor)
    } catch {
      throw .cannotWrite(path: path, reason: "\(error)")
    }
  }

  /// Removes a folder of files; nothing when it is not there.
  private static func remove(_ folder: String) {
    guard let entries = opendir(folder) else { return }
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { unlink("\(folder)/\(name)") }
    }
    closedir(entries)
    rmdir(folder)
  }
}

/// What a manifest tells of the places of a pack.
private struct PackFacts {
  var tiles: Set<Int> = []
  var countries: Set<String> = []
  var sources: [Source] = []
  private var low: GeoPoint?
  private var high: GeoPoint?

  var bounds: GeoBox {
    let origin = GeoPoint(latitudeE7: 0, longitudeE7: 0)
    return GeoBox(low: low ?? origin, high: high ?? origin)
  }

  mutating func take(_ record: PlaceRecord) {
    let point = record.location
    tiles.insert(PackTile.standard.number(of: point))
    if let code = record.address.countryCode { countries.insert(code) }
    if let source = record.source, !sources.contains(source) { sources.append(source) }
    low = GeoPoint(
      latitudeE7: min(low?.latitudeE7 ?? .max, point.latitudeE7), longitudeE7: min(low?.longitudeE7 ?? .max, point.longitudeE7))
    high = GeoPoint(
      latitudeE7: max(high?.latitudeE7 ?? .min, point.latitudeE7), longitudeE7: max(high?.longitudeE7 ?? .min, point.longitudeE7))
  }
}
