// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

@testable import GazetteerEvaluation

@Suite struct PrefixWatchTests {
  private static let crowd = (1...6).map { PlaceRecord.place("Yxabz \($0)", importance: 0.9) } + [.place("Xabc", importance: 0.1)]

  private func breaches(_ text: String, _ world: World, target: String? = nil) throws -> [PrefixBreach] {
    var watch = PrefixWatch(world.engine, target: try target.flatMap(world.engine.reader.place))
    for end in text.unicodeScalars.indices { try watch.type(AutocompleteQuery(.init(input: String(text.unicodeScalars[...end])))) }
    return watch.breaches
  }

  @Test func namesKeepTheirSlotsAgainstInfixMatches() throws {
    #expect(try breaches("Xabc", World(Self.crowd), target: "Xabc") == [])
  }

  @Test("no weights let what is inside of words take the slot of a name: bands come first")
  func namesKeepTheirSlotsWhateverTheWeights() throws {
    var profile = RankingProfile()
    (profile.nameStart, profile.nameWords, profile.otherShare) = (0.01, 0, 1)
    #expect(try breaches("Xabc", World(Self.crowd, profile: profile)) == [])
  }

  @Test func anotherTextLosesNothing() throws {
    let world = try World(.place("Parma"), .place("Paris"))
    #expect(try breaches("Paris", world, target: "Paris") == [])
    #expect(try breaches("Parx", world) == [])
  }

  @Test func whatStandsTellsWhatIsBroken() throws {
    let world = try World(.place("Parma"), .place("Sparta", importance: 0.9))
    let found = try world.engine.search(SearchRequest(text: "par")).candidates
    let (byName, inside) = (try #require(found.first), try #require(found.last))
    typealias Rule = PrefixBreach.Rule
    #expect(Rule(.noMatch(words: []), added: []) == .lostMatch)
    #expect(Rule(.outscored(inside, by: byName), added: []) == .lostMatch)
    #expect(Rule(.outscored(byName, by: inside), added: [inside]) == .evicted)
    #expect(Rule(.outscored(byName, by: byName), added: [byName]) == nil)
    #expect(Rule(.duplicate(byName, of: byName), added: [inside]) == nil)
    #expect(Rule(.listed(position: 1, byName), added: []) == nil)
  }

  @Test func aMarkTellsThatNamesWithoutItFitLess() throws {
    let plain = (1...5).map { PlaceRecord.place("Tha \($0)", at: (Double($0), 9), importance: 0.5) }
    let world = try World(plain + [.place("Ban Thá", importance: 0.4)])
    #expect(try breaches("Thá", world) == [])
    let found = try world.engine.search(SearchRequest(text: "Thá")).candidates
    #expect(found.first.map { $0.match.matchClass == .nameWords && !$0.match.lacksMarks } == true)
    #expect(found.last.map { $0.match.matchClass == .nameStart && $0.match.lacksMarks } == true)
  }
}
