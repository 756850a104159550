// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerLibC
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// A folder of packs answers as the index that it was cut from.
@Suite struct PackTests {
  /// An index and its packs.
  private struct Cut {
    let world: World
    let index: PlaceIndex
    let folder: String
    let manifest: PackManifest
    var random: RandomWorld

    init(seed: Int, by cut: IndexSplit.Cut, worldPlaces: Int) throws {
      random = RandomWorld(seed: UInt64(seed), places: 150)
      world = try World(random.records)
      folder = World.temporaryPath() + ".packs"
      var split = IndexSplit(index: world.path, output: folder, cut: cut, countries: World.countries)
      split.worldPlaces = worldPlaces
      manifest = try split.run()
      index = try PlaceIndex(path: world.path)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }
  }

  private static let cuts: [(Int, IndexSplit.Cut, Int)] = (0..<12).map {
    ($0, $0 % 2 == 0 ? .country : .tile(degrees: 45), $0 % 3 == 0 ? 1 : 40)
  }

  @Test("each place is in one pack, and in the world pack if it is important", arguments: cuts)
  func holdsEveryPlace(seed: Int, by: IndexSplit.Cut, worldPlaces: Int) throws {
    let cut = try Cut(seed: seed, by: by, worldPlaces: worldPlaces)
    defer { cut.remove() }
    #expect(cut.manifest.packs.reduce(0) { $0 + $1.places } == cut.world.records.count)
    #expect(cut.manifest.world.places == min(worldPlaces, cut.world.records.count))
    #expect(try PackManifest.read(folder: cut.folder) == cut.manifest)
    for pack in cut.manifest.packs + [cut.manifest.world] {
      try IndexVerification.verify(path: "\(cut.folder)/\(pack.file)") { _ in }
    }
  }

  private static func circle(_ point: GeoPoint, _ meters: Int) -> String {
    #"{"circle":{"center":{"latitude":\#(point.latitude),"longitude":\#(point.longitude)},"radius":\#(meters)}}"#
  }

  @Test("every answer is that of the whole index, to the byte: with a bias, a restriction, countries, or none of these", arguments: cuts)
  func answersAreExact(seed: Int, by: IndexSplit.Cut, worldPlaces: Int) throws {
    var cut = try Cut(seed: seed, by: by, worldPlaces: worldPlaces)
    defer { cut.remove() }
    let packs = try PlaceIndex(path: cut.folder)
    for number in 0..<24 {
      let text = cut.random.text()
      if text.allSatisfy(\.isWhitespace) { continue }
      var members = [#""input":\#(JSONValue.string(text).text)"#]
      let place = cut.random.random.pick(cut.world.records).location
      if number % 4 == 0 { members.append(#""locationBias":"# + Self.circle(place, 5000)) }
      if number % 4 == 1 { members.append(#""locationRestriction":"# + Self.circle(place, 50_000)) }
      if number % 4 == 2 { members.append(#""includedRegionCodes":["fr","us"]"#) }
      let query = try AutocompleteQuery(json: "{\(members.joined(separator: ","))}".utf8)
      let (found, expected) = try (packs.answerNow(query), cut.index.answerNow(query))
      #expect(found.json(extras: true) == expected.json(extras: true), "\(members)")
    }
  }

  @Test("searches by text and position, and details, are those of the whole index", arguments: cuts)
  func searchesAreExact(seed: Int, by: IndexSplit.Cut, worldPlaces: Int) throws {
    var cut = try Cut(seed: seed, by: by, worldPlaces: worldPlaces)
    defer { cut.remove() }
    let packs = try PlaceIndex(path: cut.folder)
    for _ in 0..<6 {
      let place = cut.random.random.pick(cut.world.records)
      let near = try NearbyQuery(json: #"{"locationRestriction":\#(Self.circle(place.location, 50_000))}"#.utf8)
      let text = try TextSearchQuery(json: #"{"textQuery":\#(JSONValue.string(place.name).text)}"#.utf8)
      func all(_ index: PlaceIndex) throws -> [String] {
        try index.withSession {
          try $0.nearby(near).places.map(\.id) + $0.textSearch(text).places.map(\.id) + [$0.details(DetailsQuery(placeID: place.id))]
        }
      }
      #expect(try all(packs) == all(cut.index), "\(place.id)")
    }
    var exported: [[String]] = []
    for index in [packs, cut.index] {
      var ids: [String] = []
      try index.withSession { try $0.forEachPlace(of: Scope()) { ids.append($0.id) } }
      exported.append(ids)
    }
    #expect(exported[0] == exported[1] && exported[0].count == cut.world.records.count)
  }

  @Test("packs can be taken out of the manifest: what the world pack has of them is still found, and no place twice")
  func smallerWorld() throws {
    let cut = try Cut(seed: 2, by: .country, worldPlaces: 40)
    defer { cut.remove() }
    var manifest = cut.manifest
    manifest.packs.removeAll { $0.key == "us" }
    try Data(manifest.json.utf8).write(to: URL(filePath: "\(cut.folder)/manifest.json"))
    try FileManager.default.removeItem(atPath: "\(cut.folder)/us.gaz")
    let packs = try PlaceIndex(path: cut.folder)
    var found: [String] = []
    try packs.withSession { try $0.forEachPlace(of: Scope()) { found.append($0.id) } }
    var important: Set<String> = []
    let world = try IndexReader(path: "\(cut.folder)/world.gaz")
    for place in 1...world.overview.placeCount { important.insert(try world.placeID(of: place)) }
    let expected = cut.world.records.filter { $0.address.countryCode != "US" || important.contains($0.id) }.map(\.id)
    #expect(found.sorted() == expected.sorted())
  }

  @Test("a folder is the snapshot of one moment: replaced or removed, it goes on as it was, and takes no descriptors")
  func isOneSnapshot() throws {
    let (cut, other) = (try Cut(seed: 4, by: .tile(degrees: 20), worldPlaces: 5), try Cut(seed: 5, by: .tile(degrees: 20), worldPlaces: 5))
    defer { cut.remove() }
    var configuration = PlaceIndex.Configuration()
    configuration.maxConcurrent = 4
    let packs = try PlaceIndex(path: cut.folder, configuration: configuration)
    #expect(packs.snapshots[0].missingFile == nil)
    try FileManager.default.removeItem(atPath: cut.folder)
    #expect(packs.snapshots[0].missingFile == cut.folder)
    try FileManager.default.moveItem(atPath: other.folder, toPath: cut.folder)
    #expect(packs.snapshots[0].missingFile == nil, "there is another index, which a server takes over")
    // Each of the nested sessions is another connection.
    let record = cut.world.records[0]
    func nested(_ depth: Int) throws {
      try packs.withSession { session in
        #expect(try session.details(DetailsQuery(placeID: record.id)).contains(record.id))
        if depth > 1 { try nested(depth - 1) }
      }
    }
    try nested(4)
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    let links = open.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
    #expect(!links.contains { $0.hasPrefix(cut.folder) })
  }

  @Test("packs that are missing, cut, damaged, exchanged or no files are told, and no pipe is waited for")
  func refusals() throws {
    let cut = try Cut(seed: 3, by: .country, worldPlaces: 5)
    defer { cut.remove() }
    let path = "\(cut.folder)/fr.gaz"
    let kept = path + ".kept"
    try FileManager.default.moveItem(atPath: path, toPath: kept)
    func expect(_ words: String, _ put: () throws -> Void) throws {
      try? FileManager.default.removeItem(atPath: path)
      try put()
      #expect { try PlaceIndex(path: cut.folder) } throws: { "\($0)".contains(words) && "\($0)".contains(path) }
    }
    try expect("leave it out of the manifest") {}
    try expect("is not a Gazetteer index") { try Data("x".utf8).write(to: URL(filePath: path)) }
    try expect("no regular file") { #expect(mkfifo(path, 0o600) == 0) }
    try expect("is a directory") { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false) }
    try expect("the manifest of the packs") { try FileManager.default.copyItem(atPath: "\(cut.folder)/us.gaz", toPath: path) }
    try expect("leave it out of the manifest") {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/no/such/file")
    }
    try expect("are not what was written") {
      var bytes = try Data(contentsOf: URL(filePath: kept))
      bytes[bytes.count / 2] ^= 1
      try bytes.write(to: URL(filePath: path))
    }
    // A pack of the same size with other places has another checksum.
    try FileManager.default.removeItem(atPath: path)
    var manifest = cut.manifest
    let position = try #require(manifest.packs.firstIndex { $0.key == "fr" })
    manifest.packs[position].seal = "0123456789abcdef"
    try Data(manifest.json.utf8).write(to: URL(filePath: "\(cut.folder)/manifest.json"))
    try expect("not the file that the manifest") { try FileManager.default.copyItem(atPath: kept, toPath: path) }
    // A link to the right file is followed.
    try Data(cut.manifest.json.utf8).write(to: URL(filePath: "\(cut.folder)/manifest.json"))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: kept)
    _ = try PlaceIndex(path: cut.folder)
    let list = "\(cut.folder)/manifest.json"
    try FileManager.default.removeItem(atPath: list)
    #expect(mkfifo(list, 0o600) == 0)
    #expect { try PlaceIndex(path: cut.folder) } throws: { "\($0)".contains("no regular file") }
  }

  @Test("a manifest of another format is told")
  func otherFormat() throws {
    let cut = try Cut(seed: 1, by: .country, worldPlaces: 5)
    defer { cut.remove() }
    let old = cut.manifest.json.replacingOccurrences(of: #""format":2"#, with: #""format":1"#)
    try Data(old.utf8).write(to: URL(filePath: "\(cut.folder)/manifest.json"))
    #expect { try PlaceIndex(path: cut.folder) } throws: { "\($0)".contains("format 1, this build reads format 2") }
  }

  @Test("an index lies over a folder of packs as over one file, and its places tell from which they are")
  func layerOverPacks() throws {
    let cut = try Cut(seed: 6, by: .country, worldPlaces: 5)
    defer { cut.remove() }
    let (kept, hidden) = (cut.world.records[1], cut.world.records[0])
    var record = hidden
    record.name = "Zebra"
    let stores = try World([record])
    let index = try PlaceIndex(paths: [cut.folder, stores.path])
    func found(_ id: String) throws -> PlaceRecord {
      try index.withSession { session in
        let reader = session.engine.reader
        return try reader.record(of: #require(try reader.place(withID: id)))
      }
    }
    #expect(try found(hidden.id).name == "Zebra")
    #expect(try found(kept.id).layer == URL(filePath: cut.folder).lastPathComponent)
    let below = try LayersBelow(paths: [cut.folder])
    #expect(try below.has(kept.id))
    #expect(throws: IndexError.packFolder(path: cut.folder)) { try IndexReader(path: cut.folder) }
  }

  @Test("tiles have a name by their corner")
  func tiles() throws {
    let tile = PackTile(degrees: 10)
    for (latitude, longitude, name) in [
      (48.0, 11.0, "n40e010"), (-33.9, 151.2, "s40e150"), (0, 0, "n00e000"), (-0.1, -0.1, "s10w010"), (90, 180, "n80e170"),
      (-90, -180, "s90w180"),
    ] {
      let point = try #require(GeoPoint(latitude: latitude, longitude: longitude))
      #expect(tile.name(of: point) == name)
    }
  }
}
