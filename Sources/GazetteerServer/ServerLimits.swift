// SPDX-License-Identifier: Apache-2.0

/// The limits that a server sets for its clients.
package struct ServerLimits: Sendable {
  /// Greatest size of a request body in bytes.
  package var bodyBytes = 65_536
  /// Greatest size of a request head in bytes, and of each of its fields.
  package var headerBytes = 16_384
  /// Time limit of a search. When it is reached, the list is incomplete, and the answer says so.
  package var searchTime = Duration.seconds(2)
  /// Time limit for a client to send a request, and to accept an answer. Then the connection is closed.
  package var clientTime = Duration.seconds(10)
  /// Time limit for an idle connection between requests.
  package var idleTime = Duration.seconds(75)
  /// Greatest number of concurrent requests; further ones are refused as `UNAVAILABLE`.
  package var concurrentRequests = 256
  /// Greatest number of open connections; further ones wait to be accepted.
  package var connections = 1024
  /// Request rate of each key, or of each client address without keys; nil for no limit. The requests of one second may come at once.
  package var requestsPerSecond: Double?
  /// Time for current requests to finish when the server stops.
  package var stopTime = Duration.seconds(20)
  /// Interval between checks of the index file for changes.
  package var watchInterval = Duration.seconds(1)

  /// The defaults.
  package init() {}
}
