// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// What finds the places that a text matches once one of its words is corrected.
///
/// A word can have hundreds of corrections, with fifty thousand places. So the lists of all words are read together, each word as it stands and corrected, in one
/// pass that tells how good a match can be (`WeighedWords`). Whole names are looked up by their hash.
struct CorrectionPlanner {
  let builder: StepBuilder
  let text: CorrectableText
  let edits: Int
  /// Called regularly; an error that it throws ends the planning.
  let check: () throws -> Void

  /// - Parameters:
  ///   - builder: That of the same variant of the text.
  ///   - edits: How many edits the correction takes.
  ///   - patience: When to stop.
  init(_ builder: StepBuilder, _ text: CorrectableText, edits: Int, patience: Patience) {
    (self.builder, self.text, self.edits) = (builder, text, edits)
    check = patience.check
  }

  /// The words of the text with the ways to find them, as they stand and corrected.
  struct Words {
    /// Which words are corrected.
    let corrected: [Int]
    /// By word of the text, its ways.
    var ways: [[WordWay]]

    /// Whether every word can be found, and one of them corrected.
    var canMatch: Bool { !ways.contains(where: \.isEmpty) && ways.joined().contains { $0.kind.correction != .none } }

    /// Whether any word can be found in an address or a country.
    var readsAddresses: Bool { !ways.joined().allSatisfy(\.kind.isName) }
  }

  /// The words of the text as they stand, and which of them may be corrected; nil when no correction can make a match of it.
  func words() throws -> Words? {
    let isAlone = text.words.count == 1
    let typed = try isAlone ? [[]] : text.words.indices.map(builder.terms.waysAsTyped)
    // A word that the index does not have as typed must be the corrected one.
    let unknown = text.words.indices.filter { typed[$0].isEmpty }
    let corrected = text.words.indices.filter { text.words[$0].allowedEdits >= edits && (unknown.isEmpty || unknown.contains($0)) }
    return unknown.count > 1 || corrected.isEmpty ? nil : Words(corrected: corrected, ways: typed)
  }

  /// The same words, corrected as well; nil when none can be corrected, or one is found in no way.
  func corrected(_ words: Words) throws -> Words? {
    var (corrected, ways) = ([Int](), words.ways)
    for index in words.corrected {
      let corrections = try ways.count == 1 ? nameCorrections(of: index) : corrections(of: index)
      if !corrections.isEmpty { corrected.append(index) }
      ways[index] += corrections
    }
    let found = Words(corrected: corrected, ways: ways)
    return found.canMatch ? found : nil
  }

  /// The places of names.
  func step(_ names: [CorrectedName]) -> Step? {
    guard let tree = QueryTree.any(names.map(\.tree)), let best = names.compactMap(\.best.corrected).max() else { return nil }
    var step = Step(tree, best: TextMatch(best))
    step.limit = .comparisons
    step.mayBeShort = false
    step.groups = { [Step.Group(lists: names.map { Step.List(tree: $0.tree, best: $0.best, reading: .atOnce(most: CostModel.few)) })] }
    return step
  }

  /// How many places likely have all words, one of them corrected.
  func likelyPlaces(of words: Words) -> Int {
    words.corrected.map { corrected in
      likelyPlaces(words.ways.indices.map { index in words.ways[index].filter { ($0.kind.correction != .none) == (index == corrected) } })
    }.clampedSum()
  }

  /// Words of addresses say much the same of a place, so only the rarest of them counts.
  private func likelyPlaces(_ ways: [[WordWay]]) -> Int {
    let count = builder.reader.overview.placeCount
    let (inNames, inAddresses) = (ways.filter { $0.allSatisfy(\.kind.isName) }, ways.filter { !$0.allSatisfy(\.kind.isName) })
    return QueryTree.likelyPlaces(inNames.map(\.places) + [inAddresses.map(\.places).min() ?? count], of: count)
  }

  /// The same words in names that begin with the first one; nil when there are none.
  func starts(of words: Words) throws -> Words? {
    var starts = Words(corrected: words.corrected, ways: words.ways.map { $0.filter(\.kind.isName) })
    let typed = try text.words.count == 1 ? nil : builder.terms.anyForm(of: 0, space: TermSpace.nameStart)
    starts.ways[0] =
      try (typed.map { [WordWay($0, isName: true)] } ?? [])
      + words.ways[0].compactMap { way in try way.start.flatMap(firstOfName).map { WordWay($0, isName: true, way.kind.correction) } }
    return starts.canMatch ? starts : nil
  }

  /// A term as the first word of main names; nil when the index has none.
  private func firstOfName(_ term: CorrectedTerm) throws -> QueryTree? {
    term.isPrefix
      ? try builder.terms.completions(of: term.term[...], space: TermSpace.nameStart)
      : .term(term.term, space: TermSpace.nameStart, places: term.places)
  }
}

extension TextMatch {
  /// A main name that begins with the text, or is it, once it is corrected.
  static func correctedStart(_ correction: Correction, isWholeName: Bool) -> TextMatch {
    TextMatch(CorrectedMatch(.nameStart, isWholeName: isWholeName, correction))
  }
}

/// What words weigh of which exactly one is corrected.
///
/// A place lacks enough when a word is missing, or when two are corrected. Beside that a cheap correction weighs more than a dear one, and a word of a name more
/// than one of the address.
struct CorrectedWeights: MatchWeights {
  /// A word of the address weighs less by so many hundredths of a correction: more than all that the cost of corrections differs by.
  private static let address = 128

  let needsCorrection = true
  /// What a word weighs.
  private let word: Int
  /// By how much a corrected one weighs less, beside what its correction costs in hundredths.
  private let correction: Int
  /// What a place weighs that has all words as typed, in its names.
  private let whole: Int
  /// The best match with a word in the address; nil when none can be there.
  private let inAddress: TextMatch?
  /// What places weigh, and the best match of a place that weighs so much or less; ascending.
  private let matches: [(weight: Int, best: TextMatch)]

  /// - Parameters:
  ///   - words: The words.
  ///   - best: The best match of names that have all of them, by what is corrected.
  ///   - score: What a match is worth beside others.
  init(_ words: CorrectionPlanner.Words, best: (Correction) -> TextMatch, score: (TextMatch) -> Int64) {
    let count = words.ways.count
    let elsewhere = words.readsAddresses ? count - 1 : 0
    correction = Self.address * (elsewhere + 2)
    word = 2 * correction
    whole = count * word
    let corrections = Set(words.ways.joined().map(\.kind.correction)).subtracting([.none])
    inAddress = elsewhere == 0 ? nil : corrections.min().map { TextMatch(CorrectedMatch(.context, $0)) }
    var matches: [(weight: Int, best: TextMatch)] = []
    for way in corrections {
      let weight = whole - correction - way.hundredths
      matches.append((weight, best(way)))
      for number in 0..<elsewhere { matches.append((weight - (number + 1) * Self.address, TextMatch(CorrectedMatch(.context, way)))) }
    }
    matches.sort { $0.weight < $1.weight }
    for index in matches.indices.dropFirst() where score(matches[index].best) < score(matches[index - 1].best) {
      matches[index].best = matches[index - 1].best
    }
    self.matches = matches
  }

  func weight(of index: Int, _ kind: WordWay.Kind) -> Int {
    word - (kind.isName ? 0 : Self.address) - (kind.correction == .none ? 0 : correction + kind.correction.hundredths)
  }

  var least: Int { matches.first?.weight ?? .max }

  var best: TextMatch { best(ofWeight: .max) }

  func best(ofWeight weight: Int) -> TextMatch {
    // Of a place that has all words as typed one is corrected. Where two of them are in the address, one stays there.
    if let inAddress, weight > whole - correction, weight <= whole - 2 * Self.address { return inAddress }
    let above = matches.indices.partitioningIndex { matches[$0].weight > weight }
    return matches[max(0, above - 1)].best
  }

  func least(where isEnough: (TextMatch) -> Bool) -> Int {
    let first = matches.indices.partitioningIndex { isEnough(matches[$0].best) }
    return first < matches.count ? matches[first].weight : .max
  }
}
