// SPDX-License-Identifier: Apache-2.0

/// Status and headers of an answer, as they come over the wire.
struct ResponseHead: Equatable {
  let status: Int
  /// By names in small letters; of two with one name the last.
  let headers: [String: String]

  /// Reads the lines before the empty one; nil when they are no head.
  init?(_ bytes: some Sequence<UInt8>) {
    let lines = String(decoding: Array(bytes), as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count > 1, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else { return nil }
    self.status = status
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" })
    }
    self.headers = headers
  }

  /// Whether another head follows: that of the address to which the server points, or the answer itself.
  var isPreliminary: Bool { status < 200 || ([301, 302, 303, 307, 308].contains(status) && headers["location"] != nil) }

  /// The bytes of the body.
  var length: Int? { headers["content-length"].flatMap { Int($0) } }

  /// Where the part of a file begins, and how long the file is: `bytes 500-999/1000`.
  var range: (start: Int, total: Int?)? {
    guard let text = headers["content-range"], text.hasPrefix("bytes ") else { return nil }
    let parts = text.dropFirst(6).split(whereSeparator: { "-/".contains($0) })
    guard parts.count == 3, let start = Int(parts[0]) else { return nil }
    return (start, Int(parts[2]))
  }
}
