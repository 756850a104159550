// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

extension Fetcher {
  /// Has a publisher's own program write the file. It tells its progress itself.
  func fetchWithTool(_ file: CataloguedFile, _ paths: FetchCache.Paths) throws -> Result {
    guard let words = file.tool(writing: paths.part) else { throw FetchError.unknownName(file.name, guess: nil) }
    unlink(paths.part)
    let status = try run(words)
    guard status == 0, FileManager.default.fileExists(atPath: paths.part) else {
      unlink(paths.part)
      if status == 127 { throw FetchError.programMissing(words[0], cure: "install it, as with: \(file.install)") }
      throw FetchError.programFailed(words[0], status: status)
    }
    let line = ([words[0]] + words.dropFirst().map { $0 == paths.part ? paths.file : $0 }).joined(separator: " ")
    do throws(FileFailure) { try FileAccess.rename(paths.part, to: paths.file) } catch {
      throw CommandError.cannotWrite(path: paths.file, reason: error.reason)
    }
    try FileFacts(url: line, bytes: FileAccess.size(paths.file)).write(to: paths.facts)
    return Result(file: file, path: paths.file, url: line, bytes: FileAccess.size(paths.file), md5: nil, isUnchanged: false)
  }

  private func run(_ words: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
