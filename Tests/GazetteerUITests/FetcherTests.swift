// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Testing

@MainActor private final class Listener: AutocompleteFetcherDelegate {
  var heard: [String] = []

  func fetcher(_ fetcher: AutocompleteFetcher, didAutocompleteWith suggestions: [AutocompleteSuggestion]) {
    heard.append("\(fetcher.text): " + names(suggestions).joined(separator: " "))
  }

  func fetcher(_ fetcher: AutocompleteFetcher, didFailAutocompleteWith error: PlacesError) { heard.append("\(fetcher.text)! \(error)") }
}

@MainActor @Suite(.timeLimit(.minutes(30))) struct FetcherTests {
  private let clock = ManualClock()
  private let listener = Listener()

  private func fetcher(_ client: GatedClient, filter: AutocompleteFilter? = nil) -> AutocompleteFetcher {
    let fetcher = AutocompleteFetcher(client: client, filter: filter, clock: clock)
    fetcher.delegate = listener
    return fetcher
  }

  @Test func theDelegateHearsTheSuggestionsForTheNewestText() async throws {
    let client = try GatedClient()
    let fetcher = fetcher(client)
    fetcher.sourceTextHasChanged("p")
    await eventually("first search") { client.open.count == 1 }
    fetcher.sourceTextHasChanged("pa")
    fetcher.sourceTextHasChanged("par")
    await eventually("the old search is cancelled, the alarm set") { client.open.isEmpty && clock.alarms == [.milliseconds(50)] }
    clock.advance(by: .milliseconds(50))
    await eventually("second search") { client.open.count == 1 }
    client.answer()
    await eventually("answer") { !listener.heard.isEmpty }
    #expect(client.queries == ["p", "par"])
    #expect(listener.heard == ["par: Paris Parma Pargny"])
  }

  @Test func aLateAnswerToAnOlderTextIsDropped() async throws {
    let client = try GatedClient(heedsCancelling: false)
    let fetcher = fetcher(client)
    fetcher.sourceTextHasChanged("pari")
    await eventually("first search") { client.open.count == 1 }
    clock.advance(by: .seconds(1))
    fetcher.sourceTextHasChanged("parma")
    await eventually("second search") { client.open.count == 2 }
    client.answer(2)
    await eventually("second answer") { !listener.heard.isEmpty }
    client.answer(1)
    clock.advance(by: .seconds(1))
    fetcher.sourceTextHasChanged("pargn")
    await eventually("third search") { client.open.count == 1 }
    client.answer(3)
    await eventually("third answer") { listener.heard.count == 2 }
    #expect(listener.heard == ["parma: Parma", "pargn: Pargny"])
  }

  @Test func anEmptiedTextGivesNoSuggestionsAtOnce() async throws {
    let client = try GatedClient()
    let fetcher = fetcher(client)
    fetcher.sourceTextHasChanged("par")
    fetcher.sourceTextHasChanged(nil)
    #expect(listener.heard == [": "])
  }

  @Test func filterAndTokenGoWithTheSearchAndANewFilterSearchesAgain() async throws {
    let client = try GatedClient()
    let fetcher = fetcher(client, filter: AutocompleteFilter(countries: ["us"]))
    let token = AutocompleteSessionToken()
    fetcher.provide(token)
    fetcher.sourceTextHasChanged("par")
    await eventually("search") { client.open.count == 1 }
    client.answer()
    await eventually("answer") { listener.heard.count == 1 }
    clock.advance(by: .seconds(1))
    fetcher.filter = AutocompleteFilter(countries: ["fr"])
    await eventually("search again") { client.open.count == 1 }
    client.answer()
    await eventually("answer again") { listener.heard.count == 2 }
    #expect(client.calls.map(\.token) == [token, token])
    #expect(listener.heard == ["par: Parma", "par: Paris Pargny"])
  }

  @Test func aFailureIsHeardAndRefreshingTriesAgain() async throws {
    let client = try GatedClient()
    let fetcher = fetcher(client)
    fetcher.sourceTextHasChanged("paris")
    await eventually("search") { client.open.count == 1 }
    client.answer(nil, .server("busy"))
    await eventually("failure") { listener.heard == ["paris! busy"] }
    clock.advance(by: .seconds(1))
    fetcher.refresh()
    await eventually("search again") { client.open.count == 1 }
    client.answer()
    await eventually("answer") { listener.heard.last == "paris: Paris" }
  }

  @Test func resultsComeAsASequenceThatEndsWithTheFetcher() async throws {
    let client = try GatedClient()
    var fetcher: AutocompleteFetcher? = fetcher(client)
    let results = try #require(fetcher?.results)
    let reader = Task {
      var texts: [String] = []
      for await delivery in results {
        texts.append("\(delivery.text): " + names((try? delivery.outcome.get()) ?? []).joined(separator: " "))
      }
      return texts
    }
    fetcher?.sourceTextHasChanged("parma")
    await eventually("search") { client.open.count == 1 }
    client.answer()
    await eventually("answer") { !listener.heard.isEmpty }
    weak let gone = fetcher
    fetcher = nil
    #expect(gone == nil)
    #expect(await reader.value == ["parma: Parma"])
  }
}
