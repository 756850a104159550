// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes

// The pages for people. They need no key: what they ask for does, where the server has keys.
extension Endpoint {
  static let playground = page("/", name: "playground", file: "playground.html", summary: "A page to try the index.")

  static let placePage = page("/place", name: "place_page", file: "place.html", summary: "A page about the place with the id `id`.")

  /// The modules and the style of the pages.
  static let pageFile = Endpoint(
    method: .get, path: "/pages/{id}", name: "page_file", style: .operations, summary: "A module or the style of the pages.",
    parameters: [Parameter(name: "id", part: .path, isRequired: true, summary: "The name of the file.", example: "pages.css")],
    schema: nil
  ) { request, state in
    guard state.options.servesUI, let file = PageFile.parts[request.id] else {
      throw ContractError(.notFound, "There is no file \(request.id.excerpt) under /pages. Open / in a browser.")
    }
    return file.answer(to: request)
  }

  private static func page(_ path: String, name: String, file: String, summary: String) -> Endpoint {
    Endpoint(method: .get, path: path, name: name, style: .operations, summary: summary, schema: nil) { request, state in
      guard state.options.servesUI, let file = PageFile.pages[file] else {
        throw ContractError(.notFound, "There is no GET \(path). GET /openapi.json tells what there is.")
      }
      var answer = file.answer(to: request)
      answer.headers[.contentSecurityPolicy] = policy
      answer.headers[.referrerPolicy] = "no-referrer"
      return answer
    }
  }

  /// Nothing but what this server delivers: no script or style in the page itself, no other origin, no frame.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'"
}

extension UIFile {
  /// The file, or that the browser has it already.
  func answer(to request: ServerRequest) -> ServerAnswer {
    let known = request.headers[.ifNoneMatch].flatMap(knownTag)
    var answer = ServerAnswer(plain: known == nil ? text : "", contentType: mediaType, status: known == nil ? .ok : .notModified)
    answer.file = self
    answer.headers[.eTag] = known ?? tag
    // Modules import each other by name: a browser asks for each, so that it never mixes those of two versions.
    answer.headers[.cacheControl] = "no-cache"
    answer.headers[.xContentTypeOptions] = "nosniff"
    return answer
  }
}
