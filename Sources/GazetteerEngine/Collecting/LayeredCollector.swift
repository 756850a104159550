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
    atHand = TopCandidates(setup.selection.forOne, judge: ranking.judge)
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
      let best = setup.variants.all.map { TextMatch.wholeName($0.text) }
      try eachLayer(choice.condition(of: level), best, mayBeProminent: true) { try $0.collect(level) }
    case .variants: try eachLayer(choice.condition(of: level), [TextMatch(.respelled)]) { try $0.collect(level) }
    case .context: try eachLayer(choice.condition(of: level), [.nameBesideAddress, TextMatch(.context)]) { try $0.collect(level) }
    case .infix: try eachLayer(choice.condition(of: level), [TextMatch(.infix)]) { try $0.collect(level) }
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
      try eachLayer(choice.condition(of: typos), [TextMatch(edits: edits)], leastImportance: limit?.leastImportance) {
        try $0.collect(typos)
      }
    }
  }

  /// Parts of the text, when no place has all of it as typed.
  private func collectPartial() throws {
    guard !ranking.hasLiteral, try canAnyEnter(TextMatch(.partial)),
      let partial = try PartialText(
        setup.variants, names: reader, placeCount: reader.overview.placeCount, isFoundWithTypo: ranking.hasAllWords)
    else { return }
    if !reader.isLayered { return try collector(of: 0)?.collect(partial) ?? () }
    let condition = try choice.condition(of: partial)
    for reach in try byOrder(choice.matches(partial, in: condition.layers).map { ($0.layer, [$0.match]) }, condition) {
      if canEnter(reach), !(reach.best[0].partial?.isMinor ?? false && ranking.hasMost) { try collector(of: reach.layer)?.collect(partial) }
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
    let best: [TextMatch]
    let bound: LayerBound
    /// The most that such a place may have.
    let order: Int64
  }

  /// Looks at the layers that meet a condition, those that may have the best places first, as long as these could change the list.
  ///
  /// - Parameters:
  ///   - best: The best match of a place is one of these.
  ///   - mayBeProminent: Whether such a place may hold a reserved row whatever its score.
  ///   - leastImportance: Less important places are not listed.
  private func eachLayer(
    _ condition: LayerCondition, _ best: [TextMatch], mayBeProminent: Bool = false, leastImportance: Int? = nil,
    _ body: (Collector) throws -> Void
  ) throws {
    if !reader.isLayered { return try collector(of: 0).map(body) ?? () }
    let layers = condition.layers.positions.map { ($0, best) }
    // While the list has room, how important a place is that may have the words says little but in names, where most lists become full.
    let tellsTops = mayBeProminent || ranking.threshold != nil
    for reach in try byOrder(layers, tellsTops ? condition : nil) {
      func isOpen(_ reach: Reach) -> Bool {
        reach.bound.importance >= leastImportance ?? 0 && (canEnter(reach) || mayBeProminent && canBeProminent(reach))
      }
      guard isOpen(reach) else { continue }
      try patience.check()
      if areMany, made[reach.layer] == nil, try !(narrowed(reach, condition).map(isOpen) ?? false) { continue }
      if let collector = try collector(of: reach.layer) { try body(collector) }
    }
  }

  /// What layers may have that the request does not exclude: the greatest order first.
  ///
  /// - Parameter condition: What their places have to have; nil when that need not be told.
  private func byOrder(_ layers: [(layer: Int, best: [TextMatch])], _ condition: LayerCondition?) throws -> [Reach] {
    try layers.compactMap { layer, best in
      guard let bound = try bounds.bound(of: layer) else { return nil }
      return reach(layer, best, bound, top: try areMany ? condition?.top(in: layer) : nil)
    }.sorted { $0.order != $1.order ? $0.order > $1.order : $0.layer < $1.layer }
  }

  /// Whether asking what the best place of a layer may be costs less than looking at the layers.
  private var areMany: Bool { reader.layers.count > CostModel.fewLayers }

  /// The same of a layer when it is known which of its places has all words; nil when none has.
  private func narrowed(_ reach: Reach, _ condition: LayerCondition) throws -> Reach? {
    guard let tree = condition.tree(in: reach.layer) else { return reach }
    return self.reach(reach.layer, reach.best, reach.bound, top: try reader.layers[reach.layer].top(of: tree))
  }

  private func reach(_ layer: Int, _ best: [TextMatch], _ bound: LayerBound, top: Int?) -> Reach? {
    if let top, top < 0 { return nil }
    let bound = top.map(bound.limited) ?? bound
    return Reach(layer: layer, best: best, bound: bound, order: best.reduce(.min) { max($0, bound.order(of: $1, setup.signals)) })
  }

  /// Whether a place of a layer could get onto the list.
  private func canEnter(_ reach: Reach) -> Bool { ranking.threshold.map { reach.order >= $0.order } ?? true }

  /// Whether a place of a layer could hold a reserved row.
  private func canBeProminent(_ reach: Reach) -> Bool {
    if reach.bound.importance < setup.selection.prominentImportance { return false }
    let placed = setup.selection.prominentCandidates(ranking.all)
    guard placed.count == setup.selection.reservedRows, let last = placed.last else { return true }
    return reach.best.contains { reach.bound.unbiasedOrder(of: $0, setup.signals) >= last.unbiasedOrder }
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
