// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Reads the body of a request.
enum BodyReader {
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
  /// - Throws: `BodyRefusal`, before reading when the announced length exceeds the limit; `ConnectionFailure`.
  static func bytes(of request: Request, atMost limit: Int, from channel: any Channel) async throws -> [UInt8] {
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw BodyRefusal.tooLarge(limit: limit) }
    if request.headers[.expect]?.lowercased() == "100-continue" { channel.triggerUserOutboundEvent(BodyWish(), promise: nil) }
    do {
      let buffer = try await request.body.collect(upTo: limit)
      return try plain(Array(buffer.readableBytesView), as: request.headers[.contentEncoding] ?? "identity", atMost: limit)
    } catch is NIOTooManyBytesError {
      throw BodyRefusal.tooLarge(limit: limit)
    } catch let refusal as BodyRefusal {
      throw refusal
    } catch {
      throw ConnectionFailure(cause: error)
    }
  }

  /// The bytes without their coding (`Content-Encoding`). Both forms have the same limit, so that a few bytes cannot become many.
  private static func plain(_ bytes: [UInt8], as coding: String, atMost limit: Int) throws(BodyRefusal) -> [UInt8] {
    switch coding.lowercased() {
    case "identity", "": return bytes
    case "gzip", "x-gzip": break
    default: throw .unknownCoding(coding)
    }
    do throws(Gzip.Failure) {
      return try Gzip.unpacked(bytes, atMost: limit)
    } catch {
      throw error == .tooLarge ? .unpackedTooLarge(limit: limit) : .damaged
    }
  }
}
