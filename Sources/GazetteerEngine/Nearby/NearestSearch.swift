// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// Looks for the nearest places of a layer in rings that grow; within a ring the blocks are read in the order of the least distance that their boxes allow.
///
/// Invariant: every passing place within the radius of the rings read so far is in the list, or the list is full of nearer ones.
final class NearestSearch {
  private let layer: Layer
  private var reader: IndexReader { layer.reader }
  private let request: NearestRequest
  private let patience: Patience
  private let check: CriteriaCheck
  /// Nil where all places pass.
  private let judge: DetailJudge?
  private var nearest: SmallestList<NearbyPlace>
  private var readRuns: Set<Int> = []

  init(layer: Layer, request: NearestRequest, judge: DetailJudge?, patience: Patience) throws {
    self.judge = judge
    self.layer = layer
    self.request = request
    self.patience = patience
    check = try CriteriaCheck(request.criteria, layer.reader)
    nearest = SmallestList(limit: max(0, request.limit))
  }

  /// What has been found by the layer's own numbers, nearest first.
  var found: [NearbyPlace] { nearest.elements }

  /// Metres; small enough for the densest towns, and a step more costs microseconds.
  private static let firstRadius = 250.0
  private static let growth = 4.0
  /// Half the way around the earth, and some more.
  private static let wholeEarth = 20_100_000.0
  /// Where so wide a ring was not enough, the passing places are rare, and reading all of them may be cheaper than the next ring.
  private static let wideRing = 16_000.0
  /// So many places of a list cost about as much as a wide ring.
  private static let shortList = 4000

  func run() throws {
    try patience.check()
    if check.excludesAll || request.limit <= 0 || !(request.maxMeters >= 0) || reader.overview.placeCount == 0 { return }
    if check.isByPattern { return _ = try readShortList(most: .max) }
    let reach = min(request.maxMeters, Self.wholeEarth)
    var radius = min(Self.firstRadius, reach)
    while true {
      try readRing(radius)
      if radius >= reach || nearest.last.map({ $0.meters <= radius }) ?? false { return }
      if radius == Self.wideRing, check.reachMeters > radius, try readShortList(most: Self.shortList) { return }
      radius = min(radius * Self.growth, reach)
    }
  }

  // MARK: Rings

  private func readRing(_ radius: Double) throws {
    for (block, distance) in try blocks(within: radius) {
      if let last = nearest.last, distance > last.meters { break }
      try patience.check()
      try read(block)
      readRuns.insert(block)
    }
  }

  /// Blocks that the ring touches and that have not been read, by the least distance of their places.
  private func blocks(within radius: Double) throws -> [(block: Int, distance: Double)] {
    var distances: [Int: Double] = [:]
    let boxes = PlainBox.around(request.point, radiusMeters: radius)
    for box in check.cover.map({ cover in boxes.flatMap { box in cover.compactMap(box.intersection) } }) ?? boxes {
      for family in check.families {
        for (block, box) in try reader.blockBoxes(in: box, family: family) where !readRuns.contains(block) {
          distances[block] = box.leastDistanceMeters(to: request.point)
        }
      }
    }
    return distances.map { (block: $0.key, distance: $0.value) }.sorted { ($0.distance, $0.block) < ($1.distance, $1.block) }
  }

  private func read(_ id: Int) throws {
    let block = try reader.block(id)
    for offset in 0..<block.count {
      guard let entry = block.entry(at: offset), try check.passes(entry.place, typeSet: entry.typeSet, country: entry.country) else {
        continue
      }
      try offer(entry.place, entry.location)
    }
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

  /// Looks at every place of the criteria's list when it is short; then nothing is left to look for.
  private func readShortList(most: Int) throws -> Bool {
    guard let pattern = check.pattern else { return false }
    let stream = try reader.places(pattern, .words, after: 0, through: reader.overview.placeCount)
    var places: [Int] = []
    while let place = try stream.next() {
      places.append(place)
      if places.count > most { return false }
    }
    for (count, place) in places.enumerated() {
      if count & 63 == 0 { try patience.check() }
      let core = try reader.core(of: place)
      if try check.passes(place, typeSet: core.typeSet, country: core.country) { try offer(place, core.location) }
    }
    return true
  }
}
