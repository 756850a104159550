// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import NIOCore
import NIOHTTP1

/// Answers what the parser of HTTP refuses, as a target with letters that are not encoded, with the reason and the cure; then the connection ends.
final class UnreadableRequest: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let progress: AnswerProgress
  private var isClosing = false

  init(_ progress: AnswerProgress) { self.progress = progress }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if !isClosing { context.fireChannelRead(data) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if isClosing { return }
    // While requests before it are not answered, an answer would be taken for theirs. Who answers them ends the connection.
    guard let error = error as? HTTPParserError, progress.unanswered == 0 else { return context.fireErrorCaught(error) }
    isClosing = true
    let body = context.channel.allocator.buffer(string: ContractError(.invalidArgument, Self.message(error)).json)
    let headers: HTTPHeaders = [
      "Content-Type": "application/json; charset=UTF-8", "Content-Length": "\(body.readableBytes)", "Connection": "close",
    ]
    context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers))), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    // The client may still be sending. Closing both directions at once could discard the answer.
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in context.close(mode: .output, promise: nil) }
  }

  private static func message(_ error: HTTPParserError) -> Wording {
    switch error {
    // What follows a space in the target is not the version that has to be there.
    case .invalidURL, .invalidPath, .invalidHost, .invalidPort, .invalidQueryString, .invalidFragment, .invalidConstant:
      "The target of the request has bytes that a URL cannot have. Encode spaces, and letters beyond ASCII, as in input=m%C3%BCnchen."
    case .headerOverflow: "The head of the request is longer than this server reads. Send fewer or shorter fields."
    default: "The request is no HTTP (\(error)). Send it as RFC 9112 says."
    }
  }
}
