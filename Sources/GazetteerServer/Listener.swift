// SPDX-License-Identifier: Apache-2.0
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Listens at the address and passes requests to the responder until it is stopped.
struct Listener: Service {
  let state: ServerState
  let endpoints: [Endpoint]
  let logger: Logger
  let onListening: @Sendable (String) -> Void

  func run() async throws {
    let options = state.options
    do {
      try await withGracefulShutdownHandler {
        try await server().run()
      } onGracefulShutdown: {
        logger.notice("The server stops.")
        state.isStopping.store(true, ordering: .relaxed)
      }
    } catch let error as IOError {
      throw ListenFailure(host: options.host, port: options.port, errorNumber: error.errnoCode)
    } catch is SocketAddressError.UnknownHost {
      throw ListenFailure(host: options.host, port: options.port, reason: "unknown host")
    } catch let error as SocketAddressError {
      throw ListenFailure(host: options.host, port: options.port, reason: "\(error)")
    }
    logger.notice("The server has stopped.")
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
    return Server(
      childChannelSetup: PatientChannel(base: http, limit: limits.clientTime),
      configuration: ServerConfiguration(
        address: .hostname(state.options.host, port: state.options.port),
        availableConnectionsDelegate: .maximum(limits.connections, logger: quiet)),
      onServerRunning: { channel in announce(channel) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet)
  }

  private func announce(_ channel: any Channel) {
    let port = channel.localAddress?.port ?? state.options.port
    let host = state.options.host
    let address = "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    logger.notice("The server listens.", metadata: ["address": "\(address)", "places": "\(state.index.opened.places)"])
    onListening(address)
  }
}
