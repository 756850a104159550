// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGeometry
import GazetteerImport
import GazetteerIndex
import GazetteerJSON
import GazetteerNumbers
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
    let packs = try PlaceIndex(path: cut.folder)
    for record in cut.world.records.prefix(20) {
      let details = try packs.withSession { try $0.details(DetailsQuery(placeID: record.id)) }
      #expect(details.contains(record.id), "\(record.id)")
    }
  }

  private static let labelsByName: Set<MatchLabel> = [.wholeName, .nameStart, .nameWords, .alias]

  private static func circle(_ point: GeoPoint, _ meters: Int) -> String {
    #"{"circle":{"center":{"latitude":\#(point.latitude),"longitude":\#(point.longitude)},"radius":\#(meters)}}"#
  }

  /// The world pack lies below its packs, so counts of words are those of both: texts with typos may be read in another way.
  @Test("within a restriction or countries the list is that of the whole index", arguments: cuts)
  func restrictedAnswersAreExact(seed: Int, by: IndexSplit.Cut, worldPlaces: Int) throws {
    var cut = try Cut(seed: seed, by: by, worldPlaces: worldPlaces)
    defer { cut.remove() }
    let packs = try PlaceIndex(path: cut.folder)
    for number in 0..<20 {
      let record = cut.random.random.pick(cut.world.records)
      let text = JSONValue.string(String(record.name.prefix(3 + number % 4))).text
      let filter =
        number % 2 == 0 ? #""locationRestriction":"# + Self.circle(record.location, 50_000) : #""includedRegionCodes":["fr","us"]"#
      let query = try AutocompleteQuery(json: #"{"input":\#(text),\#(filter)}"#.utf8)
      let (found, expected) = try (packs.answerNow(query).places, cut.index.answerNow(query).places)
      let byName = { (places: [PlaceSuggestion]) in places.filter { Self.labelsByName.contains($0.matchLabel) }.map(\.placeID) }
      #expect(byName(found) == byName(expected), "\(text) \(filter)")
    }
  }

  @Test("without a filter nothing that the whole index finds by name gives an empty list, and a place is listed once", arguments: cuts)
  func otherAnswers(seed: Int, by: IndexSplit.Cut, worldPlaces: Int) throws {
    var cut = try Cut(seed: seed, by: by, worldPlaces: worldPlaces)
    defer { cut.remove() }
    let packs = try PlaceIndex(path: cut.folder)
    for number in 0..<20 {
      let record = cut.random.random.pick(cut.world.records)
      let text = JSONValue.string(record.name).text
      let bias = number % 2 == 0 ? #","locationBias":"# + Self.circle(record.location, 500) : ""
      let query = try AutocompleteQuery(json: #"{"input":\#(text)\#(bias)}"#.utf8)
      let found = try packs.answerNow(query).places.map(\.placeID)
      #expect(Set(found).count == found.count)
      #expect(try found.isEmpty == cut.index.answerNow(query).places.isEmpty, "\(text)")
    }
  }

  @Test("opening a folder reads its manifest and the world pack only; a pack that is missing or cut is told when it is needed")
  func opensLazily() throws {
    let cut = try Cut(seed: 3, by: .country, worldPlaces: 5)
    defer { cut.remove() }
    let pack = try #require(cut.manifest.packs.first { $0.key == "fr" })
    try Data("x".utf8).write(to: URL(filePath: "\(cut.folder)/\(pack.file)"))
    let packs = try PlaceIndex(path: cut.folder)
    let elsewhere = try AutocompleteQuery(json: #"{"input":"s","includedRegionCodes":["us"]}"#.utf8)
    _ = try packs.answerNow(elsewhere)
    let query = try AutocompleteQuery(json: #"{"input":"s","includedRegionCodes":["fr"]}"#.utf8)
    #expect {
      _ = try packs.answerNow(query)
    } throws: { "\($0)".contains("has 1 bytes, and the manifest of the packs says \(pack.bytes)") }
    try FileManager.default.removeItem(atPath: "\(cut.folder)/\(pack.file)")
    #expect(throws: IndexError.notFound(path: "\(cut.folder)/\(pack.file)")) { try packs.answerNow(query) }
  }

  @Test("a list that the category of a text fills around the bias opens no other packs; with a free slot all are asked")
  func categoryAtHand() throws {
    let cafes = (1...6).map { number in
      PlaceRecord.place("Le \(number)", id: "fr\(number)", at: (48.86, 2.35 + Double(number) / 1000), type: "cafe", country: "FR")
    }
    let far = PlaceRecord.place("Sydney Beans", id: "au", at: (-33.87, 151.2), type: "cafe", country: "AU")
    let world = try World(cafes + [far])
    let folder = World.temporaryPath() + ".packs"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var split = IndexSplit(index: world.path, output: folder, cut: .country, countries: World.countries)
    split.worldPlaces = 1
    let pack = try #require(try split.run().packs.first { $0.key == "au" })
    try FileManager.default.removeItem(atPath: "\(folder)/\(pack.file)")
    let packs = try PlaceIndex(path: folder)
    let bias = #""locationBias":"# + Self.circle(cafes[0].location, 2_000)
    func ids(_ text: String, _ more: String = "") throws -> [String] {
      try packs.answerNow(AutocompleteQuery(json: #"{"input":"\#(text)",\#(bias)\#(more)}"#.utf8)).places.map(\.placeID)
    }
    #expect(try ids("coffee") == ["fr1", "fr2", "fr3", "fr4", "fr5"])
    #expect(throws: IndexError.notFound(path: "\(folder)/\(pack.file)")) { try ids("coffee", #","limit":10"#) }
    #expect(throws: IndexError.notFound(path: "\(folder)/\(pack.file)")) { try ids("sydney") }
  }

  @Test("tiles have a name by their corner, and cover what touches them")
  func tiles() throws {
    let tile = PackTile(degrees: 10)
    for (latitude, longitude, name) in [
      (48.0, 11.0, "n40e010"), (-33.9, 151.2, "s40e150"), (0, 0, "n00e000"), (-0.1, -0.1, "s10w010"), (90, 180, "n80e170"),
      (-90, -180, "s90w180"),
    ] {
      let point = try #require(GeoPoint(latitude: latitude, longitude: longitude))
      #expect(tile.name(of: point) == name)
      #expect(tile.numbers(in: Region.circle(center: point, radiusMeters: 1000).cover).contains(tile.number(of: point)))
    }
    #expect(PackTile(degrees: 5).numbers(in: [.earth]).count == 36 * 72)
  }
}
