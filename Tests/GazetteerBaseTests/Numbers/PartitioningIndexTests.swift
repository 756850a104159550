// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct PartitioningIndexTests {
  @Test func everyPartitionOfEveryShortRangeIsFound() {
    for count in 0...20 {
      for border in 0...count {
        let parts = (0..<count).map { $0 >= border }
        #expect(parts.indices.partitioningIndex { parts[$0] } == border)
        #expect((10..<10 + count).partitioningIndex { $0 >= 10 + border } == 10 + border)
      }
    }
  }

  @Test func equalElementsAreNotTornApart() {
    let numbers = [1, 3, 3, 3, 8]
    #expect(numbers.indices.partitioningIndex { numbers[$0] >= 3 } == 1)
    #expect(numbers.indices.partitioningIndex { numbers[$0] > 3 } == 4)
  }

  @Test func itLooksAtFewElements() {
    var looks = 0
    _ = (0..<1_000_000).partitioningIndex {
      looks += 1
      return $0 >= 777_777
    }
    #expect(looks <= 20)
  }
}
