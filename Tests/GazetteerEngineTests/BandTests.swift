// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

/// A band comes before every weight.
@Suite struct BandTests {
  @Test("a match of a higher band comes first, whatever the weights, importance and nearness", arguments: Seeds.of(100))
  func order(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var profile = RankingProfile()
    for weight in RankingProfile.weights { profile[keyPath: weight.path] = Double.random(in: 0...1, using: &random) }
    let matches = Self.matches
    for match in matches {
      for other in matches where match.band > other.band {
        let least = profile.score(match, SignalValues(importance: 0, nearness: 0))
        let most = profile.score(other, SignalValues(importance: 1000, nearness: 1))
        #expect(least.order > most.order, "seed \(seed): \(match) and \(other)")
      }
    }
    #expect(Set(matches.map(\.band)) == Set(Band.allCases))
  }

  @Test("a place whose name has the text stays before a famous one in a town of that name, even if the address counts in full")
  func nameBeforeAddress() throws {
    var profile = RankingProfile()
    profile.otherShare = 1
    #expect(profile.problem == nil)
    let world = try World(
      [
        .place("Castle", at: (10, 10), importance: 1, locality: "Linz"), .place("Linz Castle", importance: 0),
      ], profile: profile)
    #expect(try world.engine.search(SearchRequest(text: "linz castle")).candidates.map(\.match.band) == [.name, .otherwise])
  }

  /// The best and the worst match of every class.
  private static var matches: [TextMatch] {
    let cheap = CorrectedMatch(.nameStart, isWholeName: true, .least(edits: 1))
    let dear = CorrectedMatch(.context, Correction(edits: 2, hundredths: 100))
    let shares = [1, PartialMatch.whole / 2 - 1, PartialMatch.whole / 2, PartialMatch.whole]
    var marked = TextMatch(.nameWords)
    (marked.lacksMarks, marked.isForeign) = (true, true)
    return [.nameStart, .nameWords, .respelled, .context, .infix].flatMap { [TextMatch($0), TextMatch($0, wholeNameLetters: 20)] }
      + [marked, TextMatch(cheap), TextMatch(dear)]
      + shares.flatMap { share in [true, false].map { TextMatch(PartialMatch(share: share, isWholeName: $0)) } }
  }
}
