// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText

/// Opening hours as people write them in tables, in the words of a language.
///
///     WrittenHours.expression(of: "Mo. bis Fr. 8–18 Uhr, So geschlossen")  // "Mo-Fr 08:00-18:00; Su off"
///
/// Days are known by their names and by beginnings of these, which mean different days in different languages: `di` is Tuesday in German and Sunday in French.
/// So each language reads the whole text, and what two of them read differently is not guessed.
enum WrittenHours {
  /// The hours in OpenStreetMap's form; nil for texts that no language can read, and for those that several read differently.
  static func expression(of text: String) -> String? {
    let plain = phrases.reduce(folded(text)) { $0.replacing($1.phrase, with: " \($1.word) ") }
    var found: Set<String> = []
    for language in languages {
      guard let tokens = language.tokens(of: plain) else { continue }
      var reader = Reader(tokens)
      if let rules = reader.rules() { found.insert(rules) }
    }
    guard found.count == 1, let only = found.first, (try? HoursExpression(only)) != nil else { return nil }
    return only
  }

  private enum Token: Equatable {
    /// Monday is 0; several for a weekend.
    case days(ClosedRange<Int>)
    case holiday
    /// Minutes since midnight; `half` is false where `am` or `pm` would change it.
    case time(Int, half: Half?)
    case to, comma, separator, closed, allDay
  }

  private enum Half { case am, pm }

  private static let languages = HoursLanguage.table.sorted { $0.key < $1.key }.map { Words($0.value, tag: $0.key) }

  /// Words in the form in which names are compared, without capitals and marks; all else as it is.
  private static func folded(_ text: String) -> String {
    var (folded, rest) = ("", text[...])
    while let character = rest.first {
      let word = rest.prefix(while: \.isLetter)
      if word.isEmpty { folded.append(character) } else { folded += String(decoding: TextAnalyzer.query(String(word)).key, as: UTF8.self) }
      rest = rest.dropFirst(max(1, word.count))
    }
    return folded
  }

  /// Several words that mean one thing, and the word that stands for it, the longest first.
  private static let phrases: [(phrase: String, word: String)] = {
    let rows: [(String, [String])] = [
      (daily, ["tous les jours", "todos los dias", "tutti i giorni", "todos os dias", "every day", "7 days a week", "7/7", "7j/7"]),
      (holiday, ["jours feries", "public holidays", "bank holidays", "dias festivos", "giorni festivi"]),
      ("sonntag und \(holiday)", ["sonn- und feiertage", "sonn- und feiertags"]),
      (weekend, ["week-end", "fin de semana", "fim de semana"]), ("", ["-feira"]),
      (
        allDay,
        [
          "24/7", "24h/24", "24 h/24", "24/24", "24 hours", "24 stunden", "24 horas", "24 heures", "rund um die uhr", "non stop",
          "całą dobę",
        ]
          + HoursLanguage.table.values.map(\.allDay)
      ),
      (closed, HoursLanguage.table.values.map(\.closed)),
    ]
    let all = rows.flatMap { word, phrases in phrases.map { (phrase: folded($0), word: word) } }
    return all.sorted { ($1.phrase.count, $0.phrase) < ($0.phrase.count, $1.phrase) }
  }()

  private static let (daily, holiday, weekend, allDay, closed) = ("daily", "holiday", "weekend", "nonstop", "closed")

  /// Words of all languages that stand between days and times.
  private static let common: [String: Token?] = {
    let rows: [(Token?, String)] = [
      (
        .days(0...6),
        "daily taglich tgl dagelijks codziennie ежедневно щодня giornalmente diariamente dagligen dagligt daglig paivittain denne naponta zilnic"
      ),
      (.days(0...4), "weekdays"), (.days(5...6), "weekend weekends wochenende"),
      (.holiday, "holiday holidays ph feiertag feiertage feiertags feiertagen festivos festivi feriados feries"),
      (.closed, "closed geschlossen ruhetag ferme cerrado chiuso gesloten off"), (.allDay, "nonstop durchgehend круглосуточно цілодобово"),
      (.to, "to till until through thru bis a au al alle ao tot do до по til as ate"), (.comma, "and und et y e en i og och и та ja sowie"),
      // Words that say nothing.
      (
        nil,
        "uhr h hrs hours o clock oclock from von ab de du da dal dalle das od от с з le les los la el il as open opening geoffnet ouvert abierto aperto geopend jeweils"
      ),
    ]
    var words: [String: Token?] = [:]
    for (token, list) in rows {
      for word in list.split(separator: " ").map({ folded(String($0)) }) where words[word] == nil { words[word] = .some(token) }
    }
    return words
  }()

  /// The words of one language.
  private struct Words {
    private var days: [String: Int] = [:]
    /// Abbreviations that are no beginnings of the names, by language.
    private static let abbreviations = [
      "bg": "пн вт ср чт пт сб нд", "pl": "pn wt śr czw pt sob ndz", "ru": "пн вт ср чт пт сб вс", "tr": "pzt sal çar per cum cmt paz",
      "uk": "пн вт ср чт пт сб нд",
    ]
    /// Languages in which days have abbreviations of two letters; in others these would only make texts ambiguous.
    private static let terse: Set<String> = ["cs", "de", "en", "es", "fi", "fr", "it", "nl", "pt", "sk"]

    init(_ language: HoursLanguage, tag: String) {
      let least = Self.terse.contains(tag) ? 2 : 3
      let names = language.weekdays.map(WrittenHours.folded)
      for (day, name) in names.enumerated() {
        for length in stride(from: least, through: name.count, by: 1) {
          let beginning = String(name.prefix(length))
          if names.allSatisfy({ $0 == name || !$0.hasPrefix(beginning) }) { days[beginning] = day }
        }
        // As in `montags`; `pazar` is a day although `pazartesi` begins with it.
        for form in [name, name + "s"] { days[form] = day }
      }
      for (day, word) in (Self.abbreviations[tag] ?? "").split(separator: " ").enumerated() {
        days[WrittenHours.folded(String(word))] = day
      }
    }

    /// The tokens of a folded text; nil when a word or sign is not known.
    func tokens(of text: String) -> [Token]? {
      var tokens: [Token] = []
      var rest = text[...]
      while let character = rest.first {
        if character.isNumber {
          guard let time = Self.time(&rest) else { return nil }
          tokens.append(time)
        } else if character.isLetter {
          let word = String(rest.prefix { $0.isLetter || $0 == "'" || $0 == "’" })
          rest = rest.dropFirst(word.count)
          guard let token = token(of: word) else { return nil }
          if let token { tokens.append(token) }
          // The full stop of an abbreviation.
          if rest.first == "." { rest = rest.dropFirst() }
        } else {
          rest = rest.dropFirst()
          switch character {
          case "-", "–", "—", "−", "~", "～": tokens.append(.to)
          case ",", "&", "+", "、", "،": tokens.append(.comma)
          case ";", "|", "/", "\n": tokens.append(.separator)
          case ":", ".", "(", ")", "*": break
          default: if !character.isWhitespace { return nil }
          }
        }
      }
      return tokens
    }

    /// Nil for a word that is not known; an inner nil for one that says nothing.
    private func token(of word: String) -> Token?? {
      if let day = days[word] { return .some(.days(day...day)) }
      return WrittenHours.common[word]
    }

    /// `8`, `8:30`, `8.30`, `8h30`, `0830`, with am or pm behind it.
    private static func time(_ rest: inout Substring) -> Token? {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard !digits.isEmpty, digits.count <= 4, var hours = Int(digits) else { return nil }
      rest = rest.dropFirst(digits.count)
      var minutes = 0
      if digits.count > 2 {
        (hours, minutes) = (hours / 100, hours % 100)
      } else if let mark = rest.first, ":.h".contains(mark) {
        let behind = rest.dropFirst().prefix { ("0"..."9").contains($0) }
        if behind.count == 2, let given = Int(behind) {
          minutes = given
          rest = rest.dropFirst(3)
        }
      }
      let half = half(&rest)
      guard minutes < 60, hours * 60 + minutes <= 24 * 60, half == nil || (1...12).contains(hours) else { return nil }
      if let half { hours = hours % 12 + (half == .pm ? 12 : 0) }
      return .time(hours * 60 + minutes, half: half)
    }

    private static func half(_ rest: inout Substring) -> Half? {
      let behind = rest.drop { $0 == " " }
      for (text, half) in [("a.m.", Half.am), ("p.m.", .pm), ("am", .am), ("pm", .pm)] where behind.hasPrefix(text) {
        let end = behind.dropFirst(text.count)
        if end.first?.isLetter == true { continue }
        rest = end
        return half
      }
      return nil
    }
  }

  /// Reads rules: days, then times.
  private struct Reader {
    private var tokens: ArraySlice<Token>

    init(_ tokens: [Token]) { self.tokens = tokens[...] }

    /// All rules in OpenStreetMap's form; nil when there is none, or something is left over.
    mutating func rules() -> String? {
      var rules: [String] = []
      while true {
        while tokens.first == .separator || tokens.first == .comma { tokens.removeFirst() }
        if tokens.isEmpty { return rules.isEmpty ? nil : rules.joined(separator: "; ") }
        let days = days()
        guard let hours = hours(), !days.isEmpty || rules.isEmpty else { return nil }
        if days.isEmpty { rules.append(hours == Self.wholeDay ? "24/7" : hours) } else { rules.append("\(days) \(hours)") }
      }
    }

    private static let wholeDay = "00:00-24:00"

    private mutating func days() -> String {
      var parts: [String] = []
      while let part = dayRange() {
        parts.append(part)
        let isList = tokens.first == .comma || tokens.first == .separator
        guard isList, tokens.count > 1, Self.isDay(tokens[tokens.startIndex + 1]) else { break }
        tokens.removeFirst()
      }
      return parts.joined(separator: ",")
    }

    private static func isDay(_ token: Token) -> Bool {
      switch token {
      case .days, .holiday: true
      default: false
      }
    }

    private mutating func dayRange() -> String? {
      switch tokens.first {
      case .holiday?:
        tokens.removeFirst()
        return "PH"
      case .days(let first)?:
        tokens.removeFirst()
        var last = first
        if tokens.first == .to, case .days(let end)? = tokens.dropFirst().first {
          tokens.removeFirst(2)
          last = end
        }
        let (start, end) = (Self.codes[first.lowerBound], Self.codes[last.upperBound])
        return start == end ? start : "\(start)-\(end)"
      default: return nil
      }
    }

    private static let codes = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

    private mutating func hours() -> String? {
      if tokens.first == .closed || tokens.first == .allDay { return tokens.removeFirst() == .closed ? "off" : Self.wholeDay }
      // `24 h` alone.
      if case .time(24 * 60, _)? = tokens.first, tokens.dropFirst().first != .to {
        tokens.removeFirst()
        return Self.wholeDay
      }
      var spans: [String] = []
      while let span = span() {
        spans.append(span)
        let isList = tokens.first == .comma || tokens.first == .separator
        guard isList, case .time? = tokens.dropFirst().first else { break }
        tokens.removeFirst()
      }
      return spans.isEmpty ? nil : spans.joined(separator: ",")
    }

    private mutating func span() -> String? {
      guard tokens.count >= 3, case .time(let from, let fromHalf) = tokens[tokens.startIndex], tokens[tokens.startIndex + 1] == .to,
        case .time(let to, let toHalf) = tokens[tokens.startIndex + 2]
      else { return nil }
      tokens.removeFirst(3)
      var start = from
      // `9-5pm` begins in the morning, `1-5pm` does not.
      if toHalf == .pm, fromHalf == nil, from < 12 * 60, from < to - 12 * 60 { start += 12 * 60 }
      let end = to == 0 ? 24 * 60 : to
      return start == end ? nil : "\(Self.text(start))-\(Self.text(end))"
    }

    private static func text(_ minute: Int) -> String {
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      return "\(two(minute / 60)):\(two(minute % 60))"
    }
  }
}
