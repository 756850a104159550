// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// What the handlers of a connection know of its client. It is used on the event loop of the connection only.
final class ClientPatience {
  /// A request that has begun to come is not whole.
  var isReceiving = false
  /// Answers that are written, but not taken.
  var untaken = 0

  private let limit: TimeAmount
  private var ends: Scheduled<Void>?

  init(limit: TimeAmount) { self.limit = limit }

  /// Sets the alarm when the client is waited for, and turns it off when not. Most requests come at once, and need none.
  func update(_ context: ChannelHandlerContext) {
    if !isReceiving, untaken == 0 {
      ends?.cancel()
      ends = nil
    } else if ends == nil {
      ends = context.eventLoop.assumeIsolated().scheduleTask(in: limit) { context.close(promise: nil) }
    }
  }

  func end() {
    ends?.cancel()
    ends = nil
  }
}

/// Sees every byte that comes, also those of a head that is not whole.
final class BytesWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let patience: ClientPatience

  init(_ patience: ClientPatience) { self.patience = patience }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    patience.isReceiving = true
    context.fireChannelRead(data)
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    patience.update(context)
    context.fireChannelReadComplete()
  }

  func channelInactive(context: ChannelHandlerContext) {
    patience.end()
    context.fireChannelInactive()
  }
}

/// Sees requests become whole and answers be taken, and closes a connection after an answer that says so.
final class RequestWatch: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let patience: ClientPatience
  private var closesAfterAnswer = false

  init(_ patience: ClientPatience) { self.patience = patience }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { patience.isReceiving = false } else { patience.isReceiving = true }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(let head):
      closesAfterAnswer = head.headerFields[.connection] == "close"
      context.write(data, promise: promise)
    case .body: context.write(data, promise: promise)
    case .end:
      let taken = promise ?? context.eventLoop.makePromise()
      patience.untaken += 1
      taken.futureResult.assumeIsolated().whenComplete { [self] _ in
        patience.untaken -= 1
        patience.update(context)
        // The client may still be sending what nobody reads: closing both ways at once would take the answer from it.
        if closesAfterAnswer { context.close(mode: .output, promise: nil) }
      }
      context.write(data, promise: taken)
    }
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    patience.update(context)
  }
}
