// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerData
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// The index of the embedded places, in the user's cache folder.
enum SampleIndex {
  /// The path of the index, which is built when it is not there. The name tells format and data, so that a change of either builds it anew;
  /// `sampleIndexPath()` is a link to the one that was built last.
  static func path() throws -> String {
    let link = sampleIndexPath()
    let folder = link.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let path = "\(folder)/sample-\(Schema.formatVersion)-\(try GazetteerData.fingerprint()).gaz"
    if !isUsable(path) {
      // The file is the command's own: what is left of a damaged one is of no use to anybody.
      unlink(path)
      try build(path, folder: folder)
    }
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != path { point(link, at: path) }
    return path
  }

  /// Whether an index is there and opens.
  private static func isUsable(_ path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    return (try? PlaceIndex(path: path)) != nil
  }

  private static func build(_ path: String, folder: String) throws {
    StandardError.write("gazetteer: building the index of the embedded places, once: \(path)\n")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError.cannotWrite(path: folder, reason: "the folder cannot be made")
    }
    Interruption.removing(IndexWriter.temporaryPaths(output: path))
    var options = ImportOptions()
    options.maxRejects = .count(0)
    let sources = try GazetteerData.placeFiles().map { ImportSource(path: $0, format: .ndjson) }
    _ = try IndexImport(sources: sources, output: path, options: options, countries: EmbeddedData.countries()).run()
  }

  /// Makes the link anew, in one step. It is for programs that use the library; without it the command works as well.
  private static func point(_ link: String, at path: String) {
    let temporary = "\(link).\(getpid())"
    guard symlink(path, temporary) == 0 else { return }
    if rename(temporary, link) != 0 { unlink(temporary) }
  }
}
