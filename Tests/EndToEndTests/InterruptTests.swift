// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Testing

/// Ctrl-C at any moment: exit code 130, nothing left behind, the index that was there untouched.
@Suite struct InterruptTests {
  @Test("while a source is waited for")
  func whileReading() throws {
    let folder = try Places.imported()
    let before = try folder.read("places.gaz")
    let stdin = Pipe()
    let process = try start(["import", "--reject-file", "rejects", "-"], input: stdin, in: folder)
    try stdin.fileHandleForWriting.write(contentsOf: Data(Places.ndjson.utf8))
    try interrupt(process, whenThereIs: ".staged", in: folder)
    #expect(process.terminationStatus == 130)
    #expect(folder.names == ["places.gaz", "places.ndjson"])
    #expect(try folder.read("places.gaz") == before)
  }

  @Test("while the index is written", arguments: [".partial", ".half"])
  func whileWriting(file: String) throws {
    let folder = try Places.imported()
    let before = try folder.read("places.gaz")
    var text = ""
    for index in 0..<40_000 {
      text += #"{"id":"p\#(index)","name":"Place \#(index % 977) of \#(index)","location":{"latitude":1,"longitude":1}}"# + "\n"
    }
    try folder.write("many.ndjson", text)
    let process = try start(["import", "many.ndjson"], input: Pipe(), in: folder)
    try interrupt(process, whenThereIs: file, in: folder)
    #expect(process.terminationStatus == 130)
    #expect(folder.names == ["many.ndjson", "places.gaz", "places.ndjson"])
    #expect(try folder.read("places.gaz") == before)
  }

  private func start(_ arguments: [String], input: Pipe, in folder: Folder) throws -> Process {
    let process = try Process.gazetteer(CommandRun.path(), arguments, in: folder)
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Tests that run in the background of a script ignore SIGINT, and so would the command.
    signal(SIGINT, SIG_DFL)
    try process.run()
    return process
  }

  private func interrupt(_ process: Process, whenThereIs suffix: String, in folder: Folder) throws {
    let end = Date(timeIntervalSinceNow: 600)
    while !folder.names.contains(where: { $0.hasSuffix(suffix) }) {
      try #require(process.isRunning && Date() < end, "\(folder.names)")
      usleep(1000)
    }
    kill(process.processIdentifier, SIGINT)
    while process.isRunning, Date() < end { usleep(1000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
