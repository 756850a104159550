// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Makes cases from people's choices: the log of a server that was started with `--choice-log`.
///
/// | member of a line | meaning |
/// | --- | --- |
/// | `time` | when, in UTC |
/// | `session` | the search session; hashed |
/// | `typed` | the text so far; `bias`, `restrict`, `origin`, `types`, `countries`, `language` narrow it, as in a case |
/// | `chosen` | the id of the chosen place; it ends the search |
///
/// The last text before a choice is a case. If people chose several places for the same text, the case grades them: 3 for the one chosen most often,
/// 2 for those chosen at least half as often, 1 for the others.
package struct ChoiceCases {
  /// Number of lines that cannot be read.
  package private(set) var unreadable = 0
  private var typed: [String: Asked] = [:]
  private var order: [Asked] = []
  private var chosen: [Asked: [String: Int]] = [:]

  private struct Asked: Hashable {
    var text: String
    var filters: JudgedCase.Filters
  }

  private struct Line: Decodable {
    var session: String
    var typed: String?
    var chosen: String?
    var bias: String?
    var restrict: String?
    var origin: String?
    var types: [String]?
    var countries: [String]?
    var language: String?

    var filters: JudgedCase.Filters {
      var filters = JudgedCase.Filters()
      (filters.bias, filters.restriction, filters.origin) = (bias ?? "", restrict ?? "", origin ?? "")
      (filters.types, filters.countries, filters.language) = (types ?? [], countries ?? [], language ?? "")
      return filters
    }
  }

  package init() {}

  /// Reads the text of a log; several logs are read one after the other.
  package mutating func read(_ log: String) {
    for text in log.split(whereSeparator: \.isNewline) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) else {
        unreadable += 1
        continue
      }
      if let text = line.typed { typed[line.session] = Asked(text: text, filters: line.filters) }
      if let place = line.chosen, let asked = typed.removeValue(forKey: line.session) { take(place, asked) }
    }
  }

  private mutating func take(_ place: String, _ asked: Asked) {
    if chosen[asked] == nil { order.append(asked) }
    chosen[asked, default: [:]][place, default: 0] += 1
  }

  /// The cases, in the order of the first choices; texts that no case may have are left out.
  package var cases: [JudgedCase] {
    var seen: [String: Int] = [:]
    return order.compactMap { asked in
      var judged = JudgedCase(id: "log-\(asked.text)", text: asked.text)
      judged.filters = asked.filters
      judged.group = "log"
      let places = (chosen[asked] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      if places.count == 1 {
        judged.expected = [ExpectedPlace(id: places[0].key)]
      } else {
        judged.judgments = places.enumerated().map { Judgment(ExpectedPlace(id: $1.key), grade: grade($0, $1.value, of: places[0].value)) }
      }
      if (try? judged.checked()) == nil { return nil }
      seen[asked.text, default: 0] += 1
      if let number = seen[asked.text], number > 1 { judged.id += " (\(number))" }
      return judged
    }
  }

  private func grade(_ position: Int, _ count: Int, of most: Int) -> Int { position == 0 ? 3 : 2 * count >= most ? 2 : 1 }
}
