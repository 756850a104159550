// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Testing

/// SIGKILL at any moment: the old index or the new one is there, and what lies beside it goes with the next import.
@Suite(.serialized) struct KillTests {
  private static let many = (0..<600).map {
    #"{"id":"p\#($0)","name":"Place \#($0 % 977) of \#($0)","location":{"latitude":1,"longitude":1}}"# + "\n"
  }.joined()

  @Test("twenty imports killed at different moments")
  func killed() throws {
    let folder = try Places.imported()
    let old = try folder.read("places.gaz")
    try folder.write("many.ndjson", Self.many)
    let start = Date()
    try #require(try CommandRun(["import", "--output", "new.gaz", "many.ndjson"], folder: folder).status == 0)
    let microseconds = Date().timeIntervalSince(start) * 1e6
    let new = try folder.read("new.gaz")
    // One that is at work for certain; the others are where the clock says.
    let waiting = try waiting(["import", "-"], in: folder).process
    kill(waiting.processIdentifier, SIGKILL)
    waiting.waitUntilExit()
    #expect(folder.names.contains { $0.hasPrefix("places.gaz.") })
    for moment in 0..<20 {
      let process = try self.start(["import", "many.ndjson"], in: folder)
      usleep(UInt32(microseconds / 20 * (Double(moment) + 0.5)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let found = try folder.read("places.gaz")
      #expect(found == old || found == new, "moment \(moment)")
    }
    #expect(try CommandRun(["import", "many.ndjson"], folder: folder).status == 0)
    #expect(folder.names == ["many.ndjson", "new.gaz", "places.gaz", "places.ndjson"])
    #expect(try folder.read("places.gaz") == new)
    #expect(try CommandRun(["verify", "--index", "places.gaz"], folder: folder).status == 0)
  }

  @Test("an import takes nothing from another that works on the same output, nor files that only look like its own")
  func livingImport() throws {
    let folder = try Places.imported()
    let killed = try waiting(["import", "-"], in: folder)
    let living = try waiting(["import", "-"], in: folder)
    let held = "places.gaz.\(living.process.processIdentifier).staged"
    let dead = killed.process.processIdentifier
    kill(dead, SIGKILL)
    killed.process.waitUntilExit()
    #expect(folder.names.contains("places.gaz.\(dead).staged"))
    let lookalikes = ["other.gaz.\(dead).staged", "places.gaz.\(dead).staged.bak", "places.gaz.0\(dead).half"]
    for name in lookalikes { try folder.write(name, "precious") }
    #expect(try CommandRun(["import", "places.ndjson"], folder: folder).status == 0)
    #expect(!folder.names.contains("places.gaz.\(dead).staged") && folder.names.contains(held))
    for name in lookalikes { #expect(try folder.read(name) == Data("precious".utf8)) }

    let rest = Places.lines[0] + "\n"
    try living.input.fileHandleForWriting.write(contentsOf: Data(rest.utf8))
    try living.input.fileHandleForWriting.close()
    living.process.waitUntilExit()
    #expect(living.process.terminationStatus == 0)
    #expect(try CommandRun(["search", "--index", "places.gaz", "par"], folder: folder).lines.count == 2)
    #expect(folder.names == (lookalikes + ["places.gaz", "places.ndjson"]).sorted())
  }

  private func start(_ arguments: [String], input: Any? = FileHandle.nullDevice, in folder: Folder) throws -> Process {
    let process = try Process.gazetteer(CommandRun.path(), arguments, in: folder)
    (process.standardInput, process.standardOutput, process.standardError) = (input, FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    return process
  }

  /// An import that has begun and waits for its source.
  private func waiting(_ arguments: [String], in folder: Folder) throws -> (process: Process, input: Pipe) {
    let input = Pipe()
    let process = try start(arguments, input: input, in: folder)
    try input.fileHandleForWriting.write(contentsOf: Data((Places.lines[1] + "\n").utf8))
    let end = Date(timeIntervalSinceNow: 600)
    while !folder.names.contains("places.gaz.\(process.processIdentifier).staged") {
      try #require(process.isRunning && Date() < end, "\(folder.names)")
      usleep(1000)
    }
    return (process, input)
  }
}
