// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerIndex

@Suite struct RecordTests {
  @Test("Every record comes back as it went in, with what areas lend to its address", arguments: Seeds.of(40 as UInt64))
  func roundTrip(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let records = RichRecords.make(seed: seed, count: [1, 63, 64, 65, 200][Int(seed % 5)])
    let summary = try writeIndex(records, to: folder.file("a.gaz"))
    #expect(try summary == IndexWriter.Summary(places: records.count, bytes: contents(folder.file("a.gaz")).count))
    let found = try GazetteerIndexTests.records(of: folder.file("a.gaz"))
    for (record, expected) in zip(found, asIndexed(records)) { #expect(record == expected) }
    #expect(found.count == records.count)
    let reader = try IndexReader(path: folder.file("a.gaz"))
    for (index, record) in found.enumerated() {
      for id in [record.id] + record.formerIDs { #expect(try reader.place(withID: id) == index + 1, "\(id)") }
    }
    #expect(try reader.place(withID: "nobody") == nil)
  }

  @Test("Random records use every member, so that nothing passes by being absent")
  func richness() {
    let records = (0..<40).flatMap { RichRecords.make(seed: $0, count: 50) }
    #expect(records.contains { $0.viewport?.crossesAntimeridian == true } && records.contains { $0.viewport?.crossesAntimeridian == false })
    #expect(Set(records.flatMap(\.names).map(\.kind)).count == AlternateName.Kind.allCases.count)
    #expect(Set(records.flatMap(\.names).map(\.language)).count > 3)
    #expect(records.contains { $0.address.street != nil && $0.address.houseNumber == nil })
    #expect(records.contains { $0.address.street == nil && $0.address.houseNumber != nil })
    #expect(
      records.contains { $0.details != nil } && records.contains { $0.source?.license == "" } && records.contains { $0.formerIDs.count > 1 }
    )
    #expect(records.contains { $0.houseNumbers.houses.contains { $0.unit != nil } && $0.houseNumbers.postalCodes.count > 1 })
    #expect(records.contains { $0.primaryType == nil && !$0.types.isEmpty } && records.contains { $0.types.count > 3 })
  }

  @Test("A staged record comes back from its bytes", arguments: Seeds.of(20 as UInt64))
  func staged(seed: UInt64) {
    var encoder = RecordEncoder()
    for record in RichRecords.make(seed: seed, count: 100) {
      encoder.encode(record)
      let decoded = encoder.bytes.withUnsafeBytes { bytes in
        var decoder = RecordDecoder(bytes)
        return decoder.record()
      }
      #expect(decoded == record)
      // What is kept of it in memory, read alone.
      let (id, place) = encoder.bytes.withUnsafeBytes { bytes in
        var (first, second) = (RecordDecoder(bytes), RecordDecoder(bytes))
        return (String(decoding: first.id(), as: UTF8.self), second.place())
      }
      #expect(id == record.id)
      #expect(
        place == StagedPlace(location: record.location, primaryType: record.primaryType, countryCode: record.address.countryCode))
    }
  }

  @Test("Places of one importance stand in the order of the bytes of their ids, also where long ids differ at their end")
  func order() throws {
    let ids = [
      "a", "a!", "ab", "b", "sixteen letters 1", "sixteen letters 10", "sixteen letters", "sixteen letters ", "sixteen lettersé", "é",
    ]
    let folder = try TemporaryFolder()
    for shift in ids.indices {
      let records = (ids[shift...] + ids[..<shift]).map { PlaceRecord.place("Place", id: $0, at: (1, Double(ids.firstIndex(of: $0) ?? 0))) }
      _ = try writeIndex(records, to: folder.file("a.gaz"))
      let expected = ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      #expect(try GazetteerIndexTests.records(of: folder.file("a.gaz")).map(\.id) == expected)
    }
  }

  @Test("Packed names come back in their order", arguments: Seeds.of(20 as UInt64))
  func packedNames(seed: UInt64) throws {
    for record in RichRecords.make(seed: seed, count: 100) {
      let text = packed(record.names)
      #expect((text == nil) == record.names.isEmpty)
      #expect(Array((text ?? "").utf8).withUnsafeBytes(unpackedNames) == record.names)
    }
  }

  @Test(
    "Names packed by nobody are read as far as they make sense",
    arguments: ["\t", "\tx", "0", "\n\n", "0en", "9\tname", "0\t\n\tx\n1fr\tb"])
  func hostilePackedNames(_ text: String) {
    let names = Array(text.utf8).withUnsafeBytes(unpackedNames)
    #expect(names.allSatisfy { text.contains($0.text) } && names.count <= 2)
  }

  @Test("A core entry comes back from its 16 bytes, and nothing from beyond them")
  func cores() {
    var random = SeededRandom(seed: 1)
    let cores = (0..<Schema.coreSize).map { _ in
      PlaceCore(
        location: GeoPoint(
          latitudeE7: random.pick([-900_000_000, 900_000_000, Int32.random(in: -900_000_000...900_000_000, using: &random)]),
          longitudeE7: random.pick([-1_800_000_000, 1_800_000_000, Int32.random(in: -1_800_000_000...1_800_000_000, using: &random)])),
        importance: Int.random(in: 0...1000, using: &random), typeSet: Int.random(in: 0...65535, using: &random),
        country: Int.random(in: 0...65535, using: &random), flags: PlaceFlags(rawValue: Int.random(in: 0..<128, using: &random)),
        area: UInt8.random(in: 0...255, using: &random))
    }
    var bytes: [UInt8] = []
    for core in cores { core.append(to: &bytes) }
    #expect(bytes.count == cores.count * PlaceCore.byteCount)
    bytes.withUnsafeBytes { bytes in
      for (index, core) in cores.enumerated() { #expect(PlaceCore(bytes, at: index) == core) }
      for index in [-1, cores.count, cores.count + 1, .max / 32] { #expect(PlaceCore(bytes, at: index) == nil) }
      #expect(PlaceCore(UnsafeRawBufferPointer(rebasing: bytes[..<15]), at: 0) == nil)
    }
  }

  @Test("A block gives back its places, and nothing beyond them")
  func blocks() throws {
    var random = SeededRandom(seed: 2)
    let entries = (0..<Schema.blockSize).map { _ in
      BlockEntry(
        place: Int(random.pick([1, UInt32.max, UInt32(truncatingIfNeeded: random.next())])),
        location: GeoPoint(
          latitudeE7: Int32.random(in: -900_000_000...900_000_000, using: &random),
          longitudeE7: Int32.random(in: -1_800_000_000...1_800_000_000, using: &random)),
        typeSet: Int.random(in: 0...65535, using: &random), country: Int.random(in: 0...65535, using: &random))
    }
    var bytes: [UInt8] = []
    for entry in entries { entry.append(to: &bytes) }
    let folder = try TemporaryFolder()
    bytes.withUnsafeBytes { bytes in
      let block = Block(family: .poi, bytes: bytes, of: folder)
      #expect(block.count == entries.count)
      for (index, entry) in entries.enumerated() { #expect(block.entry(at: index) == entry) }
      #expect(block.entry(at: -1) == nil && block.entry(at: block.count) == nil)
      #expect(Block(family: .poi, bytes: UnsafeRawBufferPointer(rebasing: bytes.prefix(31)), of: folder).count == 1)
    }
  }
}
