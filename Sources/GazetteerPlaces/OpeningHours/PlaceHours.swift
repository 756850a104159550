// SPDX-License-Identifier: Apache-2.0

/// The opening hours of a place, parsed and evaluated for one moment.
package struct PlaceHours: Sendable {
  /// The hours of a week as it usually is; nil when they are not known.
  package let regular: HoursTable?
  /// The hours of today and the six days after it; nil when the hours are not known, or depend on a time zone that is not.
  package let current: HoursTable?
  /// Hours of single services, one table a type.
  package let regularSecondary: [HoursTable]
  /// The same for today and the six days after it.
  package let currentSecondary: [HoursTable]
  /// What the hours leave uncertain.
  package let remarks: [HoursRemark]
  /// Whether the place's own hours are the same at every moment, so that its clock does not count.
  package let areConstant: Bool
  private let timeline: Timeline?
  private let isShut: Bool

  /// Tells hours for a moment.
  ///
  /// - Parameters:
  ///   - hours: those of the place itself.
  ///   - secondary: those of single services.
  ///   - isShut: whether the place is closed permanently or temporarily, or not open yet: then it is not open, whatever the hours are.
  ///   - now: seconds since 1970.
  ///   - language: BCP 47 tags for the lines of the week, best first.
  package init(
    _ hours: HoursExpression?, secondary: [SecondaryHoursType: HoursExpression] = [:], in setting: PlaceSetting, isShut: Bool = false,
    at now: Int64,
    language: [String] = []
  ) {
    let moment = HoursMoment(now: now, setting: setting, isShut: isShut, language: .best(of: language))
    let kinds = secondary.sorted { $0.key.rawValue < $1.key.rawValue }
    let tables = hours.map { moment.tables(of: $0, nil) }
    let secondaryTables = kinds.map { moment.tables(of: $0.value, $0.key) }
    (regular, current) = (tables?.regular, tables?.current)
    regularSecondary = secondaryTables.map(\.regular)
    currentSecondary = secondaryTables.compactMap(\.current)
    remarks = HoursRemark.all(of: [hours].compactMap { $0 } + kinds.map(\.value), in: setting)
    areConstant = hours?.rules.areConstant ?? false
    timeline = hours.map { Timeline(rules: $0.rules, setting: setting) }
    self.isShut = isShut
  }

  /// Whether the place is open at a moment, in seconds since 1970.
  package func status(at secondsSince1970: Int64) -> OpenStatus {
    if isShut { return .closed }
    switch timeline?.state(at: secondsSince1970) {
    case .open: return .open
    case .closed: return .closed
    case .unknown, nil: return .unknown
    }
  }
}

/// Something that has to be known to trust a table of hours.
package enum HoursRemark: Hashable, Sendable {
  /// There are rules for public holidays, but those of the country are not known: these rules never apply.
  case publicHolidaysNotKnown
  /// There are rules for school holidays, which are not known for any country: these rules never apply.
  case schoolHolidaysNotKnown
  /// No time zone and no UTC offset: whether it is open now is unknown.
  case clockNotKnown

  static func all(of hours: [HoursExpression], in setting: PlaceSetting) -> [HoursRemark] {
    let kinds = Set(hours.flatMap(\.rules).flatMap(\.days.holidays).map(\.kind))
    var remarks: [HoursRemark] = []
    if kinds.contains(.publicHoliday) && setting.holidays == nil { remarks.append(.publicHolidaysNotKnown) }
    if kinds.contains(.schoolHoliday) { remarks.append(.schoolHolidaysNotKnown) }
    if setting.clock == nil, !hours.allSatisfy(\.rules.areConstant) { remarks.append(.clockNotKnown) }
    return remarks
  }
}

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
