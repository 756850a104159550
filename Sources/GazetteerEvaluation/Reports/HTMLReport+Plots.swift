// SPDX-License-Identifier: Apache-2.0

/// Success by letters, latencies, and cases under two profiles.
extension HTMLReport {
  var plots: String {
    if report.runs.isEmpty { return "" }
    return "<h2>Success by letters typed</h2>\(lettersPlot)<h2>Latency</h2>\(latencyPlot)"
      + (report.runs.count > 1 ? "<h2>Case by case</h2>" + report.runs.dropFirst().map { scatterPlot(report.runs[0], $0) }.joined() : "")
  }

  // MARK: Letters

  private static let mostLabels = 12

  /// The plot ends at the length that one text in twenty has: the few longer names would draw steps without meaning.
  private var lettersPlot: String {
    let runs = report.runs.map { run in
      run.successByLetters.filter { $0.cases * 20 >= run.successByLetters.first?.cases ?? 0 }
    }
    let longest = runs.map(\.count).max() ?? 0
    guard longest > 0 else { return "<p>No case is typed letter by letter.</p>" }
    var chart = Chart(across: "letters typed", up: "share of targets", widest: Double(longest), highest: 1)
    for (position, points) in runs.enumerated() {
      let name = report.runs[position].profile
      chart.line(points.map { (Double($0.letters), $0.success5) }, style: "five run\(position % 4)", title: "\(name): among the first five")
      chart.line(points.map { (Double($0.letters), $0.success1) }, style: "run\(position % 4)", title: "\(name): first")
    }
    // Labels that hardly touch on a phone.
    let step = [1, 2, 5, 10, 20].first { longest / $0 <= Self.mostLabels } ?? longest
    let ticks = stride(from: step, through: longest, by: step).map { (Double($0), "\($0)") }
    let heights = [0.0, 0.25, 0.5, 0.75, 1].map { ($0, "\(Int($0 * 100)) %") }
    return key + #"<p class="key"><span class="quiet">whole line: first; broken line: among the first five</span></p>"#
      + chart.svg(ticks: ticks, heights: heights)
  }

  // MARK: Latency

  private var latencyPlot: String {
    let classes = report.runs.flatMap { run in run.latency.histogram.indices.filter { run.latency.histogram[$0] > 0 } }
    guard let first = classes.min(), let last = classes.max() else { return "" }
    let highest = report.runs.compactMap { $0.latency.histogram.max() }.max() ?? 1
    var chart = Chart(across: "time for an answer", up: "answers", widest: Double(last - first + 2), highest: Double(highest))
    for (position, run) in report.runs.enumerated() {
      let steps = (first...last).flatMap { bin -> [(x: Double, y: Double)] in
        let (start, height) = (Double(bin - first), Double(run.latency.histogram[bin]))
        return [(start, height), (start + 1, height)]
      }
      chart.line(steps, style: "run\(position % 4)", title: run.profile)
    }
    let labelled = (first...last).filter { $0 % 4 == 0 && $0 < Latency.bounds.count }
    let ticks = labelled.map { (position: Double($0 - first + 1), label: duration(Latency.bounds[$0])) }
    return key + chart.svg(ticks: ticks, heights: [(0, "0"), (Double(highest), "\(highest)")])
  }

  private func duration(_ microseconds: Double) -> String {
    microseconds < 1_000 ? "\(Int(microseconds)) µs" : "\(number(microseconds / 1_000, microseconds < 10_000 ? 1 : 0)) ms"
  }

  // MARK: Ranks

  /// A dot for each pair of ranks, sized by its number of cases; a target that is not found has one more than the greatest rank that is examined.
  private func scatterPlot(_ old: RunReport, _ new: RunReport) -> String {
    let before = Dictionary(old.results.map { ($0.id, $0) }) { first, _ in first }
    let most = limit + 1
    func place(_ result: CaseResult) -> Int { result.rank == 0 ? most : min(most, result.rank) }
    let pairs = new.results.filter(\.hasTarget).compactMap { result in
      before[result.id].map { (old: place($0), new: place(result), text: result.text) }
    }
    var chart = Chart(
      across: "rank under \(old.profile)", up: "rank under \(new.profile)", widest: Double(most) + 0.5, highest: Double(most) + 0.5)
    chart.line([(0.5, 0.5), (Double(most), Double(most))], style: "even", title: "the same")
    for group in Dictionary(grouping: pairs, by: { $0.old * 100 + $0.new }).sorted(by: { $0.key < $1.key }).map(\.value) {
      let (old, new) = (group[0].old, group[0].new)
      let names = group.prefix(5).map(\.text).joined(separator: ", ") + (group.count > 5 ? " …" : "")
      chart.dot(
        x: Double(old), y: Double(new), radius: 3 + 2 * Double(group.count).squareRoot().squareRoot(),
        style: new < old ? "better" : new > old ? "worse" : "same", title: "\(group.count): \(names)")
    }
    let ticks = (1..<most).map { (Double($0), "\($0)") } + [(Double(most), "none")]
    let (better, worse) = (pairs.count { $0.new < $0.old }, pairs.count { $0.new > $0.old })
    return #"<p class="key"><span class="better">● \#(better) better</span><span class="worse">● \#(worse) worse</span>"#
      + "<span>● \(pairs.count - better - worse) the same</span></p>" + chart.svg(ticks: ticks, heights: ticks)
  }
}
