// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Tells which layers have the words of a text: no other one can have a match, so that it need not be looked at.
///
/// The words of all layers are looked up once for a text (`LayeredReader.counts`). A layer may have all words, and no place that has them together.
struct LayerChoice {
  let reader: LayeredReader
  let texts: QueryVariants
  let patience: Patience

  /// What a layer has to have for matches of a tier, typos and parts of the text aside.
  func condition(of level: Tier.Level) throws -> LayerCondition {
    if !reader.isLayered { return .any([]) }
    return switch level {
    case .names: try .any(texts.all.filter(\.mayStartNames).map { try all($0.text, named) })
    case .variants: try .any(texts.all.map { try all($0.text, named) })
    case .context:
      try .any(
        texts.all.filter { $0.text.terms.count > 1 }.map { variant -> LayerCondition in
          let text = variant.text
          let words = try all(text) { try anywhere($0, $1, variant.categories) }
          return try .all([words, .any(text.terms.indices.map { try named(text, $0) })])
        })
    case .infix: try .any([all(texts.typed, named)] + (texts.typed.hasFinishedWords ? [] : [all(texts.typed, inside)]))
    case .corrected, .partial: .any([])
    }
  }

  /// What a layer has to have for a text one of whose words is corrected.
  func condition(of typos: Typos) throws -> LayerCondition {
    if !reader.isLayered { return .any([]) }
    return try .any(
      typos.texts.flatMap { text -> [LayerCondition] in
        let typed = try text.words.indices.map { try text.words.count == 1 ? named(text.text, $0) : anywhere(text.text, $0, nil) }
        return try text.words.indices.filter { text.words[$0].allowedEdits >= typos.edits }.map { corrected -> LayerCondition in
          let words = try all(text.text) { try $1 == corrected ? corrections(of: $1, of: text, edits: typos.edits) : typed[$1] }
          let inNames = try text.words.indices.map {
            try $0 == corrected ? corrections(of: $0, of: text, edits: typos.edits, inNames: true) : named(text.text, $0)
          }
          return .all([words, .any(inNames)])
        }
      })
  }

  /// The names that a text of one word may be once it is corrected; nil for texts of several words.
  func wholeWords(of typos: Typos) throws -> [LayerCorrections]? {
    if typos.texts.contains(where: { $0.words.count > 1 }) { return nil }
    return try typos.texts.map { try reader.corrections(of: $0.whole.limited(to: typos.edits), space: .names, check: patience.check) }
  }

  /// The parts of a text that layers may have.
  func parts(of partial: PartialText) throws -> LayerParts {
    let typed = try partial.telling.map { try anywhere(partial.text, $0, nil) }
    let corrected = try partial.telling.map { index -> [LayerCorrections] in
      guard let text = partial.correctable, text.words[index].allowedEdits > 0 else { return [] }
      return try spaces(text).map { try reader.corrections(of: text.words[index].limited(to: 1), space: $0, check: patience.check) }
    }
    let names = try LayerCondition.any(
      partial.runs.map { run in try .all(run.split(separator: 0x20).map { .words(try reader.counts(of: Array($0), in: .names)) }) }
    ).layers
    let condition = try LayerCondition.any(
      partial.telling.enumerated().flatMap { number, index in
        // The first ones are those in names.
        try [named(partial.text, index)] + corrected[number].prefix(1).map { .corrections($0) }
      })
    return LayerParts(partial: partial, condition: condition, typed: typed, corrected: corrected, names: names)
  }

  /// The variants of the text that may begin names.
  func nameReadings() throws -> [NameReading] {
    try texts.all.filter(\.mayStartNames).map { variant in
      let text = variant.text
      let layers = text.hasSynonyms ? nil : try reader.layers(withName: text)
      return NameReading(
        whole: .wholeName(text), layers: layers, first: text.terms.first.map { Array(text.key[$0]) } ?? [],
        isPrefix: text.terms.count == 1 && !text.hasFinishedWords)
    }
  }

  // MARK: Words

  /// That a layer has a word of a text in names: as typed, or a synonym.
  private func named(_ text: QueryText, _ index: Int) throws -> LayerCondition { try .any(forms(text, index, .names).map { .words($0) }) }

  /// That it has the word in names or addresses, a country that it may name, or places of its category.
  private func anywhere(_ text: QueryText, _ index: Int, _ categories: CategoryWords?) throws -> LayerCondition {
    var layers = LayerSet()
    for word in [text.key[text.terms[index]]] + text.synonyms(of: index).map({ $0[...] }) {
      for country in reader.countries(withTermPrefix: word) { layers.formUnion(reader.layers(ofCountry: country)) }
    }
    for type in categories?.types(at: index) ?? [] { layers.formUnion(reader.layers(ofType: type)) }
    return try .any([named(text, index), .layers(layers)] + forms(text, index, .addresses).map { .words($0) })
  }

  /// That it may have the word inside a word of a name; a short one only begins words.
  private func inside(_ text: QueryText, _ index: Int) throws -> LayerCondition {
    let word = text.key[text.terms[index]]
    if !QueryText.isLongEnoughForInfix(word) { return try named(text, index) }
    return try .all(trigrams(of: word).map { .words(try reader.counts(of: Array($0), in: .trigrams)) })
  }

  private func forms(_ text: QueryText, _ index: Int, _ space: VocabularySpace) throws -> [LayerCounts] {
    try patience.check()
    let word = text.key[text.terms[index]]
    let isWhole = text.hasFinishedWords && !TextAnalyzer.isIdeographic(word)
    return try [reader.counts(of: Array(word), isPrefix: !isWhole, in: space)]
      + text.synonyms(of: index).map { try reader.counts(of: $0, in: space) }
  }

  /// That it has every word of a text.
  private func all(_ text: QueryText, _ word: (QueryText, Int) throws -> LayerCondition) rethrows -> LayerCondition {
    try .all(text.terms.indices.map { try word(text, $0) })
  }

  // MARK: Corrections

  /// Where the corrections of a word of a text may be: a text of one word is looked for in names alone.
  private func spaces(_ text: CorrectableText) -> [VocabularySpace] { text.words.count == 1 ? [.names] : [.names, .addresses, .countries] }

  private func corrections(of index: Int, of text: CorrectableText, edits: Int, inNames: Bool = false) throws -> LayerCondition {
    try .any(
      (inNames ? [.names] : spaces(text)).map {
        .corrections(try reader.corrections(of: text.words[index].limited(to: edits), space: $0, check: patience.check))
      })
  }
}
