// SPDX-License-Identifier: Apache-2.0
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

/// Tells once that the client of a connection is gone.
final class ClientDeparture: Sendable {
  private enum State {
    case there(() -> Void)
    case gone
  }

  private let state = Mutex(State.there({}))

  /// Sets what happens then; at once when the client is gone already.
  func whenGone(_ action: @escaping @Sendable () -> Void) {
    let isGone = state.withLock { state in
      if case .gone = state { return true }
      state = .there(action)
      return false
    }
    if isGone { action() }
  }

  func goes() {
    let action = state.withLock { state -> (() -> Void)? in
      guard case .there(let action) = state else { return nil }
      state = .gone
      return action
    }
    action?()
  }
}

/// How far the answers of a connection are. It is used on the event loop of the connection only.
final class AnswerProgress {
  /// Requests that have begun to come and whose answers are not written in full.
  var unanswered = 0
  /// An answer has begun to be written.
  var isAnswering = false
  /// The client knows HTTP/1.1, and with it answers that announce another.
  var knowsInterimAnswers = false

  /// Whether something may be written that is no part of an answer.
  var canProbe: Bool { unanswered > 0 && !isAnswering && knowsInterimAnswers }
}

/// Sees a client go, and asks one that has stopped sending whether it is still there.
///
/// A client that closes its connection and one that only stops sending look the same to the server. Only when something is sent to them, the
/// system of the one that is gone refuses it. So when there is an answer to come, `100 Continue` is sent first: every client of HTTP/1.1 has
/// to read over it (RFC 9110 §15.2), so one that waits gets its answer, and one that is gone is known to be within a round trip.
final class DepartureWatch: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let departure: ClientDeparture
  private let progress: AnswerProgress

  init(_ departure: ClientDeparture, _ progress: AnswerProgress) {
    self.departure = departure
    self.progress = progress
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    context.fireUserInboundEventTriggered(event)
    // What came before the end has been seen by all handlers by now.
    if case ChannelEvent.inputClosed = event, progress.canProbe {
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    departure.goes()
    context.fireChannelInactive()
  }
}

/// Sees what version of HTTP a client speaks.
final class VersionWatch: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let progress: AnswerProgress

  init(_ progress: AnswerProgress) { self.progress = progress }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) { progress.knowsInterimAnswers = head.version.major == 1 && head.version.minor >= 1 }
    context.fireChannelRead(data)
  }
}

/// Sees requests come and answers be written.
final class ProgressWatch: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let progress: AnswerProgress

  init(_ progress: AnswerProgress) { self.progress = progress }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head = unwrapInboundIn(data) { progress.unanswered += 1 }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: progress.isAnswering = true
    case .body: break
    case .end:
      progress.isAnswering = false
      progress.unanswered -= 1
    }
    context.write(data, promise: promise)
  }
}
