// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// Plans for places that have several words.
extension PatternBuilder {
  /// The plan for places that have all of some words.
  ///
  /// - Parameters:
  ///   - other: What the places have to have besides.
  ///   - isProof: Whether places that have all of this are matches.
  func plan(_ words: [TermExpansion], and other: MatchPattern? = nil, isProof: Bool = false) -> Plan? {
    MatchPattern.all(words.byPlaces.map(\.pattern) + [other].compactMap(\.self)).map {
      Plan(pattern: $0, isProof: isProof, likelyPlaces: likelyPlaces(words.map(\.places)))
    }
  }

  /// The places of any of the plans; nil when there are none.
  static func any(_ plans: [Plan]) -> Plan? {
    if plans.count < 2 { return plans.first }
    guard let pattern = MatchPattern.any(plans.map(\.pattern)) else { return nil }
    var plan = Plan(pattern: pattern, isProof: plans.allSatisfy(\.isProof), likelyPlaces: plans.map(\.likelyPlaces).clampedSum())
    plan.area = area(of: plans)
    return plan
  }

  private static func area(of plans: [Plan]) -> Area {
    var patterns: [MatchPattern] = []
    var isSame = true
    for plan in plans {
      switch plan.area {
      case .same: patterns.append(plan.pattern)
      case .wider(let pattern):
        patterns.append(pattern)
        isSame = false
      case .none: return .none
      }
    }
    return isSame ? .same : MatchPattern.any(patterns).map { .wider($0) } ?? .none
  }

  /// Estimated size of an intersection, assuming independent terms.
  func likelyPlaces(_ places: [Int]) -> Int {
    let all = Double(reader.overview.placeCount)
    return Int(clamping: places.reduce(all) { $0 * min(1, Double($1) / all) })
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
      if !narrowing.isEmpty, likely <= CostModel.few, steps > likely * stepsToCompare { break }
      narrowing.append(word)
      likely = likelyPlaces([likely, places])
    }
    return narrowing
  }
}
