// SPDX-License-Identifier: Apache-2.0

/// Opening hours as rules, in the order in which they were written.
///
/// `DayPlan` describes the combined meaning of the rules; `description` is their canonical text.
package struct HoursExpression: Hashable, Sendable {
  package var rules: [HoursRule]
}

extension HoursExpression {
  /// Whether the hours are the same at every moment, as `24/7`: then no clock is needed.
  package var isConstant: Bool { rules.areConstant }
}

extension [HoursRule] {
  /// Whether they say the same of every moment, as `24/7` and `Mo-Su 00:00-24:00` do: then no clock is needed.
  var areConstant: Bool { allSatisfy { $0.days.isEveryDay && ($0.times.isEmpty || $0.times == [.wholeDay]) } }
}

/// One rule: on which days, at what times, in which state.
package struct HoursRule: Hashable, Sendable {
  /// How a rule combines with those before it.
  package enum Joint: Hashable, Sendable {
    /// `;` – takes the place of earlier rules on its days, or closes the times it names.
    case normal
    /// `,` – adds to earlier rules.
    case additional
    /// `||` – speaks where the rules before say nothing.
    case fallback
  }

  package var joint: Joint = .normal
  /// Text in quotes before a colon: a title, which changes nothing.
  package var title: String?
  package var days = DaySelector()
  /// Empty: all day.
  package var times: [TimeSpan] = []
  /// The state as it is written; nil when it is not.
  package var writtenState: RuleState?
  /// Text in quotes at the end.
  package var comment: String?

  /// The state on the days and at the times of the rule. A comment alone makes it unknown: "by appointment" is no promise.
  package var state: RuleState { writtenState ?? (comment == nil ? .open : .unknown) }
}

/// What a rule says of its times.
package enum RuleState: String, Hashable, Sendable {
  case open
  /// `off` is read as the same.
  case closed
  case unknown
}
