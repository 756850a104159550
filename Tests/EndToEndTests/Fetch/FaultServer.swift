// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC

/// The server of `faults.py`, which serves the folder `served` of a test's folder.
final class FaultServer: @unchecked Sendable {  // the process is started once, and ended once
  let folder: Folder
  private let process = Process()
  private let port: String

  /// What the tests of `fetch` need beside the command.
  static let isPossible = ["curl", "python3"].allSatisfy { program in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  init() throws {
    folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder.path("served"), withIntermediateDirectories: true)
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("faults.py").path
    process.arguments = ["python3", script, folder.path("served"), folder.path("log")]
    process.standardOutput = output
    try process.run()
    port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // Not `terminate`: threads of dispatch queues hold its signal back from the processes that they start.
  deinit { kill(process.processIdentifier, SIGKILL) }

  /// Its address, at which that goes wrong.
  func url(_ fault: String) -> String { "http://127.0.0.1:\(port)/\(fault)" }

  /// Lets it serve a file.
  func serve(_ path: String, _ data: Data) throws {
    let file = folder.url.appendingPathComponent("served/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Serves an extract with its checksum.
  @discardableResult func serveExtract(_ data: Data = extract) throws -> Data {
    try serve("europe/andorra-latest.osm.pbf", data)
    let sum = try CommandRun(executable: "/usr/bin/env", ["python3", "-c", Self.sumScript], input: data, folder: folder)
    try serve("europe/andorra-latest.osm.pbf.md5", Data("\(sum.lines[0])  andorra-latest.osm.pbf\n".utf8))
    return data
  }

  private static let sumScript = "import hashlib, sys; print(hashlib.md5(sys.stdin.buffer.read()).hexdigest())"

  /// Bytes that differ from place to place.
  static let extract = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 + $0 >> 8) })

  /// The ranges that were asked for, by request; `-` for all.
  func ranges() throws -> [String] {
    let lines = String(decoding: try folder.read("log"), as: UTF8.self).split(separator: "\n").map { $0.split(separator: " ") }
    return lines.filter { !$0[0].hasSuffix(".md5") }.map { String($0[1]) }
  }

  /// Fetches from it.
  func fetch(_ fault: String, _ arguments: String..., tries: Int = 3) throws -> CommandRun {
    let names = arguments.isEmpty ? ["osm:europe/andorra"] : arguments
    return try CommandRun(["fetch", "--cache", "c", "--url", url(fault), "--tries", "\(tries)"] + names, folder: folder)
  }

  /// The fetched extract; nil when it is not there.
  var fetched: Data? { try? folder.read("c/osm/europe/andorra-latest.osm.pbf") }
  /// What is in the cache beside the extract and the lock.
  var remains: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("c/osm/europe"))) ?? []
    return names.filter { !$0.hasSuffix(".lock") && $0 != "andorra-latest.osm.pbf" }.sorted()
  }
}
