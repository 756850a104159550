// SPDX-License-Identifier: Apache-2.0

/// What a server allows its clients.
package struct ServerLimits: Sendable {
  /// Bytes that the body of a request may have.
  package var bodyBytes = 65_536
  /// Bytes that the head of a request may have, and each of its fields.
  package var headerBytes = 16_384
  /// How long a search may take. Then its list is cut, and the answer says so.
  package var searchTime = Duration.seconds(2)
  /// How long a client may take to send a request, and to take an answer. Then its connection is closed.
  package var clientTime = Duration.seconds(10)
  /// How long a connection may be silent between requests.
  package var idleTime = Duration.seconds(75)
  /// How many requests are worked on at once; further ones are refused as `UNAVAILABLE`.
  package var concurrentRequests = 256
  /// How many connections are open at once; further ones wait to be accepted.
  package var connections = 1024
  /// Requests a second that each key, or without keys each client address, may send; nil is any number. Seconds of them may come at once.
  package var requestsPerSecond: Double?
  /// How long requests under way may take when the server stops.
  package var stopTime = Duration.seconds(20)
  /// How often the index file is looked at for a change.
  package var watchInterval = Duration.seconds(1)

  /// The defaults.
  package init() {}
}
