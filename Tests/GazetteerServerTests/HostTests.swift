// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// The header Host, and bodies that are sent when they are wanted.
@Suite struct HostTests {
  static let autocomplete = "/v1/places:autocomplete"

  /// A host, and whether a server with the name `places.example` admits it; nil when it is none.
  @Test(arguments: [
    ("places.example", true), ("Places.EXAMPLE:8080", true), ("places.example.", true), ("evil.example", false),
    ("places.example.evil.example", false), ("localhost", true), ("app.localhost:80", true), ("127.0.0.1:8080", true), ("192.0.2.1", true),
    ("[::1]:8080", true), ("[2001:db8::1]", true), ("", true), ("1.2.3", false), ("256.1.1.1", false), ("notlocalhost", false),
    ("a b", nil), ("a/b", nil), ("[::1", nil), ("name:port", nil), ("a,b", nil), ("user@places.example", nil),
  ])
  func names(_ host: String, isAdmitted: Bool?) {
    func status(_ names: HostNames) -> ContractError.Status? {
      do { try names.check(host, further: []) } catch { return error.status }
      return nil
    }
    #expect(status(HostNames(["Places.example"])) == (isAdmitted.map { $0 ? nil : .permissionDenied } ?? .invalidArgument))
    #expect(status(HostNames([])) == (isAdmitted == nil ? .invalidArgument : nil), "without names every name is admitted")
  }

  /// The start of a request, and the status.
  @Test(arguments: [
    ("GET /healthz HTTP/1.1\r\nHost: places.example\r\n\r\n", 200), ("GET /healthz HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
    ("GET /healthz HTTP/1.1\r\n\r\n", 400), ("GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
    ("GET /healthz HTTP/1.0\r\n\r\n", 200), ("GET /v1/attributions HTTP/1.1\r\nHost: evil.example\r\n\r\n", 403),
  ])
  func requests(_ text: String, status: Int) async throws {
    let reply = try await LiveServer.with {
      $0.hostNames = ["places.example"]
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write(text)
        return try connection.reply()
      }
    }
    #expect(reply.status == status, "\(reply.body)")
  }

  @Test func aBodyThatWaitsToBeWantedIsAskedFor() async throws {
    let replies = try await LiveServer.with { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        let body = #"{"input":"syd"}"#
        let head =
          "POST \(Self.autocomplete) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\nExpect: 100-continue\r\n\r\n"
        var replies: [Reply] = []
        for _ in 0..<2 {
          try connection.write(head)
          replies.append(try connection.reply())
          try connection.write(body)
          replies.append(try connection.reply())
        }
        return replies
      }
    }
    #expect(replies.map(\.status) == [100, 200, 100, 200])
    #expect(replies[3].json.at("suggestions.0.placePrediction.placeId")?.string == "city-sydney")
  }

  /// Headers, and the status that comes instead of the wish for the body.
  @Test(arguments: [("Content-Length: 99999999", 400), ("Content-Length: 15\r\nX-Goog-Api-Key: wrong", 400)])
  func aBodyThatIsNotWantedIsNotAskedFor(_ headers: String, status: Int) async throws {
    let reply = try await LiveServer.with {
      $0.apiKeys = headers.contains("Key") ? ["right"] : []
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write("POST \(Self.autocomplete) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\nExpect: 100-continue\r\n\r\n")
        return try connection.reply()
      }
    }
    #expect(reply.status == status)
  }
}
