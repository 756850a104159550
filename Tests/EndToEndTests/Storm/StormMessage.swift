// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

#if GAZETTEER_SERVER
  import GazetteerTesting

  /// An HTTP request on its way to be bytes.
  struct StormMessage {
    var text: StormText
    var method = "GET"
    var path = "/"
    var query: [(name: String, value: String)] = []
    var headers: [(name: String, value: String)] = [("Host", "storm")]
    var body: [UInt8]?
    var isChunked = false
    var isMalformed = false
    /// What is left out of the encoding of the query.
    private var isRaw = false
    /// All of it, when it is none of the above.
    private var noise: [UInt8]?

    init(text: StormText) { self.text = text }

    private var random: SeededRandom {
      get { text.random }
      set { text.random = newValue }
    }

    /// A request that the server may well answer.
    mutating func ask() {
      switch random.pick(0..<24) {
      case 0...7: post("/v1/places:autocomplete", autocomplete(), mask: 0.2)
      case 8...10: post("/v1/places:searchText", searchText(), mask: 0.9)
      case 11, 12: post("/v1/places:searchNearby", searchNearby(), mask: 0.9)
      case 13: details()
      case 14, 15: older("autocomplete", [("input", text.text()), ("offset", text.number())])
      case 16: older("queryautocomplete", [("input", text.text())])
      case 17: older("details", [("place_id", id()), ("fields", random.pick(["name", "geometry/location", "nothing", "a/b/c", ","]))])
      case 18: older("textsearch", [("query", text.text()), ("pagetoken", random.chance(0.1) ? text.text() : "")])
      case 19:
        older(
          "nearbysearch", [("keyword", random.chance(0.5) ? text.text() : ""), ("rankby", random.pick(["distance", "prominence", ""]))])
      case 20:
        older(
          "findplacefromtext",
          [("input", random.chance(0.3) ? "+1 \(text.number())" : text.text()), ("inputtype", random.pick(["textquery", "phonenumber"]))])
      case 21, 22: geocode()
      default:
        path = random.pick([
          "/openapi.json", "/healthz", "/readyz", "/metrics", "/", "/v1/", "/v1/places", "/v1/places:", "*", "/maps/api/",
          "/place?id=%", "/pages/%2e%2e", "/v1/names/%00", "/v1/points?rectangle=-90,-180,90,180&limit=2000",
          "/v1/points?rectangle=1,180,2,-180",
        ])
      }
    }

    private mutating func post(_ path: String, _ members: [(String, String)], mask: Double) {
      (method, self.path) = ("POST", path)
      body = Array(("{" + members.filter { _ in random.chance(0.97) }.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}").utf8)
      if random.chance(mask) {
        headers.append(
          (
            "X-Goog-FieldMask",
            random.pick(["*", "places.id", "suggestions.placePrediction.placeId", "places.displayName,nextPageToken", "a.b", ",", "*,*"])
          ))
      }
      if random.chance(0.05) {
        query.append(
          (random.pick(["$alt", "fields", "prettyPrint", "key", "nobody"]), random.pick(["json;enum-encoding=int", "*", "true", "x"])))
      }
    }

    private mutating func details() {
      path = "/v1/places/" + escaped(id())
      headers.append(("X-Goog-FieldMask", random.pick(["*", "id,displayName", "location", "x"])))
      if random.chance(0.3) { query.append(("languageCode", text.text())) }
    }

    private mutating func id() -> String {
      random.chance(0.6)
        ? random.pick(text.words.ids)
        : random.pick([text.text(), "plus_code:\(text.text())", "house:1:2", "intersection:1:2", "../..", "a/b"])
    }

    private mutating func autocomplete() -> [(String, String)] {
      [("input", string(text.text()))]
        + some(0.3, "locationBias", area()) + some(0.15, "locationRestriction", area()) + some(0.15, "origin", point())
        + some(0.15, "includedPrimaryTypes", types())
        + some(0.15, "includedRegionCodes", list(["\"us\"", "\"fr\"", "\"jp\"", "\"xx\"", "\"\"", "1"]))
        + some(0.1, "inputOffset", number()) + some(0.2, "includeQueryPredictions", random.pick(["true", "false", "1", "null"]))
        + some(0.2, "languageCode", string(language()))
        + some(0.1, "regionCode", string(random.pick(["us", "de", "", "usa", text.text()])))
        + some(0.1, "limit", number()) + some(0.05, "sessionToken", string(text.text())) + some(0.2, "gazetteer", extensions())
    }

    /// Conditions on what places have; `openNow` is met by few, and an attribute may be unknown.
    private mutating func extensions() -> String {
      random.pick([
        "{\"where\":{\"openNow\":true}}", "{\"where\":{\"openNow\":true}}", "{\"where\":{\"openNow\":\"x\"}}",
        "{\"where\":{\"brand\":[\(string(text.place()))]}}", "{\"where\":{\"brand\":[[\"x\"]]}}",
        "{\"where\":{\"stars\":{\"min\":\(number())}}}",
        "{\"where\":{}}", "{}", "[]",
      ])
    }

    private mutating func searchText() -> [(String, String)] {
      [("textQuery", string(text.text()))]
        + some(0.3, "locationBias", area()) + some(0.15, "locationRestriction", area()) + some(0.2, "pageSize", number())
        + some(0.1, "maxResultCount", number()) + some(0.1, "pageToken", string(text.text())) + some(0.15, "includedType", string(type()))
        + some(0.1, "strictTypeFiltering", "true") + some(0.1, "openNow", "true") + some(0.1, "minRating", number())
        + some(0.1, "priceLevels", list(["\"PRICE_LEVEL_FREE\"", "2", "99", "\"x\""]))
        + some(0.2, "rankPreference", random.pick(["\"DISTANCE\"", "\"RELEVANCE\"", "7", "\"\""]))
        + some(0.1, "languageCode", string(language()))
    }

    private mutating func searchNearby() -> [(String, String)] {
      [("locationRestriction", area())]
        + some(0.3, "includedTypes", types()) + some(0.2, "excludedTypes", types()) + some(0.2, "includedPrimaryTypes", types())
        + some(0.1, "excludedPrimaryTypes", types()) + some(0.3, "maxResultCount", number())
        + some(0.4, "rankPreference", random.pick(["\"DISTANCE\"", "\"POPULARITY\"", "null"]))
        + some(0.1, "languageCode", string(language()))
    }

    private mutating func older(_ name: String, _ own: [(String, String)]) {
      path = "/maps/api/place/\(name)/json"
      query = own.filter { !$0.1.isEmpty }
      let coordinates = "\(coordinate(90)),\(coordinate(180))"
      let circle = "circle:\(text.number())@\(coordinates)"
      let rectangle = "rectangle:\(coordinates)|\(coordinate(90)),\(coordinate(180))"
      let further = [
        ("location", coordinates), ("radius", random.chance(0.8) ? "50000" : text.number()), ("language", language()), ("region", "us"),
        ("types", random.pick(["(cities)", "geocode", "restaurant|cafe", "a|b|c|d|e|f", "|", "establishment"])), ("type", type()),
        ("components", random.pick(["country:us|country:fr", "country:", "country:us", "x"])), ("strictbounds", "true"),
        ("locationbias", random.pick([circle, rectangle, "ipbias", "point:\(coordinates)", "circle:"])), ("origin", coordinates),
        ("locationrestriction", random.pick([circle, rectangle, "rectangle:|"])), ("opennow", ""), ("minprice", text.number()),
        ("maxprice", text.number()),
      ]
      for parameter in further where random.chance(name == "nearbysearch" && ["location", "radius"].contains(parameter.0) ? 0.9 : 0.12) {
        query.append(parameter)
      }
    }

    private mutating func geocode() {
      path = "/maps/api/geocode/json"
      query = random.pick([
        [("address", text.text())], [("latlng", "\(coordinate(90)),\(coordinate(180))")], [("place_id", id())],
        [
          (
            "components",
            random.pick(["country:AU", "locality:\(text.text())|country:us", "postal_code:\(text.number())", "route:e e e e e e"])
          )
        ],
        [("address", text.text()), ("bounds", "\(coordinate(90)),\(coordinate(180))|\(coordinate(90)),\(coordinate(180))")],
      ])
      if random.chance(0.2) { query.append(("result_type", random.pick(["locality", "street_address|country", "x", "|"]))) }
    }

    /// Now and then breaks what was well.
    mutating func spoil() {
      if random.chance(0.1) { headers.append(oddHeader()) }
      if random.chance(0.05) { isRaw = true }
      if body != nil, random.chance(0.08) { spoilBody() }
      if random.chance(0.1), body != nil { isChunked = true }
      guard random.chance(0.06) else { return }
      switch random.pick(0..<8) {
      case 0: method = random.pick(["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "POST", "GET", "TRACE", "FOO"])
      case 1: path += random.pick(["/", "//", "%00", "%", "?", "#x", "/../..", ";", String(repeating: "a", count: 3000)])
      case 2: (headers, isMalformed) = (headers + [("X-Long", String(repeating: "x", count: 20_000))], true)
      case 3: (headers, isMalformed) = (headers + (0..<150).map { ("X-\($0)", "y") }, true)
      case 4: (headers, isMalformed) = (headers + [("Content-Length", random.pick(["-1", "99999999999999999999", "abc", "1, 2"]))], true)
      case 5: (noise, isMalformed) = ((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) } + Array("\r\n\r\n".utf8), true)
      case 6: (body, isMalformed) = (Array(repeating: UInt8(ascii: " "), count: random.pick([65_537, 100_000])), true)
      default: (headers, isMalformed) = ([(random.pick(["Ho st", "", "X\u{0}"]), "y")], true)
      }
    }

    private mutating func oddHeader() -> (String, String) {
      random.pick(
        [
          ("Accept-Language", "de;q=nan, fr;q=1e999, *;q=-1,,;;q"), ("Content-Type", "text/\(text.number())"), ("X-Goog-Api-Key", "nobody"),
          ("X-Request-Id", String(repeating: "r", count: 200)), ("Origin", "null"), ("Expect", "100-continue"),
          ("Accept-Encoding", "gzip;q=0"),
          ("Upgrade", "websocket"), ("Range", "bytes=0-1"), ("If-None-Match", "*"), ("X-Forwarded-For", "::"), ("Cookie", "a=\u{1F}b"),
        ].filter { !$0.1.contains("\u{1F}") })
    }

    private mutating func spoilBody() {
      guard var bytes = body, !bytes.isEmpty else { return }
      switch random.pick(0..<6) {
      case 0: bytes.removeLast(random.pick(1...bytes.count))
      case 1: bytes[random.pick(bytes.indices)] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes = Array(String(repeating: random.pick(["[", "{\"a\":", "\""]), count: 20_000).utf8)
      case 3: bytes += Array("{}".utf8)
      case 4: bytes = Array(("{\"input\":" + text.number() + "}").utf8)
      default: bytes = Array("{\"input\":\"\\ud800\\udc00\\ud800 \\u0000\"}".utf8)
      }
      body = Array(bytes.prefix(65_536))
    }

    var bytes: [UInt8] {
      if let noise { return noise }
      var target = path
      if !query.isEmpty { target += "?" + query.map { "\($0.name)=\(escaped($0.value))" }.joined(separator: "&") }
      var lines = ["\(method) \(target) HTTP/1.1"] + headers.map { "\($0.name): \($0.value)" }
      if isChunked { lines.append("Transfer-Encoding: chunked") } else if let body { lines.append("Content-Length: \(body.count)") }
      return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (isChunked ? chunks : body ?? [])
    }

    private var chunks: [UInt8] {
      var rest = (body ?? [])[...]
      var sent: [UInt8] = []
      while !rest.isEmpty {
        let part = rest.prefix(997)
        sent += Array(String(part.count, radix: 16).utf8) + Array("\r\n".utf8) + part + Array("\r\n".utf8)
        rest = rest.dropFirst(997)
      }
      return sent + Array("0\r\n\r\n".utf8)
    }

    /// Bytes of a URL; raw ones keep what a careless client leaves, as `%zz`.
    private func escaped(_ value: String) -> String {
      value.utf8.prefix(4000).map { byte in
        let isPlain =
          byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
          || isRaw && (0x21...0x7E).contains(byte) && byte != 0x23
        return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined() + (isRaw ? "%zz%4" : "")
    }
  }

  // Parts of bodies.
  extension StormMessage {
    fileprivate mutating func some(_ chance: Double, _ name: String, _ value: String) -> [(String, String)] {
      text.random.chance(chance) ? [(name, value)] : []
    }

    fileprivate func string(_ text: String) -> String {
      "\""
        + text.unicodeScalars.map { scalar in
          switch scalar {
          case "\"", "\\": "\\\(scalar)"
          case _ where scalar.value < 0x20: "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
          default: String(scalar)
          }
        }.joined() + "\""
    }

    /// Mostly a number of JSON.
    fileprivate mutating func number() -> String {
      if text.random.chance(0.6) { return text.random.pick(["0", "1", "3", "5", "20", "21", "-1", "2147483647", "4.5"]) }
      return text.random.chance(0.5) ? text.number() : "\"\(text.number())\""
    }

    fileprivate mutating func coordinate(_ most: Double) -> String {
      text.random.chance(0.85) ? "\(Double.random(in: -most...most, using: &text.random))" : text.number()
    }

    fileprivate mutating func point() -> String { "{\"latitude\":\(coordinate(90)),\"longitude\":\(coordinate(180))}" }

    fileprivate mutating func area() -> String {
      let radius = text.random.chance(0.8) ? text.random.pick(["0", "1", "500", "50000"]) : text.number()
      switch text.random.pick(0..<8) {
      case 0...4: return "{\"circle\":{\"center\":\(point()),\"radius\":\(radius)}}"
      case 5, 6: return "{\"rectangle\":{\"low\":\(point()),\"high\":\(point())}}"
      default: return text.random.pick(["{}", "null", "[]", "{\"circle\":{}}", "{\"circle\":{},\"rectangle\":{}}"])
      }
    }

    fileprivate mutating func type() -> String {
      text.random.pick(["restaurant", "locality", "airport", "country", "museum", "(cities)", "nothing", ""])
    }

    fileprivate mutating func types() -> String { list((0..<3).map { _ in "\"\(type())\"" } + ["\"restaurant\""]) }

    fileprivate mutating func list(_ values: [String]) -> String {
      let count = text.random.pick([0, 1, 2, 5, 6, 60])
      return "[" + (0..<count).map { _ in text.random.pick(values) }.joined(separator: ",") + "]"
    }

    fileprivate mutating func language() -> String {
      text.random.pick(["en", "de", "ja", "zh-TW", "sr-Latn-RS", "x", "", "en-", "q-1", "aaaaaaaaaaaaaaaaaaaaaaaa", "ar", text.text()])
    }
  }
#endif
