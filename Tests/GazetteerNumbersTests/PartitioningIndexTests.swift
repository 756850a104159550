// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers
import Testing

@Suite struct PartitioningIndexTests {
  @Test func everyPartitionOfEveryShortCollectionIsFound() {
    for count in 0...20 {
      for border in 0...count {
        let parts = (0..<count).map { $0 >= border }
        #expect(parts.partitioningIndex { $0 } == border)
        #expect((10..<10 + count).partitioningIndex { $0 >= 10 + border } == 10 + border)
        #expect(([false] + parts)[1...].partitioningIndex { $0 } == border + 1)
      }
    }
  }

  @Test func equalElementsAreNotTornApart() {
    let numbers = [1, 3, 3, 3, 8]
    #expect(numbers.partitioningIndex { $0 >= 3 } == 1)
    #expect(numbers.partitioningIndex { $0 > 3 } == 4)
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
