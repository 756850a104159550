// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// Writes counts in the text format of Prometheus (version 0.0.4).
struct MetricsText {
  private(set) var text = ""

  init(_ state: ServerState) {
    requests(state.metrics.routes)
    family("gazetteer_requests_in_flight", "gauge", "Requests that are worked on.", ["": state.concurrency.count])
    let opened = state.index.opened
    family("gazetteer_index_places", "gauge", "Places of the index.", ["": opened.places])
    family("gazetteer_index_generation", "gauge", "Which index since the start of the server; 1 is the first.", ["": opened.generation])
    family("gazetteer_index_refused_total", "counter", "Index files that were refused.", ["": state.index.refusals])
    family(
      "gazetteer_index_info", "gauge", "The index that is served.", ["{path=\"\(escaped(opened.index.path))\"}": 1])
    if let bytes = ProcessFacts.residentBytes {
      family("process_resident_memory_bytes", "gauge", "Bytes in memory.", ["": bytes])
    }
    family("process_start_time_seconds", "gauge", "When the server started, since 1970.", ["": Int(ProcessFacts.start)])
  }

  private mutating func requests(_ routes: [String: Metrics.Route]) {
    var counts: [String: Int] = [:]
    var cuts: [String: Int] = [:]
    for (name, route) in routes {
      for (status, count) in route.requests { counts["{route=\"\(name)\",status=\"\(status)\"}"] = count }
      cuts["{route=\"\(name)\"}"] = route.cutAnswers
    }
    family("gazetteer_requests_total", "counter", "Answered requests by route and HTTP status.", counts)
    family("gazetteer_cut_answers_total", "counter", "Answers whose list was cut short.", cuts)
    head("gazetteer_request_duration_seconds", "histogram", "Time from the head of a request to its answer.")
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

  private mutating func family(_ name: String, _ type: String, _ help: String, _ values: [String: Int]) {
    head(name, type, help)
    for (labels, value) in values.sorted(by: { $0.key < $1.key }) { text += "\(name)\(labels) \(value)\n" }
  }

  private mutating func head(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

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
