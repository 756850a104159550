// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// An audit as one file of HTML: counts, findings with samples, and a map. It loads nothing.
package struct AuditPage {
  private let report: AuditReport
  private let map: DotMap

  package init(_ audit: Audit) { (report, map) = (audit.report, audit.map) }

  package var html: String {
    let body = """
      <h1>\(HTMLText.directed(report.sources.joined(separator: ", ")))</h1>
      <div class="verdict">\(AuditVerdict(report).sentences.map { "<p>\($0.escapedForHTML)</p>" }.joined())</div>
      \(maps)
      <h2>To look at again</h2>\(report.findings.filter { $0.places > 0 }.map(section).joined())\(quiet)
      <h2>Counts</h2>\(table("Rejected rows", report.rejected, unnamed: ""))\(table("Types", report.types, unnamed: "(none)"))\
      \(table("Countries", report.countries, unnamed: "(none)"))\(table("Languages of names", report.languages, unnamed: ""))\
      \(table("Sources", report.origins, unnamed: "(not stated)"))\(table("Places with", report.members, unnamed: ""))
      """
    return HTMLPage(title: "Audit", style: Self.style, body: body).text
  }

  /// The map, and where few places lie far from all others also one of where nearly all lie.
  private var maps: String {
    guard let close = map.withoutOutliers else {
      return #"""
        <figure class="maps">\#(Self.zoom)<div class="map" tabindex="0" role="region" aria-label="Map">\#(map.svg)</div>
        <figcaption class="quiet">Every place of the data; the samples below are circled.</figcaption></figure>
        """#
    }
    let label = "\(close.outside) of \(report.places) places lie outside of this map; the map of all shows them."
    return """
      <figure class="maps"><p class="tools"><label><input type="radio" name="map" id="near" checked> where nearly all lie</label>
      <label><input type="radio" name="map" id="all"> all</label></p>\(Self.zoom)
      <div class="map near" tabindex="0" role="region" aria-label="Map of where nearly all places lie">\(close.map.svg)</div>
      <div class="map all" tabindex="0" role="region" aria-label="Map of all places">\(map.svg)</div>
      <figcaption class="quiet"><span class="near">\(label) </span>The samples below are circled.</figcaption></figure>
      """
  }

  /// How large the map is drawn: it then scrolls.
  private static let zoom = """
    <p class="tools"><label><input type="radio" name="zoom" id="zoom1" checked> whole</label><label><input type="radio" name="zoom" id="zoom2"> × 2</label>\
    <label><input type="radio" name="zoom" id="zoom4"> × 4</label><label><input type="radio" name="zoom" id="zoom8"> × 8</label></p>
    """

  private func section(_ finding: AuditReport.Finding) -> String {
    let tellsDetails = finding.samples.contains { !$0.detail.isEmpty }
    let rows = finding.samples.map { sample in
      HTMLText.row(
        ([sample.name, sample.id] + (tellsDetails ? [sample.detail] : [])).map(HTMLText.directed),
        [("position", "\(sample.latitude), \(sample.longitude)")])
    }
    let names = ["name", "id"] + (tellsDetails ? ["seen"] : [])
    let table = rows.isEmpty ? "" : HTMLText.table(names: names, numbers: ["position"], rows: rows)
    return "<h3>\(finding.places) × \(finding.rule.title.escapedForHTML)</h3><p>\(finding.rule.advice.escapedForHTML)</p>\(table)"
  }

  private var quiet: String {
    let titles = report.findings.filter { $0.places == 0 }.map(\.rule.title)
    return titles.isEmpty ? "" : "<p class=\"quiet\">Nothing found: \(titles.joined(separator: "; ").escapedForHTML).</p>"
  }

  private func table(_ title: String, _ counts: [AuditReport.Count], unnamed: String) -> String {
    if counts.isEmpty { return "" }
    let rows = counts.map { HTMLText.row([HTMLText.directed($0.name.isEmpty ? unnamed : $0.name)], [("places", "\($0.places)")]) }
    return "<details\(counts.count <= 12 ? " open" : "")><summary>\(title): \(counts.count)</summary>"
      + HTMLText.table(names: [""], numbers: ["places"], rows: rows) + "</details>"
  }

  private static let style = """
    figure { margin: 1rem 0 } .maps .tools { margin: .5rem 0 }
    .map { overflow: auto; max-height: 75vh; border: 1px solid var(--quiet); border-radius: 8px } .map svg { max-width: none; min-width: 0 }
    .maps:has(#zoom2:checked) svg { width: 200% } .maps:has(#zoom4:checked) svg { width: 400% } .maps:has(#zoom8:checked) svg { width: 800% }
    .maps:has(#near:checked) .all, .maps:has(#all:checked) .near { display: none }
    .places0 { opacity: .35 } .places1 { opacity: .65 } .found { fill: none; stroke: var(--bad); stroke-width: 1 }
    """
}
