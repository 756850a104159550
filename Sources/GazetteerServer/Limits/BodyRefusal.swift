// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes

/// A body that is not read as a request.
enum BodyRefusal: Error {
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
