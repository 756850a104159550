// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import Testing

/// What a dead process left goes; everything else stays.
@Suite struct TemporaryFilesTests {
  private let folder: TemporaryFolder
  private let files: TemporaryFiles

  init() throws {
    folder = try TemporaryFolder()
    files = TemporaryFiles(of: folder.file("places.gaz"), kinds: [.staged, .partial, .half, .verify])
  }

  private func age(_ name: String, seconds: Int) {
    var times = [timeval(tv_sec: time(nil) - seconds, tv_usec: 0), timeval(tv_sec: time(nil) - seconds, tv_usec: 0)]
    #expect(utimes(folder.file(name), &times) == 0)
  }

  @Test("Files of a process that is no more go")
  func dead() throws {
    let dead = try deadProcess()
    try folder.make(["places.gaz"] + ["staged", "partial", "half", "verify"].map { "places.gaz.\(dead).\($0)" })
    files.removeLeftovers()
    #expect(folder.names == ["places.gaz"])
  }

  @Test("Files of a living process stay, also when it belongs to somebody else")
  func living() throws {
    let process = try livingProcess()
    defer {
      // Not SIGTERM: a process that a test starts may have inherited that as blocked.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let names = ["places.gaz.1.partial"] + ["half", "partial", "staged", "verify"].map { "places.gaz.\(process.processIdentifier).\($0)" }
    try folder.make(names)
    files.removeLeftovers()
    #expect(folder.names == names.sorted())
  }

  @Test("A number that is in use again keeps its files until nothing was written to any of them for an hour")
  func numberInUseAgain() throws {
    let process = try livingProcess()
    defer {
      // Not SIGTERM: a process that a test starts may have inherited that as blocked.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    let names = ["half", "partial", "staged"].map { "places.gaz.\(process.processIdentifier).\($0)" }
    try folder.make(names)
    for name in names.dropFirst() { age(name, seconds: 4000) }
    age(names[0], seconds: 3000)
    files.removeLeftovers()
    #expect(folder.names == names)
    age(names[0], seconds: 4000)
    files.removeLeftovers()
    #expect(folder.names == [])
  }

  @Test("Files whose lock is held stay, however dead and old they look: the process may be one that cannot be seen from here")
  func locked() throws {
    let dead = try deadProcess()
    let names = ["partial", "staged"].map { "places.gaz.\(dead).\($0)" }
    try folder.make(names)
    for name in names { age(name, seconds: 100_000) }
    let holder = try FileAccess.open(folder.file(names[1]), O_RDWR)
    #expect(flock(holder, LOCK_EX | LOCK_NB) == 0)
    files.removeLeftovers()
    #expect(folder.names == names)
    close(holder)
    files.removeLeftovers()
    #expect(folder.names == [])
  }

  @Test("What another process with the same number holds is not taken from it")
  func lockedByNamesake() throws {
    let first = try files.lock(.staged)
    try FileAccess.write([1, 2, 3], to: first)
    #expect(throws: FileFailure(code: EWOULDBLOCK)) { try files.lock(.staged) }
    #expect(FileManager.default.contents(atPath: files.path(.staged)) == Data([1, 2, 3]))
    close(first)
    let second = try files.lock(.staged)
    #expect(FileManager.default.contents(atPath: files.path(.staged)) == Data())
    close(second)
  }

  @Test("Other outputs, other kinds and names that only look alike stay")
  func lookalikes() throws {
    let dead = try deadProcess()
    let names = [
      "places.gaz", "places.gaz.\(dead)", "places.gaz.\(dead).staged.bak", "places.gaz.\(dead).new", "places.gaz.\(dead).Half",
      "places.gaz.0\(dead).half", "places.gaz.+\(dead).half", "places.gaz.-\(dead).half", "places.gaz.0.half",
      "places.gaz.99999999999999999999.half",
      "places.gaz..half", "places.gaz.half", "places.gaz.a.\(dead).half", "xplaces.gaz.\(dead).half", "places.gaz2.\(dead).half",
      "other.gaz.\(dead).half", "places.gazX\(dead).half",
    ]
    try folder.make(names)
    try FileManager.default.createDirectory(atPath: folder.file("places.gaz.\(dead).half"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.file("places.gaz.\(dead).partial"), withDestinationPath: "places.gaz")
    files.removeLeftovers()
    #expect(folder.names == (names + ["places.gaz.\(dead).half", "places.gaz.\(dead).partial"]).sorted())
  }

  @Test("A folder that is not there, and an output without a folder, are no obstacle")
  func noFolder() {
    TemporaryFiles(of: folder.file("nowhere/places.gaz")).removeLeftovers()
    TemporaryFiles(of: "").removeLeftovers()
    TemporaryFiles(of: "/").removeLeftovers()
    #expect(folder.names == [])
  }
}
