// SPDX-License-Identifier: Apache-2.0

/// Why the embedded data cannot be used.
public enum GazetteerDataError: Error, Equatable, Sendable {
  /// No folder of that name in any of the places looked at, in the order in which they were.
  case notFound(folder: String, lookedIn: [String])
  /// A file or folder is there and cannot be read.
  case unreadable(path: String, reason: String)
}

extension GazetteerDataError: CustomStringConvertible {
  /// What is wrong and how to put it right, in one line.
  public var description: String {
    switch self {
    case .notFound(let folder, let lookedIn):
      "The embedded data (folder \"\(folder)\") was not found. Keep \(DataLocations.bundleNames[0]) beside the executable, "
        + "or name an index of your own. Looked in: \(lookedIn.joined(separator: ", "))"
    case .unreadable(let path, let reason):
      "The embedded data cannot be read: \(path): \(reason). Build the program again, or check the rights of that path."
    }
  }
}
