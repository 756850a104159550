// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The index that is there without an import.
@Suite struct SampleTests {
  @Test("the sample is built once, is found by the library's name for it, and finds Sydney")
  func builtOnce() throws {
    let folder = try Folder()
    let first = try CommandRun(["search", "syd"], folder: folder)
    #expect(first.status == 0 && first.lines.first?.hasPrefix("Sydney") == true, "\(first.messages)")
    #expect(first.messages.contains("building"))
    let second = try CommandRun(["search", "syd"], folder: folder)
    #expect(second.output == first.output && second.messages.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/gazetteer"))
    #expect(files.count == 2 && files.contains { $0.hasPrefix("sample-") && !$0.dropFirst(7).contains("-") }, "\(files)")
  }

  @Test("processes that build it at the same time do not disturb each other")
  func atOnce() throws {
    let folder = try Folder()
    let outputs = Box([Data?](repeating: nil, count: 3))
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: 3) { index in
      let run = try? CommandRun(["search", "syd"], folder: folder)
      lock.withLock { outputs.value[index] = run?.status == 0 ? run?.output : nil }
    }
    #expect(outputs.value.allSatisfy { $0 != nil && $0 == outputs.value[0] })
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("cache/gazetteer")).count == 2)
  }

  @Test("a command that was copied away from its data says so, unless an index is named")
  func movedAway() throws {
    let folder = try Places.imported()
    let copy = folder.path("gazetteer")
    try FileManager.default.copyItem(atPath: CommandRun.path(), toPath: copy)
    let named = try CommandRun(executable: copy, ["search", "--index", "places.gaz", "parma"], folder: folder)
    #expect(named.status == 0 && named.lines.count == 1, "\(named.messages)")
    let sample = try CommandRun(executable: copy, ["search", "parma"], folder: folder)
    // The package's own folder is looked into as well, so a copy on the machine that built it finds the data.
    #expect(sample.status == 0 || sample.status == 66 && sample.messages.contains("beside the executable"), "\(sample.messages)")
  }

  @Test("GAZETTEER_INDEX names the index, and --index counts more")
  func environment() throws {
    let folder = try Places.imported()
    let run = try CommandRun(["search", "parma"], environment: ["GAZETTEER_INDEX": "places.gaz"], folder: folder)
    #expect(run.lines.count == 1 && run.messages.isEmpty)
    let other = try CommandRun(
      ["search", "--index", "nowhere.gaz", "parma"], environment: ["GAZETTEER_INDEX": "places.gaz"], folder: folder)
    #expect(other.status == 66)
  }
}
