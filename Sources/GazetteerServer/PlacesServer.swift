// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService
import HummingbirdCore
package import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Serves an index over HTTP.
///
///     let server = try PlacesServer(indexPaths: ["places.gaz"], options: ServerOptions()) { address in print(address) }
///     try await server.run()
package final class PlacesServer: Sendable {
  private let group: ServiceGroup
  private let state: ServerState
  private let logger: Logger

  /// Opens the index; call `run` to listen.
  ///
  /// - Parameters:
  ///   - indexPaths: the files of the index, from the lowest layer to the highest; one at least.
  ///   - heedsSignals: whether SIGTERM and SIGINT stop the server, and SIGHUP opens a new index.
  ///   - onListening: called with the address, as `http://127.0.0.1:8080`, when the server accepts requests.
  /// - Throws: the errors of `PlaceIndex.init`; `ServerError.cannotLog`.
  package convenience init(
    indexPaths: [String], options: ServerOptions, logger: Logger? = nil, heedsSignals: Bool = false,
    onListening: @escaping @Sendable (String) -> Void
  ) throws {
    try self.init(
      indexPaths: indexPaths, options: options, logger: logger, heedsSignals: heedsSignals, endpoints: Endpoint.all,
      onListening: onListening)
  }

  init(
    indexPaths: [String], options: ServerOptions, logger: Logger?, heedsSignals: Bool, endpoints: [Endpoint],
    onListening: @escaping @Sendable (String) -> Void
  ) throws {
    var logger = logger ?? Logger(label: "gazetteer") { _ in JSONLog() }
    logger.logLevel = options.logLevel
    var reading = PlaceIndex.Configuration()
    // A request may wait for a connection as long as it may search.
    reading.maxWait = options.limits.searchTime
    reading.maxConcurrent = max(1, options.limits.searches)
    reading.ranking = options.ranking
    let state = try ServerState(index: IndexSwap(paths: indexPaths, configuration: reading, logger: logger), options: options)
    let listeners = Self.listeners(state, endpoints, logger, onListening)
    let watch = IndexWatch(index: state.index, interval: options.limits.watchInterval, heedsSignal: heedsSignals)
    var quiet = logger
    quiet.logLevel = max(options.logLevel, .notice)
    var configuration = ServiceGroupConfiguration(
      services: [watch] + listeners, gracefulShutdownSignals: heedsSignals ? [.sigterm, .sigint] : [], logger: quiet)
    configuration.maximumGracefulShutdownDuration = options.limits.stopTime
    group = ServiceGroup(configuration: configuration)
    (self.state, self.logger) = (state, logger)
  }

  /// One, or two where the metrics have a port of their own. Health checks are at both: at that port they get through whatever the others do.
  private static func listeners(
    _ state: ServerState, _ endpoints: [Endpoint], _ logger: Logger, _ onListening: @escaping @Sendable (String) -> Void
  ) -> [any Service] {
    var endpoints = endpoints
    var own: [any Service] = []
    if let port = state.options.metricsPort {
      endpoints.removeAll { $0.name == Endpoint.metrics.name }
      own = [
        Listener(
          state: state, purpose: "The server of metrics", port: port, option: "metrics-port", endpoints: [.metrics, .health, .readiness],
          logger: logger, onListening: { _ in })
      ]
    }
    let port = state.options.port
    return own + [
      Listener(
        state: state, purpose: "The server", port: port, option: "port", endpoints: endpoints, logger: logger, onListening: onListening)
    ]
  }

  /// Serves until it is stopped.
  ///
  /// - Throws: `ServerError.cannotListen`.
  package func run() async throws {
    let limit = DescriptorLimit.raise().map { "\($0)" } ?? "unknown"
    let files = state.index.index.snapshots.reduce(0) { $0 + $1.files.count }
    logger.notice(
      "The files of the index are in memory and take no descriptors.", metadata: ["files": "\(files)", "descriptorLimit": "\(limit)"])
    try await group.run()
  }

  /// Accepts no further requests; `run` returns when the current ones are answered.
  package func stop() async { await group.triggerGracefulShutdown() }
}
