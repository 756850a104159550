// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import HTTPTypes
import Synchronization

extension Endpoint {
  static let health = Endpoint(
    method: .get, path: "/healthz", name: "health", style: .operations, summary: "Answers while the server runs.", schema: nil
  ) { _, _ in ServerAnswer(plain: "ok\n") }

  static let readiness = Endpoint(
    method: .get, path: "/readyz", name: "readiness", style: .operations,
    summary: "200 while requests are taken; 503 once the server stops, a file of the index is gone, or the index is damaged.", schema: nil
  ) { _, state in
    if state.isStopping.load(ordering: .relaxed) { return ServerAnswer(plain: "stopping\n", status: .serviceUnavailable) }
    return switch state.index.condition() {
    case .sound: ServerAnswer(plain: "ready\n")
    case .missing: ServerAnswer(plain: "a file of the index is missing\n", status: .serviceUnavailable)
    case .damaged: ServerAnswer(plain: "the index is damaged\n", status: .serviceUnavailable)
    }
  }

  static let metrics = Endpoint(
    method: .get, path: "/metrics", name: "metrics", style: .operations, summary: "Counts for Prometheus.", schema: nil
  ) { _, state in
    ServerAnswer(plain: MetricsText(state).text, contentType: "text/plain; version=0.0.4; charset=utf-8")
  }

  static let openAPI = Endpoint(
    method: .get, path: "/openapi.json", name: "openapi", style: .operations, summary: "This document.", schema: "OpenAPIDocument"
  ) { _, _ in ServerAnswer(json: OpenAPIDocument.text) }
}
