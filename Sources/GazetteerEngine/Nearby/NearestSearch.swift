// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerPlaces
package import GazetteerText

/// A question for the places nearest to a point.
package struct NearestRequest: Scoped, Sendable {
  /// Where distances are measured from.
  package var point: GeoPoint
  /// Places farther away, in geodesic metres, are left out; a place at exactly this distance is not.
  package var maxMeters = Double.infinity
  package var scope: Scope
  /// Every word of this text is in the address, synonyms not counted; empty keeps all.
  package var address = TextAnalyzer.query("")

  package init(point: GeoPoint, maxMeters: Double = .infinity, limit: Int = 1) {
    self.init(point: point, maxMeters: maxMeters, scope: Scope(limit: limit))
  }

  package init(point: GeoPoint, maxMeters: Double = .infinity, scope: Scope) {
    self.point = point
    self.maxMeters = maxMeters
    self.scope = scope
  }
}

/// Looks for the nearest places of a layer block by block, in the order of the least distance that the boxes of the blocks allow.
///
/// Invariant: every passing place nearer than the next block is in the list, or the list is full of nearer ones.
final class NearestSearch {
  private let layer: Layer
  private var reader: IndexReader { layer.reader }
  private let request: NearestRequest
  private let patience: Patience
  private let check: CriteriaCheck
  /// Nil where all places pass.
  private let judge: DetailJudge?
  private var nearest: SmallestList<NearbyPlace>

  init(layer: Layer, request: NearestRequest, judge: DetailJudge?, patience: Patience) throws {
    self.judge = judge
    self.layer = layer
    self.request = request
    self.patience = patience
    check = try CriteriaCheck(request.scope, address: request.address, layer.reader)
    nearest = SmallestList(limit: max(0, request.limit))
  }

  /// What has been found by the layer's own numbers, nearest first.
  var found: [NearbyPlace] { nearest.elements }

  func run() throws {
    try patience.check()
    if check.excludesAll || request.limit <= 0 || !(request.maxMeters >= 0) || reader.overview.placeCount == 0 { return }
    let list = try check.pattern.map { try reader.documents($0, in: .byImportance) }
    if check.isByPattern { return try readList(list) }
    let most = try list?.most() ?? .max
    var walks = try check.families.map { family in
      try Walk(NearestBlocks(to: request.point, family: family, within: check.cover, reader: reader))
    }
    var entriesRead = 0
    while let next = walks.indices.min(by: { walks[$0].meters < walks[$1].meters }), let block = try walks[next].block {
      if walks[next].meters > request.maxMeters || nearest.last.map({ walks[next].meters > $0.meters }) ?? false { return }
      // Passing places are rare when this many others did not suffice: now all of their list cost no more than what has been read.
      if entriesRead * CostModel.entry / CostModel.place > most { return try readList(list) }
      try patience.check()
      entriesRead += try read(block)
      try walks[next].advance()
    }
  }

  // MARK: Blocks

  /// The blocks of a family, one after the other.
  private struct Walk {
    private let blocks: NearestBlocks
    private var rank = 0
    /// No place of the blocks that are left lies nearer; infinite when none are.
    private(set) var meters: Double

    init(_ blocks: NearestBlocks) throws {
      self.blocks = blocks
      meters = try blocks.leastMeters(fromRank: 0)
    }

    /// The nearest block that is left.
    var block: Int? { get throws { try blocks.block(ofRank: rank) } }

    mutating func advance() throws {
      rank += 1
      meters = try blocks.leastMeters(fromRank: rank)
    }
  }

  /// Looks at every place of a block; gives their number.
  private func read(_ id: Int) throws -> Int {
    let block = try reader.block(id)
    for offset in 0..<block.count {
      guard let entry = block.entry(at: offset), try check.passes(entry.place, typeSet: entry.typeSet, country: entry.country) else {
        continue
      }
      try offer(entry.place, entry.location)
    }
    return block.count
  }

  /// The sphere's distance, less its error, tells most places that are too far.
  private func offer(_ place: Int, _ location: GeoPoint) throws {
    let atLeast = request.point.sphericalDistanceMeters(to: location) * (1 - sphericalErrorShare)
    if atLeast > request.maxMeters || nearest.last.map({ atLeast > $0.meters }) ?? false || !check.isInside(location) { return }
    let found = NearbyPlace(place: place, meters: request.point.distanceMeters(to: location))
    guard found.meters <= request.maxMeters, nearest.admits(found), try !layer.isHidden(place) else { return }
    if try judge?.objection(to: layer.common(place)) == nil { nearest.insert(found) }
  }

  // MARK: Lists

  /// Looks at every place of the list of those that can pass: then nothing is left to look for.
  private func readList(_ list: DocumentSet?) throws {
    guard let list else { return }
    let places = DocumentStream(list)
    var count = 0
    while let place = try places.next() {
      if count & 63 == 0 { try patience.check() }
      count += 1
      let core = try reader.core(of: place)
      if try check.passes(place, typeSet: core.typeSet, country: core.country) { try offer(place, core.location) }
    }
  }
}

extension SearchEngine {
  /// The places nearest to a point, nearest first; equal distances in the order of the index, so by importance, then by place id.
  ///
  ///     var request = NearestRequest(point: here, maxMeters: 30_000)
  ///     request.types = ["locality"]
  ///     let town = try engine.nearest(request).places.first
  ///
  /// The answer is what measuring the distance to every place would give.
  ///
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found; `CancellationError`; `IndexError` for a damaged file.
  /// - Complexity: the places of a few dozen blocks are looked at, more where few places pass.
  package func nearest(_ request: NearestRequest, patience: Patience = Patience()) throws -> NearbyResult {
    let patience = reader.patience.limited(to: request.deadline).limited(by: patience)
    return try judged(by: request.details) { try nearest(request, $0, patience) }
  }

  private func nearest(_ request: NearestRequest, _ judge: DetailJudge?, _ patience: Patience) throws -> NearbyResult {
    var found: [NearbyPlace] = []
    var listed = SmallestList<NearbyPlace>(limit: max(0, request.limit))
    let isComplete = try cutting(patience, isEmpty: { found.isEmpty }) {
      var request = request
      for (layer, meters) in try layers(of: request) where meters <= request.maxMeters {
        let search = try NearestSearch(layer: layer, request: request, judge: judge, patience: patience)
        defer { found += search.found.map { NearbyPlace(place: layer.common($0.place), meters: $0.meters) } }
        try search.run()
        // What is farther than a full list is of no use from the next layer either.
        for place in search.found { listed.insert(NearbyPlace(place: layer.common(place.place), meters: place.meters)) }
        if let last = listed.last { request.maxMeters = min(request.maxMeters, last.meters) }
      }
    }
    return NearbyResult(places: try reader.isLayered ? nearest(of: found, limit: request.limit) : found, isComplete: isComplete)
  }

  /// The layers that may have places so near, each with a distance that none of them falls short of; the nearest first.
  private func layers(of request: NearestRequest) throws -> [(layer: Layer, meters: Double)] {
    let layers = try reader.layers.filter { try request.scope.mayKeep($0, address: request.address) }
    if !reader.isLayered { return layers.map { ($0, 0) } }
    let distances = BoxDistances(from: request.point)
    return try layers.compactMap { layer in
      let least = try layer.families.get().map { distances.leastHaversine(of: $0.extent) }.min()
      return least.map { (layer, BoxDistances.leastMeters(ofHaversine: $0)) }
    }.filter { $0.meters <= request.maxMeters }.sorted { $0.meters < $1.meters }
  }

  /// The first of places of several layers.
  private func nearest(of places: [NearbyPlace], limit: Int) throws -> [NearbyPlace] {
    try reader.under(reader.patience) {
      let sorted = try places.sorted { a, b in try a.meters != b.meters ? a.meters < b.meters : reader.precedes(a.place, b.place) }
      return Array(sorted.prefix(max(0, limit)))
    }
  }
}
