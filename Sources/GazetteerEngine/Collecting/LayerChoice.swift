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

  /// What a layer has to have for parts of a text.
  func condition(of partial: PartialText) throws -> LayerCondition {
    try .any(
      partial.telling.flatMap { index -> [LayerCondition] in
        let text = partial.correctable.flatMap { $0.words[index].allowedEdits > 0 ? $0 : nil }
        let corrected = try text.map { try corrections(of: index, of: $0, edits: 1, inNames: true) }
        return try [named(partial.text, index)] + [corrected].compactMap(\.self)
      })
  }

  /// The best match that some layers may have with parts of a text.
  func matches(_ partial: PartialText, in layers: LayerSet) throws -> [(layer: Int, match: TextMatch)] {
    let typed = try partial.telling.map { try anywhere(partial.text, $0, nil).layers }
    let corrected = try partial.telling.map { index -> [LayerCorrections] in
      guard let text = partial.correctable, text.words[index].allowedEdits > 0 else { return [] }
      return try spaces(text).map { try reader.corrections(of: text.words[index].limited(to: 1), space: $0, check: patience.check) }
    }
    let whole = try LayerCondition.any(
      partial.runs.map { run in try .all(run.split(separator: 0x20).map { .word(try reader.counts(of: Array($0), in: .names)) }) }
    ).layers
    return layers.positions.map { layer in
      let found = partial.telling.indices.map { number in
        typed[number].contains(layer) ? Correction.none : corrected[number].flatMap { $0.terms(of: layer).map(\.correction) }.min()
      }
      let isWholeName = whole.contains(layer) || partial.countsNamesWithTypos && !found.contains(nil)
      let match = partial.match(isWholeName: isWholeName) { index in partial.telling.firstIndex(of: index).flatMap { found[$0] } }
      return (layer, TextMatch(match))
    }
  }

  // MARK: Words

  /// That a layer has a word of a text in names: as typed, or a synonym.
  private func named(_ text: QueryText, _ index: Int) throws -> LayerCondition { try .any(forms(text, index, .names).map { .word($0) }) }

  /// That it has the word in names or addresses, a country that it may name, or places of its category.
  private func anywhere(_ text: QueryText, _ index: Int, _ categories: CategoryWords?) throws -> LayerCondition {
    var layers = LayerSet()
    for word in [text.key[text.terms[index]]] + text.synonyms(of: index).map({ $0[...] }) {
      for country in reader.countries(withTermPrefix: word) { layers.formUnion(reader.layers(ofCountry: country)) }
    }
    for type in categories?.types(at: index) ?? [] { layers.formUnion(reader.layers(ofType: type)) }
    return try .any([named(text, index), .layers(layers)] + forms(text, index, .addresses).map { .part($0) })
  }

  /// That it may have the word inside a word of a name; a short one only begins words.
  private func inside(_ text: QueryText, _ index: Int) throws -> LayerCondition {
    let word = text.key[text.terms[index]]
    if !QueryText.isLongEnoughForInfix(word) { return try named(text, index) }
    return try .all(trigrams(of: word).map { .part(try reader.counts(of: Array($0), in: .trigrams)) })
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

/// What a layer has to have for a match.
indirect enum LayerCondition {
  /// A word in names.
  case word(LayerCounts)
  /// A word in addresses, or three letters: to tell how important such places are is not worth while.
  case part(LayerCounts)
  /// A correction of a word.
  case corrections(LayerCorrections)
  /// It is one of these.
  case layers(LayerSet)
  case all([LayerCondition])
  case any([LayerCondition])

  /// The layers that have it.
  var layers: LayerSet {
    switch self {
    case .word(let counts), .part(let counts): counts.layers
    case .corrections(let corrections): corrections.layers
    case .layers(let layers): layers
    case .all(let parts): parts.dropFirst().reduce(into: parts.first?.layers ?? LayerSet()) { $0.formIntersection($1.layers) }
    case .any(let parts): parts.reduce(into: LayerSet()) { $0.formUnion($1.layers) }
    }
  }

  private func isMet(by layer: Int) -> Bool {
    switch self {
    case .word(let counts), .part(let counts): counts.layers.contains(layer)
    case .corrections(let corrections): corrections.layers.contains(layer)
    case .layers(let layers): layers.contains(layer)
    case .all(let parts): parts.allSatisfy { $0.isMet(by: layer) }
    case .any(let parts): parts.contains { $0.isMet(by: layer) }
    }
  }

  /// The importance, in thousandths, that no place exceeds of a layer that has it, as far as single words tell: what was read for one text serves others.
  func top(in layer: Int) throws -> Int {
    switch self {
    case .word(let counts): try counts.top(in: layer)
    case .part, .corrections, .layers: isMet(by: layer) ? RankingSignals.highestImportance : -1
    case .all(let parts): try parts.reduce(RankingSignals.highestImportance) { $0 < 0 ? $0 : min($0, try $1.top(in: layer)) }
    case .any(let parts): try parts.reduce(-1) { $0 == RankingSignals.highestImportance ? $0 : max($0, try $1.top(in: layer)) }
    }
  }

  /// The places of a layer that may meet it; nil when lists do not tell, or are too many to ask.
  func tree(in layer: Int) -> QueryTree? {
    switch self {
    case .word(let counts), .part(let counts): return counts.tree(of: layer)
    case .corrections(let corrections): return corrections.tree(of: layer).flatMap { $0.lists > CostModel.mostWords ? nil : $0 }
    case .layers: return nil
    case .all(let parts): return .all(parts.compactMap { $0.tree(in: layer) })
    case .any(let parts):
      let met = parts.filter { $0.isMet(by: layer) }
      let trees = met.compactMap { $0.tree(in: layer) }
      return trees.count == met.count ? .any(trees) : nil
    }
  }
}
