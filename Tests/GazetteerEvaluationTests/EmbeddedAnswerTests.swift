// SPDX-License-Identifier: Apache-2.0
import EmbeddedIndex
import GazetteerEngine
import GazetteerService
import Testing

/// What the embedded places are found by, as people name areas.
@Suite struct EmbeddedAnswerTests {
  /// Ids of the first five places, best first.
  private func ids(_ text: String) throws -> [String] {
    var parameters = AutocompleteParameters()
    parameters.input = text
    let query = try AutocompleteQuery(parameters)
    return try EmbeddedIndex.index.get().withSession { try $0.answer(query).places.map(\.placeID) }
  }

  @Test(
    "a town and the code or another spelling of its region",
    arguments: [
      ("birmingham al", "city-us-birmingham-al"), ("leon gto", "city-mx-leon"), ("perth wa", "city-au-perth"),
      ("perth western australia", "city-au-perth"), ("st johns nl", "city-ca-st-johns"), ("munchen bayern", "city-de-munich"),
      ("munich by", "city-de-munich"), ("portland or", "city-us-portland-or"), ("springfield il", "city-us-springfield-il"),
      ("london on", "city-ca-london"), ("paris tx", "city-us-paris-tx"), ("la paz bcs", "city-mx-la-paz"),
      ("cancun qroo", "city-mx-cancun"),
    ])
  func regions(text: String, id: String) throws {
    #expect(try ids(text).first == id)
  }

  @Test(
    "a town and the code or a short name of its country",
    arguments: [
      ("birmingham uk", "city-gb-birmingham"), ("paris fr", "city-fr-paris"), ("london gb", "city-gb-london"),
      ("boston usa", "city-us-boston"),
      ("boston u.s.a.", "city-us-boston"), ("dubai uae", "city-ae-dubai"), ("seoul korea", "city-kr-seoul"), ("seoul kr", "city-kr-seoul"),
      ("moscow ru", "city-ru-moscow"), ("hong kong china", "country-hk"), ("macau china", "country-mo"), ("basel ch", "city-ch-basel"),
      ("riyadh ksa", "city-sa-riyadh"), ("kinshasa drc", "city-cd-kinshasa"), ("durban rsa", "city-za-durban"),
      ("auckland nz", "city-nz-auckland"),
      ("tokyo jp", "city-jp-tokyo"),
    ])
  func countries(text: String, id: String) throws {
    #expect(try ids(text).first == id)
    #expect(try ids(text + " ").first == id, "finished")
  }

  @Test(
    "nicknames of cities",
    arguments: [
      ("nyc", "city-us-new-york"), ("sf", "city-us-san-francisco"), ("dc", "city-us-washington"), ("cdmx", "city-mx-mexico-city"),
      ("bkk", "city-th-bangkok"), ("kl", "city-my-kuala-lumpur"), ("philly", "city-us-philadelphia"), ("vegas", "city-us-las-vegas"),
    ])
  func nicknames(text: String, id: String) throws {
    #expect(try ids(text).first == id)
  }

  @Test(
    "a place and a name of the town around it",
    arguments: [
      ("central park nyc", "poi-central-park"), ("brooklyn bridge nyc", "poi-brooklyn-bridge"),
      ("hollywood los angeles", "poi-hollywood-sign"),
      ("shinjuku tokyo japan", "poi-shinjuku-station"), ("golden gate sf", "poi-golden-gate-bridge"),
      ("grand palace bkk", "poi-grand-palace-bangkok"),
    ])
  func towns(text: String, id: String) throws {
    #expect(try ids(text).first == id)
  }

  @Test func aPlaceInBrooklynIsInNewYork() throws {
    #expect(try ids("brooklyn nyc").count == 5)
  }
}
