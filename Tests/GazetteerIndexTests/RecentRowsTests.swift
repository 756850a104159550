// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@Suite struct RecentRowsTests {
  @Test("A row is read once while it is kept; when there is no room the row that came first goes")
  func oldestGoes() {
    var rows = RowCache<Int, String>(capacity: 3)
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

  @Test("Heavy rows take the room of several, and the newest stays whatever it weighs")
  func weights() {
    var rows = RowCache<Int, [Int]>(capacity: 10, weigh: \.count)
    var reads: [Int] = []
    func row(_ key: Int, weight: Int) {
      _ = rows.row(key) {
        reads.append(key)
        return Array(repeating: key, count: weight)
      }
    }
    for key in 1...5 { row(key, weight: 2) }
    row(6, weight: 5)
    // Three of two had to go for it: 4, 5 and 6 weigh nine.
    for key in [4, 5, 6] { row(key, weight: 2) }
    #expect(reads == [1, 2, 3, 4, 5, 6])
    row(7, weight: 50)
    for key in [7, 6] { row(key, weight: 1) }
    #expect(reads == [1, 2, 3, 4, 5, 6, 7, 6])
  }

  @Test("A row that cannot be read takes nobody's room")
  func failures() {
    struct Refused: Error {}
    var rows = RowCache<Int, Int>(capacity: 2)
    _ = rows.row(1) { 1 }
    _ = rows.row(2) { 2 }
    #expect(throws: Refused.self) { try rows.row(3) { throw Refused() } }
    #expect(rows.row(1) { 100 } == 1)
    #expect(rows.row(2) { 200 } == 2)
  }
}
