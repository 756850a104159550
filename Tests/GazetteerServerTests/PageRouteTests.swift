// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import TestConnections
import Testing

@testable import GazetteerServer

/// The pages for people as the server delivers them.
@Suite struct PageRouteTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/GazetteerServer/Resources/pages")

  @Test func everyFileIsServedAndLoadsOnlyOthersThatAre() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let all = PageFile.pages.merging(PageFile.parts) { first, _ in first }
    #expect(Set(files) == Set(all.keys) && files.count > 10)
    for file in all.values {
      #expect(file.text == (try String(contentsOf: Self.folder.appendingPathComponent(file.name), encoding: .utf8)))
      for name in file.text.matches(of: #/(?:from "\.\/|"pages\/)([^"]+)"/#).map({ String($0.1) }) {
        #expect(PageFile.parts[name] != nil, "\(file.name): \(name)")
      }
      for name in file.text.matches(of: #/"\.\.\/ui\/([^"]+)"/#).map({ String($0.1) }) {
        #expect(UIFile.all[name] != nil, "\(file.name): \(name)")
      }
    }
  }

  @Test func pagesHoldNoScriptAndNoStyleOfTheirOwn() {
    for page in PageFile.pages.values {
      #expect(!page.text.contains("<style") && page.text.matches(of: #/ (style|on[a-z]+)=/#).isEmpty, "\(page.name)")
      #expect(
        page.text.matches(of: #/<script/#).count == page.text.matches(of: #/<script type="module" src="pages\//#).count, "\(page.name)")
      #expect(!page.text.contains("//"), "\(page.name) names another origin")
    }
  }

  @Test(arguments: ["/", "/place?id=hotel-1", "/place"])
  func aPageMayLoadFromItsServerAlone(_ target: String) async throws {
    try await LiveServer.with(Places.lines, { $0.apiKeys = ["secret"] }) { server in
      let page = try await server.get(target)
      #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
      let policy = page.headers["content-security-policy"] ?? ""
      for part in [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data:", "base-uri 'none'",
        "form-action 'none'", "frame-ancestors 'none'",
      ] { #expect(policy.split(separator: "; ").contains(Substring(part)), "\(part)") }
      #expect(page.headers["x-content-type-options"] == "nosniff" && page.headers["referrer-policy"] == "no-referrer")
      let tag = try #require(page.headers["etag"])
      #expect(try await server.get(target, ["If-None-Match": tag]).status == 304)
    }
  }

  @Test func modulesAndStyleHaveTheirTypes() async throws {
    try await LiveServer.with { server in
      let module = try await server.get("/pages/playground.js")
      #expect(module.status == 200 && module.headers["content-type"] == "text/javascript; charset=utf-8")
      #expect(try await server.get("/pages/pages.css").headers["content-type"] == "text/css; charset=utf-8")
      for name in ["playground.html", "nothing.js", "..%2Fui%2Frows.js"] {
        let unknown = try await server.get("/pages/\(name)")
        #expect(unknown.status == 404 && unknown.json.at("error.status")?.string == "NOT_FOUND", "\(name)")
      }
    }
  }

  @Test(arguments: ["/", "/place", "/pages/pages.css"])
  func pagesCanBeLeftOut(_ target: String) async throws {
    try await LiveServer.with(Places.lines, { $0.servesUI = false }) { server in
      let page = try await server.get(target)
      #expect(page.status == 404 && page.json.at("error.status")?.string == "NOT_FOUND" && page.headers["content-security-policy"] == nil)
    }
  }
}
