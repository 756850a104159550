// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerService

/// What an update made an index of, noted beside it in `.NAME.update.json`. When nothing of it has changed, there is nothing to do.
struct UpdateRecord: Codable, Equatable {
  /// The version that made it: another one may read sources in another way.
  var version = "\(packageVersion)"
  /// The format of the index.
  var format = Schema.formatVersion
  /// The sources as they were named.
  var names: [String]
  /// Their files.
  var files: [FileFacts]
  /// The index itself: one that somebody has put in its place is not that of the sources.
  var index: FileFacts?

  /// The record that belongs to an index; nil when there is none, or none that can be read.
  static func read(beside index: String) -> UpdateRecord? {
    FileManager.default.contents(atPath: path(beside: index)).flatMap { try? JSONDecoder().decode(UpdateRecord.self, from: $0) }
  }

  /// Writes the record in one step.
  func write(beside index: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try CaseFiles.write(encoder.encode(self) + Data("\n".utf8), to: Self.path(beside: index))
  }

  static func path(beside index: String) -> String { hiddenPath(beside: index, ending: "update.json") }

  /// A hidden file beside an index: `.NAME.ENDING`.
  static func hiddenPath(beside index: String, ending: String) -> String {
    let parts = index.split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast() + [".\(parts.last ?? "").\(ending)"]).joined(separator: "/")
  }
}
