// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Matches by name.
extension Collector {
  /// Collects matches by name: those of the text as typed, and what begins with another variant of it.
  func collectNames(_ patterns: [PatternBuilder]) throws {
    guard mayBeProminent || patterns.contains(where: { canStillEnter(.wholeName($0.query)) }) else { return }
    let exchanged = try begun(patterns[0].startBySynonyms(), with: patterns[0])
    var sources: [MatchSource] = []
    if let words = try patterns[0].nameWords(),
      case .tooLong(let list) = try evaluateIfShort(words, as: TextMatch(.nameWords), with: patterns[0])
    {
      sources = try NameSources(self, with: patterns[0], words: (words, list), exchanged: exchanged).sources()
    } else if let exchanged {
      sources = [startSource(exchanged, best: .almostWholeName(patterns[0].query))]
    }
    for other in patterns.dropFirst() where other.variant.mayStartNames { sources += try respelledStarts(other) }
    let bound = { (match: TextMatch) in self.signals.score(match, self.signals.bound).total }
    guard let best = sources.map(\.best).max(by: { bound($0) < bound($1) }) else { return }
    // What is read by area for one way to begin a name may begin with another.
    for source in sources where source.area.best.matchClass == .nameStart { source.area.best = best }
    try run(sources)
    try placeProminent(sources)
  }

  /// Whether a place of the layer may hold a reserved slot, whatever its score.
  private var mayBeProminent: Bool { bounds.contains { $0.importance >= prominentImportance } }

  /// A plan with its list, as far as that has been read.
  typealias Begun = (plan: PatternBuilder.Plan, list: PostingCursor)

  /// A plan of prefixes with its list, unless all of its places have been evaluated.
  private func begun(_ plan: PatternBuilder.Plan?, with patterns: PatternBuilder) throws -> Begun? {
    guard let plan else { return nil }
    return try evaluateIfShort(plan, as: .wholeName(patterns.query), with: patterns).cursor.map { (plan, $0) }
  }

  /// The lists of places some main name of which begins with another variant of the text: none when all of them have been evaluated. Any of them
  /// may be a whole name.
  private func respelledStarts(_ patterns: PatternBuilder) throws -> [MatchSource] {
    try [patterns.nameStart(space: TermSpace.nameStart), patterns.startBySynonyms()].compactMap { plan in
      try begun(plan, with: patterns).map { startSource($0, best: .wholeName(patterns.query)) }
    }
  }

  private func startSource(_ begun: Begun, best: TextMatch) -> MatchSource {
    MatchSource(best: best, comparesPrefixOnly: true, list: begun.list, area: AreaCoverage(areaList(begun.plan), best: best))
  }

  /// The places that have a main name.
  func names(withKey name: [UInt8]) -> PostingCursor {
    let key = nameKeyHash(name)
    return PostingCursor { [reader] in try reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount) }
  }

  /// Reads the prefixes on until the reserved slots are settled as well.
  private func placeProminent(_ sources: [MatchSource]) throws {
    guard selection.reservedSlots > 0 else { return }
    let mayBeProminent = { (match: TextMatch) in
      match.matchClass == .nameStart && (match.wholeNameLetters > 0 || self.selection.letters >= Selection.prominentLetters)
    }
    for source in sources where mayBeProminent(source.best) {
      while !source.list.isExhausted {
        guard let importance = greatestImportance(after: source.list.position), importance >= Selection.prominentImportance else { break }
        let placed = selection.prominentCandidates(ranking.all)
        if placed.count == selection.reservedSlots, let last = placed.last,
          signals.score(source.best, signals.unbiasedBound(importance: importance)).total < last.unbiasedTotal
        {
          break
        }
        try patience.check()
        _ = try evaluateNext(of: source)
      }
    }
    trace?.note("reserved slots done, \(placesRead) places read")
  }

  private func greatestImportance(after place: Int) -> Int? {
    PlaceFamily.allCases.compactMap { reader.overview.importance(ofFamily: $0, after: place) }.max()
  }
}

/// The sources of matches by name of the text as typed, and of what begins with it through synonyms.
///
/// Prefixes are sources of their own, because they score more: reading that far for mere words would be in vain. By area all prefixes are read
/// together.
struct NameSources {
  /// The sources in the order in which equal bounds are read.
  enum Source: CaseIterable {
    /// Places that have the text for a main name.
    case wholeNames
    /// Places some main name of which begins with a shorter one, which the text may be: they keep what the shorter one earned.
    case nestedNames
    /// Places some main name of which begins with the text in synonyms.
    case exchangedStarts
    /// Places some main name of which begins with the text.
    case starts
    /// Places that have the text for an alias. They come after the prefixes, which make the threshold that most of them miss. Their words stand
    /// among those of all names, so what is read of these by area is read of them.
    case aliases
    /// Places whose names have all words of the text.
    case words
  }

  private let collector: Collector
  private let patterns: PatternBuilder
  private let words: Collector.Begun
  private let exchanged: Collector.Begun?
  private let start: PatternBuilder.Plan?
  /// All prefixes, by area.
  private let startArea: AreaCoverage
  /// All words, by area.
  private let wordArea: AreaCoverage

  /// - Parameters:
  ///   - words: Places whose names have all words.
  ///   - exchanged: Places some main name of which begins with the text in synonyms; nil when all of them have been evaluated.
  init(_ collector: Collector, with patterns: PatternBuilder, words: Collector.Begun, exchanged: Collector.Begun?) throws {
    (self.collector, self.patterns, self.words, self.exchanged) = (collector, patterns, words, exchanged)
    start = try patterns.nameStart(space: TermSpace.nameStart)
    let starts = MatchPattern.any([start?.pattern, exchanged?.plan.pattern].compactMap(\.self))
    startArea = AreaCoverage(starts.map { collector.areaList($0) }, best: .wholeName(patterns.query))
    let match = TextMatch(.nameWords)
    wordArea = AreaCoverage(collector.areaList(words.plan), best: match, proven: words.plan.isProof ? match : nil)
  }

  /// Those of the sources that may have places.
  func sources() throws -> [MatchSource] { try Source.allCases.compactMap(source) }

  private func source(_ source: Source) throws -> MatchSource? {
    switch source {
    case .wholeNames:
      let names = collector.names(withKey: patterns.query.key)
      return try names.all(most: 0) == nil ? MatchSource(best: .wholeName(patterns.query), list: names, area: startArea) : nil
    case .nestedNames:
      if collector.reader.overview.nestedPlaceCount == 0 { return nil }
      return try patterns.nameStart(space: TermSpace.nestedNameStart).map { plan in
        MatchSource(best: .almostWholeName(patterns.query), list: collector.list(plan, with: patterns), area: startArea)
      }
    case .exchangedStarts:
      return exchanged.map { MatchSource(best: .almostWholeName(patterns.query), comparesPrefixOnly: true, list: $0.list, area: startArea) }
    case .starts:
      return start.map {
        MatchSource(best: TextMatch(.nameStart), comparesPrefixOnly: true, list: collector.list($0, with: patterns), area: startArea)
      }
    case .aliases:
      let aliases = collector.places.aliases
      return aliases.isEmpty ? nil : MatchSource(best: .wholeAlias(patterns.query), list: aliases.list, area: wordArea)
    case .words:
      return MatchSource(best: wordArea.best, proven: wordArea.proven, list: words.list, area: wordArea)
    }
  }
}

extension TextMatch {
  /// The match of a place that has the text for an alias, and no main name that begins with it.
  static func wholeAlias(_ text: QueryText) -> TextMatch {
    var match = TextMatch(.nameStart)
    match.aliasLetters = text.letters
    return match
  }

  /// The match of a place that has the text for a main name.
  fileprivate static func wholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters) }

  /// The best match of a name that begins with the text and is not the text, as far as the letters go: another main name of the place may be all of
  /// the text but its last letter.
  fileprivate static func almostWholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters - 1) }
}
