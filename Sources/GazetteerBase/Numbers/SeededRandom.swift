// SPDX-License-Identifier: Apache-2.0

/// SplitMix64 (Steele, Lea and Flood, 2014), a small random number generator: the same seed gives the same numbers on every system, so that reports
/// and failed tests can be made again.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// True for a share of the calls, from 0 to 1.
  package mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

  /// An element of a collection that is not empty.
  package mutating func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element {
    elements[elements.index(elements.startIndex, offsetBy: Int.random(in: 0..<elements.count, using: &self))]
  }
}
