// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct ListModelTests {
  @Test func aTextFillsTheListAndAChoiceGivesThePlace() async throws {
    let trial = try ListTrial()
    #expect(trial.model.state == .idle)
    await trial.type("par")
    #expect(trial.model.state == .requesting && trial.model.isRequesting)
    trial.client.answer()
    await eventually("rows") { trial.model.state == .results }
    #expect(trial.names == ["Paris", "Parma", "Pargny"])
    trial.model.select(try trial.row("parma"))
    #expect(trial.model.state == .fetchingPlace)
    await eventually("the place is asked for") { trial.client.open.last?.placeID == "parma" }
    trial.client.answer()
    await eventually("place") { !trial.places.isEmpty }
    #expect(trial.steps == ["request", "update", "select parma", "place parma"])
    #expect(trial.places.first?.displayName == "Parma")
    #expect(trial.model.state == .results)
  }

  @Test func oneTokenGoesWithASessionAndTheNextSessionHasAnother() async throws {
    let trial = try ListTrial()
    let first = trial.model.sessionToken
    await trial.show("pa")
    await trial.show("par")
    trial.model.select(try trial.row("paris"))
    await eventually("the place is asked for") { trial.client.open.last?.placeID == "paris" }
    trial.client.answer()
    await eventually("place") { !trial.places.isEmpty }
    #expect(trial.client.calls.map(\.token) == [first, first, first])
    let second = trial.model.sessionToken
    #expect(second != first)
    await trial.show("parma")
    #expect(trial.client.calls.last?.token == second)
    trial.model.cancel()
    #expect(trial.model.sessionToken != second)
  }

  @Test func aGivenTokenIsThatOfTheFirstSession() throws {
    let token = AutocompleteSessionToken()
    #expect(AutocompleteListModel(client: try GatedClient(), sessionToken: token).sessionToken == token)
  }

  @Test func theDelegateMayTakeASelectionOver() async throws {
    let trial = try ListTrial()
    await trial.show("par")
    let token = trial.model.sessionToken
    trial.goesOn = false
    trial.model.select(try trial.row("paris"))
    #expect(trial.steps == ["request", "update", "select paris"])
    #expect(trial.model.state == .results)
    #expect(trial.model.sessionToken != token)
    // Nothing was asked: the next request is the one for the next text.
    await trial.show("parma")
    #expect(trial.client.calls.map(\.placeID) == [nil, nil])
  }

  @Test func aSelectionTakenOverWhileASearchRunsLetsItBeginAnew() async throws {
    let trial = try ListTrial()
    await trial.show("par")
    await trial.type("parma")
    trial.goesOn = false
    trial.model.select(try trial.row("paris"))
    #expect(trial.steps == ["request", "update", "request", "update", "select paris"])
    trial.clock.advance(by: .seconds(1))
    await eventually("search again") { trial.client.queries == ["par", "parma", "parma"] && trial.client.open.count == 1 }
    trial.client.answer()
    await eventually("rows") { trial.names == ["Parma"] }
    #expect(trial.steps.suffix(2) == ["request", "update"])
  }

  @Test func withoutFetchingASessionEndsWithTheSelection() async throws {
    let trial = ListTrial(try GatedClient()) { $0.fetchesPlace = false }
    await trial.show("par")
    let token = trial.model.sessionToken
    trial.model.select(try trial.row("paris"))
    #expect(trial.steps.last == "select paris" && trial.model.state == .results && trial.model.sessionToken != token)
  }

  @Test func olderRowsStayUntilTheNewOnesCome() async throws {
    let trial = try ListTrial()
    await trial.show("paris")
    await trial.type("parma")
    #expect(trial.model.state == .requesting && trial.names == ["Paris"])
    trial.client.answer()
    await eventually("new rows") { trial.model.state == .results }
    #expect(trial.names == ["Parma"])
  }

  @Test func requestsThatOvertakeEachOtherAreOneActivity() async throws {
    let trial = try ListTrial()
    await trial.type("p")
    await trial.type("pa")
    await trial.type("par")
    trial.client.answer()
    await eventually("rows") { trial.model.state == .results }
    #expect(trial.client.queries == ["p", "pa", "par"])
    #expect(trial.steps == ["request", "update"])
  }

  @Test func anEmptiedTextEmptiesTheListAndEndsTheActivity() async throws {
    let trial = try ListTrial()
    await trial.show("par")
    await trial.type("pari")
    trial.model.sourceTextHasChanged("")
    #expect(trial.model.state == .idle && trial.names.isEmpty && trial.model.message == nil)
    #expect(trial.steps == ["request", "update", "request", "update"])
  }

  @Test func tooFewLettersAreNotSearchedFor() async throws {
    let trial = ListTrial(try GatedClient()) { $0.fetcher.minimumLetters = 3 }
    trial.model.sourceTextHasChanged("pa")
    #expect(trial.model.state == .idle && trial.heard.isEmpty)
    await trial.show("par")
    #expect(trial.client.queries == ["par"])
  }

  @Test func nothingFoundIsSaid() async throws {
    let trial = ListTrial(try GatedClient()) { $0.texts.empty = "Rien" }
    await trial.show("zzz")
    #expect(trial.model.state == .empty && trial.model.message == "Rien")
  }

  @Test func aNewFilterSearchesAgain() async throws {
    let trial = try ListTrial()
    await trial.show("par")
    trial.clock.advance(by: .seconds(1))
    trial.model.filter = AutocompleteFilter(countries: ["us"])
    await eventually("search again") { trial.client.open.count == 1 }
    trial.client.answer()
    await eventually("rows") { trial.names == ["Parma"] }
  }

  @Test func typingGivesAPlaceUpThatIsBeingFetched() async throws {
    let trial = ListTrial(try GatedClient(heedsCancelling: false))
    await trial.show("par")
    trial.model.select(try trial.row("paris"))
    await eventually("the place is asked for") { trial.client.open.last?.placeID == "paris" }
    let fetch = try #require(trial.client.open.last)
    await trial.type("parma")
    trial.client.answer(fetch.number)
    trial.client.answer()
    await eventually("rows") { trial.names == ["Parma"] }
    #expect(trial.places.isEmpty)
  }

  @Test func cancellingEmptiesEverything() async throws {
    let trial = try ListTrial()
    await trial.type("par")
    trial.model.cancel()
    #expect(trial.model.state == .idle && trial.model.text == "" && trial.names.isEmpty)
    #expect(trial.steps == ["request", "update", "cancel"])
  }

  @Test func aSubmittedTextIsSearchedForAsAWhole() async throws {
    let trial = try ListTrial()
    await trial.show("p")
    trial.model.submit("parma")
    #expect(trial.model.state == .requesting)
    await eventually("search") { trial.client.open.last?.query == "parma" }
    trial.client.answer()
    await eventually("its place is asked for") { trial.client.open.last?.placeID == "parma" }
    trial.client.answer()
    await eventually("rows") { trial.model.sections.map(\.kind) == [.places] }
    #expect(trial.names == ["Parma"] && trial.model.state == .results)
    trial.model.select(try trial.row("parma"))
    #expect(trial.steps == ["request", "update", "request", "update", "place parma"])
  }

  @Test("a blank text is not submitted", arguments: ["", "  \t"])
  func blank(text: String) throws {
    let trial = try ListTrial()
    trial.model.submit(text)
    #expect(trial.model.state == .idle && trial.heard.isEmpty)
  }

  @Test func eventsAreWhatTheDelegateHears() async throws {
    let trial = try ListTrial()
    let events = trial.model.events
    await trial.show("par")
    trial.model.select(try trial.row("paris"))
    await eventually("the place is asked for") { trial.client.open.last?.placeID == "paris" }
    trial.client.answer(nil, .invalidRequest("gone"))
    await eventually("failure") { trial.steps.last == "fail gone" }
    trial.model.cancel()
    var read: [String] = []
    for await event in events {
      switch event {
      case .didRequest: read.append("request")
      case .didUpdate: read.append("update")
      case .didChange: read.append("change")
      case .didSelect(let suggestion, _): read.append("select \(suggestion.placeID)")
      case .didAutocomplete(let place): read.append("place \(place.placeID ?? "")")
      case .didFail(let error): read.append("fail \(error)")
      case .wasCancelled: read.append("cancel")
      }
      if event == .wasCancelled { break }
    }
    #expect(read == trial.heard)
  }
}
