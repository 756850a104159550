// SPDX-License-Identifier: Apache-2.0

/// The modules of `Resources/maps`, joined into one classic script: pages use `google.maps` as soon as it has run, which modules cannot promise.
enum MapsScript {
  static let file = UIFile(name: "js", text: joined(modules))

  /// Each after those that it imports from.
  private static let modules: [(name: String, bytes: [UInt8])] = [
    ("settings.js", PackageResources.settings_js),
    ("requests.js", PackageResources.requests_js),
    ("events.js", PackageResources.events_js),
    ("positions.js", PackageResources.positions_js),
    ("bounds.js", PackageResources.bounds_js),
    ("circles.js", PackageResources.circles_js),
    ("areas.js", PackageResources.areas_js),
    ("marked-text.js", PackageResources.marked_text_js),
    ("sessions.js", PackageResources.sessions_js),
    ("field-names.js", PackageResources.field_names_js),
    ("place-fields.js", PackageResources.place_fields_js),
    ("places.js", PackageResources.places_js),
    ("suggestions.js", PackageResources.suggestions_js),
    ("place-element.js", PackageResources.place_element_js),
    ("older-results.js", PackageResources.older_results_js),
    ("older-services.js", PackageResources.older_services_js),
    ("older-autocomplete.js", PackageResources.older_autocomplete_js),
    ("maps.js", PackageResources.maps_js),
    ("main.js", PackageResources.main_js),
  ]

  private static func joined(_ modules: [(name: String, bytes: [UInt8])]) -> String {
    let blocks = modules.map { block($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
    return "// SPDX-License-Identifier: Apache-2.0\n(() => {\n\"use strict\";\nconst modules = {};\n" + blocks.joined() + "})();\n"
  }

  /// A module as a block with names of its own: imports take from `modules`, and what it exports goes there.
  private static func block(_ name: String, _ text: String) -> String {
    var exports: [String] = []
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst() {
      if let (_, names, other) = line.wholeMatch(of: #/import (\{.+\}) from "\.\/(.+)";/#)?.output {
        lines.append("const \(names) = modules[\"\(other)\"];")
      } else if let (_, name) = line.prefixMatch(of: #/export (?:class|const|function|async function) (\w+)/#)?.output {
        exports.append(String(name))
        lines.append(String(line.dropFirst("export ".count)))
      } else {
        lines.append(String(line))
      }
    }
    return "{\n" + lines.joined(separator: "\n") + "modules[\"\(name)\"] = { \(exports.joined(separator: ", ")) };\n}\n"
  }
}
