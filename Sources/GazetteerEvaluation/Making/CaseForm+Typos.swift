// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerText

/// Two typos, a typo among few letters, and marks that need not be typed.
extension CaseForm {
  /// One typo in each of two words of four letters or more; nil if the name has fewer such words.
  ///
  ///     Sydney Opera House    Sydny Oprea House
  func twoTypos(using random: inout SeededRandom) -> String? {
    let long = words.indices.filter { words[$0].count(where: \.isLetter) >= 4 }.shuffled(using: &random).prefix(2)
    return long.count == 2 ? typed(wrongAt: long, least: 4, using: &random) : nil
  }

  /// A typo in a word of three letters; nil if the name has none, or no other word.
  ///
  ///     Tel Aviv    Tle Aviv
  func typoInShortWord(using random: inout SeededRandom) -> String? {
    let short = words.indices.filter { words[$0].count == 3 && words[$0].allSatisfy(\.isLetter) }
    guard words.count >= 2, let position = short.randomElement(using: &random) else { return nil }
    return typed(wrongAt: [position], least: 3, using: &random)
  }

  /// The prefix of the name without its third letter: seven to ten letters, or one less if the last would be a space.
  ///
  ///     Cafe Juyo Garden    Cae Juy
  func withoutThirdLetter(using random: inout SeededRandom) -> String? {
    var letters = Array(record.name)
    guard letters.count >= 8, letters[2].isLetter else { return nil }
    letters.remove(at: 2)
    let text = letters.prefix(Int.random(in: 7...10, using: &random))
    return String(text.last == " " ? text.dropLast() : text)
  }

  /// The place, and others that people may mean by the prefix of its name: those that the prefix without the typo finds by a name.
  func judgments(ofPrefix text: Substring) throws -> [Judgment] {
    let key = TextAnalyzer.query(String(text)).key
    let others = try found(String(text)).filter { other in
      ([other.name] + other.names.map(\.text)).contains { TextAnalyzer.query($0).key.starts(with: key) }
    }
    return Set(others.map(\.id) + [record.id]).sorted().map { Judgment(ExpectedPlace(id: $0), grade: 3) }
  }

  /// Whether the name has marks, and a name of another place begins with the same letters without marks.
  var hasUnmarkedNamesake: Bool {
    get throws {
      guard let plain = Typos.unmarked(record.name)?.lowercased() else { return false }
      return try found(plain).contains { $0.id != record.id && $0.name.lowercased().hasPrefix(plain) }
    }
  }

  private var words: [String] { record.name.split(separator: " ").map(String.init) }

  private func typed(wrongAt positions: some Sequence<Int>, least: Int, using random: inout SeededRandom) -> String? {
    var words = words
    for position in positions {
      guard let word = Typos.one(words[position], least: least, using: &random) else { return nil }
      words[position] = word
    }
    return words.joined(separator: " ")
  }

  private func found(_ text: String) throws -> [PlaceRecord] {
    var request = SearchRequest(text: text)
    request.limit = 20
    return try session.engine.search(request).candidates.map { try session.engine.reader.record(of: $0.place) }
  }
}
