// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// A match that places of a layer may have, and the importance, in thousandths, that none of them exceeds.
struct LayerMatch {
  let match: TextMatch
  let top: Int
}

/// A variant of the text as the beginning of a name.
struct NameReading {
  /// The match of a place that it is a name of.
  let whole: TextMatch
  /// The layers that may have it as a name in full; nil when words do not tell.
  let layers: LayerSet?
  /// Its first word, and whether that may be the beginning of one.
  let (first, isPrefix): ([UInt8], Bool)

  /// The best match of a place of a layer, as far as words tell: where the text cannot be a name, it begins one at most.
  func best(in layer: Layer) -> TextMatch {
    // What a name earns that begins another of the same place is not told by the words of the text.
    layer.reader.overview.nestedPlaceCount > 0 || isName(in: layer) ? whole : TextMatch(.nameStart)
  }

  private func isName(in layer: Layer) -> Bool { layers?.contains(layer.position) ?? true }

  /// The best matches of the places of a layer, each with the importance that none of them exceeds.
  ///
  /// - Parameter top: The same of all places that have the words.
  /// - Complexity: Opens two posting lists.
  func matches(in layer: Layer, top: Int) throws -> [LayerMatch] {
    if isName(in: layer) { return [LayerMatch(match: whole, top: top)] }
    let nested = layer.reader.overview.nestedPlaceCount > 0 ? try self.top(TermSpace.nestedNameStart, in: layer) : -1
    return [
      LayerMatch(match: TextMatch(.nameWords), top: top),
      LayerMatch(match: TextMatch(.nameStart), top: min(top, try self.top(TermSpace.nameStart, in: layer))),
      LayerMatch(match: whole, top: min(top, nested)),
    ].filter { $0.top >= 0 }
  }

  private func top(_ space: [UInt8], in layer: Layer) throws -> Int {
    try layer.top(of: isPrefix ? .prefix(first, space: space) : .term(first, space: space))
  }
}

/// The parts of a text that layers may have.
struct LayerParts {
  let partial: PartialText
  /// What a layer has to have: one of the words in names.
  let condition: LayerCondition
  /// By word of `PartialText.telling`, that a layer has it as typed.
  let typed: [LayerCondition]
  /// By such word, what it may be corrected into.
  let corrected: [[LayerCorrections]]
  /// The layers that have the words of a name that may stand in the text.
  let names: LayerSet

  /// The best match that a place of a layer may have, as far as words tell.
  func best(in layer: Layer) -> TextMatch { match(found(in: layer), isWholeName: names.contains(layer.position), hasAll: true) }

  /// The best matches of the places of a layer, as far as posting lists tell, each with the importance that none of them exceeds.
  ///
  /// - Parameter top: The same of all places that have one of the words.
  /// - Complexity: Opens the list of each word, and of each name that may stand in the text.
  func matches(in layer: Layer, top: Int) throws -> [LayerMatch] {
    let found = found(in: layer)
    let isName = try names.contains(layer.position) && partial.runs.contains { try layer.hasName(Array($0)) }
    let present = found.indices.filter { found[$0] != nil }
    let together = LayerCondition.all(present.map { .any([typed[$0]] + corrected[$0].map { .corrections($0) }) })
    let all = match(found, isWholeName: isName, hasAll: true)
    if present.count < 2 { return [LayerMatch(match: all, top: top)] }
    let others = present.map { absent in
      var rest = found
      rest[absent] = nil
      return LayerMatch(match: match(rest, isWholeName: isName, hasAll: false), top: top)
    }
    return [LayerMatch(match: all, top: min(top, try together.narrowTop(in: layer)))].filter { $0.top >= 0 } + others
  }

  /// By word, the least that it takes to find it in a layer; nil when the layer does not have it.
  private func found(in layer: Layer) -> [Correction?] {
    partial.telling.indices.map { number in
      if typed[number].top(in: layer.position) >= 0 { return Correction.none }
      return corrected[number].compactMap { $0.least(of: layer.position) }.min()
    }
  }

  private func match(_ found: [Correction?], isWholeName: Bool, hasAll: Bool) -> TextMatch {
    let isNameWithTypos = partial.countsNamesWithTypos && hasAll && !found.contains(nil)
    return TextMatch(
      partial.match(isWholeName: isWholeName || isNameWithTypos) { index in partial.telling.firstIndex(of: index).flatMap { found[$0] } })
  }
}
