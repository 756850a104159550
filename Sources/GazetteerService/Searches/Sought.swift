// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import GazetteerTypeNames

/// What a text asks for, and the place that it names beside: `pizza in Rome`, `starbucks near central station`.
struct Sought {
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

extension Sought {
  init(_ typed: TypedCategory) {
    self.init(subject: .category(typed.category), joiner: typed.joiner, place: typed.rest, isPlaceFirst: typed.side == .end)
  }

  init(_ pair: NameBesidePlace) { self.init(subject: .name(pair.name), joiner: pair.joiner, place: pair.place) }

  /// The same with the types that stand in for those of the category; nil for a name, and where nothing stands in.
  var coarser: Sought? {
    guard case .category(let category) = subject else { return nil }
    let types = TypeNames.coarser(than: category.types)
    return types.isEmpty ? nil : Sought(subject: .category(category.of(types)), joiner: joiner, place: place, isPlaceFirst: isPlaceFirst)
  }
}
