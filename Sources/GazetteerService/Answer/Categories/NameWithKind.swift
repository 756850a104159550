// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import GazetteerTypeNames

/// A text that may be a name with the word for what the place is, in whatever language: `musée maritime` is the Maritime Museum, and `parc stanley` is
/// Stanley Park.
struct NameWithKind {
  private let name: QueryText
  private let types: Set<String>
  /// Whether the text goes on behind the last word of the name.
  private let mayEndInName: Bool

  /// Nil for a text that asks for nothing but places of a category, or joins it to a place.
  init?(_ sought: Sought) {
    guard !sought.isName, !sought.isSure else { return nil }
    name = TextAnalyzer.query(sought.place)
    types = Set(sought.types)
    mayEndInName = !sought.isPlaceFirst
    if name.isEmpty { return nil }
  }

  /// Whether the text means a place: one of the category with the other words in its shown name, or one whose shown name is these and words for the
  /// category.
  func means(_ place: PlaceSuggestion) -> Bool {
    switch place.matchLabel {
    case .context:
      guard place.types.contains(where: types.contains) else { return false }
      let words = TextAnalyzer.query(place.mainText.text)
      return name.terms.indices.allSatisfy { isWord($0, of: words) }
    case .partial, .corrected:
      let words = TextAnalyzer.query(place.mainText.text)
      let others = words.terms.map { words.key[$0] }.filter { word in !name.terms.contains { name.key[$0] == word } }
      return words.terms.count == others.count + name.terms.count && !others.isEmpty
        && others.allSatisfy { !TypeNames.types(namedBy: $0).isDisjoint(with: types) }
    default: return false
    }
  }

  private func isWord(_ index: Int, of words: QueryText) -> Bool {
    let word = name.key[name.terms[index]]
    let isUnfinished = mayEndInName && index == name.terms.count - 1 && !name.endsWithSeparator
    return words.terms.contains { isUnfinished ? words.key[$0].starts(with: word) : words.key[$0] == word }
  }
}
