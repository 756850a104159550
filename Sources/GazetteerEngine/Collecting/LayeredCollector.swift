// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Collects the candidates of all layers, tier by tier, with one list and one threshold: what is found in one layer shortens the search in the next.
///
/// A tier ends in all layers before the next one begins, as it does in a single index: whether matches with typos are held back, and whether parts of the
/// text are looked for, depends on what all layers have. A layer is looked at when it has the words of a tier (`LayerChoice`), and when its best place could
/// still change the list (`LayerBounds`). So most packs of a folder are never looked at.
final class LayeredCollector {
  let ranking: TopCandidates
  private let setup: Setup
  private let reader: LayeredReader
  private let choice: LayerChoice
  private let bounds: LayerBounds
  private let patience: Patience
  /// Makes the collector of a layer, with the values that no place of it exceeds; nil for a single index.
  private let make: (Layer, [SignalValues]?) throws -> Collector
  /// By layer, once it was needed; nil inside for a layer of which nothing can be found.
  private var made: [Collector??]
  /// What the row at hand is for.
  private let atHand: TopCandidates
  private var readAtHand = 0
  private var leftOutAtHand = false

  /// - Parameter make: Makes the collector of a layer when it is needed.
  init(
    _ scope: Scope, setup: Setup, reader: LayeredReader, ranking: TopCandidates, patience: Patience,
    _ make: @escaping (Layer, [SignalValues]?) throws -> Collector
  ) {
    (self.setup, self.reader, self.ranking, self.patience, self.make) = (setup, reader, ranking, patience, make)
    choice = LayerChoice(reader: reader, texts: setup.variants, patience: patience)
    bounds = LayerBounds(scope, setup, reader)
    atHand = TopCandidates(setup.selection.forOne, of: reader, judge: ranking.judge)
    made = Array(repeating: nil, count: reader.layers.count)
  }

  /// Collects every candidate that can matter.
  func collect() throws {
    if setup.variants.typed.isEmpty { return }
    try patience.check()
    repeat {
      for collector in collectors { collector.begin() }
      for level in Tier.Level.allCases where isNeeded(level) {
        try collect(level)
        for collector in collectors { collector.finish(level) }
      }
    } while !ranking.isSettled()
    try collectAtHand()
  }

  private func isNeeded(_ level: Tier.Level) -> Bool {
    level.matchClass <= setup.weakest && (level != .variants || setup.variants.hasRespellings)
  }

  private func collect(_ level: Tier.Level) throws {
    switch level {
    case .names:
      let names = try choice.nameReadings()
      let best = { [reader] layer in names.map { $0.best(in: reader.layers[layer]) } }
      try eachLayer(choice.condition(of: level), best, names: names, narrowed: { try self.named($0, names) }) { try $0.collect(level) }
    case .variants: try eachLayer(choice.condition(of: level), { _ in [TextMatch(.respelled)] }) { try $0.collect(level) }
    case .context:
      try eachLayer(choice.condition(of: level), { _ in [.nameBesideAddress, TextMatch(.context)] }) { try $0.collect(level) }
    case .infix: try eachLayer(choice.condition(of: level), { _ in [TextMatch(.infix)] }) { try $0.collect(level) }
    case .corrected: try collectCorrected()
    case .partial: try collectPartial()
    }
  }

  /// Corrected texts, with one edit before those with two.
  private func collectCorrected() throws {
    let literal = ranking.all.bestLiteral
    let limit = setup.selection.guessLimit(beside: literal)
    guard try canAnyEnter(TextMatch(edits: 1)), limit?.keepsOutAll != true else { return }
    let texts = try setup.variants.correctable(isFoundAsTyped: literal != nil, reader)
    for edits in 1...(limit?.wantsWholeNames ?? false ? 1 : 2) where try canAnyEnter(TextMatch(edits: edits)) {
      let typos = Typos(texts: texts, edits: edits, gate: limit)
      let words = areMany ? try choice.wholeWords(of: typos) : nil
      let narrowed = words.map { words in { try self.corrected($0, words, edits: edits) } }
      try eachLayer(
        choice.condition(of: typos), { _ in [TextMatch(edits: edits)] }, leastImportance: limit?.leastImportance, narrowed: narrowed
      ) { try $0.collect(typos) }
    }
  }

  /// Parts of the text, when no place has all of it as typed.
  private func collectPartial() throws {
    guard !ranking.hasLiteral, try canAnyEnter(TextMatch(.partial)),
      let partial = try PartialText(
        setup.variants, names: reader, placeCount: reader.overview.placeCount, isFoundWithTypo: ranking.hasAllWords)
    else { return }
    if !reader.isLayered { return try collector(of: 0)?.collect(partial) ?? () }
    let parts = try choice.parts(of: partial)
    let layers = parts.condition.layers.positions.map { ($0, [parts.best(in: reader.layers[$0])]) }
    for reach in try byOrder(layers, parts.condition, where: canEnter) where canEnter(reach) {
      try patience.check()
      if areMany, ranking.threshold != nil {
        let matches = try parts.matches(in: reader.layers[reach.layer], top: reach.importance)
        if !canEnter(self.reach(reach.layer, matches, reach.bound)) { continue }
      }
      try collector(of: reach.layer)?.collect(partial)
    }
  }

  /// Collects what the row at hand is for, when the list leaves it open.
  private func collectAtHand() throws {
    let selection = setup.selection
    // Mostly one of the best is at hand; the list may lack it only for a prominent place, beside which there is no such row either.
    guard selection.mayHaveRowAtHand, !ranking.best.contains(where: selection.isAtHand) else { return }
    let found = ranking.all
    guard selection.hasOpenRowAtHand(selection.list(of: found)), let literal = found.bestLiteral else { return }
    let limit = selection.guessLimit(beside: literal)
    if limit?.keepsOutAll == true { return }
    let typos = Typos(texts: try setup.variants.correctable(isFoundAsTyped: true, reader), edits: 1, gate: limit)
    for layer in try reader.isLayered ? choice.condition(of: typos).layers.positions : [0]
    where try bounds.bound(of: layer)?.isAtHand ?? false {
      guard let collector = try collector(of: layer).map({ try Collector(atHandOf: $0, into: atHand) }) else { continue }
      defer {
        readAtHand += collector.placesRead
        leftOutAtHand = leftOutAtHand || collector.leftOut
      }
      try collector.collect(typos)
      collector.finishAtHand()
    }
  }

  // MARK: Layers

  /// What a layer may have for the list.
  private struct Reach {
    let layer: Int
    /// The best match of a place is one of these.
    let matches: [LayerMatch]
    let bound: LayerBound
    /// The most that such a place may have.
    let order: Int64
    /// The importance, in thousandths, that no such place exceeds.
    var importance: Int { matches.reduce(-1) { max($0, $1.top) } }
  }

  /// Looks at the layers that meet a condition, those that may have the best places first, as long as these could change the list.
  ///
  /// - Parameters:
  ///   - best: The best match of a place of a layer is one of these.
  ///   - names: The names that such matches are of: their places may hold a reserved row whatever their score.
  ///   - leastImportance: Less important places are not listed.
  ///   - narrowed: What a layer may have when its names are asked as well; nil when that tells no more.
  private func eachLayer(
    _ condition: LayerCondition, _ best: (Int) -> [TextMatch], names: [NameReading] = [], leastImportance: Int? = nil,
    narrowed: ((Reach) throws -> Reach)? = nil, _ body: (Collector) throws -> Void
  ) throws {
    if !reader.isLayered { return try collector(of: 0).map(body) ?? () }
    var leastProminent = names.isEmpty ? .max : self.leastProminent
    func isOpen(_ reach: Reach) -> Bool {
      reach.importance >= leastImportance ?? 0 && (canEnter(reach) || canBeProminent(reach, least: leastProminent))
    }
    for reach in try byOrder(condition.layers.positions.map { ($0, best($0)) }, condition, where: isOpen) where isOpen(reach) {
      try patience.check()
      if areMany, made[reach.layer] == nil {
        guard let met = try self.met(reach, condition), isOpen(met) else { continue }
        if ranking.threshold != nil, let narrowed, try !isOpen(narrowed(met)) { continue }
      }
      guard let collector = try collector(of: reach.layer) else { continue }
      try body(collector)
      if !names.isEmpty { leastProminent = self.leastProminent }
    }
  }

  /// What layers may have that the request does not exclude: the greatest order first.
  ///
  /// - Parameters:
  ///   - condition: What their places have to have.
  ///   - isOpen: Whether what a layer may have could change the list. It is asked first of the layer as a whole, which costs less than to ask of its words.
  private func byOrder(
    _ layers: [(layer: Int, best: [TextMatch])], _ condition: LayerCondition, where isOpen: (Reach) -> Bool
  ) throws -> [Reach] {
    try layers.compactMap { layer, best in
      guard let bound = try bounds.bound(of: layer) else { return nil }
      let whole = reach(layer, best.map { LayerMatch(match: $0, top: bound.importance) }, bound)
      guard isOpen(whole) else { return nil }
      let top = condition.top(in: layer)
      return top < 0 ? nil : limited(whole, to: top)
    }.sorted { $0.order != $1.order ? $0.order > $1.order : $0.layer < $1.layer }
  }

  /// Whether asking what the best place of a layer may be costs less than looking at the layers.
  private var areMany: Bool { reader.layers.count > CostModel.fewLayers }

  /// The same of a layer when it is known which of its places has all words; nil when none has.
  private func met(_ reach: Reach, _ condition: LayerCondition) throws -> Reach? {
    let top = try condition.narrowTop(in: reader.layers[reach.layer])
    return top < 0 ? nil : limited(reach, to: top)
  }

  /// The same when it is known which names of its places begin with the text.
  private func named(_ reach: Reach, _ names: [NameReading]) throws -> Reach {
    try self.reach(reach.layer, names.flatMap { try $0.matches(in: reader.layers[reach.layer], top: reach.importance) }, reach.bound)
  }

  /// The same when it is known whether a text of one word is a name of its places, once corrected.
  private func corrected(_ reach: Reach, _ words: [LayerCorrections], edits: Int) throws -> Reach {
    let layer = reader.layers[reach.layer]
    if try words.contains(where: { try $0.terms(of: reach.layer).contains { try layer.hasName($0.term) } }) { return reach }
    let match = TextMatch.correctedStart(.least(edits: edits), isWholeName: false)
    return self.reach(reach.layer, [LayerMatch(match: match, top: reach.importance)], reach.bound)
  }

  private func limited(_ reach: Reach, to top: Int) -> Reach {
    self.reach(reach.layer, reach.matches.map { LayerMatch(match: $0.match, top: min($0.top, top)) }, reach.bound)
  }

  private func reach(_ layer: Int, _ matches: [LayerMatch], _ bound: LayerBound) -> Reach {
    Reach(layer: layer, matches: matches, bound: bound, order: matches.reduce(.min) { max($0, bound.order(of: $1, setup.signals)) })
  }

  /// Whether a place of a layer could get onto the list.
  private func canEnter(_ reach: Reach) -> Bool { ranking.threshold.map { reach.order >= $0.order } ?? true }

  /// Whether a place of a layer could hold a reserved row.
  ///
  /// - Parameter least: See `leastProminent`.
  private func canBeProminent(_ reach: Reach, least: Int64) -> Bool {
    if least == .max { return false }
    return reach.matches.contains {
      $0.top >= setup.selection.prominentImportance && setup.selection.mayBeProminent($0.match)
        && reach.bound.unbiasedOrder(of: $0, setup.signals) >= least
    }
  }

  /// The order without nearness that a place has to reach to hold a reserved row.
  private var leastProminent: Int64 {
    if setup.selection.reservedRows == 0 { return .max }
    let placed = setup.selection.prominentCandidates(ranking.all)
    return placed.count < setup.selection.reservedRows ? .min : placed.last?.unbiasedOrder ?? .max
  }

  /// Whether a place of any layer with such a match could get onto the list.
  private func canAnyEnter(_ match: TextMatch) throws -> Bool {
    guard let last = ranking.threshold else { return true }
    return try reader.isLayered ? bounds.canAnyReach(last.order, match) : collector(of: 0)?.canStillEnter(match) ?? false
  }

  /// The collector of a layer; nil when nothing of it can be found.
  private func collector(of layer: Int) throws -> Collector? {
    if let known = made[layer] { return known }
    let new = try make(reader.layers[layer], reader.isLayered ? bounds.bound(of: layer)?.values : nil)
    let collector = new.canFindAny ? new : nil
    collector?.begin()
    made[layer] = .some(collector)
    return collector
  }

  /// Those that have been made.
  private var collectors: [Collector] { made.compactMap { $0 ?? nil } }

  // MARK: What was found

  /// All candidates, in no order.
  var candidates: [Candidate] {
    let all = ranking.all
    return all + atHand.all.filter { found in !all.contains { $0.place == found.place } }
  }

  /// How many places were compared with the text.
  var placesRead: Int { collectors.reduce(readAtHand) { $0 + $1.placesRead } }

  /// Whether a plan, or the rest of a long list, was left out for its work.
  var leftOut: Bool { leftOutAtHand || collectors.contains(where: \.leftOut) }
}
