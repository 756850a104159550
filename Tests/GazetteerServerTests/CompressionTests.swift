// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import HTTPTypes
import TestConnections
import Testing

@testable import GazetteerServer

/// Bodies that are packed as gzip, in both directions.
@Suite struct CompressionTests {
  private static let searchText = "/v1/places:searchText"
  private static let everything = ["X-Goog-FieldMask": "*"]
  /// An answer of more than a kilobyte.
  private static let long = #"{"textQuery":"hotel du nord"}"#

  // MARK: What is asked for

  @Test(arguments: [
    ("gzip", true), ("deflate, gzip;q=0.5", true), ("br, GZIP", true), ("*", true), ("x-gzip", true), ("identity;q=0.5, gzip", true),
    ("", false), ("gzip;q=0", false), ("br", false), ("*;q=0", false), ("gzip;q=0, *", false), ("identity, gzip;q=0.5", false),
    ("gzip;q=x", false),
  ])
  func acceptedCodings(_ field: String, isPacked: Bool) {
    #expect(HTTPFields([HTTPField(name: .acceptEncoding, value: field)]).acceptsGzip == isPacked)
  }

  // MARK: Answers

  @Test func anAnswerIsPackedForWhoAsks() async throws {
    try await LiveServer.with { server in
      let plain = try await server.post(Self.searchText, Self.long, Self.everything)
      let packed = try await server.post(Self.searchText, Self.long, Self.everything.merging(["Accept-Encoding": "gzip"]) { $1 })
      #expect(plain.headers["content-encoding"] == nil && packed.headers["content-encoding"] == "gzip")
      for reply in [plain, packed] { #expect(reply.status == 200 && reply.headers["vary"] == "Accept-Encoding") }
      #expect(try Gzip.unpacked(packed.bytes, atMost: 1 << 20) == plain.bytes)
      #expect(plain.bytes.count > 1024 && packed.bytes.count * 3 < plain.bytes.count * 2, "\(packed.bytes.count) of \(plain.bytes.count)")
    }
  }

  @Test func aShortAnswerIsNot() async throws {
    let reply = try await LiveServer.with { try await $0.get("/healthz", ["Accept-Encoding": "gzip"]) }
    #expect(reply.body == "ok\n" && reply.headers["content-encoding"] == nil && reply.headers["vary"] == nil)
  }

  @Test func headTellsTheLengthOfThePackedAnswer() async throws {
    try await LiveServer.with { server in
      let get = try await server.get("/openapi.json", ["Accept-Encoding": "gzip"])
      let head = try await server.send("HEAD", "/openapi.json", ["Accept-Encoding": "gzip"])
      #expect(head.headers["content-length"] == String(get.bytes.count) && head.headers["content-encoding"] == "gzip")
    }
  }

  @Test func originAndCodingAreBothNamedByVary() async throws {
    let reply = try await LiveServer.with(Places.lines, { $0.corsOrigins = ["https://a.example"] }) { server in
      try await server.get("/ui/rows.js", ["Origin": "https://a.example", "Accept-Encoding": "gzip"])
    }
    #expect(reply.headers["vary"] == "Accept-Encoding, Origin")
  }

  @Test func aPackedFileHasItsOwnTag() async throws {
    try await LiveServer.with { server in
      let path = "/ui/dialogue.js"
      let plain = try await server.get(path)
      let packed = try await server.get(path, ["Accept-Encoding": "gzip"])
      let (tag, packedTag) = (try #require(plain.headers["etag"]), try #require(packed.headers["etag"]))
      #expect(tag != packedTag && plain.headers["vary"] == "Accept-Encoding" && packed.headers["vary"] == "Accept-Encoding")
      #expect(try Gzip.unpacked(packed.bytes, atMost: 1 << 20) == plain.bytes && packed.bytes.count < plain.bytes.count)
      for known in [tag, packedTag] {
        let again = try await server.get(path, ["If-None-Match": known, "Accept-Encoding": "gzip"])
        #expect(again.status == 304 && again.bytes.isEmpty && again.headers["etag"] == known && again.headers["content-encoding"] == nil)
        #expect(again.headers["vary"] == "Accept-Encoding")
      }
    }
  }

  @Test func theComponentHasTwentySixKilobytesOverTheWire() async throws {
    let (plain, packed) = try await LiveServer.with { server in
      var counts = (plain: 0, packed: 0)
      for name in UIFile.all.keys {
        counts.plain += try await server.get("/ui/\(name)").bytes.count
        counts.packed += try await server.get("/ui/\(name)", ["Accept-Encoding": "gzip, deflate, br"]).bytes.count
      }
      return counts
    }
    #expect(plain > 50_000 && packed > 5_000 && packed <= 26_000, "\(packed) of \(plain)")
  }

  // MARK: Requests

  /// A request whose body is these bytes.
  private static func sent(_ body: [UInt8], as coding: String, to server: LiveServer) async throws -> Reply {
    try await onThread {
      let connection = try TestConnection(port: server.port)
      let fields = ["Content-Encoding": coding, "Content-Length": String(body.count), "X-Goog-FieldMask": "*"]
      try connection.write(Array(TestConnection.request("POST", searchText, fields).utf8) + body)
      return try connection.reply()
    }
  }

  @Test func aPackedBodyIsUnpacked() async throws {
    try await LiveServer.with { server in
      let plain = try await server.post(Self.searchText, Self.long, Self.everything)
      let bytes = Gzip.packed(Array(Self.long.utf8), .file)
      for coding in ["gzip", "x-gzip", "GZIP"] {
        let reply = try await Self.sent(bytes, as: coding, to: server)
        #expect(reply.status == 200 && reply.body == plain.body, "\(coding): \(reply.body)")
      }
      let parts = Gzip.packed(Array(Self.long.utf8.prefix(5)), .file) + Gzip.packed(Array(Self.long.utf8.dropFirst(5)), .answer)
      #expect(try await Self.sent(parts, as: "gzip", to: server).body == plain.body)
      #expect(try await Self.sent(Array(Self.long.utf8), as: "identity", to: server).body == plain.body)
    }
  }

  @Test func whatIsNoGzipIsRefused() async throws {
    try await LiveServer.with { server in
      let whole = Gzip.packed(Array(Self.long.utf8), .file)
      for bytes in [[], Array(Self.long.utf8), Array(whole.dropLast(3)), whole + [1, 2, 3]] {
        let reply = try await Self.sent(bytes, as: "gzip", to: server)
        #expect(reply.status == 400 && reply.json.at("error.code")?.double == 400, "\(reply.body)")
        #expect(reply.body.contains("gzip") && !reply.body.contains("\n"))
      }
      let unknown = try await Self.sent(whole, as: "br", to: server)
      #expect(unknown.status == 415 && unknown.json.at("error.code")?.double == 415 && unknown.body.contains("'br'"), "\(unknown.body)")
      #expect(try await server.get("/healthz").status == 200)
    }
  }

  /// 10 MB of blanks are 10 kB as gzip, which the limit of bodies admits.
  @Test func aBombIsRefusedWithoutBeingUnpacked() async throws {
    let bomb = Gzip.packed([UInt8](repeating: 0x20, count: 10_000_000), .file)
    let many = Array(repeatElement(Gzip.packed([UInt8](repeating: 0x20, count: 60_000), .file), count: 100).joined())
    #expect(bomb.count < 65_536 && many.count < 65_536)
    try await LiveServer.with { server in
      for bytes in [bomb, many] {
        let reply = try await Self.sent(bytes, as: "gzip", to: server)
        #expect(reply.status == 413 && reply.json.at("error.code")?.double == 413 && reply.body.contains("65536"), "\(reply.body)")
        #expect(reply.json.at("error.status")?.string == "INVALID_ARGUMENT")
      }
    }
  }

  /// The limit of a body holds for both of its forms, to the byte.
  @Test(arguments: [(65_536, 200), (65_537, 413)])
  func theLimitIsThatOfPlainBodies(_ length: Int, status: Int) async throws {
    let body = Array(Self.long.utf8) + [UInt8](repeating: 0x20, count: length - Self.long.utf8.count)
    let reply = try await LiveServer.with { try await Self.sent(Gzip.packed(body, .file), as: "gzip", to: $0) }
    #expect(reply.status == status)
  }

  @Test(arguments: [0, 1, 255, 1024, 32_768, 100_000])
  func bytesComeBackAsTheyWere(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }
    for effort in [Gzip.Effort.answer, .file] { #expect(try Gzip.unpacked(Gzip.packed(bytes, effort), atMost: count) == bytes) }
    if count > 0 { #expect(throws: Gzip.Failure.tooLarge) { try Gzip.unpacked(Gzip.packed(bytes, .file), atMost: count - 1) } }
  }
}
