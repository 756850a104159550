// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import GazetteerText
import Testing

/// The promises of ARCHITECTURE.md, each on random worlds.
@Suite struct PromiseTests {
  @Test("P1 holds in worlds too large to be read through", arguments: 0..<6)
  func equalsReferenceInLargeWorlds(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(1000 + seed), places: 6000)
    let world = try World(random.records)
    for number in 0..<60 {
      let request = random.request()
      let found = try world.engine.search(request)
      #expect(found.candidates == world.reference.search(request), "seed \(seed), request \(number): \(request)")
    }
  }

  @Test("P2: nothing outside a restriction, nothing inside missed", arguments: Seeds.of(60))
  func restrictionIsExact(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(2000 + seed))
    let world = try World(random.records)
    for _ in 0..<20 {
      var request = SearchRequest(text: random.text())
      request.limit = 50
      request.removesDuplicates = false
      var everywhere = request
      everywhere.limit = 50
      let region = random.region()
      request.restriction = region
      let inside = try world.ids(request)
      let matching = world.reference.candidates(everywhere).filter { candidate in
        if case .circle(_, let radius) = region, radius == 0 { return false }
        return region.contains(candidate.location)
      }
      let id = { (candidate: Candidate) in try world.engine.reader.record(of: candidate.place).id }
      // What has the text as typed keeps matches with typos out, and may itself lie outside: inside there may be more of these.
      let literal = try matching.filter(\.match.matchClass.isLiteral).map(id)
      let expected = try literal + world.reference.candidates(request).filter { !$0.match.matchClass.isLiteral }.map(id)
      if expected.count <= 50 { #expect(Set(inside) == Set(expected), "\(request)") }
      #expect(Set(inside).isSubset(of: Set(expected)), "\(request)")
      let outside = try world.engine.search(request).candidates.filter { !region.contains($0.location) }
      #expect(outside.isEmpty, "\(request)")
    }
  }

  @Test("P3: of two places alike, the nearer is never lower", arguments: Seeds.of(200))
  func nearerIsNeverLower(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let center = GeoPoint(
      latitudeE7: Int32.random(in: -890_000_000...890_000_000, using: &random),
      longitudeE7: Int32.random(in: -1_800_000_000...1_800_000_000, using: &random))
    let type = random.pick(["locality", "restaurant", "country"])
    let importance = Double(random.pick([0, 200, 700])) / 1000
    let records = (0..<8).map { index in
      let spread = random.pick([1e-5, 1e-3, 0.1, 5, 40])
      let latitude = max(-90, min(90, center.latitude + Double.random(in: -spread...spread, using: &random)))
      let longitude = max(-180, min(180, center.longitude + Double.random(in: -spread...spread, using: &random)))
      return PlaceRecord.place("Central Park \(index)", id: "p\(index)", at: (latitude, longitude), importance: importance, type: type)
    }
    let world = try World(records)
    var request = SearchRequest(text: "central")
    request.limit = 8
    request.bias = .circle(center: center, radiusMeters: random.pick([0, 100, 50_000]))
    let found = try world.engine.search(request).candidates
    #expect(found.count == 8)
    for (better, worse) in zip(found, found.dropFirst()) {
      let (near, far) = (center.distanceMeters(to: better.location), center.distanceMeters(to: worse.location))
      #expect(near <= far || better.score.total == worse.score.total, "seed \(seed)")
    }
  }

  @Test("P4: with a bias, the best prominent places keep their slots", arguments: Seeds.of(100))
  func biasDoesNotEvict(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(4000 + seed), places: 150)
    let world = try World(random.records)
    for _ in 0..<20 {
      var request = SearchRequest(text: random.text())
      request.limit = [1, 3, 5, 10][seed % 4]
      request.bias = random.region()
      let list = try world.engine.search(request).candidates
      let letters = TextAnalyzer.letterCount(TextAnalyzer.query(request.text).key)
      // The definition, written out once more: best by score without nearness among important whole names and starts of four letters.
      let prominent = world.reference.candidates(request)
        .filter { $0.importance >= 600 && $0.match.matchClass == .nameStart && (letters >= 4 || $0.match.wholeNameLetters > 0) }
        .sorted { ($1.unbiasedOrder, $0.distance, $0.place) < ($0.unbiasedOrder, $1.distance, $1.place) }
      var slots: [Candidate] = []
      for candidate in prominent where !slots.contains(where: { $0.isDuplicate(of: candidate) }) { slots.append(candidate) }
      for member in slots.prefix(request.limit < 5 ? 1 : 2) {
        #expect(list.contains { $0.place == member.place || $0.isDuplicate(of: member) }, "seed \(seed): \(request)")
      }
      #expect(zip(list, list.dropFirst()).allSatisfy { $0.precedes($1) })
    }
  }

  @Test("P5: one more letter of a name keeps the place, or loses it to names that fit as well", arguments: Seeds.of(250))
  func prefixesAreStable(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(5000 + seed), places: 80)
    let world = try World(random.records)
    var picker = SeededRandom(seed: UInt64(seed))
    for _ in 0..<8 {
      guard let record = random.records.randomElement(using: &picker) else { return }
      let name = picker.pick([record.name] + record.names.map(\.text))
      var request = SearchRequest(text: "")
      if seed % 2 == 0 { request.bias = random.region() }
      var before: [Candidate] = []
      var listedBefore = false
      var placeBefore = 0
      var heldReservedSlot = false
      for length in 1...name.unicodeScalars.count {
        request.text = String(String.UnicodeScalarView(name.unicodeScalars.prefix(length)))
        let texts = try QueryVariants(of: request.text, hasFinishedWords: false, words: world.reference)
        if texts.typed.isEmpty { continue }
        let match = try texts.match(
          PlaceTerms(record), countryTerms: [], correctable: texts.correctable(isFoundAsTyped: true, world.reference),
          names: world.reference)
        #expect(match?.matchClass == .nameStart || match?.matchClass == .nameWords, "(a) \(request.text) of \(name)")
        let list = try world.engine.search(request).candidates
        let ids = try list.map { try world.engine.reader.record(of: $0.place).id }
        let isListed = ids.contains(record.id)
        // A place that held a reserved slot may lose it to one that now fits better and is listed anyway: then the slot is gone (ARCHITECTURE.md, P5).
        if listedBefore, !heldReservedSlot, !isListed, let match {
          let newcomers = list.filter { candidate in !before.contains { $0.place == candidate.place } }
          let isRepeated = before.first { $0.place == placeBefore }.map { lost in list.contains { $0.isDuplicate(of: lost) } } ?? false
          #expect(
            isRepeated || newcomers.allSatisfy { $0.match.matchClass <= match.matchClass }, "(b) \(request.text) of \(name) lost to \(ids)")
        }
        listedBefore = isListed
        placeBefore = zip(list, ids).first { $1 == record.id }?.0.place ?? 0
        var unplaced = request
        unplaced.limit = list.count
        let byScore = world.reference.candidates(unplaced).sorted { $0.precedes($1) }
        let selection = Selection(limit: max(1, list.count), removesDuplicates: true, hasBias: false, letters: 0)
        heldReservedSlot = isListed && !selection.best(byScore).contains { $0.place == placeBefore }
        before = list
      }
    }
  }

  @Test("P7: the same request gives the same list, whatever order the records came in", arguments: Seeds.of(20))
  func isDeterministic(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(7000 + seed))
    var shuffler = SeededRandom(seed: UInt64(seed))
    let (a, b) = (try World(random.records), try World(random.records.shuffled(using: &shuffler)))
    for _ in 0..<20 {
      let request = random.request()
      #expect(try a.engine.search(request).candidates == b.engine.search(request).candidates)
      #expect(try a.ids(request) == b.ids(request))
    }
  }

  @Test func deadlineThatHasPassedSaysSoAndFindsNothing() throws {
    let world = try World(.place("Oslo"), .place("Osaka"))
    var request = SearchRequest(text: "os")
    request.deadline = ContinuousClock.now - .seconds(1)
    #expect(throws: Patience.DeadlineExceeded.self) { try world.engine.search(request) }
  }

  @Test("a list that a deadline cuts short holds only matches, wherever it cuts") func listCutShortHoldsOnlyMatches() throws {
    var random = RandomWorld(seed: 8, places: 3000)
    let world = try World(random.records)
    // The checks of debug builds look at the clock as well, and cut nothing.
    world.engine.checksInvariant = false
    var (cut, ended) = (0, 0)
    for round in 0..<200 {
      var request = random.request()
      // The clock moves on with every look at it, so that a deadline cuts at a known look.
      let looks = CountedLooks()
      request.deadline = looks.moment(after: .max)
      _ = try looks.search(world, request)
      let last = looks.count
      guard last > 1 else { continue }
      let reached = CountedLooks()
      let allowed = 1 + round * (last - 1) / 200
      request.deadline = reached.moment(after: allowed)
      guard let result = try reached.search(world, request) else {
        ended += 1
        continue
      }
      // A second search looks less often, for what the first one left in caches: then it may have come to its end in time.
      #expect(!result.isComplete || reached.count <= allowed, "a deadline at look \(allowed) of \(last) did not cut: \(request.text)")
      cut += result.isComplete ? 0 : 1
      let all = Set(world.reference.candidates(request).map(\.place))
      let others = result.candidates.filter { !all.contains($0.place) }
      #expect(others.isEmpty, "\(request)")
    }
    #expect(cut >= 20 && ended >= 20, "cut \(cut), ended without an answer \(ended) of 200")
  }

  @Test func cancellingEndsTheSearch() throws {
    let world = try World(RandomWorld(seed: 9, places: 400).records)
    #expect(throws: CancellationError.self) { try world.engine.search(SearchRequest(text: "san"), patience: Patience { true }) }
  }
}

/// A clock moved by hand: a microsecond with every look at it.
final class CountedLooks: Sendable {
  private let clock = ManualClock()
  private let start = ContinuousClock.now

  /// How often it was looked at.
  var count: Int { Int(clock.now.time / .microseconds(1)) }

  /// The moment of a look, from 1.
  func moment(after looks: Int) -> ContinuousClock.Instant { start + .microseconds(min(looks, 1_000_000_000)) }

  /// What a search by this clock finds; nil when its deadline ended it without an answer.
  func search(_ world: World, _ request: SearchRequest) throws -> SearchEngine.Result? {
    let patience = Patience(now: { [clock, start] in
      clock.advance(by: .microseconds(1))
      return start + clock.now.time
    })
    do {
      return try world.engine.reader.under(patience) { try world.engine.search(request) }
    } catch is Patience.DeadlineExceeded {
      return nil
    }
  }
}
