// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerTesting
import Synchronization
import Testing

/// Promise P9: whatever stops the writing, the index that was there is still there, and nothing lies beside it.
@Suite struct FailureTests {
  private let folder: TemporaryFolder
  private let path: String
  private let old: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("a.gaz")
    try writeIndex([.place("Old")], to: path)
    old = try contents(path)
  }

  private func expectOldIndex() throws {
    #expect(folder.names == ["a.gaz"])
    #expect(try contents(path) == old)
  }

  @Test("Cancelling at any moment of the finish leaves the old index and nothing else")
  func cancelled() throws {
    let records = RichRecords.make(seed: 1, count: 5000)
    /// Writes, says no from the question with this number on, and gives how often it was asked.
    func write(to path: String, untilQuestion last: Int) throws -> Int {
      let asked = Atomic(0)
      let writer = try IndexWriter(output: path) { asked.add(1, ordering: .relaxed).newValue > last }
      for record in records { _ = try writer.add(record, sourceIndex: 0) }
      _ = try writer.finish(countries: World.countries)
      return asked.load(ordering: .relaxed)
    }
    let other = try TemporaryFolder()
    let questions = try write(to: other.file("all.gaz"), untilQuestion: .max)
    try #require(questions >= 4)
    for moment in 0..<questions {
      #expect(throws: CancellationError.self, "\(moment)") { try write(to: path, untilQuestion: moment) }
      try expectOldIndex()
    }
  }

  @Test("A writer that is dropped before its end leaves nothing")
  func dropped() throws {
    do {
      let writer = try IndexWriter(output: path)
      _ = try writer.add(.place("New"), sourceIndex: 0)
    }
    try expectOldIndex()
  }

  @Test("A record that cannot be stored leaves the old index")
  func invalidRecord() throws {
    #expect(throws: IndexError.self) { try writeIndex([.place("New"), .place("?", id: "x")], to: path) }
    try expectOldIndex()
  }

  @Test("A finished index takes the place of the old one at once; who reads the old one goes on reading it")
  func replaced() throws {
    let reader = try IndexReader(path: path)
    try writeIndex([.place("New"), .place("Newer")], to: path)
    #expect(folder.names == ["a.gaz"])
    #expect(try reader.record(of: 1).name == "Old" && reader.overview.placeCount == 1)
    #expect(try records(of: path).map(\.name) == ["New", "Newer"])
  }

  @Test("What a crash left under the same process id is in nobody's way", arguments: ["partial", "half", "staged"])
  func leftovers(_ part: String) throws {
    let left = "\(path).\(getpid()).\(part)"
    try write(Array(old.prefix(old.count / 2)), to: left)
    try writeIndex([.place("New")], to: path)
    #expect(try records(of: path).map(\.name) == ["New"] && folder.names == ["a.gaz"])
    try write(old, to: left)
    try writeIndex([.place("Newer")], to: path)
    #expect(try records(of: path).map(\.name) == ["Newer"] && folder.names == ["a.gaz"])
  }

  @Test("Output that cannot be written is refused, with the path in the words", arguments: ["no/folder/a.gaz", "a.gaz/below.gaz"])
  func unwritable(_ name: String) throws {
    let error = try refusal { try writeIndex([.place("New")], to: folder.file(name)) }
    guard case .cannotWrite(let where_, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(where_.hasPrefix(folder.file(name)) && !reason.isEmpty)
    try expectOldIndex()
  }

  @Test("A directory at the output's path is refused, and stays")
  func directory() throws {
    let output = folder.file("folder")
    #expect(mkdir(output, 0o700) == 0)
    guard case .cannotWrite(output, _) = try refusal({ try writeIndex([.place("New")], to: output) }) else {
      Issue.record("written")
      return
    }
    #expect(folder.names == ["a.gaz", "folder"])
  }

  @Test("A folder without the right to write is refused", .enabled(if: geteuid() != 0, "root may write everywhere"))
  func noRight() throws {
    #expect(chmod(folder.path, 0o500) == 0)
    defer { chmod(folder.path, 0o700) }
    guard case .cannotWrite = try refusal({ try writeIndex([.place("New")], to: path) }) else {
      Issue.record("written")
      return
    }
    try expectOldIndex()
  }

  /// The limit on the size of files counts for a whole process, so each of these runs in one of its own. It stands for the full disk.
  @Test("When the disk is full, the old index stays and nothing else", arguments: [0, 1, 4, 64, 300, 800])
  func fullDisk(kilobytes: Int) async throws {
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String, kilobytes = kilobytes as Int] in
      exit(outcomeOfWriting(path, kilobytes: kilobytes))
    }
    try expectOldIndex()
  }
}

/// 0 when writing more than the limit is refused as it should be.
private func outcomeOfWriting(_ path: String, kilobytes: Int) -> Int32 {
  signal(SIGXFSZ, SIG_IGN)
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #else
    let resource = RLIMIT_FSIZE
  #endif
  var limit = rlimit(rlim_cur: rlim_t(kilobytes * 1024), rlim_max: rlim_t(kilobytes * 1024))
  guard setrlimit(resource, &limit) == 0 else { return 2 }
  do {
    try writeIndex(RichRecords.make(seed: 1, count: 1000), to: path)
    return 3
  } catch IndexError.cannotWrite {
    return 0
  } catch {
    print(error)
    return 4
  }
}
