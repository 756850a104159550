// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The seeds of a test over random worlds: a fifth of them in a usual run, other ones each day, and all in a long run.
///
///     @Test(arguments: Seeds.of(300)) func equalsItsReference(seed: Int)
///
/// After five days every seed has run. `Scripts/test` prints the day; `GAZETTEER_TEST_DAY` repeats one, and `Scripts/test --long` runs all.
package enum Seeds {
  /// A usual run takes one seed in so many.
  package static let share = 5

  /// The seeds from 0 up to a number that run today: at least one.
  package static func of<Seed: FixedWidthInteger & Sendable>(_ count: Seed) -> [Seed] {
    chosen(of: count, day: day, all: isLong)
  }

  package static func chosen<Seed: FixedWidthInteger>(of count: Seed, day: Int, all: Bool) -> [Seed] {
    (0..<Int(count)).filter { all || count <= share || $0 % share == day % share }.map { Seed($0) }
  }

  private static let isLong = getenv("GAZETTEER_TEST_SEEDS").map { String(cString: $0) } == "all"
  /// Days since 1970, unless the environment names another.
  private static let day = getenv("GAZETTEER_TEST_DAY").flatMap { Int(String(cString: $0)) }.map { max(0, $0) } ?? Int(time(nil)) / 86_400
}
