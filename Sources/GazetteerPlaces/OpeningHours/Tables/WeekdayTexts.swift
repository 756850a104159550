// SPDX-License-Identifier: Apache-2.0

extension HoursLanguage {
  /// Seven lines, Monday first, for the week that starts on a date.
  ///
  /// Hours past midnight belong to the day on which they start; those of a whole day and longer are split by day. Hours of unknown state have the
  /// source's comment, or a question mark.
  ///
  /// - Parameter isCyclic: whether the eighth day is the first again; otherwise it is unknown.
  func lines(_ stretches: [Stretch], from date: CalendarDate, isCyclic: Bool) -> [String] {
    var parts = [[String]](repeating: [], count: 7)
    for stretch in stretches {
      for (day, text) in texts(of: stretch) where isCyclic || (0..<7).contains(day) {
        parts[floorRemainder(date.weekday + day - 1, 7)].append(text)
      }
    }
    return zip(weekdays, parts).map { day, texts in day + colon + (texts.isEmpty ? closed : texts.joined(separator: separator)) }
  }

  private func texts(of stretch: Stretch) -> [(day: Int, text: String)] {
    let firstDay = floorDivision(stretch.start, 1440)
    let comment = stretch.comment.map { " (\($0))" }
    if stretch.isOpenEnded { return [(firstDay, text(ofMinute: floorRemainder(stretch.start, 1440)) + dash + "?" + (comment ?? ""))] }
    let note = comment ?? (stretch.state == .unknown ? " (?)" : "")
    if stretch.end - stretch.start < 1440 { return [(firstDay, span(stretch.start, stretch.end) + note)] }
    return (firstDay...floorDivision(stretch.end - 1, 1440)).map { day in
      let (start, end) = (max(stretch.start, day * 1440), min(stretch.end, (day + 1) * 1440))
      return (day, (end - start == 1440 ? allDay : span(start, end)) + note)
    }
  }

  private func span(_ start: Int, _ end: Int) -> String {
    text(ofMinute: floorRemainder(start, 1440)) + dash + text(ofMinute: floorRemainder(end, 1440))
  }
}
