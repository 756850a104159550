// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The limits that a server sets for its clients.
package struct ServerLimits: Sendable {
  /// Greatest size of a request body in bytes.
  package var bodyBytes = 65_536
  /// Greatest size of a request head in bytes, and of each of its fields.
  package var headerBytes = 16_384
  /// Time limit of a search. When it is reached, the list is incomplete, and the answer says so.
  package var searchTime = Duration.seconds(2)
  /// Time limit of a search for the points of a map. A map moves often, and is as good with the places that are found soon.
  package var mapTime = Duration.milliseconds(500)
  /// Time limit for a new connection to bring its first byte.
  package var silentTime = Duration.seconds(5)
  /// Time limit for a client to send a request, and to accept an answer. Then the connection is closed.
  package var clientTime = Duration.seconds(10)
  /// Time limit for an idle connection between requests.
  package var idleTime = Duration.seconds(75)
  /// Searches that run at once. One more than there are cores keeps these busy between requests; another is left for a client that runs none.
  package var searches = ProcessInfo.processInfo.activeProcessorCount + 2
  /// Greatest number of requests that run or wait; further ones are refused as `UNAVAILABLE`.
  package var concurrentRequests = 512
  /// Greatest number of open connections; for a further one the connection is closed that has waited longest for its client.
  package var connections = 1024
  /// The share of these that one client address may have.
  package var connectionShare = 0.25
  /// Request rate of each key, or of each client address without keys; nil for no limit. The requests of one second may come at once.
  package var requestsPerSecond: Double?
  /// Time for current requests to finish when the server stops.
  package var stopTime = Duration.seconds(20)
  /// Interval between checks of the index file for changes.
  package var watchInterval = Duration.seconds(1)

  /// The defaults.
  package init() {}

  /// How requests share the searches. A request that has waited for half of its time has too little left.
  var turns: Turns.Limits {
    let running = max(1, min(searches, concurrentRequests))
    return Turns.Limits(
      running: running, runningOfClient: max(1, min(running, searches - 1)), all: concurrentRequests, wait: searchTime / 2)
  }

  var connectionTable: ConnectionTable.Limits {
    ConnectionTable.Limits(all: connections, ofClient: max(1, Int(Double(connections) * connectionShare)))
  }
}
