// SPDX-License-Identifier: Apache-2.0
import Dispatch
import GazetteerBase
import GazetteerIndex
import GazetteerService
import HTTPTypes
import Logging
import Synchronization

@testable import GazetteerServer

extension FuzzTarget {
  /// Requests of today's contract: the first line is `METHOD PATH?QUERY`, the second the field mask, the rest the body.
  static let requests = FuzzTarget(name: "requests", prepare: FuzzServer.prepare) { bytes in
    var input = FuzzInput(bytes)
    let line = input.text().split(separator: " ", maxSplits: 1).map(String.init)
    var headers = HTTPFields()
    let mask = input.text()
    if HTTPField.isValidValue(mask), !mask.isEmpty { headers[.googFieldMask] = mask }
    FuzzServer.ask(line.first ?? "", line.dropFirst().first ?? "", headers, input.bytes)
  }

  /// Requests of the older contract: the first line is `PATH?QUERY`, the second the languages that the client accepts.
  static let legacy = FuzzTarget(name: "legacy", prepare: FuzzServer.prepare) { bytes in
    var input = FuzzInput(bytes)
    let target = input.text()
    var headers = HTTPFields()
    let languages = input.text()
    if HTTPField.isValidValue(languages) { headers[.acceptLanguage] = languages }
    FuzzServer.ask("GET", "/maps/api/" + target, headers, [])
  }
}

/// The server without its network: what stands between a request that was read and its answer.
enum FuzzServer {
  private static let routes = RouteTable(Endpoint.all)

  private static let state: ServerState = {
    var options = ServerOptions()
    options.limits.searchTime = .milliseconds(50)
    let logger = Logger(label: "fuzz") { _ in SwiftLogNoOpLogHandler() }
    do {
      let index = try IndexSwap(paths: [SmallWorld.path], configuration: PlaceIndex.Configuration(), logger: logger)
      return try ServerState(index: index, options: options)
    } catch {
      finding("the small world does not open: \(error)")
    }
  }()

  static let prepare: @Sendable () -> Void = { ask("GET", "/readiness", HTTPFields(), []) }

  /// Asks, and waits for the answer. Whatever the request, its answer is JSON, and never an internal error.
  static func ask(_ method: String, _ target: String, _ headers: HTTPFields, _ body: [UInt8]) {
    let done = DispatchSemaphore(value: 0)
    Task {
      check(await answer(method, target, headers, body), of: "\(method) \(target)")
      done.signal()
    }
    done.wait()
  }

  private static func answer(_ method: String, _ target: String, _ headers: HTTPFields, _ body: [UInt8]) async -> ServerAnswer? {
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let method = HTTPRequest.Method(method) else { return nil }
    do {
      let (endpoint, id) = try routes.endpoint(method: method, path: halves[0])
      let query = halves.count > 1 ? halves[1] : nil
      let request = ServerRequest(
        endpoint: endpoint, id: percentDecoded(id.utf8), query: QueryParameters(query), queryText: query ?? "", headers: headers,
        body: body,
        deadline: state.deadline(since: .now))
      do { return try await endpoint.answer(request, state) } catch { return refusal(ContractError(error), endpoint.style) }
    } catch {
      return refusal(ContractError(error), .new)
    }
  }

  private static func refusal(_ error: ContractError, _ style: Endpoint.Style) -> ServerAnswer {
    if error.status == .internal { finding("internal error: \(error.message)") }
    return ServerAnswer(error, style: style)
  }

  private static func check(_ answer: ServerAnswer?, of request: String) {
    guard let answer, answer.contentType.hasPrefix("application/json") else { return }
    do { _ = try JSONReader.value(of: answer.text) } catch { finding("\(request) is answered with what is no JSON: \(answer.text)") }
  }
}
