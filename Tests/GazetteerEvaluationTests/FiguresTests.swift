// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerEvaluation

@Suite struct FiguresTests {
  @Test func meansFollowTheirFormulas() throws {
    let figures = try #require(
      Figures(
        [result("a", rank: 1), result("b", rank: 2), result("c", rank: 4), result("d", rank: 0), result("e", rank: 0, hasTarget: false)],
        seed: 1))
    #expect(figures.success1.value == 0.25)
    #expect(figures.success3.value == 0.5)
    #expect(figures.success5.value == 0.75)
    #expect(figures.mrr.value == (1 + 0.5 + 0.25) / 4)
    #expect(figures.success1.count == 4)
    #expect(figures.lettersTo1 == nil)
  }

  @Test func lettersCountToTheFirstTime() throws {
    let figures = try #require(
      Figures([result("a", rank: 1, ranks: [0, 4, 1, 2, 1]), result("b", rank: 6, ranks: [0, 7, 6]), result("c", rank: 1)], seed: 1))
    #expect(figures.lettersTo1?.value == 3)  // 3, and all 3 of the one that never gets there
    #expect(figures.lettersTo5?.value == 2.5)  // 2, and all 3
    #expect(figures.neverFound?.value == 0.5)
  }

  @Test func emptyListsAreCountedWhereSomethingIsExpected() throws {
    let results = [
      result("a", rank: 1, isEmpty: false), result("b", rank: 0, isEmpty: true), result("c", rank: 0, isEmpty: false),
      result("d", rank: 0, isEmpty: true), result("e", rank: 0, hasTarget: false, isEmpty: true),
    ]
    let figures = try #require(Figures(results, seed: 1))
    #expect(figures.emptyLists?.value == 0.5 && figures.emptyListCount == 2)
    let older = try #require(Figures([result("a", rank: 1)], seed: 1))
    #expect(older.emptyLists == nil && older.emptyListCount == nil)
  }

  @Test func nothingToMeasureHasNoFigures() {
    #expect(Figures([], seed: 1) == nil)
    #expect(Figures([result("a", rank: 0, hasTarget: false)], seed: 1) == nil)
  }

  @Test(
    "Gain is discounted by position and divided by the best there could be",
    arguments: [
      ([1], [1], 1.0), ([0, 1], [1], 1 / log2(3)), ([], [1], 0.0), ([1, 1], [1, 1], 1.0),
      ([1, 0, 1], [1, 1], (1 + 0.5) / (1 + 1 / log2(3))), ([0, 0, 0, 0, 0, 1], [1], 0.0), ([1], [], 0.0),
      ([1, 3], [3, 1], (1 + 3 / log2(3)) / (3 + 1 / log2(3))), ([3], [1, 3], 3 / (3 + 1 / log2(3))),
    ] as [([Int], [Int], Double)])
  func gain(grades: [Int], wanted: [Int], expected: Double) {
    #expect(abs(Figures.gain(grades, wanted: wanted) - expected) < 1e-12)
  }

  @Test func anEstimateIsTheSameForTheSameSeed() throws {
    let values = (0..<200).map { Double($0 % 4 == 0 ? 1 : 0) }
    let estimate = try #require(Estimate(values, seed: 3))
    #expect(estimate == Estimate(values, seed: 3))
    #expect(estimate.value == 0.25)
    // The normal interval of 0.25 over 200 cases is 0.19 … 0.31.
    #expect(abs(estimate.low - 0.19) < 0.02 && abs(estimate.high - 0.31) < 0.02)
    let constant = try #require(Estimate([0.5, 0.5], seed: 1))
    #expect(constant.low == 0.5 && constant.high == 0.5)
    #expect(Estimate([], seed: 1) == nil)
  }

  @Test func latenciesFallIntoTheirClasses() {
    let latency = Latency(microseconds: [1, 2, 3, 4, 1e9])
    #expect(latency.p50 == 3)
    #expect(latency.max == 1e9)
    #expect(latency.histogram.reduce(0, +) == 5)
    #expect(latency.histogram.first == 1)
    #expect(latency.histogram.last == 1)
    #expect(Latency(microseconds: []).p99 == 0)
  }

  @Test func successByLettersLeavesShortTextsOut() {
    let shares = run([result("a", rank: 1, ranks: [0, 1]), result("b", rank: 3, ranks: [2])]).successByLetters
    #expect(shares.map(\.cases) == [2, 1])
    #expect(shares.map(\.success1) == [0, 1])
    #expect(shares.map(\.success5) == [0.5, 1])
  }

  @Test(
    "The script is that of most letters",
    arguments: [
      ("Paris", Script.latin), ("Москва", .cyrillic), ("東京タワー", .kana), ("北京", .han), ("القاهرة", .arabic), ("नई दिल्ली", .devanagari),
      ("서울", .hangul), ("123", .none), ("Αθήνα", .greek), ("กรุงเทพ", .thai), ("თბილისი", .georgian), ("Երևան", .armenian), ("ঢাকা", .bengali),
      ("சென்னை", .tamil), ("ລາວ", .lao),
    ])
  func script(text: String, script: Script) { #expect(Script(of: text) == script) }
}
