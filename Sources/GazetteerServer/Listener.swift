// SPDX-License-Identifier: Apache-2.0
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Listens at a port of the address and passes requests to the responder until it is stopped. Each port has its own connections.
struct Listener: Service {
  let state: ServerState
  /// What it is for, as the log names it.
  let purpose: String
  let port: Int
  /// The option that sets the port.
  let option: String
  let endpoints: [Endpoint]
  let logger: Logger
  let onListening: @Sendable (String) -> Void

  func run() async throws {
    let options = state.options
    do {
      try await withGracefulShutdownHandler {
        try await server().run()
      } onGracefulShutdown: {
        logger.notice("\(purpose) stops.")
        state.isStopping.store(true, ordering: .relaxed)
      }
    } catch let error as IOError {
      throw ServerError.cannotListen(host: options.host, port: port, option: option, errorNumber: error.errnoCode)
    } catch is SocketAddressError.UnknownHost {
      throw ServerError.cannotListen(host: options.host, port: port, reason: "unknown host")
    } catch let error as SocketAddressError {
      throw ServerError.cannotListen(host: options.host, port: port, reason: "\(error)")
    }
    logger.notice("\(purpose) has stopped.")
  }

  private func server() -> Server<PatientChannel> {
    let limits = state.options.limits
    let responder = Responder(state: state, endpoints: endpoints, logger: logger)
    let http = HTTP1Channel(
      responder: { request, writer, channel in
        let response = try await responder.respond(to: request, from: channel)
        try await writer.write(response: response.head, body: response.body)
      },
      configuration: .init(
        idleTimeout: TimeAmount(limits.idleTime),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: limits.headerBytes, maxHeaderListSize: limits.headerBytes, maxHeaderFieldCount: 100)))
    var quiet = logger
    quiet.logLevel = max(logger.logLevel, .notice)
    let table = ConnectionTable(limits.connectionTable)
    return Server(
      childChannelSetup: PatientChannel(
        base: http, limits: .init(silence: TimeAmount(limits.silentTime), message: TimeAmount(limits.clientTime)), table: table),
      configuration: ServerConfiguration(
        address: .hostname(state.options.host, port: port), availableConnectionsDelegate: ConnectionGate(table)),
      onServerRunning: { channel in announce(channel) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
  }

  private func announce(_ channel: any Channel) {
    let port = channel.localAddress?.port ?? port
    let host = state.options.host
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    logger.notice("\(purpose) listens.", metadata: ["address": "\(address)", "places": "\(state.index.opened.places)"])
    onListening(address)
  }
}
