// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes

extension Endpoint {
  /// The modules of the web component. Pages load them without a key; the requests of the component need one where the server does.
  static let ui = Endpoint(
    method: .get, path: "/ui/{id}", name: "ui", style: .operations, summary: "A module of the web component `<gazetteer-autocomplete>`.",
    parameters: [
      Parameter(name: "id", part: .path, isRequired: true, summary: "The name of the file.", example: "gazetteer-autocomplete.js")
    ],
    schema: nil
  ) { request, state in
    guard state.options.servesUI, let file = UIFile.all[request.id] else {
      throw ContractError(.notFound, "There is no file \(request.id.excerpt) under /ui. Load /ui/gazetteer-autocomplete.js.")
    }
    return file.answer(to: request)
  }

  /// The script that gives pages Google's JavaScript names. It is the same for every query: in the browser it reads its own address.
  static let mapsScript = Endpoint(
    method: .get, path: "/maps/api/js", name: "maps_script", style: .operations,
    summary: "A script with Google's JavaScript names for places (`google.maps.places`).",
    parameters: [
      Parameter(name: "key", summary: "The API key that the requests of the page send.", example: "a-key"),
      Parameter(
        name: "libraries", summary: "Names of libraries, with commas between them; all that are there are loaded.", example: "places"),
      Parameter(name: "callback", summary: "The function of the page that is called then.", example: "initMap"),
      Parameter(name: "language", summary: "BCP 47 tag; by default that of the browser.", example: "en"),
      Parameter(name: "region", summary: "The country of the page.", example: "us"),
      Parameter(name: "v", summary: "A version; there is one.", example: "weekly"),
      Parameter(name: "loading", summary: "async; it changes nothing.", example: "async"),
    ],
    schema: nil
  ) { request, state in
    guard state.options.servesUI else {
      throw ContractError(.notFound, "There is no /maps/api/js here: the server runs with --no-ui. Start it without.")
    }
    return MapsScript.file.answer(to: request)
  }
}
