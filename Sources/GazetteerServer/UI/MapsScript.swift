// SPDX-License-Identifier: Apache-2.0
import GazetteerCWeb

/// The modules of `Resources/maps`, joined into one classic script: pages use `google.maps` as soon as it has run, which modules cannot promise.
enum MapsScript {
  static let file = UIFile(name: "js", text: joined(UIFile.texts(gazetteer_web_maps())))

  private static func joined(_ modules: [(name: String, text: String)]) -> String {
    let blocks = modules.map { block($0.name, $0.text) }
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
