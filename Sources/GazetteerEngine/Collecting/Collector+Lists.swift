// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// How a step is run: a short list is evaluated as a whole, long ones become sources of the threshold loop.
extension Collector {
  func run(_ step: Step?) throws {
    guard let step, mayMatter(step.best) else { return }
    try limit(step.limit) { try find(step) }
  }

  /// Does work that the budget limits, and takes it from the budget.
  func limit(_ limit: Step.Limit, _ body: () throws -> Void) throws {
    if limit == .nothing { return try body() }
    if limit == .lists, budget.isSpent { return leaveOut("step") }
    workDone = work
    defer { takeWork() }
    do {
      try reader.limitingReads(to: limit == .lists ? budget.left : .max, body)
    } catch is ReadLimitExceeded {
      leaveOut("rest of a step")
    }
  }

  /// Notes that something is left out for its work: the answer says that it is incomplete.
  func leaveOut(_ what: String) {
    budget.refuse()
    trace?.note("\(what) left out: the budget is spent")
  }

  /// What has been read and compared.
  var work: Int { reader.counts.steps + placesRead.multipliedClamped(by: CostModel.comparison(withAddress: tier.readsAddresses)) }

  /// Takes from the budget what has been done since it was last asked.
  private func takeWork() {
    let work = work
    budget.take(work - workDone)
    workDone = work
  }

  private func find(_ step: Step) throws {
    var begun: PostingCursor?
    if let blocks = restrictedBlocks, tier.level != .names, let area = step.tree.byArea {
      if step.groups != nil, try read(blocks, coverage(area, best: step.best), most: CostModel.mostInRegion) { return }
    } else if step.mayBeShort {
      guard let list = try evaluateIfShort(step.tree, step.best, proven: step.proven) else { return }
      begun = list
    }
    let sources = try step.allGroups().flatMap { try self.sources($0, begun: (step.tree, begun)) }
    try read(sources, isLimited: step.limit != .nothing)
    if tier.level == .names { try placeProminent(sources) }
  }

  /// Whether places with such a match could get onto the list, or hold a reserved slot whatever their score.
  func mayMatter(_ best: TextMatch) -> Bool {
    canStillEnter(best) || bounds.contains { mayHoldReservedRow($0.importance) }
  }

  /// Whether the budget allows to read on in a step. It does as long as nothing is found and no tier follows that finds something: a text of one word has no
  /// parts.
  func mayReadOn() -> Bool {
    takeWork()
    if !budget.isSpent || isLastTier && ranking.isEmpty { return true }
    leaveOut("rest of a step")
    return false
  }

  private var isLastTier: Bool { tier.level == .partial || tier.level == .corrected && texts.typed.terms.count < 2 }

  // MARK: Sources

  /// The lists of a group that are still to be read.
  ///
  /// - Parameter begun: A tree whose list has been read in part, with that list.
  private func sources(_ group: Step.Group, begun: (tree: QueryTree, list: PostingCursor?)) throws -> [MatchSource] {
    let lists = try group.lists.compactMap { list -> (Step.List, PostingCursor)? in
      guard mayMatter(list.best) else { return nil }
      if list.tree == begun.tree, let cursor = begun.list { return (list, cursor) }
      return try cursor(list).map { (list, $0) }
    }
    let bound = { (match: TextMatch) in self.signals.score(match, self.signals.bound).order }
    guard let best = group.best ?? lists.map(\.0.best).max(by: { bound($0) < bound($1) }) else { return [] }
    let area = coverage(group.area?.byArea, best: best, proven: group.area?.byArea == group.area ? group.proven : nil)
    return lists.map { list, cursor in
      MatchSource(
        best: list.best, proven: list.tree == group.area ? group.proven : nil, comparesPrefixOnly: list.comparesPrefixOnly, list: cursor,
        area: area)
    }
  }

  /// A list to read in order; nil when all of its places have been evaluated, or there are none.
  private func cursor(_ list: Step.List) throws -> PostingCursor? {
    let isReadByArea = restrictedBlocks != nil && list.tree.byArea != nil
    switch list.reading {
    case .atOnce(let most) where !isReadByArea || most == .max: return try evaluateIfShort(list.tree, list.best, proven: nil, most: most)
    default:
      let cursor = cursor(list.tree, keeping: filters)
      // Most texts are no name at all: then nothing by area waits for this list.
      return try list.tree.byArea == nil && cursor.all(most: 0) != nil ? nil : cursor
    }
  }

  /// The places of a tree in order of importance.
  ///
  /// - Parameter filters: The lists of what passes the filter of the request. One that is far longer than those of the tree is left out: to read it beside
  ///   these costs more than to look at the places that it excludes.
  private func cursor(_ tree: QueryTree, keeping filters: [QueryTree]) -> PostingCursor {
    PostingCursor { [self] in
      if filters.isEmpty || tree.byArea == nil { return DocumentStream(try reader.documents(tree, in: .byImportance)) }
      // One intersection of all: the rarest set leads, whether the text or the filter is rare.
      return DocumentStream(try kept(tree.conjuncts.map { try reader.documents($0, in: .byImportance) }))
    }
  }

  /// What all of some sets have, and the lists of the filter that are worth reading beside them.
  func kept(_ sets: [DocumentSet]) throws -> DocumentSet {
    if filters.isEmpty, let only = sets.first, sets.count == 1 { return only }
    let most = try sets.map { try $0.most() }.min() ?? 0
    return try Intersection(
      sets + filters.map { try reader.documents($0, in: .byImportance) }.filter { try $0.most() / CostModel.place <= most })
  }

  /// The places of a tree by area; without one they are read by importance alone.
  private func coverage(_ tree: QueryTree?, best: TextMatch, proven: TextMatch? = nil) -> AreaCoverage {
    AreaCoverage(tree.map { tree in AreaPostings { [reader] in try reader.documents(tree, in: .byArea) } }, best: best, proven: proven)
  }

  // MARK: Short lists

  /// Evaluates all places of a tree if they are few, as they are for most texts. Nil then; else the list, which goes on behind what has been read.
  func evaluateIfShort(_ tree: QueryTree, _ best: TextMatch, proven: TextMatch?, most: Int = CostModel.few) throws
    -> PostingCursor?
  {
    if tree.likelyPlaces(of: reader.overview.placeCount) > most { return cursor(tree, keeping: filters) }
    // No filter narrows this list: intersecting may read far.
    let list = cursor(tree, keeping: [])
    guard let places = try lookups.places(tree, most: most, orRead: { try list.all(most: most) }) else {
      return filters.isEmpty ? list : cursor(tree, keeping: filters)
    }
    try evaluate(places, best, proven: proven)
    return nil
  }

  /// Evaluates all places of a source that has not been read if they are few; false when they are not.
  func evaluateIfShort(_ source: MatchSource) throws -> Bool {
    guard let places = try source.list.all(most: CostModel.few) else { return false }
    try evaluate(places, source.best, proven: source.proven)
    return true
  }

  /// Evaluates places, those with the greatest upper bound first.
  private func evaluate(_ places: [Int], _ best: TextMatch, proven: TextMatch?) throws {
    trace?.note("short posting list: \(places.count) places")
    for hit in try bounded(places, best) {
      if let last = ranking.threshold, hit.bound < last.order, !mayHoldReservedRow(hit.importance) { continue }
      try evaluate(hit.place, proven: proven, best: best)
    }
  }

  /// Places with the upper bound of their score, greatest first: the last ones are mostly skipped without reading their names.
  private func bounded(_ places: [Int], _ best: TextMatch) throws -> [(place: Int, bound: Int64, importance: Int)] {
    if signals.nearness == nil { return places.map { ($0, .max, 0) } }
    return try places.map { place in
      let core = try reader.core(of: place)
      let family = try reader.typeSet(core.typeSet).family
      return (place, bound(of: best, importance: core.importance, at: core.location, family: family), core.importance)
    }.sorted { $0.bound > $1.bound }
  }
}
