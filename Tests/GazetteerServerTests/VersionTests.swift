// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

#if os(Linux)
  import GazetteerC
#endif

/// The version of the package has one source, and everything that is asked tells it.
@Suite struct VersionTests {
  @Test("it is a semantic version")
  func semantic() {
    #expect("\(packageVersion)".contains(/^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/))
  }

  @Test("the header Server and the OpenAPI document tell it")
  func server() async throws {
    let (health, document) = try await LiveServer.with { server in
      (try await server.get("/healthz"), try await server.get("/openapi.json"))
    }
    #expect(health.headers["server"] == "gazetteer/\(packageVersion)")
    #expect(document.json.at("info.version")?.string == "\(packageVersion)")
  }

  #if os(Linux)
    @Test("the C library tells it, and by that the Python package")
    func library() {
      #expect(String(cString: GazetteerC.version()) == "\(packageVersion)")
    }
  #endif
}
