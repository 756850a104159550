// SPDX-License-Identifier: Apache-2.0

extension TypeNames {
  /// The categories that a text names in full at its start or end: longest phrase first, then the start before the end.
  ///
  ///     TypeNames.categories(typedIn: "gas stations near Oslo", language: ["en"]).map(\.rest)  // ["Oslo"]
  ///
  /// Case, diacritics and punctuation are ignored. In scripts with spaces a phrase ends at a word boundary. Each phrase is listed once: in the first
  /// requested language that has it, else in the first of all languages that has it.
  ///
  /// - Parameter language: BCP 47 tags, best first, as in `displayName(of:language:)`.
  /// - Complexity: a binary search for each word of the text, up to the longest phrase. The first call in a process builds the table.
  package static func categories(typedIn text: String, language: [String]) -> [TypedCategory] {
    let reader = CategoryReader(text, LanguageOrder(language))
    return reader.categories
  }

  /// The types that a folded word names by itself, in any language.
  ///
  ///     TypeNames.types(namedBy: Array("bahnhof".utf8)[...])  // ["train_station"]
  ///
  /// - Complexity: a binary search. The first call in a process builds the table.
  package static func types(namedBy word: ArraySlice<UInt8>) -> Set<String> {
    Set(CategoryPhrases.shared.entries(withKey: word).filter { !$0.isHomograph }.map { NameTable.shared.types[$0.type] })
  }

  /// The categories with a phrase that starts with the text, best first, each type once.
  ///
  /// The order is: requested languages, then the others; popular types first (`SearchedTypes`); names before other words; the order of the table. A
  /// text that ends with a separator has a finished last word: `bar ` is a prefix of `bar and grill`, not of `barber`.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tags, best first.
  ///   - limit: Greatest number of categories. Empty text has none.
  /// - Complexity: O(*n*) for *n* phrases with this prefix.
  package static func categories(withPrefix text: String, language: [String], limit: Int) -> [Category] {
    let query = TextAnalyzer.query(text)
    guard !query.isEmpty, limit > 0 else { return [] }
    let table = CategoryPhrases.shared
    let order = LanguageOrder(language)
    let fitting = table.entries(withPrefix: query.key[...])
    var best = Array(repeating: BestPhrase.none, count: table.ranks.count)
    for (index, entry) in zip(fitting.indices, fitting) {
      if !order.allows(entry) || query.endsWithSeparator && !table.endsWord(entry, at: query.key.count) { continue }
      let phrase = BestPhrase(language: order.rank(entry.language), type: table.ranks[entry.type], order: entry.order, index: index)
      if phrase < best[entry.type] { best[entry.type] = phrase }
    }
    return distinct(best.filter { $0 != .none }.sorted(), limit: limit, order: order)
  }

  /// Phrases as categories. If two types have the same phrase, the second is added to the types of the first.
  private static func distinct(_ phrases: [BestPhrase], limit: Int, order: LanguageOrder) -> [Category] {
    var categories: [Category] = []
    for phrase in phrases where categories.count < limit {
      let entry = CategoryPhrases.shared.entries[phrase.index]
      guard let category = order.category(of: CategoryPhrases.shared.entries(sharingKeyOf: entry), inLanguage: entry.language) else {
        continue
      }
      if !categories.contains(where: { $0.types.contains(category.types[0]) }) { categories.append(category) }
    }
    return categories
  }
}

/// The rank of a phrase as a proposal for its type: smaller is better.
private struct BestPhrase: Comparable {
  let rank: UInt64
  let index: Int

  static let none = BestPhrase(rank: .max, index: .max)

  init(rank: UInt64, index: Int) {
    self.rank = rank
    self.index = index
  }

  init(language: Int, type: Int, order: Int, index: Int) {
    self.init(rank: UInt64(language) << 48 | UInt64(type) << 32 | UInt64(order), index: index)
  }

  static func < (one: BestPhrase, other: BestPhrase) -> Bool {
    (one.rank, one.index) < (other.rank, other.index)
  }
}
