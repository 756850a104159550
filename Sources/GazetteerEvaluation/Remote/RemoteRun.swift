// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
package import GazetteerService

/// Asks a server all cases, as `EvaluationRun` asks an index.
///
/// If the server speaks the contract, ids are compared directly. Other servers have their own ids: there, a place that is expected by its id is
/// recognised by any of its names together with its position, within 1 km, for towns 20 km, for larger areas 500 km.
package struct RemoteRun {
  /// Number of consecutive failed requests that end a run.
  private static let mostFailures = 5

  private let server: RemoteServer
  private let index: PlaceIndex
  private let fetch: (RemoteRequest) throws -> RemoteReply

  /// - Parameters:
  ///   - index: Where the ids of expected places are looked up.
  ///   - fetch: Sends a request over HTTP.
  package init(_ server: RemoteServer, index: PlaceIndex, fetch: @escaping (RemoteRequest) throws -> RemoteReply) {
    self.server = server
    self.index = index
    self.fetch = fetch
  }

  /// The results of the cases, in their order. A failed request counts as an empty answer, and the report says so.
  ///
  /// - Throws: `EvaluationError.serverFailed` if the first request fails, or several in a row.
  package func results(of cases: [JudgedCase], progress: (Int) -> Void = { _ in }) throws -> RunReport {
    try index.withSession { session in
      var asking = RemoteAsking(server, session: session, mostFailures: Self.mostFailures, fetch: fetch)
      var results: [CaseResult] = []
      for judged in cases {
        results.append(try asking.result(of: judged))
        progress(results.count)
      }
      return RunReport(profile: server.name, results: results, latency: Latency(microseconds: asking.microseconds))
    }
  }
}

/// Asks the cases one after the other.
private struct RemoteAsking {
  private let server: RemoteServer
  private let session: IndexSession
  private let mostFailures: Int
  private let fetch: (RemoteRequest) throws -> RemoteReply
  /// The time of each text, without requests for details.
  private(set) var microseconds: [Double] = []
  private var hasAnswered = false
  private var failuresInRow = 0
  private var details: [String: Members] = [:]

  init(
    _ server: RemoteServer, session: IndexSession, mostFailures: Int, fetch: @escaping (RemoteRequest) throws -> RemoteReply
  ) {
    self.server = server
    self.session = session
    self.mostFailures = mostFailures
    self.fetch = fetch
  }

  mutating func result(of judged: JudgedCase) throws -> CaseResult {
    let ranks =
      try judged.isReplayed ? judged.text.indices.map { try self.answers(String(judged.text[...$0]), judged).answers.rank(judged) } : []
    let (answers, failure) = try answers(judged.text, judged)
    let verdict = try Verdict(judged, answers)
    var result = CaseResult(judged, verdict, shown: answers.map(\.answer.shown))
    result.ranks = ranks
    result.hasEmptyList = answers.isEmpty
    result.explanation = failure ?? ""
    let ids = answers.enumerated().map { $1.answer.id.isEmpty ? "answer-\($0 + 1)" : $1.answer.id }
    result.documents = TRECFiles.documents(ids, met: verdict.met, targets: judged.targets)
    return result
  }

  private mutating func answers(_ text: String, _ judged: JudgedCase) throws -> (answers: [JudgedRemoteAnswer], failure: String?) {
    let reply = try fetch(server.request(for: text, of: judged))
    do {
      var found = try server.answers(reply)
      (hasAnswered, failuresInRow) = (true, 0)
      microseconds.append(reply.microseconds)
      if server.form == .places, judged.needsDetails { for position in found.indices { try add(to: &found[position], judged) } }
      let known: ((String) throws -> KnownPlace?)? = server.form == .places ? nil : { [session] in try session.knownPlace($0) }
      return (found.map { JudgedRemoteAnswer(answer: $0, known: known) }, nil)
    } catch let error as EvaluationError {
      failuresInRow += 1
      if !hasAnswered || failuresInRow >= mostFailures { throw error }
      return ([], "\(error)")
    }
  }

  private mutating func add(to answer: inout RemoteAnswer, _ judged: JudgedCase) throws {
    let key = "\(answer.id) \(judged.filters.language)"
    let known =
      try details[key] ?? RemoteServer.json(fetch(server.detailsRequest(id: answer.id, language: judged.filters.language)), server.base)
    details[key] = known
    answer.add(details: known)
  }
}

extension [JudgedRemoteAnswer] {
  /// The position from 1 of the first answer that meets a target; 0 if none does.
  fileprivate func rank(_ judged: JudgedCase) throws -> Int {
    let places = judged.targets.map(\.place)
    return try firstIndex { answer in try places.contains { try answer.meets($0) } }.map { $0 + 1 } ?? 0
  }
}

extension JudgedCase {
  /// Whether the case asks for anything that suggestions of the contract do not contain.
  fileprivate var needsDetails: Bool {
    (targets.map(\.place) + expected + absent).contains { place in
      place.spot != nil || place.fields.keys.contains { $0 != .name && $0 != .type }
    }
  }
}

extension IndexSession {
  /// What is known about the place with an id; nil if there is none.
  fileprivate func knownPlace(_ id: String) throws -> KnownPlace? {
    guard let place = try engine.reader.place(withID: id) else { return nil }
    let record = try engine.reader.record(of: place)
    let tolerance =
      switch PlaceFamily(primaryType: record.primaryType) {
      case .region: 500_000.0
      case .settlement: 20_000.0
      case .poi: 1_000.0
      }
    return KnownPlace(names: [record.name] + record.names.map(\.text), location: record.location, tolerance: tolerance)
  }
}
