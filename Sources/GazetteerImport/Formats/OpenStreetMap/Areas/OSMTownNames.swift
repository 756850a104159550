// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// What `addr:city` means among the towns around an address: their name, where it is misspelled, in small letters, or has an area behind it.
struct OSMTownNames {
  /// Keys of all settlements of the file.
  private let settlements: Set<UInt64>
  /// Keys of all streets, which some editors take for towns.
  private let streets: Set<UInt64>
  /// By key the spelling that most addresses have.
  private let spellings: [UInt64: String]

  init(_ extract: OSMExtract, threads: Int) {
    let runs = extract.runs(threads: threads) { Named(extract, $0) }
    var all = Named()
    while let run = runs.next() { all.take(run) }
    let common = all.towns.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (OSMStreetName.key($0.key), $0.key) }
    (settlements, streets) = (all.settlements, all.streets)
    spellings = Dictionary(common) { first, _ in first }
  }

  /// What features name.
  private struct Named {
    var settlements: Set<UInt64> = []
    var streets: Set<UInt64> = []
    /// By the town of an address how many have it.
    var towns: [String: Int] = [:]

    init() {}

    init(_ extract: OSMExtract, _ features: Range<Int>) {
      for feature in extract.features[features] {
        let tags = extract.tags(of: feature)
        switch feature.role {
        case .settlement, .boundary: if let name = tags["name"] { settlements.insert(OSMStreetName.key(name)) }
        case .street: if let name = tags["name"] { streets.insert(OSMStreetName.key(name)) }
        default: if let town = Address.town(of: tags) { towns[town, default: 0] += 1 }
        }
      }
    }

    mutating func take(_ other: Named) {
      settlements.formUnion(other.settlements)
      streets.formUnion(other.streets)
      towns.merge(other.towns) { $0 + $1 }
    }
  }

  /// No names are known.
  init() { (settlements, streets, spellings) = ([], [], [:]) }

  /// The town that a text means.
  ///
  /// - Parameters:
  ///   - near: Names of the towns and areas around, the likeliest first.
  ///   - country: Whose first-level areas may stand behind the name.
  func town(_ text: String, near: [String], country: String?) -> String? {
    if near.contains(text) { return text }
    let forms = forms(of: text, in: country)
    let keys = near.map { (key: Self.folded($0), name: $0) }
    for form in forms.map(Self.folded) {
      if let found = keys.first(where: { $0.key == form || Self.plain($0.key) == Self.plain(form) }) { return found.name }
    }
    if settlements.contains(OSMStreetName.key(text)) { return text }
    for form in forms.map(Self.folded) {
      if let found = keys.first(where: { Self.isSlip(form, of: $0.key) || Self.isShort(form, for: $0.key) }) { return found.name }
    }
    if let likeliest = near.first, streets.contains(OSMStreetName.key(text)) { return likeliest }
    return spellings[OSMStreetName.key(forms.last ?? text)] ?? forms.last
  }

  /// The text, then the text without what stands in brackets or is an area behind it: `Vancouver, BC`, `Balzers (FL)`.
  private func forms(of text: String, in country: String?) -> [String] {
    var forms = [text]
    if text.hasSuffix(")"), let start = text.firstIndex(of: "(") { forms.append(String(text[..<start].trimmingSpaces)) }
    for separator in [",", " "] as [Character] {
      guard let at = text.lastIndex(of: separator) else { continue }
      let (start, end) = (text[..<at].trimmingSpaces, text[text.index(after: at)...].trimmingSpaces)
      if OSMAreaNames.isArea(String(end), in: country) { forms.append(String(start.last == "," ? start.dropLast() : start)) }
    }
    return forms.filter { !$0.isEmpty }
  }

  /// The folded scalars of a name.
  private static func folded(_ name: String) -> [Unicode.Scalar] {
    Array(String(decoding: TextAnalyzer.query(name).key, as: UTF8.self).unicodeScalars)
  }

  /// A folded name without a word at its end that says what it is: `North Vancouver City`.
  private static func plain(_ name: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar> {
    guard let space = name.lastIndex(of: " ") else { return name[...] }
    let word = String(String.UnicodeScalarView(name[(space + 1)...]))
    return SettlementWords.contains(Array(word.utf8)) ? name[..<space] : name[...]
  }

  /// Whether a name is another without what tells it from its namesakes: `Krems` for Krems an der Donau.
  private static func isShort(_ text: [Unicode.Scalar], for name: [Unicode.Scalar]) -> Bool {
    guard name.count > text.count, name[text.count] == " ", name.starts(with: text) else { return false }
    return FunctionWords.contains(String(String.UnicodeScalarView(name[(text.count + 1)...].prefix { $0 != " " })).utf8)
  }

  /// Whether a name is another with a slip or two: one in five letters and more, two in eight and more.
  private static func isSlip(_ text: [Unicode.Scalar], of name: [Unicode.Scalar]) -> Bool {
    guard text.first == name.first, text.count >= 5, name.count >= 5 else { return false }
    return OSMSpelling.isWithin(min(text.count, name.count) >= 8 ? 2 : 1, text, name)
  }
}

/// How much two spellings differ.
enum OSMSpelling {
  /// Whether at most so many insertions, deletions, replacements and swaps of neighbours make one text of the other.
  static func isWithin(_ limit: Int, _ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Bool {
    guard abs(a.count - b.count) <= limit else { return false }
    var (before, last) = ([Int](), Array(0...b.count))
    for (i, letter) in a.enumerated() {
      var row = [i + 1]
      for (j, other) in b.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, a[i - 1] == other, letter == b[j - 1] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, last) = (last, row)
    }
    return last[b.count] <= limit
  }
}
