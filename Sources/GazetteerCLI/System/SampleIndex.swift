// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerWorld

/// The index of the embedded places, as the command makes it: it says so, and leaves no half of a file behind when it is interrupted.
enum SampleIndex {
  static func path() throws -> String {
    do {
      return try WorldIndex.path { path in
        StandardError.write("gazetteer: building the index of the embedded places, once: \(path)\n")
        Interruption.removing(IndexWriter.temporaryPaths(output: path))
      }
    } catch WorldIndexError.noFolder(let folder) {
      throw CommandError.cannotWrite(path: folder, reason: "the folder cannot be made")
    }
  }

  /// The path of the index as a layer among others: one that is called `world.gaz`, because layers are named by their files.
  static func worldPath() throws -> String {
    let path = try path()
    let folder = String(path.dropLast(".gaz".count))
    let link = "\(folder)/\(IndexName.world).gaz"
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path { return link }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    point(link, at: path)
    // Where no link can be made, the file does as well, under its own name.
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path ? link : path
  }

  /// Makes a link anew, in one step.
  private static func point(_ link: String, at path: String) {
    let temporary = "\(link).\(getpid())"
    guard symlink(path, temporary) == 0 else { return }
    if rename(temporary, link) != 0 { unlink(temporary) }
  }
}
