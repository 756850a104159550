// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting

/// A folder that is gone when the value is.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-index-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}

func contents(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(fileURLWithPath: path))) }

func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

/// Writes an index of records, each with the number of its source.
@discardableResult
func writeIndex(
  _ records: [(record: PlaceRecord, source: Int)], to path: String, countries: [CountryNames] = World.countries
) throws -> IndexWriter.Summary {
  let writer = try IndexWriter(output: path)
  writer.isSynced = false
  for (record, source) in records { _ = try writer.add(record, sourceIndex: source) }
  return try writer.finish(countries: countries)
}

@discardableResult
func writeIndex(_ records: [PlaceRecord], to path: String, countries: [CountryNames] = World.countries) throws -> IndexWriter.Summary {
  try writeIndex(records.map { ($0, 0) }, to: path, countries: countries)
}

/// Every record of an index, most important first.
func records(of path: String) throws -> [PlaceRecord] {
  let reader = try IndexReader(path: path)
  return try (0..<reader.overview.placeCount).map { try reader.record(of: $0 + 1) }
}

/// Records as the index gives them back: in its order, with what towns and regions lend to addresses.
func asIndexed(_ records: [PlaceRecord]) -> [PlaceRecord] {
  let sorted = records.sorted { a, b in
    let (x, y) = (thousandths(a.importance), thousandths(b.importance))
    return x != y ? x > y : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
  }
  let inherited = InheritedNames(sorted)
  return sorted.map { record in
    var record = record
    inherited.add(to: &record)
    return record
  }
}

/// The error of the index that the work throws; nil when it throws none.
func refusal(_ work: () throws -> Void) throws -> IndexError? {
  do {
    try work()
    return nil
  } catch let error as IndexError {
    return error
  }
}

/// Changes an index with SQL and seals it anew: what the tables say is wrong, and no checksum tells.
func change(_ path: String, _ sql: String) throws {
  do {
    let database = try Connection(path: path, mode: .readWrite)
    try database.execute("PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF")
    try database.execute(sql)
  }
  try SealWriter.seal(path, output: path)
}
