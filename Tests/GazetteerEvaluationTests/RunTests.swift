// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerImport
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

@testable import GazetteerEvaluation

@Suite struct RunTests {
  private func world() throws -> World {
    var hotel = PlaceRecord.place(
      "Hôtel du Nord", id: "hotel", at: (48.87, 2.36), importance: 0.3, type: "hotel", country: "FR", locality: "Paris")
    hotel.address.houseNumber = "102"
    hotel.address.street = "Quai de Jemmapes"
    hotel.address.postalCode = "75010"
    return try World([
      .place("Paris", id: "paris", at: (48.85, 2.35), importance: 0.9, country: "FR", official: ["巴黎"], aliases: ["Lutèce"]),
      .place("Parma", id: "parma", at: (44.8, 10.3), importance: 0.6, country: "US"),
      .place("Paris", id: "paris-us", at: (33.66, -95.55), importance: 0.4, country: "US"), hotel,
    ])
  }

  private func outcome(_ judged: JudgedCase, _ world: World) throws -> CaseResult {
    try #require(try EvaluationRun(paths: [world.path]).results(of: [judged]).results.first)
  }

  private func judged(_ text: String, _ expected: ExpectedPlace...) -> JudgedCase {
    var judged = JudgedCase(id: text, text: text)
    judged.expected = expected
    return judged
  }

  @Test(
    "A place is recognised by everything that is asked of it",
    arguments: [
      (ExpectedPlace(id: "hotel"), true), (ExpectedPlace(id: "other"), false),
      (ExpectedPlace(spot: .init(latitude: 48.871, longitude: 2.361, tolerance: 500)), true),
      (ExpectedPlace(spot: .init(latitude: 48.9, longitude: 2.36, tolerance: 500)), false),
      (ExpectedPlace(fields: [.name: "hotel du nord"]), true), (ExpectedPlace(fields: [.locality: "PARIS", .postalCode: "75010"]), true),
      (ExpectedPlace(fields: [.locality: "Paris", .postalCode: "75011"]), false), (ExpectedPlace(fields: [.country: "Frankreich"]), true),
      (ExpectedPlace(fields: [.country: "fr"]), true), (ExpectedPlace(fields: [.country: "Fiji"]), false),
      (ExpectedPlace(fields: [.street: "quai de jemmapes", .houseNumber: "102"]), true), (ExpectedPlace(fields: [.type: "hotel"]), true),
      (ExpectedPlace(id: "hotel", fields: [.type: "bar"]), false),
    ] as [(ExpectedPlace, Bool)])
  func recognised(expectation: ExpectedPlace, isIt: Bool) throws {
    let result = try outcome(judged("hotel du nord", expectation), world())
    #expect(result.passed == isIt)
    #expect(result.rank == (isIt ? 1 : 0))
  }

  @Test(
    "A tolerance that no whole number holds does not end the run",
    arguments: [1e308, -1e308, .infinity, .nan, -5])
  func hugeTolerance(metres: Double) throws {
    let spot = ExpectedPlace(spot: .init(latitude: 1, longitude: 1, tolerance: metres))
    #expect(try outcome(judged("nowhere", spot), world()).wanted.hasPrefix("1.0,1.0"))
  }

  @Test func anyNameOfThePlaceWillDo() throws {
    #expect(try outcome(judged("lutece", ExpectedPlace(fields: [.name: "巴黎"])), world()).passed)
  }

  @Test func aReplayHasARankForEveryLetter() throws {
    var replayed = judged("parma", ExpectedPlace(id: "parma"))
    replayed.isReplayed = true
    let result = try outcome(replayed, world())
    #expect(result.ranks.count == 5)
    #expect(result.letters(to: 1) == 4)  // Paris is more important
    #expect(result.ranks.last == 1 && result.rank == 1)
  }

  @Test func allThatIsExpectedHasToComeInTime() throws {
    var both = judged("paris", ExpectedPlace(id: "paris"), ExpectedPlace(id: "paris-us"))
    both.rank = 2
    #expect(try outcome(both, world()).passed)
    both.rank = 1
    let early = try outcome(both, world())
    #expect(!early.passed && early.rank == 1 && early.gain == 1)
  }

  @Test("A list is empty when neither a place nor a query came", arguments: [("paris", false), ("qqqqq zzzzz", true), ("hotels", false)])
  func emptyList(text: String, isEmpty: Bool) throws {
    #expect(try outcome(judged(text, ExpectedPlace(id: "paris")), world()).hasEmptyList == isEmpty)
  }

  @Test func whatIsThereButTooLateIsOutscoredAlsoWithoutAName() throws {
    let result = try outcome(judged("paris", ExpectedPlace(fields: [.type: "locality", .country: "US"])), world())
    #expect(!result.passed && result.rank == 2 && result.cause == .outscored)
  }

  @Test func whatMustNotAppearFailsTheCase() throws {
    var alone = JudgedCase(id: "a", text: "par")
    alone.absent = [ExpectedPlace(id: "parma")]
    let result = try outcome(alone, world())
    #expect(!result.passed && !result.hasTarget)
    alone.filters.countries = ["fr"]
    #expect(try outcome(alone, world()).passed)
  }

  @Test func filtersAndBiasAreAsked() throws {
    var near = judged("paris", ExpectedPlace(id: "paris-us"))
    #expect(try outcome(near, world()).rank == 2)
    near.filters.restriction = "circle:33.6,-95.5,50000"
    #expect(try outcome(near, world()).rank == 1)
  }

  @Test func aFailureIsExplained() throws {
    let result = try outcome(judged("hotel", ExpectedPlace(id: "parma")), world())
    #expect(result.explanation.contains("Parma"))
    #expect(!result.found.isEmpty && result.wanted == "parma")
  }

  @Test func aFailureHasItsCause() throws {
    var filtered = judged("paris", ExpectedPlace(id: "paris-us"))
    filtered.filters.countries = ["fr"]
    var forbidden = JudgedCase(id: "a", text: "par")
    forbidden.absent = [ExpectedPlace(id: "parma")]
    let causes: [(JudgedCase, FailureCause)] = [
      (judged("paris", ExpectedPlace(id: "nowhere")), .absent), (judged("hotel", ExpectedPlace(id: "parma")), .unmatched),
      (judged("paris", ExpectedPlace(id: "paris-us")), .outscored), (filtered, .filtered), (forbidden, .forbidden),
      (judged("par", ExpectedPlace(spot: .init(latitude: 44.8, longitude: 10.3, tolerance: 500))), .outscored),
      (judged("paris", ExpectedPlace(spot: .init(latitude: 0, longitude: 0, tolerance: 500))), .absent),
      (judged("par", ExpectedPlace(fields: [.name: "Parma"])), .outscored),
    ]
    for (judged, cause) in causes { #expect(try outcome(judged, world()).cause == cause, "\(judged)") }
    #expect(try outcome(judged("parma", ExpectedPlace(id: "parma")), world()).cause == nil)
  }

  @Test(
    "a cause is read as it is written, also in the words of older reports",
    arguments: FailureCause.allCases.map { ($0.rawValue, $0) } + [("repeats another", .duplicate), ("shows what it must not", .forbidden)])
  func readsCauses(_ text: String, _ cause: FailureCause) throws {
    #expect(try JSONDecoder().decode([FailureCause].self, from: JSONEncoder().encode([text])) == [cause])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([FailureCause].self, from: JSONEncoder().encode([text + "?"])) }
  }

  @Test func onlyTheMostImportantPlacesAreDrawnWhenAsked() throws {
    let world = try world()
    let made = try PlaceIndex(path: world.path).withSession {
      try CaseMaker($0, seed: 3).cases(each: 9, kinds: [.typed], fromMostImportant: 2)
    }
    #expect(Set(made.map(\.id)) == ["typed-paris", "typed-parma"])
  }

  @Test func theBaselineGoesByWholeNamesAndImportance() throws {
    let profile = BuiltInProfile.importance.profile
    #expect(profile.problem == nil)
    let world = try World(
      [
        .place("Hamburg", importance: 0.9), .place("Ham", importance: 0.1), .place("Port", importance: 0.95, aliases: ["Ham Port"]),
        .place("Hamlet", at: (1, 1), importance: 0.5),
      ], profile: profile)
    #expect(try world.search("ham") { $0.bias = .circle(center: .init(latitude: 1, longitude: 1)!, radiusMeters: 100) }.first == "Ham")
    #expect(try world.search("ham") == ["Ham", "Port", "Hamburg", "Hamlet"])
  }

  @Test(
    "A place counts as found within the suggestions asked for, or within the positions that the case accepts",
    arguments: [(10, 1, 2), (2, 1, 2), (1, 1, 0), (1, 2, 2)])
  func limited(limit: Int, acceptable: Int, rank: Int) throws {
    var second = judged("paris", ExpectedPlace(id: "paris-us"))
    second.rank = acceptable
    let result = try outcome(second.limited(to: limit), world())
    #expect(result.rank == rank)
    #expect(result.passed == (acceptable == 2))
  }

  @Test func aFilterThatBreaksARuleNamesTheCase() throws {
    var wrong = judged("paris", ExpectedPlace(id: "paris"))
    wrong.filters.bias = "circle:100,0,5"
    let world = try world()
    #expect(throws: EvaluationError.self) { try EvaluationRun(paths: [world.path]).results(of: [wrong]) }
  }

  @Test func casesAreMadeOfPlacesAndAreTheSameForTheSameSeed() throws {
    let world = try world()
    let made = try PlaceIndex(path: world.path).withSession { try CaseMaker($0, seed: 3).cases(each: 2) }
    let again = try PlaceIndex(path: world.path).withSession { try CaseMaker($0, seed: 3).cases(each: 2) }
    #expect(again == made)
    let kinds = Dictionary(grouping: made, by: \.group)
    #expect(kinds["typed"]?.count == 2 && kinds["near"]?.allSatisfy { $0.filters.bias.hasPrefix("circle:") } == true)
    #expect(kinds["script-han"]?.map(\.text) == ["巴黎"])
    #expect(kinds["alias"]?.map(\.text) == ["Lutèce"])
    #expect(kinds["unmarked"]?.map(\.text) == ["Hotel du Nord"])
    #expect(kinds["context"]?.map(\.text) == ["Hôtel du Nord Paris"])
    let results = try EvaluationRun(paths: [world.path]).results(of: made).results
    let sure = results.filter { ["typed", "script-han", "alias", "unmarked", "context"].contains($0.group) && $0.id != "typed-paris-us" }
    #expect(sure.filter { !$0.passed } == [])
  }
}

/// The suite over the places that come with the command.
@Suite struct EmbeddedSuiteTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(
    "What people type has a note, and wants places that are there", arguments: ["typed.ndjson", "typed-world.ndjson", "vancouver.ndjson"])
  func typedTexts(file: String) throws {
    let cases = try CaseFile(path: Self.root.path + "/Tests/EvaluationSuite/" + file).cases()
    #expect(cases.count >= 150 && Set(cases.map(\.id)).count == cases.count)
    #expect(cases.filter { $0.note.isEmpty || $0.targets.isEmpty }.map(\.id) == [])
    let ids = Set(cases.flatMap(\.targets).compactMap(\.place.id))
    let folder = Self.root.path + "/Data/places/"
    let known = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".ndjson") }.flatMap { file in
      try String(contentsOfFile: folder + file, encoding: .utf8).split(separator: "\n").compactMap {
        $0.split(separator: "\"").dropFirst(3).first
      }
    }
    #expect(ids.subtracting(known.map(String.init)) == [])
  }

  @Test func theEmbeddedPlacesAnswerTheirSuite() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.root.path + "/Data/places").filter { $0.hasSuffix(".ndjson") }
      .sorted()
    let countries = try CountryNames.read(path: Self.root.path + "/Data/places/countries.ndjson")
    let output = World.temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: output) }
    let sources = files.map { ImportSource(path: "\(Self.root.path)/Data/places/\($0)", format: .ndjson) }
    _ = try IndexImport(sources: sources, output: output, options: ImportOptions(), countries: countries).run()
    let cases = try CaseFile(path: Self.root.path + "/Tests/EvaluationSuite/embedded.csv").cases()
    let report = try EvaluationRun(paths: [output]).results(of: cases)
    #expect(report.failures.map(\.id) == [])
    #expect(report.fixed.map(\.id) == [])
  }
}
