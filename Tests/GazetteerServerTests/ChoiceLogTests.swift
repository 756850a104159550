// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerServer

/// What people typed and chose is kept when the server is told to, and only then.
@Suite struct ChoiceLogTests {
  private func lines(_ path: String) -> [String] {
    ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
  }

  @Test func aSearchIsLoggedUnderAHashOfItsToken() async throws {
    let folder = try Folder()
    let path = folder.path("choices.ndjson")
    try await LiveServer.with {
      $0.choiceLog = path
    } _: { server in
      let area = #""locationBias":{"circle":{"center":{"latitude":48.856614,"longitude":2.352222},"radius":5000}}"#
      _ = try await server.post(
        "/v1/places:autocomplete", #"{"input":"par","sessionToken":"secret-1",\#(area),"includedRegionCodes":["fr"]}"#)
      _ = try await server.post("/v1/places:autocomplete", #"{"input":"pari"}"#)
      _ = try await server.get("/maps/api/place/autocomplete/json?input=pa&sessiontoken=secret-2")
      _ = try await server.get("/maps/api/place/autocomplete/json?input=pa&types=%28cities%29&sessiontoken=secret-2")
      let id = "city-paris"
      _ = try await server.get("/v1/places/\(id)?fields=id&sessionToken=secret-1")
      _ = try await server.get("/maps/api/place/details/json?place_id=\(id)&sessiontoken=secret-2")
      _ = try await server.get("/v1/places/\(id)?fields=id")
      _ = try await server.get("/v1/places/none?fields=id&sessionToken=secret-1")
    }
    let lines = lines(path)
    #expect(lines.count == 4, "\(lines)")
    #expect(!lines.joined().contains("secret") && !lines.joined().contains("48.8566"))
    let objects = try lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    let sessions = objects.compactMap { $0["session"] as? String }
    #expect(sessions.count == 4 && sessions[0] == sessions[2] && sessions[1] == sessions[3] && sessions[0] != sessions[1])
    #expect(sessions.allSatisfy { $0.count == 16 })
    #expect(objects[0]["typed"] as? String == "par" && objects[0]["bias"] as? String == "circle:48.86,2.35,5000.0")
    #expect(objects[0]["countries"] as? [String] == ["fr"] && objects[2]["chosen"] is String && objects[2]["typed"] == nil)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func aFileThatCannotBeWrittenIsToldWithItsPath() {
    #expect(throws: ServerError.self) { try ChoiceLog(path: "/no/such/folder/choices.ndjson") }
  }
}
