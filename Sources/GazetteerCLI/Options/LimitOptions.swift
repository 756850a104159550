// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import ArgumentParser
  import GazetteerServer

  /// What a server allows its clients.
  struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Largest body of a request in bytes.", valueName: "bytes"))
    var maxBody = ServerLimits().bodyBytes

    @Option(help: ArgumentHelp("Largest head of a request in bytes.", valueName: "bytes"))
    var maxHeader = ServerLimits().headerBytes

    @Option(help: ArgumentHelp("Stop a search after this many milliseconds and answer with what was found.", valueName: "ms"))
    var searchTime = Self.milliseconds(ServerLimits().searchTime)

    @Option(
      help: ArgumentHelp("Close the connection of a client that takes longer to send a request or to receive an answer.", valueName: "ms"))
    var clientTime = Self.milliseconds(ServerLimits().clientTime)

    @Option(help: ArgumentHelp("Close a connection that is idle for this long.", valueName: "ms"))
    var idleTime = Self.milliseconds(ServerLimits().idleTime)

    @Option(help: ArgumentHelp("Wait this long for running requests when the server stops.", valueName: "ms"))
    var stopTime = Self.milliseconds(ServerLimits().stopTime)

    @Option(help: ArgumentHelp("Keep at most this many requests, running or waiting; refuse further ones.", valueName: "n"))
    var maxRequests = ServerLimits().concurrentRequests

    @Option(
      help: ArgumentHelp(
        "Keep at most this many connections open; for a further one, close the one that has waited longest for its client.", valueName: "n")
    )
    var maxConnections = ServerLimits().connections

    @Option(
      help: ArgumentHelp(
        "Answer at most this many requests a second for each key, or for each address if there are no keys (default: no limit).",
        valueName: "n"))
    var requestsPerSecond: Double?

    /// The checked limits.
    func limits() throws -> ServerLimits {
      var limits = ServerLimits()
      limits.bodyBytes = try Self.checked(maxBody, named: "max-body", within: 1...1 << 30)
      limits.headerBytes = try Self.checked(maxHeader, named: "max-header", within: 256...1 << 20)
      limits.searchTime = try Self.duration(searchTime, "search-time")
      limits.clientTime = try Self.duration(clientTime, "client-time")
      limits.idleTime = try Self.duration(idleTime, "idle-time")
      limits.stopTime = try Self.duration(stopTime, "stop-time")
      limits.concurrentRequests = try Self.checked(maxRequests, named: "max-requests", within: 1...1_000_000)
      limits.connections = try Self.checked(maxConnections, named: "max-connections", within: 1...1_000_000)
      if let requestsPerSecond, !(requestsPerSecond > 0 && requestsPerSecond.isFinite) {
        throw CommandError.invalidOption(name: "requests-per-second", value: "\(requestsPerSecond)", cure: "Give a number above 0.")
      }
      limits.requestsPerSecond = requestsPerSecond
      return limits
    }

    private static func duration(_ milliseconds: Int, _ name: String) throws -> Duration {
      .milliseconds(try checked(milliseconds, named: name, within: 1...86_400_000))
    }

    private static func checked(_ value: Int, named name: String, within range: ClosedRange<Int>) throws -> Int {
      if range.contains(value) { return value }
      throw CommandError.invalidOption(
        name: name, value: "\(value)", cure: "Give a number from \(range.lowerBound) to \(range.upperBound).")
    }

    private static func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }
  }
#endif
