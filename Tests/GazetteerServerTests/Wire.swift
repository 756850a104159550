// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerJSON
import GazetteerService

/// One connection to a server, byte by byte. Every call blocks, for ten seconds at most.
///
/// `@unchecked Sendable`: one thread at a time uses it.
final class Wire: @unchecked Sendable {
  private var descriptor: Int32
  private var received: [UInt8] = []

  init(port: Int) throws {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let outcome = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
    }
    if outcome != 0 { throw WireError("cannot connect: \(String(cString: strerror(errno)))") }
  }

  deinit { hangUp() }

  /// Closes the connection.
  func hangUp() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  /// Closes the way to the server; its answers can still be read.
  func stopSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  static func request(_ method: String, _ target: String, _ headers: [String: String] = [:], body: String? = nil) -> String {
    var lines = ["\(method) \(target) HTTP/1.1", "Host: test"]
    for (name, value) in headers.sorted(by: { $0.key < $1.key }) { lines.append("\(name): \(value)") }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    return lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? "")
  }

  func write(_ text: String) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { throw WireError("cannot write: \(String(cString: strerror(errno)))") }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The next answer.
  func reply(isToHead: Bool = false) throws -> Reply {
    while received.firstRange(of: Array("\r\n\r\n".utf8)) == nil { try receive() }
    let end = received.firstRange(of: Array("\r\n\r\n".utf8))!
    let lines = String(decoding: received[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    received.removeFirst(end.upperBound)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
    }
    let length = isToHead ? 0 : Int(headers["content-length"] ?? "0") ?? 0
    while received.count < length { try receive() }
    let body = String(decoding: received.prefix(length), as: UTF8.self)
    received.removeFirst(length)
    return Reply(status: Int(lines[0].split(separator: " ")[1]) ?? 0, headers: headers, body: body)
  }

  /// How many bytes come before the server closes the connection.
  func bytesUntilClosed() throws -> Int {
    var count = received.count
    while true {
      received = []
      do { try receive() } catch let error as WireError where error.isEnd { return count }
      count += received.count
    }
  }

  private func receive() throws {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count == 0 || count < 0 && errno == ECONNRESET { throw WireError("the server closed the connection", isEnd: true) }
    if count < 0 { throw WireError("cannot read: \(String(cString: strerror(errno)))") }
    received += buffer[..<count]
  }
}

struct WireError: Error, CustomStringConvertible {
  let description: String
  let isEnd: Bool

  init(_ description: String, isEnd: Bool = false) {
    self.description = description
    self.isEnd = isEnd
  }
}

/// An answer as it came.
struct Reply: Sendable {
  let status: Int
  /// Names in lower case.
  let headers: [String: String]
  let body: String

  /// Null when the body is no JSON.
  var json: JSONValue { (try? JSONReader.value(of: body)) ?? .null }
}

extension JSONValue {
  /// The value at the end of a path such as `suggestions.0.placePrediction.placeId`.
  func at(_ path: String) -> JSONValue? {
    path.split(separator: ".").reduce(self) { value, step in
      if case .array(let values)? = value { return Int(step).flatMap { values.indices.contains($0) ? values[$0] : nil } }
      return value?[String(step)]
    }
  }
}
