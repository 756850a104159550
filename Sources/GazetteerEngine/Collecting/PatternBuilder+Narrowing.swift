// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// Which words of a text are intersected: reading a long list for the sake of few places costs more than to compare those with the text.
extension PatternBuilder {
  /// The plan for places that have the selected ones of words.
  ///
  /// - Parameters:
  ///   - other: What the places have to have besides.
  ///   - isProof: Whether places that have all words are matches.
  func plan(_ selected: [TermExpansion], of words: [TermExpansion], and other: MatchPattern? = nil, isProof: Bool = false) -> Plan? {
    MatchPattern.all(selected.map(\.pattern) + [other].compactMap(\.self)).map {
      Plan(
        pattern: $0, isProof: isProof && selected.count == words.count, likelyPlaces: likelyPlaces(selected.map(\.places)),
        narrow: narrow(selected))
    }
  }

  /// The rarer ones of selected words when the others likely cost more than they spare; nil when all of them are worth it.
  func narrow(_ selected: [TermExpansion]) -> Narrow? {
    let words = narrowing(selected.sorted { $0.places < $1.places }, stepsToCompare: Self.stepsPerComparison) { ($0.places, $0.steps) }
    if words.count < 2 || words.count == selected.count { return nil }
    return MatchPattern.all(words.map(\.pattern)).map { Narrow(pattern: $0, likelyPlaces: likelyPlaces(words.map(\.places))) }
  }

  /// The places of any of the plans; nil when there are none.
  static func any(_ plans: [Plan]) -> Plan? {
    if plans.count < 2 { return plans.first }
    guard let pattern = MatchPattern.any(plans.map(\.pattern)) else { return nil }
    var plan = Plan(pattern: pattern, isProof: plans.allSatisfy(\.isProof), likelyPlaces: plans.map(\.likelyPlaces).clampedSum())
    if plans.contains(where: { $0.narrow != nil }) {
      let narrow = plans.map { $0.narrow ?? Narrow(pattern: $0.pattern, likelyPlaces: $0.likelyPlaces) }
      plan.narrow = MatchPattern.any(narrow.map(\.pattern)).map {
        Narrow(pattern: $0, likelyPlaces: narrow.map(\.likelyPlaces).clampedSum())
      }
    }
    return plan
  }

  /// How many places have all of some words, each of which so many have, if words have nothing to do with each other.
  func likelyPlaces(_ places: [Int]) -> Int {
    let all = Double(reader.overview.placeCount)
    return Int(clamping: places.reduce(all) { $0 * min(1, Double($1) / all) })
  }

  /// The words that narrow down: all of them, or the rarest ones when comparing their few places costs less than stepping through the lists of the
  /// others.
  func selective(_ words: [TermExpansion]) -> [TermExpansion] {
    let byPlaces = words.sorted { $0.places < $1.places }
    // That words have nothing to do with each other is no more than likely: the rarest alone must not be too much to compare.
    guard let rarest = byPlaces.first, rarest.places <= Self.rare else { return words }
    return narrowing(byPlaces, stepsToCompare: Self.stepsPerComparison) { ($0.places, $0.steps) }
  }

  /// The first of words in the order of their places, so many that likely few places have them all, when it costs less to compare these than to step
  /// through the lists of the other words.
  ///
  /// - Parameter count: How many places have a word, and how many steps it takes to read its lists.
  func narrowing<Value>(_ byPlaces: [Value], stepsToCompare: Int, _ count: (Value) -> (places: Int, steps: Int)) -> [Value] {
    var likely = reader.overview.placeCount
    var narrowing: [Value] = []
    for word in byPlaces {
      let (places, steps) = count(word)
      if !narrowing.isEmpty, likely <= Self.rare, steps > likely * stepsToCompare { break }
      narrowing.append(word)
      likely = likelyPlaces([likely, places])
    }
    return narrowing
  }

  /// Comparing so many places costs less than to intersect their list with long ones.
  static let rare = 400
  /// Comparing a place with the text costs as much as so many steps through a list.
  static let stepsPerComparison = 250
  /// Opening one more list costs as much as so many steps through a list.
  static let stepsPerList = 200
}
