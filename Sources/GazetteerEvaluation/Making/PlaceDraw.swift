// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The numbers 1…`count`, each once, in a random order that depends on a seed and needs no list: steps of one length around a circle.
///
///     Array(PlaceDraw(count: 5, using: &random))  // as [4, 2, 5, 3, 1]
///
/// The first numbers are spread evenly over small and large ones, so a few draws give both well-known and little-known places.
struct PlaceDraw: Sequence {
  private let count: Int
  private let start: Int
  private let step: Int

  init(count: Int, using random: inout SeededRandom) {
    self.count = count
    start = count > 0 ? Int.random(in: 0..<count, using: &random) : 0
    var step = count > 1 ? Int.random(in: 1..<count, using: &random) : 1
    while Self.commonDivisor(step, count) > 1 { step += 1 }
    self.step = step
  }

  func makeIterator() -> some IteratorProtocol<Int> {
    (0..<count).lazy.map { 1 + start.addingClamped($0.multipliedClamped(by: step)) % count }.makeIterator()
  }

  private static func commonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : commonDivisor(b, a % b) }
}
