// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// Chooses which words of a text are intersected: if few places remain, comparing them with the text costs less than reading another long posting list.
extension PatternBuilder {
  /// The plan for places that have the selected ones of words.
  ///
  /// - Parameters:
  ///   - other: What the places have to have besides.
  ///   - isProof: Whether places that have all words are matches.
  func plan(_ selected: [TermExpansion], of words: [TermExpansion], and other: MatchPattern? = nil, isProof: Bool = false) -> Plan? {
    MatchPattern.all(selected.byPlaces.map(\.pattern) + [other].compactMap(\.self)).map {
      Plan(
        pattern: $0, isProof: isProof && selected.count == words.count, likelyPlaces: likelyPlaces(selected.map(\.places)),
        narrow: narrow(selected))
    }
  }

  /// The rarer ones of selected words when the others likely cost more than they spare; nil when all of them are worth it.
  func narrow(_ selected: [TermExpansion]) -> Narrow? {
    let words = narrowing(selected.byPlaces, stepsToCompare: Self.stepsPerUnreadPlace) { ($0.places, $0.steps) }
    if words.count < 2 || words.count == selected.count { return nil }
    return MatchPattern.all(words.map(\.pattern)).map { Narrow(pattern: $0, likelyPlaces: likelyPlaces(words.map(\.places))) }
  }

  /// The places of any of the plans; nil when there are none.
  static func any(_ plans: [Plan]) -> Plan? {
    if plans.count < 2 { return plans.first }
    guard let pattern = MatchPattern.any(plans.map(\.pattern)) else { return nil }
    var plan = Plan(pattern: pattern, isProof: plans.allSatisfy(\.isProof), likelyPlaces: plans.map(\.likelyPlaces).clampedSum())
    plan.area = area(of: plans)
    if plans.contains(where: { $0.narrow != nil }) {
      let narrow = plans.map { $0.narrow ?? Narrow(pattern: $0.pattern, likelyPlaces: $0.likelyPlaces) }
      plan.narrow = MatchPattern.any(narrow.map(\.pattern)).map {
        Narrow(pattern: $0, likelyPlaces: narrow.map(\.likelyPlaces).clampedSum())
      }
    }
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

  /// The words that narrow down: all of them, or the rarest ones when comparing their few places costs less than stepping through the lists of the
  /// others.
  func selective(_ words: [TermExpansion]) -> [TermExpansion] {
    let byPlaces = words.byPlaces
    // Terms may be correlated, so even the rarest one alone must not have too many places to compare.
    guard let rarest = byPlaces.first, rarest.places <= Self.rare else { return words }
    return narrowing(byPlaces, stepsToCompare: Self.stepsPerUnreadPlace) { ($0.places, $0.steps) }
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

  /// Comparing up to this many places costs less than intersecting their posting list with long ones.
  static let rare = 400
  /// Comparing a place with the text costs as much as this many steps through a posting list, when its names have been read.
  static let stepsPerComparison = 250
  /// The same when its names have to be read and analysed before, as those of rare words mostly have.
  static let stepsPerUnreadPlace = 600
  /// Opening a posting list costs as much as this many steps through one.
  static let stepsPerList = 200
}
