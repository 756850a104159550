// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// A GET by the program `curl`, whose answer is handed over as it comes: so the command itself links no network library.
struct CurlStream {
  /// Why there is no answer, or not all of it.
  struct Failure: Error {
    let reason: String
    /// Whether another try may help.
    let mayPass: Bool
  }

  let url: String
  var headers: [String] = []
  let limits: FetchLimits
  /// Greatest number of seconds.
  let seconds: Int

  /// Exit codes of `curl` for what may be over in a moment: names not found, no connection, cut off, too slow.
  private static let passing: Set<Int32> = [5, 6, 7, 16, 18, 28, 35, 52, 55, 56, 92, 95, 96]
  private static let longestHead = 1 << 18

  /// Hands over the head, then the body piece by piece. What these throw ends the transfer.
  ///
  /// - Throws: `Failure`, `FetchError.programMissing`, and what the closures throw.
  func read(head: (ResponseHead) throws -> Void, body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl"] + options
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    do {
      try? input.fileHandleForWriting.write(contentsOf: Data(configuration.utf8))
      try? input.fileHandleForWriting.close()
      try pass(output.fileHandleForReading.fileDescriptor, head, body)
    } catch {
      // Not `terminate`: a thread may hold its signal back from the processes that it starts.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw error
    }
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try check(process.terminationStatus, message)
  }

  private var options: [String] {
    [
      "--silent", "--show-error", "--include", "--suppress-connect-headers", "--globoff", "--location", "--max-redirs", "5", "--proto",
      "=http,https", "--no-buffer", "--connect-timeout", "20", "--speed-limit", "\(limits.slowestBytes)", "--speed-time",
      "\(limits.slowSeconds)", "--max-time", "\(seconds)", "--config", "-",
    ]
  }

  private var configuration: String {
    (["url = \(Curl.quoted(url))"] + headers.map { "header = \(Curl.quoted($0))" }).joined(separator: "\n") + "\n"
  }

  private func pass(_ descriptor: Int32, _ head: (ResponseHead) throws -> Void, _ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { room.deallocate() }
    var start: [UInt8]? = []
    while true {
      let count = try FileAccess.read(descriptor, into: room)
      if count == 0 { break }
      guard var bytes = start else {
        try body(UnsafeRawBufferPointer(rebasing: room[..<count]))
        continue
      }
      bytes += room[..<count]
      start = bytes
      while let rest = start, let end = Self.endOfHead(rest) {
        guard let parsed = ResponseHead(rest[..<end]) else { throw Failure(reason: "the answer is no HTTP", mayPass: false) }
        if parsed.isPreliminary {
          start = Array(rest[end...])
          continue
        }
        try head(parsed)
        try rest[end...].withUnsafeBytes { if !$0.isEmpty { try body($0) } }
        start = nil
      }
      if let start, start.count > Self.longestHead { throw Failure(reason: "the head of the answer does not end", mayPass: false) }
    }
  }

  /// The first byte behind the empty line.
  private static func endOfHead(_ bytes: [UInt8]) -> Int? {
    var isEmpty = false
    for (index, byte) in bytes.enumerated() where byte != 0x0D {
      if byte == 0x0A {
        if isEmpty { return index + 1 }
        isEmpty = true
      } else {
        isEmpty = false
      }
    }
    return nil
  }

  private func check(_ status: Int32, _ message: String) throws {
    if status == 0 { return }
    let lines = message.split(whereSeparator: \.isNewline)
    if status == 127 { throw FetchError.programMissing("curl", cure: "install it, as with: apt-get install curl") }
    let reason = lines.last.map { String($0).replacing(#/^curl: \(\d+\) /#, with: "") } ?? "curl ended with \(status)"
    throw Failure(reason: reason, mayPass: Self.passing.contains(status))
  }
}
