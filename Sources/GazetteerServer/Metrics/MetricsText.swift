// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// Writes the metrics in the text format of Prometheus (version 0.0.4).
struct MetricsText {
  private(set) var text = ""

  init(_ state: ServerState) {
    requests(state.metrics.routes)
    family(
      "gazetteer_requests_in_flight", type: "gauge", help: "Requests that run or wait for their turn.", values: ["": state.turns.count])
    let opened = state.index.opened
    family("gazetteer_index_places", type: "gauge", help: "Places of the index.", values: ["": opened.places])
    family(
      "gazetteer_index_generation", type: "gauge", help: "Which index since the start of the server; 1 is the first.",
      values: ["": opened.generation])
    family("gazetteer_index_refused_total", type: "counter", help: "Index files that were refused.", values: ["": state.index.refusals])
    family(
      "gazetteer_index_info", type: "gauge", help: "The index that is served.",
      values: ["{file=\"\(escaped(opened.index.paths.map(Self.fileName).joined(separator: ", ")))\"}": 1])
    if let bytes = ProcessFacts.residentBytes {
      family("process_resident_memory_bytes", type: "gauge", help: "Bytes in memory.", values: ["": bytes])
    }
    family("process_start_time_seconds", type: "gauge", help: "When the server started, since 1970.", values: ["": Int(ProcessFacts.start)])
  }

  private mutating func requests(_ routes: [String: Metrics.Route]) {
    var counts: [String: Int] = [:]
    var cuts: [String: Int] = [:]
    for (name, route) in routes {
      for (status, count) in route.requests { counts["{route=\"\(name)\",status=\"\(status)\"}"] = count }
      cuts["{route=\"\(name)\"}"] = route.cutAnswers
    }
    family("gazetteer_requests_total", type: "counter", help: "Answered requests by route and HTTP status.", values: counts)
    family("gazetteer_cut_answers_total", type: "counter", help: "Answers whose list was cut short.", values: cuts)
    head("gazetteer_request_duration_seconds", type: "histogram", help: "Time from the head of a request to its answer.")
    for (name, route) in routes.sorted(by: { $0.key < $1.key }) { histogram(name, route.latency) }
  }

  private mutating func histogram(_ route: String, _ latency: Histogram) {
    let name = "gazetteer_request_duration_seconds"
    var total = 0
    for (index, count) in latency.counts.enumerated() {
      total += count
      let bound = index < Histogram.bounds.count ? "\(Double(Histogram.bounds[index]) / 1e6)" : "+Inf"
      text += "\(name)_bucket{route=\"\(route)\",le=\"\(bound)\"} \(total)\n"
    }
    text += "\(name)_sum{route=\"\(route)\"} \(Double(latency.sumMicroseconds) / 1e6)\n"
    text += "\(name)_count{route=\"\(route)\"} \(total)\n"
  }

  private mutating func family(_ name: String, type: String, help: String, values: [String: Int]) {
    head(name, type: type, help: help)
    for (labels, value) in values.sorted(by: { $0.key < $1.key }) { text += "\(name)\(labels) \(value)\n" }
  }

  private mutating func head(_ name: String, type: String, help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  /// Where files are is nobody's business who may only ask.
  private static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func escaped(_ label: String) -> String {
    label.reduce(into: "") { text, character in
      switch character {
      case "\\", "\"": text += "\\\(character)"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
  }
}
