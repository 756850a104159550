// SPDX-License-Identifier: Apache-2.0
import GazetteerFiles

extension [SourceSpec] {
  /// Refuses to write to a file that is read: opening it for writing would empty it.
  ///
  /// - Parameter path: Where something is to be written. Links and other spellings of a path are seen through.
  /// - Throws: `ImportError.overwritesSource`.
  package func checkNoneIsWritten(to path: String) throws(ImportError) {
    guard let output = FileIdentity(path) else { return }
    for source in self where source.path != "-" && FileIdentity(source.path) == output {
      throw .overwritesSource(path: path, source: source.path)
    }
  }
}
