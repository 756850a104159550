// SPDX-License-Identifier: Apache-2.0

/// The pages for people, and the files that they load.
enum PageFile {
  /// The pages by the names of their files.
  static let pages = byName([
    UIFile("place.html", PackageResources.place_html), UIFile("playground.html", PackageResources.playground_html),
  ])

  /// Modules and style by name.
  static let parts = byName([
    UIFile("code.js", PackageResources.code_js),
    UIFile("dot-map.js", PackageResources.dot_map_js),
    UIFile("elements.js", PackageResources.elements_js),
    UIFile("explanation.js", PackageResources.explanation_js),
    UIFile("completion.js", PackageResources.completion_js),
    UIFile("filter-form.js", PackageResources.filter_form_js),
    UIFile("hours.js", PackageResources.hours_js),
    UIFile("json.js", PackageResources.json_js),
    UIFile("key.js", PackageResources.key_js),
    UIFile("latency.js", PackageResources.latency_js),
    UIFile("map-lines.js", PackageResources.map_lines_js),
    UIFile("map-paint.js", PackageResources.map_paint_js),
    UIFile("map-pins.js", PackageResources.map_pins_js),
    UIFile("pages.css", PackageResources.pages_css),
    UIFile("place.js", PackageResources.place_js),
    UIFile("playground.js", PackageResources.playground_js),
    UIFile("projection.js", PackageResources.projection_js),
    UIFile("traffic.js", PackageResources.traffic_js),
  ])

  private static func byName(_ files: [UIFile]) -> [String: UIFile] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0) })
  }
}
