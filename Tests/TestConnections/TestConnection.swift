// SPDX-License-Identifier: Apache-2.0
import Foundation
package import GazetteerBase

/// One connection of a test to a server, byte by byte. Every call blocks, for a limited time: longer than any server takes that has not hung.
///
/// `@unchecked Sendable`: one thread at a time uses it.
package final class TestConnection: @unchecked Sendable {
  private var descriptor: Int32
  private var received: [UInt8] = []

  /// - Parameter patience: how many seconds a call may block.
  /// - Throws: `TestConnectionError` when nobody listens.
  package init(port: Int, patience seconds: Int = 120) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let outcome = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    if outcome != 0 { throw TestConnectionError("cannot connect: \(String(cString: strerror(errno)))") }
  }

  deinit { hangUp() }

  /// Closes the connection.
  package func hangUp() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Closes the way to the server; its answers can still be read.
  package func stopSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// A request as text.
  package static func request(_ method: String, _ target: String, _ headers: [String: String] = [:], body: String? = nil) -> String {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: test"]
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { lines.append("\(name): \(value)") }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  /// - Throws: `TestConnectionError` when the server takes no more; part of the text may have been sent.
  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// - Throws: `TestConnectionError` when the server takes no more; part of the bytes may have been sent.
  package func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { throw TestConnectionError("cannot write: \(String(cString: strerror(errno)))") }
      rest = rest.dropFirst(count)
    }
  }

  /// The next answer, also one that announces another (status below 200).
  ///
  /// - Throws: `TestConnectionError` when none comes.
  package func reply(isToHead: Bool = false) throws -> Reply {
    let blank = Array("\r\n\r\n".utf8)
    while received.firstRange(of: blank) == nil { try receive() }
    guard let end = received.firstRange(of: blank) else { throw TestConnectionError("no head") }
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    received.removeFirst(end.upperBound)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    let length = isToHead || status == 204 ? 0 : Int(headers["content-length"] ?? "0") ?? 0
    while received.count < length { try receive() }
    let body = Array(received.prefix(length))
    received.removeFirst(length)
    return Reply(status: status, headers: headers, bytes: body)
  }

  /// How many bytes come before the server closes the connection.
  package func bytesUntilClosed() throws -> Int {
    var count = received.count
    while true {
      received = []
      do { try receive() } catch let error as TestConnectionError where error.isEnd { return count }
      count += received.count
    }
  }

  private func receive() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count == 0 || count < 0 && errno == ECONNRESET { throw TestConnectionError("the server closed the connection", isEnd: true) }
    if count < 0 { throw TestConnectionError("cannot read: \(String(cString: strerror(errno)))") }
    received += buffer[..<count]
  }
}

/// What went wrong with a connection.
package struct TestConnectionError: Error, CustomStringConvertible {
  package let description: String
  /// Whether the server closed the connection.
  package let isEnd: Bool

  package init(_ description: String, isEnd: Bool = false) {
    self.description = description
    self.isEnd = isEnd
  }
}

/// An answer as it came.
package struct Reply: Sendable {
  package let status: Int
  /// Names in lower case.
  package let headers: [String: String]
  package let bytes: [UInt8]

  package var body: String { String(decoding: bytes, as: UTF8.self) }

  /// Null when the body is no JSON.
  package var json: JSONValue { (try? JSONReader.value(of: bytes)) ?? .null }
}

extension JSONValue {
  /// The value at the end of a path such as `suggestions.0.placePrediction.placeId`.
  package func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self) { value, step in
      if case .array(let values)? = value { return Int(step).flatMap { values.indices.contains($0) ? values[$0] : nil } }
      return value?[String(step)]
    }
  }
}
