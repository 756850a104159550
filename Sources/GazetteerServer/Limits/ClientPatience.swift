// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// The state of a connection for its timeouts. Used only on the event loop of the connection.
final class ClientPatience {
  struct Limits: Sendable {
    /// For the first byte after the connection is made.
    var silence: TimeAmount
    /// For a request from its first byte to its last, and for an answer from the last byte written to the last byte accepted.
    var message: TimeAmount
  }

  /// Whether a request has started to arrive and is incomplete.
  var isReceiving = false
  /// Answers that are written, but not yet accepted by the client's system.
  var untaken = 0

  private let limits: Limits
  private let progress: AnswerProgress
  private let note: (ConnectionTable.Stage) -> Void
  private var stage = ConnectionTable.Stage.idle
  private var greeting: Scheduled<Void>?
  private var ends: Scheduled<Void>?

  /// - Parameter note: called with each change of the stage.
  init(limits: Limits, progress: AnswerProgress, note: @escaping (ConnectionTable.Stage) -> Void = { _ in }) {
    self.limits = limits
    self.progress = progress
    self.note = note
  }

  /// Starts the timeout for the first byte.
  func begin(_ context: ChannelHandlerContext) {
    greeting = context.eventLoop.assumeIsolated().scheduleTask(in: limits.silence) { context.close(promise: nil) }
  }

  /// Ends the timeout for the first byte.
  func hear() {
    isReceiving = true
    greeting?.cancel()
    greeting = nil
  }

  /// Starts the timeout when the server waits for the client, and cancels it otherwise. Most requests arrive at once and need none.
  func update(_ context: ChannelHandlerContext) {
    if !isReceiving, untaken == 0 {
      ends?.cancel()
      ends = nil
    } else if ends == nil {
      ends = context.eventLoop.assumeIsolated().scheduleTask(in: limits.message) { context.close(promise: nil) }
    }
    let now: ConnectionTable.Stage =
      if isReceiving { .receiving } else if progress.unanswered > 0 { .working } else if untaken > 0 { .sending } else { .idle }
    if now != stage { note(now) }
    stage = now
  }

  func end() {
    for timer in [greeting, ends] { timer?.cancel() }
    (greeting, ends) = (nil, nil)
  }
}

/// Sees every received byte, including those of an incomplete head.
final class BytesWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private let patience: ClientPatience

  init(_ patience: ClientPatience) { self.patience = patience }

  func handlerAdded(context: ChannelHandlerContext) { patience.begin(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    patience.hear()
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

/// Sees completed requests and accepted answers, and closes a connection after an answer that requires it.
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
        // The client may still be sending. Closing both directions at once could discard the answer.
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
