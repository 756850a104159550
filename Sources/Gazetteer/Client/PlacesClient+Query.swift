// SPDX-License-Identifier: Apache-2.0
import GazetteerService

extension PlacesClient {
  /// The places that complete the text of a request that has been checked; its own language and deadline count, not those of the client.
  package func suggestions(for query: AutocompleteQuery) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await answering { index throws(ContractError) in
      try await index.answer(query)
    }.map { answer in answer.places.map { .place(AutocompletePlaceSuggestion($0)) } }
  }
}
