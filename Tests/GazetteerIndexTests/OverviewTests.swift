// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

@Suite struct OverviewTests {
  @Test("Importance levels answer as a look at every place does", arguments: Seeds.of(40 as UInt64))
  func levels(seed: UInt64) throws {
    let world = try World(RandomWorld(seed: seed).records)
    let overview = world.engine.reader.overview
    let places = asIndexed(world.records).map {
      (family: PlaceFamily(primaryType: $0.primaryType), importance: thousandths($0.importance))
    }
    #expect(overview.placeCount == places.count)
    for family in PlaceFamily.allCases {
      #expect(overview.hasPlaces(ofFamily: family) == places.contains { $0.family == family })
      for after in -1...places.count + 1 {
        let expected = places.dropFirst(max(0, after)).first { $0.family == family }?.importance
        #expect(overview.importance(ofFamily: family, after: after) == expected, "\(family) after \(after)")
      }
      for importance in Set(places.map(\.importance)).flatMap({ [$0 - 1, $0, $0 + 1] }) + [0, 1000, 1001] {
        let expected = (places.lastIndex { $0.family == family && $0.importance >= importance } ?? -1) + 1
        #expect(overview.lastPlace(ofFamily: family, importanceAtLeast: importance) == expected, "\(family) from \(importance)")
      }
    }
    for (index, place) in places.enumerated() {
      #expect(overview.importance(ofFamily: place.family, place: index + 1) == place.importance)
    }
  }

  @Test("The places of each country are counted", arguments: 0..<10 as Range<UInt64>)
  func countries(seed: UInt64) throws {
    let world = try World(RandomWorld(seed: seed).records)
    let overview = world.engine.reader.overview
    for (index, code) in overview.countries.enumerated() {
      #expect(overview.places(ofCountry: index + 1) == world.records.count { $0.address.countryCode == code }, "\(code)")
    }
    #expect(overview.places(ofCountry: 0) == 0 && overview.places(ofCountry: overview.countries.count + 1) == 0)
  }

  @Test("Blocks, cores and the R-tree hold every place once, with its own facts", arguments: Seeds.of(40 as UInt64))
  func blocks(seed: UInt64) throws {
    let world = try World(RandomWorld(seed: seed).records)
    let reader = world.reader
    var seen: [Int] = []
    for id in 0..<reader.overview.blockCount {
      let block = try reader.block(id + 1)
      #expect(block.count > 0 && block.count <= Schema.blockSize)
      for offset in 0..<block.count {
        let entry = try #require(block.entry(at: offset))
        let core = try reader.core(of: entry.place)
        #expect(entry.location == core.location && entry.typeSet == core.typeSet && entry.country == core.country)
        #expect(try reader.typeSet(entry.typeSet).family == block.family)
        seen.append(entry.place)
      }
    }
    #expect(seen.sorted() == Array(0..<world.records.count).map { $0 + 1 })
  }

  @Test("The blocks of a region's cover hold every place inside", arguments: Seeds.of(40 as UInt64))
  func boxes(seed: UInt64) throws {
    var random = RandomWorld(seed: seed)
    let world = try World(random.records)
    let reader = world.reader
    for _ in 0..<20 {
      let region = random.region()
      var found = Set<Int>()
      for box in region.cover {
        for family in PlaceFamily.allCases {
          for id in try reader.blocks(in: box, family: family) {
            let block = try reader.block(id)
            #expect(block.family == family)
            for offset in 0..<block.count { if let entry = block.entry(at: offset) { found.insert(entry.place) } }
          }
        }
      }
      for (index, record) in asIndexed(world.records).enumerated() where region.contains(record.location) {
        #expect(found.contains(index + 1), "\(region) \(record.location)")
      }
    }
  }

  @Test("Countries go by number, and their names by language, with the default name and the code to fall back on")
  func countries() throws {
    let world = try World(.place("A", country: "FR"), .place("B", country: "XK"), .place("C"))
    let reader = world.reader
    #expect(reader.overview.countries == ["FR", "XK"])
    #expect(reader.overview.countryID(of: "FR") == 1 && reader.overview.countryID(of: "US") == nil)
    #expect(reader.countryCode(1) == "FR" && reader.countryCode(0) == nil && reader.countryCode(3) == nil)
    #expect(try reader.countryName(1, language: "de") == "Frankreich" && reader.countryName(1, language: "xx") == "France")
    #expect(try reader.countryName(2, language: "de") == "XK" && reader.countryName(9, language: "de") == nil)
    #expect(reader.countries(withTermPrefix: "fra".utf8) == [1] && reader.countries(withTermPrefix: "fiji".utf8) == [])
    #expect(Set(reader.termsOfCountry(1).map { String(decoding: $0, as: UTF8.self) }).isSuperset(of: ["fr", "france", "frankreich"]))
  }
}
