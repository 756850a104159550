// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import Synchronization
import Testing

@testable import GazetteerImport

/// Imports on several threads give what one gives.
@Suite struct OSMThreadTests {
  /// A town of all that elements tell each other of: streets of relations and of interpolations, a building with parts, a metro, boundaries.
  private var town: OSMWorld {
    var world = OSMWorld()
    for street in 1...30 {
      let (first, south) = (street * 1_000, 48.0 + Double(street) / 500)
      for at in 0..<6 { world.node(first + at, south, 16.0 + Double(at) / 1_000) }
      world.way(street, (0..<6).map { first + $0 }, "highway=residential name=\(street)th~Street")
      for house in 0..<8 {
        world.node(
          first + 100 + house, south + 0.0002, 16.0 + Double(house) / 1_500,
          house % 3 == 0
            ? "addr:housenumber=\(house)" : "addr:street=\(street)th~Street addr:housenumber=\(house) addr:postcode=12\(street)")
      }
      world.relation(street, (0..<8).map { ("node", first + 100 + $0, "house") }, "type=associatedStreet name=\(street)th~Street")
      world.node(first + 200, south, 16.001, "amenity=\(["cafe", "pharmacy", "bank"][street % 3]) name=Corner")
      world.node(first + 201, south, 16.002, "addr:street=\(street)th~Street")
      world.square(
        100_000 + street, south: south, west: 16.01, north: south + 0.001, east: 16.02, "building=yes name=Hall~\(street)")
    }
    world.way(900, [1_100, 1_101, 1_102], "addr:interpolation=even addr:street=2th~Street")
    world.way(901, [5_000, 5_001], "railway=subway")
    world.node(5_001, 48.0105, 16.001, "railway=station name=Middle")
    world.relation(901, [("way", 100_003, "outline")], "type=building amenity=townhall name=Town~Hall")
    world.square(200_000, south: 47.9, west: 15.9, north: 48.2, east: 16.2)
    world.relation(902, [("way", 200_000, "outer")], "type=boundary boundary=administrative admin_level=8 name=Town")
    world.relation(903, [("way", 200_000, "outer")], "type=boundary boundary=administrative admin_level=2 name=Land ISO3166-1=AT")
    return world
  }

  private func imported(_ file: [UInt8], threads: Int, memory: MemoryLimit = .standard) throws -> (
    bytes: Data, report: ImportReport, rejects: String
  ) {
    let folder = try TemporaryFolder()
    var options = ImportOptions()
    options.memory = memory
    (options.threads, options.rejectFile) = (threads, folder.url.appendingPathComponent("rejects.tsv").path)
    let output = folder.url.appendingPathComponent("town.gaz")
    var outcome = try IndexImport(sources: [ImportSource(path: folder.file("town.osm", file))], output: output.path, options: options).run()
    let rejects = try String(contentsOf: folder.url.appendingPathComponent("rejects.tsv"), encoding: .utf8)
    outcome.report.sources[0].source = ""
    outcome.report.firstRejects = []
    return (try Data(contentsOf: output), outcome.report, rejects.replacingOccurrences(of: folder.url.path, with: ""))
  }

  @Test(
    "An index has the same bytes, and its report the same counts, whatever the number of threads and the memory", arguments: [7, 50, .max])
  func sameBytes(_ blockLength: Int) throws {
    let file = PBFWriter(packed: true, blockLength: blockLength).file(town)
    let one = try imported(file, threads: 1)
    #expect(one.report.kept > 60 && one.report.rejected == 30 && one.report.read == town.elements.count)
    for threads in [2, 5] {
      let many = try imported(file, threads: threads)
      #expect(many.bytes == one.bytes && many.report == one.report && many.rejects == one.rejects)
      let little = try imported(file, threads: threads, memory: MemoryLimit(unchecked: 0))
      #expect(little.bytes == one.bytes && little.report == one.report && little.rejects == one.rejects)
    }
    #expect(try imported(Array(town.xml.utf8), threads: 5).bytes == one.bytes)
  }

  @Test("A damaged block ends the import with its number, whatever is wrong behind it, and leaves nothing", arguments: [1, 2, 5])
  func damaged(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    let writer = PBFWriter(blockLength: 50)
    var blobs = writer.blobs(town)
    let middle = blobs.count / 2
    // A field of a wire type that is none, then the beginning of a blob.
    blobs.insert(writer.blob("OSMData", [0x0f]), at: middle)
    blobs[middle + 2] = [0]
    let path = try folder.file("town.osm", Array(blobs[...(middle + 2)].joined()))
    var options = ImportOptions()
    options.threads = threads
    let work = IndexImport(
      sources: [ImportSource(path: path)], output: folder.url.appendingPathComponent("town.gaz").path, options: options)
    #expect(throws: ImportError.brokenOpenStreetMap(path: path, reason: "blob \(middle + 1) is damaged")) { try work.run() }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["town.osm"])
  }

  @Test("Elements before the damage of a block are told before it", arguments: [1, 2, 5])
  func rowsBeforeDamage(_ threads: Int) throws {
    let folder = try TemporaryFolder()
    var world = OSMWorld()
    for id in 1...9 { world.node(id, 48, 16, "addr:street=A") }
    // A second group has a node with a field of a wire type that is none.
    let writer = PBFWriter(dense: false)
    let damaged = writer.blob("OSMData", writer.block(world.elements, "node") + PBFWriter.bytes(2, PBFWriter.bytes(1, [0x0f])))
    var options = ImportOptions()
    (options.threads, options.maxRejects) = (threads, .count(8))
    let source = ImportSource(path: try folder.file("town.osm", writer.blobs(OSMWorld())[0] + damaged))
    var sink = MemorySink()
    #expect(throws: ImportError.tooManyRejects(rejected: 9, read: 9, limit: "8", example: "\(source.path):1: noHouseNumber: osm:n1: A")) {
      try ImportPipeline.run([source], options: options, into: &sink)
    }
  }

  @Test("An import that is cancelled among its places ends, and leaves nothing", arguments: [1, 2, 5])
  func cancelled(_ threads: Int) throws {
    var world = OSMWorld()
    for id in 1...9_000 { world.node(id, 48, Double(id) / 1_000, "amenity=cafe name=Café~\(id)") }
    let folder = try TemporaryFolder()
    var options = ImportOptions()
    options.threads = threads
    let source = ImportSource(path: try folder.file("town.osm", PBFWriter(blockLength: 500).file(world)))
    let work = IndexImport(sources: [source], output: folder.url.appendingPathComponent("town.gaz").path, options: options)
    let calls = Calls()
    #expect(throws: CancellationError.self) { try work.run(isCancelled: { calls.next() == 2 }) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["town.osm"])
  }
}

private final class Calls: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
