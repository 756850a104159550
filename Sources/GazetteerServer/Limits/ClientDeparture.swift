// SPDX-License-Identifier: Apache-2.0
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import Synchronization

/// Reports once that the client of a connection has disconnected.
final class ClientDeparture: Sendable {
  private enum State {
    case there(() -> Void)
    case gone
  }

  private let state = Mutex(State.there({}))

  /// Sets the action for that event; runs it at once when the client has already disconnected.
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

/// The state of the answers of a connection. Used only on the event loop of the connection.
final class AnswerProgress {
  /// Requests that have started to arrive and are not yet fully answered.
  var unanswered = 0
  /// Whether an answer is being written.
  var isAnswering = false
  /// Whether the client speaks HTTP/1.1, which allows interim answers.
  var knowsInterimAnswers = false

  /// Whether an interim answer may be written now.
  var canProbe: Bool { unanswered > 0 && !isAnswering && knowsInterimAnswers }
}

/// Asks for `100 Continue` to be written: a client that sent `Expect: 100-continue` sends the body of its request then.
struct BodyWish: Sendable {}

/// Detects that a client has disconnected, probes a client that has stopped sending, and asks for bodies that clients hold back.
///
/// A client that closes its connection and one that only stops sending look the same to the server. The difference shows only when something is sent:
/// the system of a disconnected client refuses it. So while an answer is pending, the server sends `100 Continue` first. Every HTTP/1.1 client must
/// ignore it (RFC 9110 §15.2), so a waiting client still gets its answer, and a disconnected one is detected within a round trip.
final class DepartureWatch: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let departure: ClientDeparture
  private let progress: AnswerProgress

  init(_ departure: ClientDeparture, _ progress: AnswerProgress) {
    self.departure = departure
    self.progress = progress
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    context.fireUserInboundEventTriggered(event)
    // All handlers have seen the data before the end by now.
    if case ChannelEvent.inputClosed = event { continues(context) }
  }

  func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
    guard event is BodyWish else { return context.triggerUserOutboundEvent(event, promise: promise) }
    continues(context)
    promise?.succeed()
  }

  private func continues(_ context: ChannelHandlerContext) {
    guard progress.canProbe else { return }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: "HTTP/1.1 100 Continue\r\n\r\n")), promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) {
    departure.goes()
    context.fireChannelInactive()
  }
}

/// Records the HTTP version of a client. HTTP/1.0 does without the header Host: then an empty one is added.
final class VersionWatch: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let progress: AnswerProgress

  init(_ progress: AnswerProgress) { self.progress = progress }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    progress.knowsInterimAnswers = head.version.major == 1 && head.version.minor >= 1
    if !progress.knowsInterimAnswers, !head.headers.contains(name: "Host") { head.headers.add(name: "Host", value: "") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}

/// Tracks arriving requests and written answers.
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
