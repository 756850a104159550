// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Reads the body of a request.
enum BodyReader {
  /// A body that is not read as a request.
  enum Refusal: Error {
    /// The body exceeds the limit; its rest is not read.
    case tooLarge(limit: Int)
    /// The body exceeds the limit once it is unpacked.
    case unpackedTooLarge(limit: Int)
    /// The body is packed in a way that is not known here.
    case unknownCoding(String)
    /// The body is said to be gzip and is none, or was cut.
    case damaged

    /// Whether bytes of the body are still to come.
    var leavesBytes: Bool { if case .tooLarge = self { true } else { false } }

    /// The contract refuses large bodies with 400; the other refusals are those of HTTP.
    var status: HTTPResponse.Status {
      switch self {
      case .tooLarge, .damaged: .badRequest
      case .unpackedTooLarge: .contentTooLarge
      case .unknownCoding: .unsupportedMediaType
      }
    }

    /// One line: the problem and its cure.
    var message: String {
      switch self {
      case .tooLarge(let limit): "Request payload size exceeds the limit: \(limit) bytes. Send a shorter one."
      case .unpackedTooLarge(let limit): "Request payload size exceeds the limit once it is unpacked: \(limit) bytes. Send a shorter one."
      case .unknownCoding(let coding):
        "Unknown Content-Encoding '\(coding.excerpt)'. Send the body as gzip, or as it is and without the header."
      case .damaged:
        "The body is no gzip, as Content-Encoding says it is, or it was cut. Send all of it, or send it as it is and without the header."
      }
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
  /// - Throws: `Refusal`, before reading when the announced length exceeds the limit; `ConnectionFailure`.
  static func bytes(of request: Request, atMost limit: Int, from channel: any Channel) async throws -> [UInt8] {
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw Refusal.tooLarge(limit: limit) }
    if request.headers[.expect]?.lowercased() == "100-continue" { channel.triggerUserOutboundEvent(BodyWish(), promise: nil) }
    do {
      let buffer = try await request.body.collect(upTo: limit)
      return try plain(Array(buffer.readableBytesView), as: request.headers[.contentEncoding] ?? "identity", atMost: limit)
    } catch is NIOTooManyBytesError {
      throw Refusal.tooLarge(limit: limit)
    } catch let refusal as Refusal {
      throw refusal
    } catch {
      throw ConnectionFailure(cause: error)
    }
  }

  /// The bytes without their coding (`Content-Encoding`). Both forms have the same limit, so that a few bytes cannot become many.
  private static func plain(_ bytes: [UInt8], as coding: String, atMost limit: Int) throws(Refusal) -> [UInt8] {
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
