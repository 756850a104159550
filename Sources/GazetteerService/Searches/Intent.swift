// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// What a text asks for by a category or a name beside a place, read once for all that need to know it: the lanes of places of a category, of names with their
/// kind, and of queries.
///
/// | text | subject | relation | anchor |
/// | --- | --- | --- | --- |
/// | `cafes in paris` | the category café | in | Paris |
/// | `atm near central station` | the category ATM | near | Central Station |
/// | `hotel ritz`, `ritz hotel` | the category hotel | none | Ritz: where it is, or its own name |
/// | `starbucks robson` | the name Starbucks | none | Robson Street |
final class Intent {
  let text: String
  private let languages: [String]

  init(_ text: String, language: LanguageTag) { (self.text, languages) = (text, language.fallbacks) }

  /// The readings as a category, best first.
  private(set) lazy var categories = TypeNames.categories(typedIn: text, language: languages).map { SubjectQuery($0) }

  /// The readings as a name beside a place, best first.
  private(set) lazy var names = TypeNames.namesBesidePlaces(in: text, language: languages).map { SubjectQuery($0) }

  /// Whether the text is the word for a category and no more.
  var isCategoryAlone: Bool { categories.contains(where: \.place.isEmpty) }

  /// The readings as a category, behind them categories that begin with the text and that none of them has.
  func subjects(most: Int) -> [SubjectQuery] {
    let begun = TypeNames.categories(withPrefix: text, language: languages, limit: most).filter { begun in
      !categories.contains { $0.types.contains(begun.types[0]) }
    }
    return categories + begun.map { SubjectQuery(subject: .category($0), joiner: nil, place: "") }
  }
}

/// One reading of a text: what it asks for, and the place that it names beside: `pizza in Rome`, `starbucks near central station`.
struct SubjectQuery {
  /// What the places are.
  enum Subject {
    case category(Category)
    /// They have a main name that begins with these words.
    case name(String)
  }

  let subject: Subject
  /// The word between the subject and the place; nil when there is none.
  let joiner: Joiner?
  /// The place as typed; empty for none.
  let place: String
  /// Whether the place comes first: `Paris cafes`.
  var isPlaceFirst = false

  /// The subject in words: a category as its table spells it, a name as typed.
  var text: String {
    switch subject {
    case .category(let category): category.text
    case .name(let name): name
    }
  }

  /// Whether places with a name are meant, and not those of a category.
  var isName: Bool { if case .name = subject { true } else { false } }

  /// The types of the category; empty for a name.
  var types: [String] { if case .category(let category) = subject { category.types } else { [] } }

  /// Whether the text is nothing else.
  var isAlone: Bool { place.isEmpty && joiner == nil }

  /// Whether the text almost certainly means this: it is only the category (`pizza`), or joins it to a place (`pizza in Rome`). `Park Street` may be
  /// a name.
  var isSure: Bool { place.isEmpty || joiner != nil }

  /// Whether the places are to be near the named place, and not in it.
  var isNear: Bool { joiner?.isNear ?? false }
}

extension SubjectQuery {
  init(_ typed: TypedCategory) {
    self.init(subject: .category(typed.category), joiner: typed.joiner, place: typed.rest, isPlaceFirst: typed.side == .end)
  }

  init(_ pair: NameBesidePlace) { self.init(subject: .name(pair.name), joiner: pair.joiner, place: pair.place) }

  /// The same with the types that stand in for those of the category; nil for a name, and where nothing stands in.
  var coarser: SubjectQuery? {
    guard case .category(let category) = subject else { return nil }
    let types = TypeNames.coarser(than: category.types)
    return types.isEmpty
      ? nil : SubjectQuery(subject: .category(category.of(types)), joiner: joiner, place: place, isPlaceFirst: isPlaceFirst)
  }
}
