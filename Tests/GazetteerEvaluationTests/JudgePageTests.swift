// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerService
import GazetteerTesting
import Testing

@testable import GazetteerEvaluation

@Suite struct JudgePageTests {
  private func items(_ judged: JudgedCase, _ rankings: [Ranking] = [.standard]) throws -> [JudgePage.Item] {
    let world = try World([
      .place("Paris", id: "paris", at: (48.85, 2.35), importance: 0.9, country: "FR"),
      .place("Parma", id: "parma", at: (44.8, 10.3), importance: 0.6, country: "IT"),
    ])
    return try JudgePage.items([judged], index: PlaceIndex(path: world.path), rankings: rankings)
  }

  @Test func everyPlaceComesOnceWithTheGradeThatItHad() throws {
    var judged = JudgedCase(id: "par", text: "par")
    judged.judgments = [Judgment(ExpectedPlace(id: "parma"), grade: 2)]
    judged.filters.language = "fr"
    let item = try #require(try items(judged, [.standard, Ranking(BuiltInProfile.importance.profile)]).first)
    #expect(item.places.map(\.id) == ["paris", "parma"] && item.places.map(\.grade) == [nil, 2])
    #expect(item.judged.judgments.isEmpty && item.judged.filters.language == "fr")
  }

  @Test func everyPlaceTellsWhereItIsAndHowFarFromThePerson() throws {
    var judged = JudgedCase(id: "par", text: "par")
    let nowhere = try #require(try items(judged).first)
    #expect(nowhere.from == nil && nowhere.places.map(\.meters) == [nil, nil])
    #expect(nowhere.places.map(\.location.latitude) == [48.85, 44.8])
    judged.filters.bias = "circle:44.8,10.3,500"
    let near = try #require(try items(judged).first)
    #expect(near.from?.longitude == 10.3 && near.places.first { $0.id == "parma" }?.meters == 0)
    judged.filters.origin = "48.85,2.35"
    let origin = try #require(try items(judged).first)
    #expect(origin.from?.longitude == 2.35 && origin.places.first { $0.id == "parma" }?.meters.map { $0 / 10_000 } == 75)
  }

  @Test func thePageNeedsNothingElseAndHostileTextIsText() throws {
    var judged = JudgedCase(id: "x", text: "par")
    judged.group = "</script><script>alert(1)</script>"
    let page = try JudgePage(try items(judged)).text
    #expect(!page.contains("<script>alert") && !page.contains("http://") && !page.contains("https://"))
    let start = try #require(page.range(of: #"id="data">"#)?.upperBound)
    let end = try #require(page[start...].range(of: "</script>")?.lowerBound)
    let data = try JSONDecoder().decode([JudgePage.Item].self, from: Data(page[start..<end].utf8))
    #expect(data.first?.judged.group == judged.group && data.first?.places.count == 2)
  }

  @Test func whatThePageSavesIsACase() throws {
    // As the page's `lines` writes it: the members of the case, and the judgments.
    let line = #"{"id":"par","text":"par","group":"judged","judgments":[{"id":"paris","grade":3},{"id":"parma","grade":0}]}"#
    let judged = try #require(try cases("judged.ndjson", line + "\n").first)
    #expect(judged.targets == [Judgment(ExpectedPlace(id: "paris"), grade: 3)] && judged.judgments.count == 2)
  }
}
