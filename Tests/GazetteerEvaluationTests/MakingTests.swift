// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import Testing

@testable import GazetteerEvaluation

@Suite struct TypoTests {
  private static let names = ["Sydney Opera House", "Istanbul", "Reykjavík"]

  @Test("A typo changes the length as it should, and leaves the first letter", arguments: names, 0..<20)
  func typos(name: String, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let typos: [(String?, Int)] = [
      (Typos.neighbour(name, using: &random), 0), (Typos.inserted(name, using: &random), 1),
      (Typos.deleted(name, using: &random), -1), (Typos.swapped(name, using: &random), 0),
    ]
    for (typo, change) in typos {
      let text = try #require(typo)
      #expect(text != name && text.first == name.first && text.count == name.count + change)
    }
  }

  @Test func whatDoesNotFitGivesNothing() {
    var random = SeededRandom(seed: 1)
    #expect(Typos.neighbour("東京タワー前", using: &random) == nil)
    #expect(Typos.deleted("Rome", using: &random) == nil)
    #expect(Typos.swapped("aaaaaa", using: &random) == nil)
    #expect(Typos.unmarked("Paris") == nil)
    #expect(Typos.unmarked("São Paulo") == "Sao Paulo")
  }
}

@Suite struct PlaceDrawTests {
  @Test("Every number is drawn once", arguments: 0..<60)
  func once(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    #expect(PlaceDraw(count: count, using: &random).sorted() == Array(1..<(count + 1)))
  }

  @Test func theOrderIsThatOfTheSeed() {
    var (a, b, c) = (SeededRandom(seed: 1), SeededRandom(seed: 1), SeededRandom(seed: 2))
    let first = Array(PlaceDraw(count: 100, using: &a))
    #expect(Array(PlaceDraw(count: 100, using: &b)) == first)
    #expect(Array(PlaceDraw(count: 100, using: &c)) != first)
  }
}

@Suite struct TunerTests {
  /// A hill with its top at an importance of 0.2 and a nearness of 0.4.
  private func height(_ profile: RankingProfile) -> Double {
    let (across, along) = (profile.importance - 0.2, profile.nearness - 0.4)
    return 1 - across * across - along * along
  }

  @Test func climbsToTheTop() throws {
    let found = try Tuner(seed: 1, score: height).tuned(rounds: 12)
    #expect(found.score > found.start)
    #expect(abs(found.profile.importance - 0.2) < 0.03 && abs(found.profile.nearness - 0.4) < 0.03)
    #expect(found.profile.problem == nil)
  }

  @Test func theSameSeedGivesTheSameProfile() throws {
    #expect(try Tuner(seed: 5, score: height).tuned(rounds: 3).profile == Tuner(seed: 5, score: height).tuned(rounds: 3).profile)
  }

  @Test func nothingBetterKeepsTheStart() throws {
    let found = try Tuner(seed: 1) { _ in 1 }.tuned(rounds: 5)
    #expect(found.profile == RankingProfile() && found.score == found.start)
  }
}
