// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Matches by name.
extension Collector {
  /// Matches by name: those of the text as typed, and what begins with another reading of it.
  func collectNames(_ patterns: [PatternBuilder]) throws {
    let exchanged = try unexhausted(patterns[0].startByEquivalents(), patterns[0])
    var sources: [MatchSource] = []
    if let words = try patterns[0].nameWords(), try !exhaust(words, .words, TextMatch(.nameWords), of: texts.typed) {
      sources = try literalSources(patterns[0], words, exchanged)
    } else if let exchanged {
      sources = [source(exchanged, .words, best: wholeName(patterns[0].query), proven: nil, patterns[0], coverage: AreaCoverage())]
    }
    for pattern in patterns.dropFirst() { sources += try respelledStart(pattern) }
    guard let best = sources.map(\.best).min(by: { ($0.matchClass, -$0.wholeNameLetters) < ($1.matchClass, -$1.wholeNameLetters) }) else {
      return
    }
    for source in sources where source.best.matchClass == .nameStart { source.bestByArea = best }
    try run(sources)
    try seatProminent(sources)
  }

  /// The lists of matches by name of the text as typed, and of what begins with it when words mean the same. Beginnings are sources of their own,
  /// because they score more: reading that far for mere words would be in vain. By area all beginnings are read together.
  func literalSources(
    _ patterns: PatternBuilder, _ words: PatternBuilder.Plan, _ exchanged: PatternBuilder.Plan?
  ) throws -> [MatchSource] {
    let letters = patterns.query.letters
    let starts = AreaCoverage()
    var sources: [MatchSource] = []
    if let list = try names(withKey: patterns.query.key) {
      let whole = TextMatch(.nameStart, wholeNameLetters: letters)
      sources.append(MatchSource(best: whole, proven: nil, list: list, areaPattern: nil, kind: .words, coverage: starts))
    }
    let byWords = AreaCoverage()
    if reader.overview.nestedPlaceCount > 0, let plan = try patterns.nameStart(space: TermSpace.nestedNameStart) {
      // Places some main name of which begins with a shorter one keep what the shorter one earned.
      let nested = TextMatch(.nameStart, wholeNameLetters: letters - 1)
      sources.append(source(plan.pattern, .words, best: nested, proven: nil, patterns, coverage: starts, area: nil))
    }
    let start = try patterns.nameStart(space: TermSpace.nameStart)
    let area = MatchPattern.any([start, exchanged].compactMap { $0?.pattern })
    if let exchanged {
      let best = wholeName(patterns.query)
      sources.append(source(exchanged.pattern, .words, best: best, proven: nil, patterns, coverage: starts, area: area))
    }
    if let start {
      sources.append(source(start.pattern, .words, best: TextMatch(.nameStart), proven: nil, patterns, coverage: starts, area: area))
    }
    if !places.aliases.isEmpty {
      // After the beginnings, which make the mark that most of them miss. Their words stand among those of all names, so what is read of these by
      // area is read of them.
      sources.append(
        MatchSource(best: TextMatch(.nameStart), proven: nil, list: places.aliases.list, areaPattern: nil, kind: .words, coverage: byWords))
    }
    let match = TextMatch(.nameWords)
    sources.append(source(words, .words, best: match, proven: words.isProof ? match : nil, patterns, coverage: byWords))
    return sources
  }

  /// The best match of a name that begins with words that mean the same: another main name may be a beginning of the text.
  func wholeName(_ text: QueryText) -> TextMatch { TextMatch(.nameStart, wholeNameLetters: text.letters - 1) }

  /// A plan of beginnings, unless all of its places have been looked at.
  func unexhausted(_ plan: PatternBuilder.Plan?, _ patterns: PatternBuilder) throws -> PatternBuilder.Plan? {
    guard let plan else { return nil }
    return try exhaust(plan, .words, TextMatch(.nameStart, wholeNameLetters: patterns.query.letters), of: patterns.query) ? nil : plan
  }

  /// The lists of places some main name of which begins with another reading of the text: none when all of them have been looked at. Any of them may
  /// be a whole name.
  func respelledStart(_ patterns: PatternBuilder) throws -> [MatchSource] {
    let whole = TextMatch(.nameStart, wholeNameLetters: patterns.query.letters)
    return try [patterns.nameStart(space: TermSpace.nameStart), patterns.startByEquivalents()].compactMap { plan in
      try unexhausted(plan, patterns).map { source($0, .words, best: whole, proven: nil, patterns, coverage: AreaCoverage()) }
    }
  }

  /// Places whose words are in several aliases. All that could still enter have been looked at: as matches by name they would have scored more.
  func collectMixed() throws {
    let best = TextMatch(.infix)
    for place in mixed where canStillEnter(best) { try evaluate(place, proven: nil, best: best, as: .infix) }
  }

  /// The lists of places whose names have all words of a reading other than what was typed letter by letter.
  func respelledWords(_ patterns: PatternBuilder) throws -> [PatternBuilder.Plan] {
    let literal = patterns.query.key == texts.typed.key ? nil : try patterns.nameWords()
    return try [literal, patterns.wordsByEquivalents()].compactMap(\.self)
  }

  /// The places that have a main name; nil when there are none.
  func names(withKey name: [UInt8]) throws -> RankedList? {
    let key = nameKeyHash(name)
    guard try reader.placesByWholeName(key, after: 0, through: reader.overview.placeCount).next() != nil else { return nil }
    return RankedList(placeCount: reader.overview.placeCount, isIntersection: false) { [reader] after, through in
      try reader.placesByWholeName(key, after: after, through: through)
    }
  }

  /// Reads the beginnings on until the reserved seats are settled as well.
  func seatProminent(_ sources: [MatchSource]) throws {
    guard selection.reservedSeats > 0 else { return }
    for source in sources where source.best.matchClass == .nameStart && (source.best.wholeNameLetters > 0 || selection.letters >= 4) {
      while !source.list.isExhausted {
        guard let importance = greatestImportance(after: source.list.position), importance >= Selection.prominentImportance else { break }
        let seated = selection.prominentCandidates(ranking.candidates)
        if seated.count == selection.reservedSeats, let last = seated.last,
          profile.score(source.best, importance: importance, nearness: 0).total < last.unbiasedTotal
        {
          break
        }
        try patience.check()
        if case .place(let place) = try source.list.next() { try evaluate(place, proven: nil, best: source.best, as: .nameStart) }
      }
    }
    report?("reserved seats done, \(placesRead) places read")
  }
}
