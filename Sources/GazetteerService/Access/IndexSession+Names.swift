// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex

extension IndexSession {
  /// The other names of a stored place, in the order of the source; none for places that the index does not store, such as houses, and for unknown ids.
  ///
  /// - Throws: errors of a damaged index.
  package func otherNames(ofPlace id: String) throws -> [AlternateName] {
    guard let place = try engine.reader.place(withID: id) else { return [] }
    return try engine.reader.record(of: place).names
  }
}
