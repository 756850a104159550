// SPDX-License-Identifier: Apache-2.0
import Dispatch
import GazetteerBase
import Synchronization
import Testing

@Suite struct OrderedMapTests {
  private struct Broken: Error, Equatable {}

  /// Work that takes longer for some jobs than for others.
  private static func work(_ job: Int) -> UInt64 {
    var random = SeededRandom(seed: UInt64(job))
    return (0...(random.next() % 3_000)).reduce(0) { sum, _ in sum ^ random.next() }
  }

  @Test("Values come in the order of the jobs, whatever the number of threads", arguments: [-1, 0, 1, 2, 5, 64])
  func order(_ threads: Int) {
    var jobs = (0..<400).makeIterator()
    let map = OrderedMap<Int, UInt64, Never>(threads: threads, { jobs.next() }, Self.work)
    var values: [UInt64] = []
    while let value = map.next() { values.append(value) }
    #expect(values == (0..<400).map(Self.work) && map.next() == nil)
  }

  @Test("One thread draws no job ahead, several draw three each", arguments: [1, 2, 5])
  func drawnAhead(_ threads: Int) {
    var (drawn, given, most) = (0, 0, 0)
    let map = OrderedMap<Int, UInt64, Never>(
      threads: threads,
      {
        drawn += 1
        most = max(most, drawn - given)
        return drawn > 100 ? nil : drawn
      }, Self.work)
    while map.next() != nil { given += 1 }
    #expect(given == 100 && most == (threads == 1 ? 1 : 3 * threads))
  }

  @Test("A job that cannot be drawn is an error behind the values before it", arguments: [1, 2, 5])
  func failure(_ threads: Int) {
    var job = 0
    let map = OrderedMap<Int, UInt64, Broken>(
      threads: threads,
      { () throws(Broken) in
        if job == 7 { throw Broken() }
        job += 1
        return job
      }, Self.work)
    var values: [UInt64] = []
    #expect(throws: Broken()) { while let value = try map.next() { values.append(value) } }
    #expect(values == (1...7).map(Self.work))
  }

  @Test("Nobody is at work any more when a map is released", arguments: [1, 2, 5])
  func release(_ threads: Int) {
    let counts = Mutex((begun: 0, ended: 0))
    var map: OrderedMap<Int, Int, Never>? = OrderedMap(threads: threads, { 1 }) { job in
      counts.withLock { $0.begun += 1 }
      for seed in 0..<200 { _ = Self.work(seed) }
      counts.withLock { $0.ended += 1 }
      return job
    }
    for _ in 0..<3 { _ = map?.next() }
    map = nil
    let (begun, ended) = counts.withLock { $0 }
    #expect(begun == ended && begun >= 3)
  }

  @Test("Maps end although all threads of the system's are busy with others", .timeLimit(.minutes(1)))
  func busySystem() {
    let sums = Mutex<[UInt64]>([])
    DispatchQueue.concurrentPerform(iterations: 300) { _ in
      var jobs = (0..<9).makeIterator()
      let map = OrderedMap<Int, UInt64, Never>(threads: 4, { jobs.next() }, Self.work)
      let first = map.next()
      sums.withLock { $0.append(first ?? 0) }
    }
    #expect(sums.withLock { $0 } == Array(repeating: Self.work(0), count: 300))
  }

  @Test("Runs have every position once, in order", arguments: [0, 1, 9, 10, 11, 25])
  func runs(_ count: Int) {
    let map = OrderedMap<Range<Int>, [Int], Never>(threads: 3, runsOf: count, length: 10) { Array($0) }
    var runs: [[Int]] = []
    while let run = map.next() { runs.append(run) }
    #expect(runs.joined().elementsEqual(0..<count) && runs.dropLast().allSatisfy { $0.count == 10 } && !runs.contains([]))
  }
}
