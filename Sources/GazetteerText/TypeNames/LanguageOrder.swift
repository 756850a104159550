// SPDX-License-Identifier: Apache-2.0

/// The order of languages for an answer: the requested ones, then all others.
struct LanguageOrder {
  private let ranks: [Int]

  init(_ tags: [String]) {
    let count = LanguageTable.all.count
    var ranks = Array(0..<count).map { $0 + count }
    for (rank, tag) in tags.prefix(count).enumerated() {
      guard let language = NameTable.shared.language(tag), ranks[language] >= count else { continue }
      ranks[language] = rank
    }
    self.ranks = ranks
  }

  /// The rank of a language; smaller is better.
  func rank(_ language: Int) -> Int { ranks[language] }

  /// Whether a language was requested.
  func isAsked(_ language: Int) -> Bool { ranks[language] < ranks.count }

  /// Whether an entry is a category for those who ask: a word that another language uses for something else, only in its own.
  func allows(_ entry: CategoryPhrases.Entry) -> Bool { !entry.isHomograph || isAsked(entry.language) }

  /// Whether people probably type the language: it was requested, or it is English.
  func isExpected(_ tag: String) -> Bool {
    NameTable.shared.language(tag).map { isAsked($0) || $0 == 0 } ?? false
  }

  /// The category of entries with one key, in the best of their languages; nil when there are none.
  func category(of entries: ArraySlice<CategoryPhrases.Entry>) -> Category? {
    entries.filter(allows).min { rank($0.language) < rank($1.language) }.flatMap { category(of: entries, inLanguage: $0.language) }
  }

  /// The category of entries with one key in a language; nil when no entry has this language.
  func category(of entries: ArraySlice<CategoryPhrases.Entry>, inLanguage language: Int) -> Category? {
    let fitting = entries.filter { $0.language == language }
    guard let first = fitting.first else { return nil }
    var types: [String] = []
    for entry in fitting {
      let type = NameTable.shared.types[entry.type]
      if !types.contains(type) { types.append(type) }
    }
    return Category(text: first.text, language: LanguageTable.all[language].tag, types: types)
  }
}
