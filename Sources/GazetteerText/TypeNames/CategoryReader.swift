// SPDX-License-Identifier: Apache-2.0

/// Finds the categories at both ends of a typed text.
struct CategoryReader {
  private let text: String
  private let key: [UInt8]
  private let order: LanguageOrder
  private let cuts: [Int]
  private let table = CategoryPhrases.shared

  init(_ text: String, _ order: LanguageOrder) {
    self.text = text
    self.order = order
    key = TextAnalyzer.query(text).key
    cuts = TextCuts.positions(in: key)
  }

  /// The categories, longest phrase first.
  var categories: [TypedCategory] {
    var found: [(bytes: Range<Int>, category: TypedCategory)] = []
    for end in cuts.dropFirst() where end <= table.longestKey {
      if let category = category(0..<end, .start) { found.append((0..<end, category)) }
    }
    for start in cuts.dropLast().dropFirst() where key.count - start <= table.longestKey {
      let bytes = (key[start] == 0x20 ? start + 1 : start)..<key.count
      if let category = category(bytes, .end) { found.append((bytes, category)) }
    }
    return found.enumerated().sorted { one, other in
      (other.element.bytes.count, one.offset) < (one.element.bytes.count, other.offset)
    }.map(\.element.category)
  }

  /// The category whose phrase is these bytes of the key.
  private func category(_ bytes: Range<Int>, _ side: TypedCategory.Side) -> TypedCategory? {
    let entries = table.entries(withKey: key[bytes])
    guard let category = order.category(of: entries), isMeant(category, byLettersOf: bytes) else { return nil }
    let languages = LanguageTable.all.indices.filter { language in order.isAsked(language) || entries.contains { $0.language == language } }
    let scalars = TextAnalyzer.scalars(of: bytes, in: text)
    let all = text.unicodeScalars
    let rest = Self.trimmed(side == .start ? all.dropFirst(scalars.upperBound) : all.prefix(scalars.lowerBound))
    let split = Joiners(languages).split(rest, side)
    return TypedCategory(category: category, side: side, scalars: scalars, joiner: split.joiner, rest: split.rest)
  }

  /// Whether a phrase this short can be a word of the category's language: `the` is not the French tea, unless French was requested.
  private func isMeant(_ category: Category, byLettersOf bytes: Range<Int>) -> Bool {
    let isShort = bytes.count <= 3 && key[bytes].allSatisfy { $0 < 0x80 }
    return !isShort || order.isExpected(category.language)
  }

  /// A part of a text without spaces and punctuation at its ends.
  static func trimmed(_ scalars: Substring.UnicodeScalarView) -> String {
    let isEdge: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace || ",;:、，،।.-".unicodeScalars.contains($0) }
    var scalars = scalars
    while let first = scalars.first, isEdge(first) { scalars.removeFirst() }
    while let last = scalars.last, isEdge(last) { scalars.removeLast() }
    return String(scalars)
  }
}
