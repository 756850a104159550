// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import Testing

@Suite struct LimitTests {
  @Test func tooManyListsOfTypesAreRefusedInsteadOfMixedUp() throws {
    let writer = try IndexWriter(output: World.temporaryPath())
    for number in 0...65_535 {
      var record = PlaceRecord.place("A", id: "\(number)", type: nil)
      record.types = ["type\(number)"]
      _ = try writer.add(record, sourceIndex: 0)
    }
    #expect { try writer.finish(countries: []) } throws: { error in
      if case IndexError.invalidRecord(_, let reason) = error { return reason.contains("65,535") }
      return false
    }
  }
}
