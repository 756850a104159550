// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@Suite struct RecentRowsTests {
  @Test("A row is read once while it is kept; when there is no room the row that came first goes")
  func oldestGoes() {
    var rows = RecentRows<Int, String>(capacity: 3)
    var reads: [Int] = []
    func row(_ key: Int) -> String {
      rows.row(key) {
        reads.append(key)
        return "row \(key)"
      }
    }
    for key in [1, 2, 3, 1, 2, 3] { #expect(row(key) == "row \(key)") }
    #expect(reads == [1, 2, 3])
    for key in [4, 2, 3, 4] { _ = row(key) }
    #expect(reads == [1, 2, 3, 4])
    for key in [1, 3, 4, 2] { #expect(row(key) == "row \(key)") }
    #expect(reads == [1, 2, 3, 4, 1, 2])
  }

  @Test("A row that cannot be read takes nobody's room")
  func failures() {
    struct Refused: Error {}
    var rows = RecentRows<Int, Int>(capacity: 2)
    _ = rows.row(1) { 1 }
    _ = rows.row(2) { 2 }
    #expect(throws: Refused.self) { try rows.row(3) { throw Refused() } }
    #expect(rows.row(1) { 100 } == 1)
    #expect(rows.row(2) { 200 } == 2)
  }
}
