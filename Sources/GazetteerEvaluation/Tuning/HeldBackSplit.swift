// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Divides cases into those to learn from and those to check with.
///
/// Cases of one text stay together, so that nothing that was learned is checked. The same seed gives the same parts, whatever the order of the cases.
package struct HeldBackSplit {
  package private(set) var training: [JudgedCase] = []
  package private(set) var held: [JudgedCase] = []

  /// - Parameter share: the part that is held back, between 0 and 1.
  package init(_ cases: [JudgedCase], share: Double, seed: UInt64) {
    var texts: Set<String> = []
    for judged in cases { texts.insert(judged.text) }
    var random = SeededRandom(seed: seed)
    let drawn = texts.sorted().shuffled(using: &random)
    let held = Set(drawn.prefix(Int((Double(drawn.count) * share).rounded())))
    for judged in cases {
      if held.contains(judged.text) { self.held.append(judged) } else { training.append(judged) }
    }
  }
}
