// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import GazetteerC
  import GazetteerCHeader
  import TestConnections
  import Testing

  @testable import GazetteerServer

  /// The C library answers with the bytes of the server, also where it refuses.
  @Suite struct CInterfaceTests {
    typealias Function =
      @Sendable (
        OpaquePointer?, UnsafePointer<CChar>?, Int, UnsafePointer<gazetteer_options>?, UnsafeMutablePointer<OpaquePointer?>?
      ) -> Int32

    /// A request, for the library and for the server.
    struct Case: CustomTestStringConvertible, Sendable {
      let testDescription: String
      let function: Function
      let request: String
      var fields: String?
      var placeID: String?
      let method: String
      let target: String
    }

    static let circle = #"{"locationRestriction":{"circle":{"center":{"latitude":48.8566,"longitude":2.3522},"radius":5000}}}"#

    static let cases = [
      complete(#"{"input":"syd"}"#),
      complete(#"{"input":"paris","origin":{"latitude":48.8,"longitude":2.3},"includeQueryPredictions":true}"#),
      complete(#"{"input":"hotel"}"#, fields: "suggestions.placePrediction.placeId,gazetteer.attributions,gazetteer.openNow"),
      complete(#"{"input":"qqqq"}"#), complete(#"{"input":"x","limit":99,"languageCode":"en_US"}"#), complete(#"{"input":"#),
      complete("[]"),
      complete(#"{"input":"syd"}"#, fields: "nonsense"),
      details("hotel-1", fields: "*"), details("old-1", fields: "id,displayName,location"), details("nobody", fields: "id"),
      details("hotel-1", fields: "nonsense"),
      Case(
        testDescription: "nearby", function: GazetteerC.nearby, request: circle, fields: "*", method: "POST",
        target: "/v1/places:searchNearby?fields=*"),
      Case(
        testDescription: "nearby without a circle", function: GazetteerC.nearby, request: "{}", fields: "places.id", method: "POST",
        target: "/v1/places:searchNearby?fields=places.id"),
      Case(
        testDescription: "text search", function: GazetteerC.searchText, request: #"{"textQuery":"paris","pageSize":1}"#, fields: "*",
        method: "POST", target: "/v1/places:searchText?fields=*"),
      Case(
        testDescription: "explain", function: GazetteerC.explain, request: #"{"input":"par"}"#, placeID: "city-paris-tx", method: "POST",
        target: "/v1/places:explain?placeId=city-paris-tx"),
      Case(
        testDescription: "explain an unknown place", function: GazetteerC.explain, request: #"{"input":"par"}"#, placeID: "nobody",
        method: "POST", target: "/v1/places:explain?placeId=nobody"),
    ]

    static func complete(_ request: String, fields: String? = nil) -> Case {
      Case(
        testDescription: "complete \(request) \(fields ?? "")", function: GazetteerC.complete, request: request, fields: fields,
        method: "POST", target: "/v1/places:autocomplete" + (fields.map { "?fields=\($0)" } ?? ""))
    }

    static func details(_ id: String, fields: String) -> Case {
      Case(
        testDescription: "details \(id) \(fields)", function: GazetteerC.details, request: #"{"name":"places/\#(id)"}"#, fields: fields,
        method: "GET", target: "/v1/places/\(id)?fields=\(fields)")
    }

    @Test(arguments: cases) func answersAsTheServer(_ asked: Case) async throws {
      let (reply, body) = try await LiveServer.with { server in
        let body = asked.method == "POST" ? asked.request : nil
        return (try await server.send(asked.method, asked.target, body: body), Self.answer(asked, path: server.indexPath))
      }
      #expect(body == reply.body)
    }

    /// The body of the answer, or of the error.
    private static func answer(_ asked: Case, path: String) -> String {
      let index = opened(path)
      defer { GazetteerC.freeIndex(index) }
      var answer: OpaquePointer?
      defer { GazetteerC.freeAnswer(answer) }
      let status = withOptions(asked) { asked.function(index, asked.request, asked.request.utf8.count, $0, &answer) }
      return (status == GAZETTEER_OK ? GazetteerC.answerJSON(answer) : GazetteerC.lastError()).map { String(cString: $0) } ?? ""
    }

    private static func opened(_ path: String) -> OpaquePointer? {
      let options = #"{"paths":["\#(path)"]}"#
      var index: OpaquePointer?
      #expect(GazetteerC.open(options, options.utf8.count, &index) == GAZETTEER_OK)
      return index
    }

    private static func withOptions(_ asked: Case, _ body: (UnsafePointer<gazetteer_options>) -> Int32) -> Int32 {
      func call(_ fields: UnsafePointer<CChar>?, _ placeID: UnsafePointer<CChar>?) -> Int32 {
        var options = gazetteer_options()
        options.size = MemoryLayout<gazetteer_options>.size
        options.fields = fields
        options.place_id = placeID
        return body(&options)
      }
      guard let fields = asked.fields else { return asked.placeID.map { $0.withCString { call(nil, $0) } } ?? call(nil, nil) }
      return fields.withCString { call($0, nil) }
    }
  }
#endif
