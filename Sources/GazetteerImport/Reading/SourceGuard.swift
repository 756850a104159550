// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

extension [ImportSource] {
  /// Refuses to write to a file that is also a source: opening it for writing would empty it.
  ///
  /// - Parameter path: The path to write to. Links and different spellings of a path are resolved.
  /// - Throws: `ImportError.overwritesSource`.
  package func checkNoneIsWritten(to path: String) throws(ImportError) {
    guard let output = FileIdentity(path) else { return }
    for source in self where source.path != "-" && FileIdentity(source.path) == output {
      throw .overwritesSource(path: path, source: source.path)
    }
  }
}
