// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Promises P1 and P2: the search gives what a look at every place gives.
@Suite struct TwinTests {
  @Test("the search equals its plain twin", arguments: 0..<300)
  func equalsTwin(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    let world = try World(random.records)
    for number in 0..<40 {
      var request = random.request()
      request.hasFinishedWords = number % 4 == 0
      if number % 8 == 0 { request.types = ["hotel", "restaurant"] }
      let found = try world.engine.search(request)
      let expected = world.twin.search(request)
      try #require(found.isComplete)
      if found.candidates != expected {
        Issue.record(
          "seed \(seed), request \(number): \(request)\n found \(found.candidates.map(\.place))\n expected \(expected.map(\.place))")
        return
      }
    }
  }
}
