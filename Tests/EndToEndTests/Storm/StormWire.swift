// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import Foundation

  /// One connection of a storm. Every call blocks, for ten seconds at most.
  final class StormWire {
    /// An answer as far as a storm looks at it.
    struct Answer {
      var status = 0
      var isLast = false
      var isComplete = true
      var isJSON = false
      var body: [UInt8] = []
    }

    private let descriptor: Int32
    private var received: [UInt8] = []

    /// - Throws: `ConnectionError` when nobody listens.
    init(port: Int) throws {
      #if canImport(Glibc)
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #else
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #endif
      var patience = timeval(tv_sec: 10, tv_usec: 0)
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(descriptor, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
      }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let outcome = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
      }
      if outcome != 0 { throw ConnectionError("cannot connect: \(String(cString: strerror(errno)))") }
    }

    deinit { close(descriptor) }

    struct ConnectionError: Error, CustomStringConvertible {
      let description: String
      init(_ description: String) { self.description = description }
    }

    func stopSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Sends as much as the server takes.
    func write(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count <= 0 { return }
        rest = rest.dropFirst(count)
      }
    }

    /// The next answer that is no announcement of another.
    func answer(isToHead: Bool) throws -> Answer {
      while true {
        let answer = try next(isToHead: isToHead)
        if answer.status >= 200 { return answer }
      }
    }

    private func next(isToHead: Bool) throws -> Answer {
      let blank = Array("\r\n\r\n".utf8)
      while received.firstRange(of: blank) == nil { try receive() }
      guard let end = received.firstRange(of: blank) else { throw ConnectionError("no head") }
      var answer = Answer()
      var length = 0
      for (number, line) in String(decoding: received[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n").enumerated() {
        if number == 0 { answer.status = Int(line.split(separator: " ").dropFirst().first ?? "") ?? 0 }
        let parts = line.lowercased().split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2 else { continue }
        switch parts[0] {
        case "content-length": length = Int(parts[1]) ?? 0
        case "connection": answer.isLast = parts[1] == "close"
        case "x-gazetteer-complete": answer.isComplete = false
        case "content-type": answer.isJSON = parts[1].hasPrefix("application/json")
        default: break
        }
      }
      received.removeFirst(end.upperBound)
      if isToHead || answer.status == 204 { return answer }
      while received.count < length { try receive() }
      answer.body = Array(received.prefix(length))
      received.removeFirst(length)
      return answer
    }

    private func receive() throws {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 { throw ConnectionError("the connection was closed without an answer") }
      if count < 0 { throw ConnectionError("no answer: \(String(cString: strerror(errno)))") }
      received += buffer[..<count]
    }
  }
#endif
