// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerLibC
import Testing

@testable import GazetteerCLI

/// `fetch` against a server of this machine at which everything goes wrong that can.
@Suite(.enabled(if: FaultServer.isPossible, "curl or python3 is missing"), .timeLimit(.minutes(30))) struct FetchTests {
  private static let facts = ".andorra-latest.osm.pbf.json"

  @Test("a file comes with its licence, attribution, checksum and the command that imports it; the second time it is unchanged")
  func plain() throws {
    let server = try FaultServer()
    let data = try server.serveExtract()
    let run = try server.fetch("plain")
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    #expect(server.fetched == data && server.remains == [Self.facts])
    for words in ["ODbL-1.0", "© OpenStreetMap contributors", "400,000 bytes, MD5 as published"] { #expect(run.text.contains(words)) }
    #expect(
      run.lines.last
        == "  import       gazetteer import --output andorra.gaz --format osm --country AD c/osm/europe/andorra-latest.osm.pbf")
    let second = try server.fetch("plain")
    #expect(second.status == 0 && second.text.contains("MD5 as published, unchanged"), "\(second.text)")
    #expect(server.fetched == data)
  }

  @Test("a newer version takes the place of an older one")
  func newer() throws {
    let server = try FaultServer()
    try server.serveExtract()
    _ = try server.fetch("plain")
    let newer = try server.serveExtract(Data("newer".utf8))
    #expect(try server.fetch("plain").status == 0)
    #expect(server.fetched == newer && server.remains == [Self.facts])
  }

  @Test(
    "what a fault interrupts is completed, with as few bytes as the server allows",
    arguments: [
      ("cut", ["-", "bytes=200000-"]),
      ("crumbs", ["-"] + (1...7).map { "bytes=\($0 * 50000)-" }),
      ("norange", ["-", "bytes=200000-"]),
      ("weak", ["-", "-"]),
      ("bare", ["-", "-"]),
      ("redirect", ["-", "-"]),
      ("busy", ["-", "-", "-"]),
    ])
  func completed(fault: String, ranges: [String]) throws {
    let server = try FaultServer()
    let data = try server.serveExtract()
    let run = try server.fetch(fault)
    #expect(run.status == 0, "\(run.messages)")
    #expect(server.fetched == data && server.remains == [Self.facts])
    #expect(try server.ranges() == ranges)
  }

  @Test("a file that changes while it comes begins anew, also at a server that does not compare versions", arguments: ["changed", "rude"])
  func changed(fault: String) throws {
    let server = try FaultServer()
    let data = try server.serveExtract()
    let run = try server.fetch(fault)
    #expect(run.status == 0, "\(run.messages)")
    #expect(server.fetched == Data(data.reversed()) && server.remains == [Self.facts])
  }

  @Test("a later run goes on where an earlier one stopped")
  func laterRun() throws {
    let server = try FaultServer()
    let data = try server.serveExtract()
    let first = try server.fetch("cut", tries: 1)
    #expect(first.status == 75 && first.messages.contains("goes on where it stopped"), "\(first.messages)")
    #expect(server.fetched == nil && server.remains == [".andorra-latest.osm.pbf.part.json", "andorra-latest.osm.pbf.part"])
    #expect(try server.fetch("cut", tries: 1).status == 0)
    #expect(try server.ranges() == ["-", "bytes=200000-"] && server.fetched == data)
  }

  @Test(
    "what cannot be is one line with its cure and exit code, and no file",
    arguments: [
      ("gone", 75, "goes on where it stopped"), ("stuck", 75, "goes on where it stopped"), ("wrong", 65, "was removed, fetch it again"),
      ("nonsense", 65, "holds no MD5"), ("nosum", 66, "answers 404"), ("forbidden", 66, "answers 403"), ("astray", 66, "check the address"),
      ("circle", 66, "check the address"), ("always304", 66, "answers 304"), ("always416", 66, "answers 416"),
      ("always206", 66, "answers 206"), ("longsum", 65, "longer than 1,048,576 bytes"),
    ])
  func refused(fault: String, status: Int32, words: String) throws {
    let server = try FaultServer()
    try server.serveExtract()
    let run = try server.fetch(fault, tries: 2)
    #expect(run.status == status && run.output.isEmpty && server.fetched == nil)
    let last = try #require(run.messages.split(separator: "\n").last)
    #expect(last.hasPrefix("gazetteer: ") && last.contains(words), "\(run.messages)")
    if status == 65, fault == "wrong" { #expect(server.remains == []) }
  }

  @Test(
    "a server that is too slow, or does not come to an end, is left",
    arguments: [
      ("drip", FetchLimits(slowSeconds: 1), "goes on where it stopped"),
      ("slow", FetchLimits(fileSeconds: 1), "goes on where it stopped"),
      ("crumbs", FetchLimits(fileSeconds: 0), "the 0 seconds for it are over"),
      ("endless", FetchLimits(unannouncedBytes: 1 << 20), "longer than 1,048,576 bytes"),
      ("plain", FetchLimits(fileBytes: 399_999), "longer than 399,999 bytes"),
    ])
  func endless(fault: String, limits: FetchLimits, words: String) throws {
    let server = try FaultServer()
    try server.serveExtract()
    let cache = FetchCache(server.folder.path("c"))
    let fetcher = Fetcher(
      cache: cache, mirror: server.url(fault), tries: fault == "crumbs" ? 3 : 1, limits: limits, progress: FetchProgress())
    let file = try SourceCatalogue.read().file("osm:europe/andorra")
    let error = #expect(throws: FetchError.self) { try fetcher.fetch(file) }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    #expect(server.fetched == nil)
    if words.contains("longer") { #expect(server.remains == []) }
  }

  @Test("a failed fetch leaves the file of an earlier one")
  func keepsTheOld() throws {
    let server = try FaultServer()
    let data = try server.serveExtract()
    _ = try server.fetch("plain")
    for fault in ["wrong", "gone", "forbidden"] { #expect(try server.fetch(fault, tries: 1).status != 0) }
    #expect(server.fetched == data)
    let offline = try server.fetch("gone", "--offline", "osm:europe/andorra")
    #expect(offline.status == 0 && offline.text.contains("unchanged"))
  }

  @Test("a file that is not there, a server that is gone, and an empty cache")
  func missing() throws {
    let server = try FaultServer()
    let none = try server.fetch("plain")
    #expect(none.status == 66 && none.messages.contains("gazetteer fetch --list"))
    let closed = try CommandRun(
      ["fetch", "--cache", "c", "--url", "http://127.0.0.1:9", "--tries", "1", "osm:europe/andorra"], folder: server.folder)
    #expect(closed.status == 75, "\(closed.messages)")
    let offline = try server.fetch("plain", "--offline", "osm:europe/andorra")
    #expect(offline.status == 66 && offline.messages.contains("without --offline"))
  }

  @Test("a cache that cannot be written is 73, and nothing half-written stays")
  func unwritable() throws {
    let server = try FaultServer()
    try server.serveExtract()
    try server.folder.write("c", "a file")
    let folder = try server.fetch("plain")
    #expect(folder.status == 73 && folder.messages.contains("check the folder"), "\(folder.messages)")
    let small = "ulimit -f 100; exec '\(try CommandRun.path())' fetch --cache d --url '\(server.url("plain"))' osm:europe/andorra"
    let full = try CommandRun(executable: "/bin/sh", ["-c", small], folder: server.folder)
    #expect(full.status == 73 && full.messages.contains("cannot be written"), "\(full.messages)")
    let left = try FileManager.default.contentsOfDirectory(atPath: server.folder.path("d/osm/europe"))
    #expect(left == [".andorra-latest.osm.pbf.lock"])
  }

  @Test("two fetches of one file at once: one transfer, and both have it")
  func atOnce() throws {
    let server = try FaultServer()
    let data = try server.serveExtract()
    // Another fetch, as long as the test wants.
    try FileManager.default.createDirectory(atPath: server.folder.path("c/osm/europe"), withIntermediateDirectories: true)
    let lock = open(server.folder.path("c/osm/europe/.andorra-latest.osm.pbf.lock"), O_RDWR | O_CREAT, 0o666)
    try #require(lock >= 0 && flock(lock, LOCK_EX) == 0)
    let fetches = try (0..<2).map { _ in try WaitingFetch(server) }
    for fetch in fetches { try fetch.waits() }
    close(lock)
    let outputs = try fetches.map { try $0.output() }
    #expect(outputs.count { $0.contains("unchanged") } == 1, "\(outputs)")
    #expect(server.fetched == data && server.remains == [Self.facts])
  }

  /// A fetch that goes on while the test does something else.
  private struct WaitingFetch {
    private let process: Process
    private let out = Pipe()
    private let errors = Pipe()

    init(_ server: FaultServer) throws {
      process = try Process.gazetteer(
        CommandRun.path(), ["fetch", "--cache", "c", "--url", server.url("plain"), "osm:europe/andorra"], in: server.folder)
      (process.standardOutput, process.standardError) = (out, errors)
      try process.run()
    }

    /// Returns when the fetch has said that it waits.
    func waits() throws {
      var messages = ""
      while !messages.contains("waiting for another") {
        let data = errors.fileHandleForReading.availableData
        try #require(!data.isEmpty, "it does not wait: \(messages)")
        messages += String(decoding: data, as: UTF8.self)
      }
    }

    /// What it prints, at its end.
    func output() throws -> String {
      let text = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
      return text
    }
  }

  @Test("without curl the message says how to get it")
  func noCurl() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(atPath: folder.path("empty"), withIntermediateDirectories: true)
    let run = try CommandRun(["fetch", "osm:europe/andorra"], environment: ["PATH": folder.path("empty")], folder: folder)
    #expect(run.status == 66 && run.messages.contains("the program curl is not there"), "\(run.messages)")
  }
}
