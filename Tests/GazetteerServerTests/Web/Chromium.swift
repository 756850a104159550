// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import TestConnections

/// A Chromium without a window, driven by chromedriver (W3C WebDriver over HTTP). Every call blocks.
///
/// `@unchecked Sendable`: one thread at a time uses it.
final class Chromium: @unchecked Sendable {
  private static let driverPath = path(of: "chromedriver")
  private static let browserPath = path(of: "chromium") ?? path(of: "google-chrome")

  /// Whether browser and driver are installed.
  static let isThere = driverPath != nil && browserPath != nil

  private let driver: Process
  private let connection: TestConnection
  private var session = ""

  init() throws {
    let port: Int
    (driver, port) = try Self.startedDriver()
    do {
      connection = try TestConnection(port: port, patience: 60)
    } catch {
      kill(driver.processIdentifier, SIGKILL)
      throw error
    }
    do {
      session = try command("POST", "/session", Self.capabilities).at("sessionId")?.string ?? ""
    } catch {
      end()
      throw error
    }
  }

  /// Closes the browser and ends its driver.
  func quit() {
    _ = try? command("DELETE", "/session/\(session)")
    end()
  }

  /// Not by SIGTERM, which a process that a worker thread started may have inherited as blocked.
  private func end() { kill(driver.processIdentifier, SIGKILL) }

  /// A command to the page, such as `/url`.
  ///
  /// - Throws: `TestConnectionError` with the message of the driver.
  @discardableResult func command(_ path: String, _ body: JSONValue) throws -> JSONValue {
    try command("POST", "/session/\(session)\(path)", body)
  }

  /// A picture of what is visible, as PNG.
  func screenshot() throws -> Data {
    Data(base64Encoded: try command("GET", "/session/\(session)/screenshot").string ?? "") ?? Data()
  }

  private func command(_ method: String, _ path: String, _ body: JSONValue? = nil) throws -> JSONValue {
    let text = body?.text ?? ""
    try connection.write("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(text.utf8.count)\r\n\r\n\(text)")
    let reply = try connection.reply()
    let value = reply.json["value"] ?? .null
    if reply.status != 200 { throw TestConnectionError(value.at("message")?.string ?? "\(method) \(path): status \(reply.status)") }
    return value
  }

  /// Root may not have the browser's sandbox; the pages come from the tests alone.
  private static var capabilities: JSONValue {
    let flags =
      ["--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1000,800"] + (geteuid() == 0 ? ["--no-sandbox"] : [])
    let options: JSONValue = .of(["binary": .string(browserPath ?? ""), "args": .array(flags.map(JSONValue.string))])
    return .of(["capabilities": .of(["alwaysMatch": .of(["goog:chromeOptions": options])])])
  }

  /// A driver and its port. It takes a free port of IPv4 and then wants the same one of IPv6; where a server of another test has that, it ends,
  /// and another one has better luck.
  private static func startedDriver() throws -> (driver: Process, port: Int) {
    var attempts = 5
    while true {
      let (driver, output) = (Process(), Pipe())
      driver.executableURL = URL(fileURLWithPath: driverPath ?? "")
      driver.arguments = ["--port=0"]
      (driver.standardOutput, driver.standardError) = (output, FileHandle.nullDevice)
      try driver.run()
      do {
        return (driver, try port(in: output))
      } catch {
        attempts -= 1
        if attempts == 0 { throw error }
      }
    }
  }

  private static func port(in output: Pipe) throws -> Int {
    var text = ""
    while let bytes = try output.fileHandleForReading.read(upToCount: 1), !bytes.isEmpty {
      text += String(decoding: bytes, as: UTF8.self)
      guard let told = text.range(of: "on port ", options: .backwards), text.hasSuffix(".\n"),
        let port = Int(text[told.upperBound...].dropLast(2))
      else { continue }
      return port
    }
    throw TestConnectionError("chromedriver did not start: \(text)")
  }

  private static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension JSONValue {
  /// An object of these members.
  static func of(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue { .object(members.map { Member($0.key, $0.value) }) }
}
