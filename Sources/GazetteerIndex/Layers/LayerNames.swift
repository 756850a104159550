// SPDX-License-Identifier: Apache-2.0

/// What answers call layers.
enum LayerNames {
  /// The names of the files without folder and extension; of files with one name the later ones get a number.
  static func names(ofPaths paths: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return paths.map { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let name = file.hasSuffix(".gaz") && file.count > 4 ? String(file.dropLast(4)) : file
      counts[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name)-\(counts[name] ?? 1)"
    }
  }
}
