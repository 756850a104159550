// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import Foundation
  import TestConnections

  /// The built command as a server, for a storm. It is ended when the value goes.
  final class StormServer: @unchecked Sendable {
    let port: Int
    private let process: Process
    private let folder: Folder

    /// - Parameters:
    ///   - command: path of the command; nil is the one built beside the tests.
    ///   - index: paths of the index and of layers over it, with commas between them, or a folder of packs; nil is the embedded places.
    init(command: String?, index: String?, searchTime: Int) throws {
      folder = try Folder()
      let arguments =
        ["serve", "--port", "0", "--search-time", "\(searchTime)", "--log-level", "notice"]
        + (index ?? "").split(separator: ",").flatMap { ["--index", String($0)] }
      // A trap ends the process at once: writing a backtrace takes seconds, in which clients would only wait.
      process = try Process.gazetteer(command ?? CommandRun.path(), arguments, environment: ["SWIFT_BACKTRACE": "enable=no"], in: folder)
      let output = Pipe()
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write("log", "")))
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n") {
        guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else { break }
        line += byte
      }
      port = Int(String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines).split(separator: ":").last ?? "") ?? 0
    }

    deinit {
      process.terminate()
      process.waitUntilExit()
    }

    /// Whether it takes connections. A process that was stopped by a trap may take a while to write its last words.
    var isAlive: Bool { process.isRunning && (try? TestConnection(port: port)) != nil }

    /// Bytes in memory that belong to the process alone; nil where the system does not tell.
    var memory: Int? {
      guard let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8) else { return nil }
      let line = text.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
      return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
    }

    /// Processor time of all its threads so far, in the kernel as well; 0 where the system does not tell.
    var processorTime: Duration {
      #if os(Linux)
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .zero }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
      #else
        return .zero
      #endif
    }

    /// How many requests are worked on, once a second has passed or there are none.
    func inFlight() -> Int? {
      var count: Int?
      for _ in 0..<20 {
        count = metric("gazetteer_requests_in_flight")
        if count == 0 { return 0 }
        usleep(50_000)
      }
      return count
    }

    private func metric(_ name: String) -> Int? {
      guard let connection = try? TestConnection(port: port) else { return nil }
      try? connection.write(TestConnection.request("GET", "/metrics"))
      let text = (try? connection.finalReply())?.body ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix(name + " ") }
      return line?.split(separator: " ").last.flatMap { Int($0) }
    }

    /// What it said that is no notice.
    var log: [String] {
      let text = (try? folder.read("log")).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.split(separator: "\n").map(String.init).filter { !$0.contains("\"level\":\"notice\"") && !$0.contains("building") }
    }
  }
#endif
