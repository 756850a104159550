// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestConnections
import Testing

@testable import GazetteerServer

/// The files of the web component as the server delivers them.
@Suite struct UIRouteTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/GazetteerServer/Resources/ui")

  @Test func everyFileIsServedAndImportsOnlyOthersThatAre() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(UIFile.all.keys) && files.count > 10)
    for file in UIFile.all.values {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(file.name), encoding: .utf8)
      #expect(file.text == text)
      for name in file.text.matches(of: #/from "\.\/([^"]+)"/#).map({ String($0.1) }) {
        #expect(UIFile.all[name] != nil, "\(file.name): \(name)")
      }
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gzip"), "needs gzip"))
  func allFilesTogetherHaveTwentyTwoKilobytesCompressed() throws {
    let bytes = Data(UIFile.all.values.sorted { $0.name < $1.name }.map(\.text).joined().utf8)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-ui-\(UUID().uuidString)")
    try bytes.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let gzip = Process()
    let output = Pipe()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    gzip.arguments = ["-9cn", file.path]
    gzip.standardOutput = output
    try gzip.run()
    let size = output.fileHandleForReading.readDataToEndOfFile().count
    gzip.waitUntilExit()
    #expect(size > 1000 && size <= 22_000, "\(size)")
  }

  @Test func aModuleHasATagAndIsNotSentTwice() async throws {
    try await LiveServer.with { server in
      let first = try await server.get("/ui/gazetteer-autocomplete.js")
      #expect(
        first.status == 200 && first.headers["content-type"] == "text/javascript; charset=utf-8"
          && first.body.contains("customElements.define"))
      let tag = try #require(first.headers["etag"])
      let again = try await server.get("/ui/gazetteer-autocomplete.js", ["If-None-Match": "W/\(tag)"])
      #expect(again.status == 304 && again.body.isEmpty)
      #expect(try await server.get("/ui/gazetteer-autocomplete.js", ["If-None-Match": "\"other\""]).status == 200)
      let unknown = try await server.get("/ui/other.js")
      #expect(unknown.status == 404 && unknown.body.contains("other.js"))
    }
  }

  @Test func modulesNeedNoKey() async throws {
    try await LiveServer.with(Places.lines, { $0.apiKeys = ["secret"] }) { server in
      let module = try await server.get("/ui/rows.js")
      let answer = try await server.post("/v1/places:autocomplete", #"{"input":"par"}"#)
      #expect(module.status == 200 && answer.status == 403)
    }
  }

  @Test func modulesCanBeLeftOut() async throws {
    try await LiveServer.with(Places.lines, { $0.servesUI = false }) { server in
      let module = try await server.get("/ui/rows.js")
      #expect(module.status == 404)
    }
  }
}
