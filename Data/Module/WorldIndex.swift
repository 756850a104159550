// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// The index of the embedded places, in the user's cache folder.
package enum WorldIndex {
  /// The path of the index, which is made when it is not there. The name tells format and data, so that a change of either makes it anew;
  /// `sampleIndexPath()` is a link to the one that was made last.
  ///
  /// - Parameter willMake: called before the index is made, with its path.
  package static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment, willMake: (String) -> Void = { _ in }
  ) throws -> String {
    let link = sampleIndexPath(environment: environment)
    let folder = link.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let path = "\(folder)/sample-\(Schema.formatVersion)-\(try GazetteerData.fingerprint()).gaz"
    if !isUsable(path) {
      // The file is this library's own: what is left of a damaged one is of no use to anybody.
      unlink(path)
      willMake(path)
      try make(path, folder: folder)
    }
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != path { point(link, at: path) }
    return path
  }

  /// Whether an index is there and opens.
  private static func isUsable(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    return (try? PlaceIndex(path: path)) != nil
  }

  private static func make(_ path: String, folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw WorldIndexError.noFolder(folder)
    }
    var options = ImportOptions()
    options.maxRejects = .count(0)
    let sources = try GazetteerData.placeFiles().map { ImportSource(path: $0, format: .ndjson) }
    let countries = try CountryNames.read(path: GazetteerData.placesFolder() + "/countries.ndjson")
    _ = try IndexImport(sources: sources, output: path, options: options, countries: countries).run()
  }

  /// Makes the link anew, in one step. It is for `PlacesClient.shared`; without it the index works as well.
  private static func point(_ link: String, at path: String) {
    let temporary = "\(link).\(ProcessInfo.processInfo.processIdentifier)"
    guard symlink(path, temporary) == 0 else { return }
    if rename(temporary, link) != 0 { unlink(temporary) }
  }
}

/// Why the index of the embedded places cannot be made.
package enum WorldIndexError: Error, Equatable, CustomStringConvertible {
  /// The cache folder cannot be made.
  case noFolder(String)

  package var description: String {
    switch self {
    case .noFolder(let path):
      "Cannot make the folder \(path) for the embedded places. Set XDG_CACHE_HOME to a folder that can be written, or open an index of your own."
    }
  }
}
