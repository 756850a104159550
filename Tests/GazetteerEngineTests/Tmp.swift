import GazetteerEngine
import GazetteerTesting
import Testing
@Test func debugOne() throws {
  for (seed, n) in [(8,24),(23,5)] {
    var r = RandomWorld(seed: UInt64(seed)); let w = try World(r.records)
    for i in 0..<40 { let q = r.request(); if i == n {
      print("DBG", q.text, q.limit)
      for c in w.twin.candidates(q).sorted(by: {$0.precedes($1)}).prefix(6) { print("DBG twin", c.place, c.family, c.match, c.importance, c.distance, c.score.total, c.unbiasedTotal) }
      for c in try w.engine.search(q, report: { print("DBG", $0) }).candidates { print("DBG eng", c.place, c.match, c.importance, c.distance, c.score.total) }
    } }
  }
}
