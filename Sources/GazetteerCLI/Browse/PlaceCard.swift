// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// What the detail pane says of a place.
struct PlaceCard: Equatable, Sendable {
  /// A name with the tag of its language; empty for none.
  struct Name: Equatable, Sendable {
    var language: String
    var text: String
  }

  var id: String
  var name: String
  /// The types in words, the primary one first.
  var types: [String] = []
  var address = ""
  /// `LAT,LNG`, as flags take it.
  var position = ""
  /// Nil when it is not known.
  var isOpen: Bool?
  /// A line a day, from Monday on.
  var hours: [String] = []
  var phone = ""
  var website = ""
  var rating = ""
  var names: [Name] = []
  var summary = ""
  var source = ""

  /// The card, best first, for a pane of this size; the last line tells position and id.
  func lines(columns: Int, lines: Int, distance: String) -> [StyledText] {
    let all = heading(columns, distance) + entries.flatMap { Self.entry($0.label, $0.text, columns) }
    let end = StyledText(position + (position.isEmpty ? "" : "  ") + id, .dim)
    guard all.count > lines - 1 else { return all + [end] }
    return Array(all.prefix(max(0, lines - 1))) + [end]
  }

  /// The name with what matters at once, and below it the types.
  private func heading(_ columns: Int, _ distance: String) -> [StyledText] {
    var first = StyledText(name, .bold)
    let now = [distance, isOpen.map { $0 ? "now open" : "now closed" } ?? ""].filter { !$0.isEmpty }
    first.append(now.isEmpty ? "" : "  " + now.joined(separator: " · "), .dim)
    return first.wrapped(columns) + (types.isEmpty ? [] : StyledText(types.joined(separator: " · ")).wrapped(columns))
  }

  private var entries: [(label: String, text: String)] {
    let byLanguage = names.map { $0.language.isEmpty ? $0.text : "\($0.language)\u{A0}\($0.text)" }.joined(separator: " · ")
    let hours = HoursLines(hours).lines.enumerated().map { ($0.offset == 0 ? "hours" : "", $0.element) }
    let rest = [("phone", phone), ("web", website), ("rating", rating), ("about", summary), ("source", source)]
    return ([("address", address), ("names", byLanguage)] + hours + rest).filter { !$0.1.isEmpty }
  }

  /// A label, and beside it the text on as many lines as it needs.
  private static func entry(_ label: String, _ text: String, _ columns: Int) -> [StyledText] {
    let indent = columns >= 36 ? 10 : 0
    return StyledText(text).wrapped(columns - indent).enumerated().map { index, line in
      var result = StyledText(indent == 0 ? "" : index == 0 ? label : "", .dim).fitted(indent, padded: true)
      result.append(line)
      return result
    }
  }
}

/// The hours of a week with equal neighbours in one line: `Monday – Friday: 9:00 AM – 5:00 PM`.
struct HoursLines {
  let lines: [String]

  init(_ days: [String]) {
    var groups: [(first: String, last: String, hours: String)] = []
    for day in days {
      let parts = day.split(separator: ": ", maxSplits: 1).map(String.init)
      if parts.count == 2, let last = groups.last, last.hours == parts[1] {
        groups[groups.count - 1].last = parts[0]
      } else {
        groups.append((parts[0], parts[0], parts.count == 2 ? parts[1] : ""))
      }
    }
    lines = groups.map { ($0.first == $0.last ? $0.first : "\($0.first) – \($0.last)") + ($0.hours.isEmpty ? "" : ": \($0.hours)") }
  }
}
