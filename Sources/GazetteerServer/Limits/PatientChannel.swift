// SPDX-License-Identifier: Apache-2.0
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// HTTP/1.1 connections with limits: a connection is closed when its client says nothing, sends a request or accepts an answer too slowly, or when it has to
/// give way to a new one; work for it ends when the client disconnects.
struct PatientChannel: ServerChildChannel {
  /// A connection that has been set up.
  struct Value: ServerChildChannelValue {
    let http: HTTP1Channel.Value
    let departure: ClientDeparture

    var channel: any Channel { http.channel }
  }

  let base: HTTP1Channel
  let limits: ClientPatience.Limits
  let table: ConnectionTable

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    base.setup(channel: channel, logger: logger).flatMapThrowing { http in
      let departure = ClientDeparture()
      let progress = AnswerProgress()
      let number = table.add(client: channel.remoteAddress?.client ?? "") { channel.close(promise: nil) }
      channel.closeFuture.whenComplete { [table] _ in table.remove(number) }
      let patience = ClientPatience(limits: limits, progress: progress) { [table] in table.note(number, $0) }
      let pipeline = channel.pipeline.syncOperations
      let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
      try pipeline.addHandler(VersionWatch(progress), position: .after(decoder))
      try pipeline.addHandler(UnreadableRequest(progress), position: .after(decoder))
      try pipeline.addHandler(BytesWatch(patience), position: .first)
      try pipeline.addHandler(DepartureWatch(departure, progress), position: .first)
      let last = try pipeline.handler(type: HTTPConnectionStateHandler.self)
      try pipeline.addHandler(ProgressWatch(progress), position: .before(last))
      try pipeline.addHandler(RequestWatch(patience), position: .before(last))
      return Value(http: http, departure: departure)
    }
  }

  /// Answers requests in a separate task, which is cancelled when the client disconnects.
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
