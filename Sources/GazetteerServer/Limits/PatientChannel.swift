// SPDX-License-Identifier: Apache-2.0
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// HTTP/1.1 connections that are closed when their client sends a request, or takes an answer, too slowly, and whose work ends when their
/// client is gone.
struct PatientChannel: ServerChildChannel {
  /// A connection that has been set up.
  struct Value: ServerChildChannelValue {
    let http: HTTP1Channel.Value
    let departure: ClientDeparture

    var channel: any Channel { http.channel }
  }

  let base: HTTP1Channel
  /// For a request from its first byte to its last, and for an answer from its last byte written to its last byte taken.
  let limit: Duration

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    base.setup(channel: channel, logger: logger).flatMapThrowing { [limit] http in
      let departure = ClientDeparture()
      let patience = ClientPatience(limit: TimeAmount(limit))
      let progress = AnswerProgress()
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(VersionWatch(progress), position: .after(decoder))
      try pipeline.addHandler(BytesWatch(patience), position: .first)
      try pipeline.addHandler(DepartureWatch(departure, progress), position: .first)
      let last = try pipeline.handler(type: HTTPConnectionStateHandler.self)
      try pipeline.addHandler(ProgressWatch(progress), position: .before(last))
      try pipeline.addHandler(RequestWatch(patience), position: .before(last))
      return Value(http: http, departure: departure)
    }
  }

  /// Answers requests in a task of its own, which is cancelled when the client is gone.
  func handle(value: Value, logger: Logger) async {
    let serving = Task { await base.handle(value: value.http, logger: logger) }
    value.departure.whenGone { serving.cancel() }
    await withTaskCancellationHandler {
      await serving.value
    } onCancel: {
      serving.cancel()
    }
  }
}
