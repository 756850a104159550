// SPDX-License-Identifier: Apache-2.0
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
}
