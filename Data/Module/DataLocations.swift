// SPDX-License-Identifier: Apache-2.0

/// Where a copy of the data may be. `Bundle.module` is not asked, because it ends the program when there is none.
struct DataLocations {
  /// Folders that may hold `places`, `mappings` and `sources`, best first.
  let candidates: [String]

  /// What the package manager calls the copied resources, on Linux and on Apple systems.
  static let bundleNames = ["gazetteer_GazetteerWorld.resources", "gazetteer_GazetteerWorld.bundle"]

  /// For the running program: beside the executable, around the file this code was loaded from (a test bundle, a framework),
  /// then the package's own `Data` folder as it was when this was built.
  static var standard: DataLocations {
    DataLocations(executable: ProgramFiles.executable, image: ProgramFiles.image, source: #filePath)
  }

  /// The candidates for a program at these paths; a path that is not known gives none.
  init(executable: String?, image: String?, source: String?) {
    var candidates: [String] = []
    for folder in DataLocations.neighbours(of: executable) + DataLocations.neighbours(of: image) {
      for name in DataLocations.bundleNames { candidates += [folder + "/" + name, folder + "/" + name + "/Contents/Resources"] }
    }
    if let data = source.flatMap(DataLocations.parent).flatMap(DataLocations.parent) { candidates.append(data) }
    var seen: Set<String> = []
    self.candidates = candidates.filter { seen.insert($0).inserted }
  }

  /// The path of the first folder of that name.
  func folder(_ name: String) throws(GazetteerDataError) -> String {
    for candidate in candidates where Files.isFolder(candidate + "/" + name) { return candidate + "/" + name }
    throw .notFound(folder: name, lookedIn: candidates)
  }

  /// The folder of a file; then, when the file lies in a bundle (`X.app/Contents/MacOS/X`), the bundle's resources and the folder beside it.
  private static func neighbours(of file: String?) -> [String] {
    guard let folder = file.flatMap(parent) else { return [] }
    guard folder.hasSuffix("/Contents/MacOS"), let contents = parent(folder), let outside = parent(contents).flatMap(parent) else {
      return [folder]
    }
    return [folder, contents + "/Resources", outside]
  }

  /// The folder that a path lies in; nil for the root and for a bare name.
  private static func parent(_ path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }
}
