// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Reads the body of a request.
enum BodyReader {
  /// The body exceeds the limit.
  struct TooLarge: Error {
    let limit: Int

    var contractError: ContractError {
      ContractError(.invalidArgument, "Request payload size exceeds the limit: \(limit) bytes. Send a shorter one.")
    }
  }

  /// The connection failed, or the received data is not HTTP.
  struct ConnectionFailure: Error {
    let cause: any Error

    /// The corresponding error of the contract. A client that disconnects ends its body early.
    var contractError: ContractError {
      switch cause {
      case HTTPParserError.invalidEOFState: ContractError(CancellationError())
      case is HTTPParserError: ContractError(.invalidArgument, "The request is no HTTP. Send it as RFC 9112 says.")
      default: ContractError(CancellationError())
      }
    }
  }

  /// All bytes of the body. A client that sends it only when it is wanted (`Expect: 100-continue`, RFC 9110 §10.1.1) is asked for it.
  ///
  /// - Throws: `TooLarge`, before reading when the announced length exceeds the limit; `ConnectionFailure`.
  static func bytes(of request: Request, atMost limit: Int, from channel: any Channel) async throws -> [UInt8] {
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw TooLarge(limit: limit) }
    if request.headers[.expect]?.lowercased() == "100-continue" { channel.triggerUserOutboundEvent(BodyWish(), promise: nil) }
    do {
      let buffer = try await request.body.collect(upTo: limit)
      return Array(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw TooLarge(limit: limit)
    } catch {
      throw ConnectionFailure(cause: error)
    }
  }
}
