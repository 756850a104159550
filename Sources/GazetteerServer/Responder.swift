// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// Answers every request: finds its endpoint, admits it, runs it, then counts and logs it.
struct Responder: Sendable {
  let state: ServerState
  let routes: RouteTable
  let logger: Logger
  private let crossOrigin: CrossOrigin
  private let hostNames: HostNames

  init(state: ServerState, endpoints: [Endpoint], logger: Logger) {
    self.state = state
    self.logger = logger
    routes = RouteTable(endpoints)
    crossOrigin = CrossOrigin(origins: state.options.corsOrigins)
    hostNames = HostNames(state.options.hostNames)
  }

  /// The outcome of a request.
  private struct Outcome {
    var route = "none"
    var answer: ServerAnswer
    var headers = HTTPFields()
    /// The body of the answer as it is sent.
    var body = AnswerBody.none
    /// The connection failure that prevents an answer.
    var connectionFailure: (any Error)?
  }

  /// - Throws: the error of a failed connection; no answer can be sent then.
  func respond(to request: Request, from channel: any Channel) async throws -> Response {
    let start = ContinuousClock.now
    let id = RequestID.text(sent: request.headers[.requestID])
    var outcome: Outcome
    if let headers = crossOrigin.preflight(method: request.method, asked: request.headers) {
      outcome = Outcome(route: "preflight", answer: ServerAnswer(plain: "", status: .noContent), headers: headers)
    } else {
      outcome = try await self.outcome(of: request, id: id, from: channel)
    }
    outcome.body = AnswerBody(of: outcome.answer, asked: request.headers)
    let response = response(to: request, outcome, id: id)
    finish(request, outcome, id: id, took: ContinuousClock.now - start)
    if let failure = outcome.connectionFailure { throw failure }
    return response
  }

  private func outcome(of request: Request, id: String, from channel: any Channel) async throws -> Outcome {
    let match: (endpoint: Endpoint, id: Substring)
    do throws(ContractError) {
      try hostNames.check(request.head.authority, further: request.headers[values: .furtherHost])
    } catch {
      return Outcome(answer: ServerAnswer(error, style: .new))
    }
    do throws(ContractError) {
      match = try routes.endpoint(method: request.method, path: request.uri.path)
    } catch {
      return Outcome(answer: ServerAnswer(unknownAddress: error, path: request.uri.path))
    }
    return try await outcome(of: request, at: match.endpoint, tail: match.id, id: id, from: channel)
  }

  private func outcome(
    of request: Request, at endpoint: Endpoint, tail: Substring, id: String, from channel: any Channel
  ) async throws -> Outcome {
    var outcome = Outcome(route: endpoint.name, answer: ServerAnswer(plain: ""))
    do {
      let query = QueryParameters(request.uri.query)
      let client =
        endpoint.isForOperations
        ? nil : try state.admission.client(headers: request.headers, query: query, address: channel.remoteAddress?.client ?? "")
      // The body is read before the request counts as concurrent, so slow clients delay only themselves.
      let body = endpoint.body == nil ? [] : try await BodyReader.bytes(of: request, atMost: state.options.limits.bodyBytes, from: channel)
      let arrival = ContinuousClock.now
      let asked = ServerRequest(
        endpoint: endpoint, id: percentDecoded(tail.utf8), query: query, queryText: request.uri.query ?? "", headers: request.headers,
        body: body, deadline: state.deadline(since: arrival))
      if let client { try await state.turns.begin(client, since: arrival) }
      defer { if let client { state.turns.end(client) } }
      outcome.answer = try await endpoint.answer(asked, state)
    } catch let error as BodyReader.ConnectionFailure {
      outcome.connectionFailure = error.cause
      outcome.answer = ServerAnswer(error.contractError, style: .new)
    } catch let error as BodyRefusal {
      if error.leavesBytes { outcome.headers[.connection] = "close" }
      outcome.answer = ServerAnswer(error)
    } catch {
      outcome.answer = ServerAnswer(failure(error, id: id), style: endpoint.style)
    }
    return outcome
  }

  private func failure(_ error: any Error, id: String) -> ContractError {
    let failure = ContractError(error)
    guard failure.status == .internal else { return failure }
    // The reason may name files of this machine, which are nobody's business who may only ask.
    logger.error("A request failed.", metadata: ["id": "\(id)", "reason": "\(failure.message)"])
    return ContractError(.internal, "Internal error. The log of the server tells more about request \(id).")
  }

  /// What the header `Server` names.
  private static let product = "gazetteer/\(packageVersion)"

  private func response(to request: Request, _ outcome: Outcome, id: String) -> Response {
    let answer = outcome.answer
    var headers = answer.headers
    for field in outcome.body.headers { headers[field.name] = field.value }
    headers.append(contentsOf: outcome.headers)
    if !answer.text.isEmpty { headers[.contentType] = answer.contentType }
    headers[.server] = Self.product
    headers[.date] = Timestamp.header.now
    headers[.requestID] = id
    if !answer.isComplete { headers[.complete] = "false" }
    if answer.status == .tooManyRequests || answer.status == .serviceUnavailable { headers[.retryAfter] = "1" }
    if state.isStopping.load(ordering: .relaxed) { headers[.connection] = "close" }
    crossOrigin.addHeaders(to: &headers, asked: request.headers)
    if request.method == .head {
      headers[.contentLength] = String(outcome.body.bytes.count)
      return Response(status: answer.status, headers: headers)
    }
    return Response(status: answer.status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: outcome.body.bytes)))
  }

  private func finish(_ request: Request, _ outcome: Outcome, id: String, took: Duration) {
    let microseconds = Int(took / .microseconds(1))
    let status = outcome.answer.status.code
    state.metrics.add(route: outcome.route, status: status, microseconds: microseconds, isComplete: outcome.answer.isComplete)
    logger.info("request", metadata: logged(request, outcome, id: id, microseconds: microseconds))
  }

  /// The log entry of a request: never a query string or a body, and the typed text only when the options allow it.
  private func logged(_ request: Request, _ outcome: Outcome, id: String, microseconds: Int) -> Logger.Metadata {
    var metadata: Logger.Metadata = [
      "id": .string(id), "method": .string(request.method.rawValue), "route": .string(outcome.route),
      "status": .stringConvertible(outcome.answer.status.code), "bytes": .stringConvertible(outcome.body.bytes.count),
      "microseconds": .stringConvertible(microseconds),
    ]
    if !outcome.answer.isComplete { metadata["complete"] = "false" }
    if state.options.logsQueries, let typed = outcome.answer.typed { metadata["typed"] = "\(typed)" }
    return metadata
  }
}
