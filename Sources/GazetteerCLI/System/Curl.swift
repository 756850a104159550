// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEvaluation

/// Asks over HTTP by the program `curl`: so the command itself, which is mostly run offline, links no network library.
enum Curl {
  /// Seconds that a request may take.
  private static let patience = 30

  /// The answer; one with status 0 says why there is none.
  static func fetch(_ request: RemoteRequest) throws -> RemoteReply {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "curl", "--silent", "--show-error", "--globoff", "--max-time", "\(patience)", "--config", "-", "--write-out",
      "\\n%{http_code} %{time_total}",
    ]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    try process.run()
    // Addresses and keys go this way, because every user of a machine sees the arguments of a process.
    try input.fileHandleForWriting.write(contentsOf: Data(configuration(request).utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return reply(text, status: process.terminationStatus, message: message)
  }

  private static func configuration(_ request: RemoteRequest) -> String {
    var lines = ["url = \(quoted(request.url))"] + request.headers.map { "header = \(quoted($0))" }
    if let body = request.body { lines.append("data-raw = \(quoted(body))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text as a value of curl's configuration.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n").replacing("\r", with: "\\r") + "\""
  }

  /// The text ends in a line of the status and the seconds, which `--write-out` adds.
  private static func reply(_ text: String, status: Int32, message: String) -> RemoteReply {
    let end = text.utf8.lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex
    let facts = text[end...].split(whereSeparator: \.isWhitespace)
    if status != 0 || facts.count != 2 {
      let reason = status == 127 ? "the program curl is not there" : message.split(whereSeparator: \.isNewline).joined(separator: " ")
      return RemoteReply(status: 0, text: reason, microseconds: 0)
    }
    return RemoteReply(status: Int(facts[0]) ?? 0, text: String(text[..<end]), microseconds: (Double(facts[1]) ?? 0) * 1_000_000)
  }
}
