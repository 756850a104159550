// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerImport

/// How much memory an import may take, and that its index does not tell.
@Suite struct MemoryLimitTests {
  @Test(
    "A limit is a number with a unit",
    arguments: [("256M", 256), ("512m", 512), ("1G", 1_024), ("300MiB", 300), ("262144k", 256), ("2gb", 2_048)])
  func limits(_ text: String, _ megabytes: Int) { #expect(MemoryLimit(text)?.bytes == megabytes << 20) }

  @Test(
    "Nonsense and less than the least are no limits",
    arguments: ["", "M", "255M", "-512M", "1.5G", "512 M", "0", "512", "512X", "٥١٢M", "99999999999999999999999G"])
  func wrong(_ text: String) { #expect(MemoryLimit(text) == nil) }

  @Test func aLimitIsWrittenAsItIsRead() {
    for limit in [MemoryLimit.standard, .least] { #expect(MemoryLimit(limit.description) == limit) }
  }

  @Test("A file of rows gives the same index with no memory to share", arguments: ["csv", "ndjson"])
  func rows(_ kind: String) throws {
    let rows = (0..<900).map { number in
      kind == "csv"
        ? "s\(number),Shop \(number % 90),\(Double(number % 70)),\(Double(number % 170))"
        : #"{"id":"s\#(number)","name":"Shop \#(number % 90)","location":{"latitude":\#(number % 70),"longitude":\#(number % 170)}}"#
    }
    let text = ((kind == "csv" ? ["id,name,latitude,longitude"] : []) + rows).joined(separator: "\n") + "\n"
    let imported = { (memory: MemoryLimit) throws -> Data in
      let folder = try TemporaryFolder()
      let output = folder.url.appendingPathComponent("a.gaz")
      var options = ImportOptions()
      options.memory = memory
      let source = ImportSource(path: try folder.file("a.\(kind)", Array(text.utf8)))
      _ = try IndexImport(sources: [source], output: output.path, options: options).run()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["a.\(kind)", "a.gaz"].sorted())
      return try Data(contentsOf: output)
    }
    #expect(try imported(MemoryLimit(unchecked: 0)) == imported(.standard))
  }
}
