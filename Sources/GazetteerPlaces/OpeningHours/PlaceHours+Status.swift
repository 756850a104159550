// SPDX-License-Identifier: Apache-2.0

extension HoursExpression {
  /// Whether a place with these hours is open at a moment, in seconds since 1970: what `PlaceHours.status(at:)` tells, without tables.
  package func status(at secondsSince1970: Int64, in setting: PlaceSetting) -> OpenStatus {
    OpenStatus(Timeline(rules: rules, setting: setting).state(at: secondsSince1970))
  }
}

extension OpenStatus {
  init(_ state: RuleState?) {
    switch state {
    case .open: self = .open
    case .closed: self = .closed
    case .unknown, nil: self = .unknown
    }
  }
}
