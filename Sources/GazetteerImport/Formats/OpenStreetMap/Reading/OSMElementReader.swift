// SPDX-License-Identifier: Apache-2.0

/// Reads the elements of one kind from a file, once for each kind. A file is read several times, because what comes last decides what of the
/// earlier is needed: relations name their ways, and ways their nodes.
protocol OSMElementReader: AnyObject {
  /// The next element of the kind, in the order of the file; nil at the end.
  ///
  /// - Throws: `ImportError.brokenOpenStreetMap` for bytes that are none of the format's.
  func next() throws(ImportError) -> OSMElement?

  /// Starts again at the beginning of the file, for elements of another kind. Called before the first `next`.
  func begin(_ kind: OSMKind) throws(ImportError)
}
