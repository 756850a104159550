// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerBase
import GazetteerIndex

/// `gazetteer verify`
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check an index for damage.",
    discussion: """
      Checks the checksums of the file, pages, the R-tree, the full-text lists and that all tables agree on every place. Needs space \
      for a temporary copy of the index. Exit code 69 means that the index is damaged; the message says where.

      Examples:
        gazetteer verify
        gazetteer verify stores.gaz city.gaz
      """)

  @OptionGroup var index: IndexFiles

  @Flag(help: "Print JSON, a line a file.")
  var json = false

  func run() throws {
    let paths = try index.paths()
    for path in paths {
      if paths.count > 1, !json { try StandardOutput.print(path) }
      try verify(path)
    }
  }

  private func verify(_ path: String) throws {
    if let manifest = try PackManifest.read(folder: path) { return try verify(manifest, in: path) }
    Interruption.removing(IndexVerification.temporaryPaths(of: path))
    var checks: [String] = []
    try IndexVerification.verify(path: path) { check in
      checks.append(check)
      if !json { try? StandardOutput.print("ok  \(check)") }
    }
    try report(checks)
  }

  /// Checks the packs of a folder: each against its checksum, then as an index.
  private func verify(_ manifest: PackManifest, in folder: String) throws {
    var checks: [String] = []
    for pack in [manifest.world] + manifest.packs {
      let path = "\(folder)/\(pack.file)"
      // Opening tells a pack that is missing or no file, without waiting for a pipe.
      do throws(IndexError) { _ = try IndexFile(path: path, checking: .seal) } catch .notFound { throw IndexError.missingPack(path: path) }
      let sum: String
      do { sum = try SHA256.ofFile(path) } catch { throw IndexError.notFound(path: path) }
      if sum != pack.sha256 { throw IndexError.damaged(path: path, reason: "its SHA-256 is not that of the manifest") }
      Interruption.removing(IndexVerification.temporaryPaths(of: path))
      try IndexVerification.verify(path: path) { _ in }
      checks.append(pack.file)
      if !json { try StandardOutput.print("ok  \(pack.file)") }
    }
    try report(checks)
  }

  private func report(_ checks: [String]) throws {
    if json {
      let list = checks.map { "\"\($0)\"" }.joined(separator: ",")
      try StandardOutput.print(json: "{\"damaged\":false,\"checks\":[\(list)]}")
    }
  }
}
