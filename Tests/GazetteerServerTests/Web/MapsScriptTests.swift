// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestConnections
import Testing

@testable import GazetteerServer

/// The script with Google's JavaScript names as the server delivers it.
@Suite struct MapsScriptTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/GazetteerServer/Resources/maps")

  @Test func everyModuleIsPartOfItAndNoImportIsLeft() throws {
    let text = MapsScript.file.text
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count > 10)
    for name in names { #expect(text.components(separatedBy: "modules[\"\(name)\"] = {").count == 2, "\(name)") }
    #expect(text.firstMatch(of: #/\n(import|export) /#) == nil)
  }

  @Test func itNeedsNoKeyAndIsTheSameForEveryQuery() async throws {
    try await LiveServer.with(Places.lines, { $0.apiKeys = ["secret"] }) { server in
      let plain = try await server.get("/maps/api/js")
      #expect(plain.status == 200 && plain.headers["content-type"] == "text/javascript; charset=utf-8")
      let asked = try await server.get("/maps/api/js?key=k&libraries=places&callback=alert(1)//evil&language=de&v=beta&loading=async")
      #expect(asked.status == 200 && asked.body == plain.body && !asked.body.contains("evil"))
      let tag = try #require(plain.headers["etag"])
      #expect(try await server.get("/maps/api/js?key=other", ["If-None-Match": tag]).status == 304)
    }
  }

  @Test func itIsLeftOutWithTheComponent() async throws {
    try await LiveServer.with(Places.lines, { $0.servesUI = false }) { server in
      let answer = try await server.get("/maps/api/js?callback=initMap")
      #expect(answer.status == 404 && answer.body.contains("--no-ui"))
    }
  }
}
