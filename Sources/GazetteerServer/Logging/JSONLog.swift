// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService
package import Logging

/// Writes each message as a JSON object on its own line: `time`, `level`, `message`, then the metadata.
package struct JSONLog: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel = Logger.Level.info
  private let write: @Sendable (String) -> Void

  /// - Parameter write: receives a line with its end; called from any thread.
  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Logs to standard error, one write a line.
  package init() {
    self.init { line in
      // A failed write to the log cannot be reported anywhere.
      try? FileAccess.write(Array(line.utf8), to: 2)
    }
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let milliseconds = String(1000 + now.tv_nsec / 1_000_000).dropFirst()
    var members: [JSONValue.Member] = [
      .init("time", .string("\(Timestamp.log.text(now.tv_sec)).\(milliseconds)Z")),
      .init("level", .string(event.level.rawValue)),
      .init("message", .string(event.message.description)),
    ]
    let known = event.metadata.map { metadata.merging($0) { $1 } } ?? metadata
    for (name, value) in known.sorted(by: { $0.key < $1.key }) { members.append(.init(name, json(value))) }
    if let error = event.error { members.append(.init("error", .string("\(error)"))) }
    write(JSONValue.object(members).text + "\n")
  }

  private func json(_ value: Logger.MetadataValue) -> JSONValue {
    if case .stringConvertible(let number as Int) = value { return .number(String(number)) }
    return .string(value.description)
  }
}
