// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerPlaces
package import GazetteerText

/// A question for the most important places of a region.
package struct MostImportantRequest: Scoped, Sendable {
  /// Where places must lie; a circle without extent holds nothing. The restriction of the scope counts as well.
  package var region: Region
  package var scope: Scope
  /// Every word of this text is in the address, synonyms not counted; empty keeps all.
  package var address = TextAnalyzer.query("")

  package init(region: Region, limit: Int = 1) { self.init(region: region, scope: Scope(limit: limit)) }

  package init(region: Region, scope: Scope) { (self.region, self.scope) = (region, scope) }

  /// The most important places of all that a scope keeps.
  package init(_ scope: Scope) {
    region = scope.restriction ?? .earth
    self.scope = scope
    self.scope.restriction = nil
  }
}

/// Looks for the most important places of a region in a layer. Place ids ascend as importance falls, so these are the smallest ids that pass.
///
/// A small region is read as a whole. In a large one, or one that holds most places, important places are met soon in the list by importance; when they are not, because few places
/// of the region pass, the region is read after all, and only for what the list has not reached.
final class MostImportantSearch {
  private let layer: Layer
  private var reader: IndexReader { layer.reader }
  private let request: MostImportantRequest
  private let patience: Patience
  private let check: CriteriaCheck
  /// Nil where all places pass.
  private let judge: DetailJudge?
  private var smallest: SmallestList<Int>
  /// Every place with an id up to this has been looked at.
  private var position = 0

  init(layer: Layer, request: MostImportantRequest, judge: DetailJudge?, patience: Patience) throws {
    self.judge = judge
    self.layer = layer
    self.request = request
    self.patience = patience
    check = try CriteriaCheck(request.scope, address: request.address, layer.reader)
    smallest = SmallestList(limit: max(0, request.limit))
  }

  /// What has been found by the layer's own numbers, the most important first.
  var places: [Int] { smallest.elements }

  /// Places of the list that are looked at before the region is read instead: about as long as reading a large town.
  private static let mostListed = 20_000

  func run() throws {
    try patience.check()
    if check.excludesAll || request.limit <= 0 || reader.overview.placeCount == 0 { return }
    if case .circle(_, let radius) = request.region, radius <= 0 { return }
    if check.isByPattern { return _ = try readList(most: .max) }
    let few = try fewRuns()
    if few.map({ isListShorter(than: $0.count) }) ?? true, try readList(most: Self.mostListed) { return }
    for block in try few ?? allRuns() {
      try patience.check()
      try read(block)
    }
  }

  /// Whether the list is likely to bring enough places before a region of so many blocks is read: where it holds a good part of all places, and all count.
  private func isListShorter(than blocks: Int) -> Bool {
    check.pattern == nil
      && Double(request.limit) * Double(reader.overview.blockCount) < Double(blocks) * Double(blocks) * Double(Schema.blockSize)
  }

  private func insert(_ place: Int) throws {
    guard smallest.admits(place), try !layer.isHidden(place) else { return }
    if try judge?.objection(to: layer.common(place)) == nil { smallest.insert(place) }
  }

  private func isInside(_ location: GeoPoint) -> Bool { request.region.contains(location) && check.isInside(location) }

  // MARK: Region

  /// The blocks that touch the region; nil when there are many.
  private func fewRuns() throws -> [Int]? {
    var blocks: Set<Int> = []
    for box in request.region.cover {
      for family in check.families {
        guard let found = try reader.fewBlocks(in: box, family: family, most: CostModel.mostBlocks - blocks.count) else { return nil }
        blocks.formUnion(found)
      }
    }
    return blocks.sorted()
  }

  private func allRuns() throws -> [Int] {
    var blocks: Set<Int> = []
    for box in request.region.cover {
      for family in check.families { blocks.formUnion(try reader.blocks(in: box, family: family)) }
    }
    return blocks.sorted()
  }

  /// What is cheap to tell comes first: most places of a large region are less important than those found.
  private func read(_ id: Int) throws {
    let block = try reader.block(id)
    for offset in 0..<block.count {
      guard let entry = block.entry(at: offset), entry.place > position, smallest.last.map({ entry.place < $0 }) ?? true else { continue }
      if try check.passes(entry.place, typeSet: entry.typeSet, country: entry.country), isInside(entry.location) { try insert(entry.place) }
    }
  }

  // MARK: List

  /// Reads the list by importance until enough places pass, or it ends; false when neither happens soon.
  private func readList(most: Int) throws -> Bool {
    let next = try list()
    for count in 0..<most {
      if count & 63 == 0 { try patience.check() }
      guard let place = try next() else { return true }
      position = place
      let core = try reader.core(of: place)
      guard try check.passes(place, typeSet: core.typeSet, country: core.country), isInside(core.location) else { continue }
      try insert(place)
      if smallest.last != nil { return true }
    }
    return false
  }

  /// Gives one place after the other: those that can pass by their list, or all.
  private func list() throws -> () throws -> Int? {
    let count = reader.overview.placeCount
    guard let pattern = check.pattern else {
      return { [unowned self] in position < count ? position + 1 : nil }
    }
    let stream = try reader.places(pattern)
    return { try stream.next() }
  }
}

extension SearchEngine {
  /// The most important places of a region, in the order of the index: by importance, then by place id. Distances are measured from the region's centre.
  ///
  /// The answer is what looking at every place would give.
  ///
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found; `CancellationError`; `IndexError` for a damaged file.
  /// - Complexity: grows with the places of the region that are read before enough of them pass; most when it holds many and few pass.
  package func mostImportant(
    _ request: MostImportantRequest, patience: Patience = Patience()
  ) throws -> NearbyResult {
    let patience = reader.patience.limited(to: request.deadline).limited(by: patience)
    return try judged(by: request.details) { try mostImportant(request, $0, patience) }
  }

  private func mostImportant(_ request: MostImportantRequest, _ judge: DetailJudge?, _ patience: Patience) throws -> NearbyResult {
    var searches: [(layer: Layer, search: MostImportantSearch)] = []
    let isComplete = try cutting(patience, isEmpty: { searches.allSatisfy(\.search.places.isEmpty) }) {
      var found: [Int] = []
      for (layer, top) in try layers(of: request) {
        // What is less important than a full list is of no use.
        if request.limit > 0, found.count >= request.limit, found[request.limit - 1] > top { break }
        let search = try MostImportantSearch(layer: layer, request: request, judge: judge, patience: patience)
        searches.append((layer, search))
        try search.run()
        found = try (found + search.places.map(layer.importance)).sorted(by: >)
      }
    }
    return try reader.under(reader.patience) {
      let center = request.region.center
      let found = searches.map { layer, search in search.places.map(layer.common) }
      let places = try reader.merged(found, limit: request.limit).map { place in
        NearbyPlace(place: place, meters: center.distanceMeters(to: try reader.core(of: place).location))
      }
      return NearbyResult(places: places, isComplete: isComplete)
    }
  }

  /// The layers that may have places in the region, each with the importance that none of them exceeds, in thousandths; the greatest first.
  private func layers(of request: MostImportantRequest) throws -> [(layer: Layer, top: Int)] {
    let layers = try reader.layers.filter { try request.scope.mayKeep($0, address: request.address) }
    if !reader.isLayered { return layers.map { ($0, 0) } }
    let boxes = request.region.cover
    return try layers.compactMap { layer in
      let families = try layer.families.get().filter { family in boxes.contains { $0.intersection(family.extent) != nil } }
      return families.map(\.importance).max().map { (layer, $0) }
    }.sorted { $0.top > $1.top }
  }
}
