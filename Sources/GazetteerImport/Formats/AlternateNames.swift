// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The names of GeoNames' `alternateNamesV2`, by the id of their place: language, whether preferred, short, colloquial or historic, and links.
///
/// They are kept as bytes, about 40 of them a row, because the file has 16 million rows and the places come later.
package struct AlternateNames: Equatable, Sendable {
  private enum Column {
    static let id = 1, language = 2, text = 3, preferred = 4, short = 5, colloquial = 6, historic = 7, until = 9
  }

  /// Files from before 2018 have no dates; extracts lack the flags as well.
  static let columnCounts = 4...10

  /// A row of the file.
  struct Row: Equatable {
    var text: String
    /// A tag, or one of the words that GeoNames has instead of one: `link`, `wkdt`, `iata`.
    var language: String
    var traits: Traits
  }

  /// What the flags of a row say.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let preferred = Traits(rawValue: 1)
    static let short = Traits(rawValue: 2)
    static let colloquial = Traits(rawValue: 4)
    static let historic = Traits(rawValue: 8)
  }

  /// The ids of places with the positions of their rows in `bytes`, in order of id, then of the file.
  private var index: [Entry] = []
  private var bytes: [UInt8] = []

  private struct Entry: Equatable {
    var place: UInt32
    var offset: UInt32
  }

  package init() {}

  package var isEmpty: Bool { index.isEmpty }

  /// What is no name of a place: postal codes, codes of trade and of stations, pronunciations.
  private static let unused: Set<String> = ["post", "unlc", "tcid", "phon"]

  /// Adds a row; false when it is none of such a file. After the last one the rows have to be sorted.
  mutating func add(_ columns: [Bytes]) -> Bool {
    guard let place = columns[Column.id].integer.flatMap(UInt32.init(exactly:)) else { return false }
    add(columns, of: place)
    return true
  }

  /// Makes the rows of a place stand together, in the order of the file.
  mutating func sort() { index.sort { ($0.place, $0.offset) < ($1.place, $1.offset) } }

  private mutating func add(_ columns: [Bytes], of place: UInt32) {
    let (language, text) = (columns[Column.language], columns[Column.text])
    guard let offset = UInt32(exactly: bytes.count), let languageCount = UInt8(exactly: language.count),
      let count = UInt16(exactly: text.count),
      !text.isEmpty, !Self.unused.contains(language.text)
    else { return }
    var traits: Traits = []
    func has(_ column: Int) -> Bool { column < columns.count && columns[column].first == UInt8(ascii: "1") }
    if has(Column.preferred) { traits.insert(.preferred) }
    if has(Column.short) { traits.insert(.short) }
    if has(Column.colloquial) { traits.insert(.colloquial) }
    if has(Column.historic) || hasEnded(columns) { traits.insert(.historic) }
    index.append(Entry(place: place, offset: offset))
    bytes += [traits.rawValue, languageCount, UInt8(count >> 8), UInt8(count & 0xFF)]
    bytes += language
    bytes += text
  }

  /// Whether a name is told to be in use until some day.
  private func hasEnded(_ columns: [Bytes]) -> Bool {
    guard columns.count > Column.until, let first = columns[Column.until].first else { return false }
    return first.isASCIIDigit || columns[Column.until].contains(where: \.isASCIIDigit)
  }

  /// The rows of a place, in the order of the file.
  func rows(of place: Int) -> [Row] {
    let first = index.indices.partitioningIndex { index[$0].place >= UInt32(clamping: place) }
    return index[first...].prefix { $0.place == place }.compactMap { row(at: Int($0.offset)) }
  }

  private func row(at offset: Int) -> Row? {
    guard offset + 4 <= bytes.count else { return nil }
    let (languageCount, count) = (Int(bytes[offset + 1]), Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
    let text = offset + 4 + languageCount
    guard text + count <= bytes.count else { return nil }
    return Row(
      text: String(decoding: bytes[text..<text + count], as: UTF8.self),
      language: String(decoding: bytes[offset + 4..<text], as: UTF8.self), traits: Traits(rawValue: bytes[offset]))
  }
}
