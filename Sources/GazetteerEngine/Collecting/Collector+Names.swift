// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Matches by name.
extension Collector {
  /// Matches by name: those of the text as typed, and what begins with another variant of it.
  func collectNames(_ patterns: [PatternBuilder]) throws {
    let exchanged = try begun(patterns[0].startBySynonyms(), patterns[0])
    var sources: [MatchSource] = []
    if let words = try patterns[0].nameWords(), let list = try unexhausted(words, TextMatch(.nameWords), patterns[0]) {
      sources = try literalSources(patterns[0], (words, list), exchanged)
    } else if let exchanged {
      sources = [source(exchanged.plan, exchanged.list, best: wholeName(patterns[0].query))]
    }
    for pattern in patterns.dropFirst() { sources += try respelledStart(pattern) }
    guard let best = sources.map(\.best).min(by: { ($0.matchClass, -$0.wholeNameLetters) < ($1.matchClass, -$1.wholeNameLetters) }) else {
      return
    }
    for source in sources where source.best.matchClass == .nameStart { source.bestByArea = best }
    for source in sources where source.area != nil && source.best.matchClass == .nameStart { source.isOfStarts = true }
    try run(sources)
    try placeProminent(sources)
  }

  /// The lists of matches by name of the text as typed, and of what begins with it through synonyms. Prefixes are sources of their own,
  /// because they score more: reading that far for mere words would be in vain. By area all prefixes are read together.
  func literalSources(
    _ patterns: PatternBuilder, _ words: Begun, _ exchanged: Begun?
  ) throws -> [MatchSource] {
    let letters = patterns.query.letters
    let starts = AreaCoverage()
    var sources: [MatchSource] = []
    let names = names(withKey: patterns.query.key)
    if try names.all(most: 0) == nil {
      sources.append(MatchSource(best: TextMatch(.nameStart, wholeNameLetters: letters), list: names, coverage: starts))
    }
    let byWords = AreaCoverage()
    if reader.overview.nestedPlaceCount > 0, let plan = try patterns.nameStart(space: TermSpace.nestedNameStart) {
      // Places some main name of which begins with a shorter one keep what the shorter one earned.
      let nested = TextMatch(.nameStart, wholeNameLetters: letters - 1)
      sources.append(MatchSource(best: nested, list: list(plan, patterns), coverage: starts))
    }
    let start = try patterns.nameStart(space: TermSpace.nameStart)
    let area = MatchPattern.any([start?.pattern, exchanged?.plan.pattern].compactMap(\.self)).map { areaList($0) }
    if let exchanged {
      sources.append(MatchSource(best: wholeName(patterns.query), list: exchanged.list, area: area, coverage: starts))
    }
    if let start {
      sources.append(MatchSource(best: TextMatch(.nameStart), list: list(start, patterns), area: area, coverage: starts))
    }
    if !places.aliases.isEmpty {
      // After the prefixes, which make the mark that most of them miss. Their words stand among those of all names, so what is read of these by
      // area is read of them.
      sources.append(MatchSource(best: TextMatch(.nameStart), list: places.aliases.list, coverage: byWords))
    }
    let match = TextMatch(.nameWords)
    sources.append(source(words.plan, words.list, best: match, proven: words.plan.isProof ? match : nil, coverage: byWords))
    return sources
  }

  /// The best match of a name that begins with synonyms: another main name may be a beginning of the text.
  func wholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters - 1) }

  /// A plan with its list, as far as that has been read.
  typealias Begun = (plan: PatternBuilder.Plan, list: PostingCursor)

  /// A plan of prefixes with its list, unless all of its places have been looked at.
  func begun(_ plan: PatternBuilder.Plan?, _ patterns: PatternBuilder) throws -> Begun? {
    guard let plan else { return nil }
    return try unexhausted(plan, TextMatch(.nameStart, wholeNameLetters: patterns.query.letters), patterns).map { (plan, $0) }
  }

  /// The lists of places some main name of which begins with another variant of the text: none when all of them have been looked at. Any of them may
  /// be a whole name.
  func respelledStart(_ patterns: PatternBuilder) throws -> [MatchSource] {
    let whole = TextMatch(.nameStart, wholeNameLetters: patterns.query.letters)
    return try [patterns.nameStart(space: TermSpace.nameStart), patterns.startBySynonyms()].compactMap { plan in
      try begun(plan, patterns).map { source($0.plan, $0.list, best: whole) }
    }
  }

  /// Places whose words are in several aliases. All that could still enter have been looked at: as matches by name they would have scored more.
  func collectMixed() throws {
    let best = TextMatch(.infix)
    for place in mixed where canStillEnter(best) { try evaluate(place, proven: nil, best: best, as: .infix) }
  }

  /// The lists of places whose names have all words of a variant other than what was typed letter by letter.
  func respelledWords(_ patterns: PatternBuilder) throws -> [PatternBuilder.Plan] {
    let literal = patterns.query.key == texts.typed.key ? nil : try patterns.nameWords()
    return try [literal, patterns.wordsBySynonyms()].compactMap(\.self)
  }

  /// The places that have a main name.
  func names(withKey name: [UInt8]) -> PostingCursor {
    let key = nameKeyHash(name)
    return PostingCursor { [reader] in try reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount) }
  }

  /// Reads the prefixes on until the reserved slots are settled as well.
  func placeProminent(_ sources: [MatchSource]) throws {
    guard selection.reservedSlots > 0 else { return }
    for source in sources where source.best.matchClass == .nameStart && (source.best.wholeNameLetters > 0 || selection.letters >= 4) {
      while !source.list.isExhausted {
        guard let importance = greatestImportance(after: source.list.position), importance >= Selection.prominentImportance else { break }
        let placed = selection.prominentCandidates(ranking.all)
        if placed.count == selection.reservedSlots, let last = placed.last,
          profile.score(source.best, importance: importance, nearness: 0).total < last.unbiasedTotal
        {
          break
        }
        try patience.check()
        _ = try lookAtNext(of: source)
      }
    }
    report?("reserved slots done, \(placesRead) places read")
  }
}
