// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder that is gone when the value is.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes files with something in them.
  func make(_ names: [String]) throws {
    for name in names { try Data(name.utf8).write(to: URL(fileURLWithPath: file(name))) }
  }

  /// Names of what is there, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// The number of a process that has ended.
func deadProcess() throws -> Int32 {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = ["-c", "exit 0"]
  try process.run()
  process.waitUntilExit()
  return process.processIdentifier
}

/// A process that waits until it is killed.
func livingProcess() throws -> Process {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sleep")
  process.arguments = ["600"]
  try process.run()
  return process
}
