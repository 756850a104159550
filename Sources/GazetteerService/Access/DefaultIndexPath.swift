// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex

/// `$GAZETTEER_INDEX`, else the path of the sample index.
package func defaultIndexPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
  if let path = environment["GAZETTEER_INDEX"], !path.isEmpty { return path }
  return sampleIndexPath(environment: environment)
}

/// Path of the sample index: `$XDG_CACHE_HOME/gazetteer/sample-<format>.gaz`, by default in `~/.cache`, on Apple systems in the user's cache folder.
/// The name contains the format version, so that builds of several versions do not overwrite each other's file.
package func sampleIndexPath(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
  let name = "gazetteer/sample-\(Schema.formatVersion).gaz"
  if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return "\(folder)/\(name)" }
  #if canImport(Darwin)
    let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path(percentEncoded: false)
    if let folder { return "\(folder.hasSuffix("/") ? String(folder.dropLast()) : folder)/\(name)" }
  #endif
  return "\(environment["HOME"] ?? NSHomeDirectory())/.cache/\(name)"
}
