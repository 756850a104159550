// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import HTTPTypes

extension Endpoint {
  /// The modules of the web component. Pages load them without a key; the requests of the component need one where the server does.
  static let ui = Endpoint(
    method: .get, path: "/ui/{id}", name: "ui", style: .operations, summary: "A module of the web component `<gazetteer-autocomplete>`.",
    parameters: [
      Parameter(name: "id", place: .path, isRequired: true, summary: "The name of the file.", example: "gazetteer-autocomplete.js")
    ],
    schema: nil
  ) { request, state in
    guard state.options.servesUI, let file = UIFile.all[request.id] else {
      throw ContractError(.notFound, "There is no file \(request.id.excerpt) under /ui. Load /ui/gazetteer-autocomplete.js.")
    }
    return file.answer(to: request)
  }
}
