// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// The body of an answer as it is sent, and the headers that tell how.
struct AnswerBody {
  let bytes: [UInt8]
  /// `Content-Encoding`, the entity tag of these very bytes, and that they depend on `Accept-Encoding`.
  private(set) var headers = HTTPFields()

  /// Shorter answers fit into one packet with their head; packing them saves nothing.
  private static let leastBytes = 1024

  /// No body.
  static let none = AnswerBody()

  private init() { bytes = [] }

  init(of answer: ServerAnswer, asked: HTTPFields) {
    let plain = Array(answer.text.utf8)
    let isPacked = answer.file != nil || plain.count >= Self.leastBytes
    if isPacked { headers[.vary] = "Accept-Encoding" }
    guard isPacked, !plain.isEmpty, asked.acceptsGzip else {
      bytes = plain
      return
    }
    let packed = answer.file?.packed ?? Gzip.packed(plain, .answer)
    guard packed.count < plain.count else {
      bytes = plain
      return
    }
    bytes = packed
    headers[.contentEncoding] = "gzip"
    if let file = answer.file { headers[.eTag] = file.packedTag }
  }
}
