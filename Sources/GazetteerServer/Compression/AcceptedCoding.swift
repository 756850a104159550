// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

extension HTTPFields {
  /// Whether an answer may be packed as gzip (`Accept-Encoding`, RFC 9110 §12.5.3): it is accepted, and no less welcome than plain bytes.
  var acceptsGzip: Bool {
    var qualities: [String: Double] = [:]
    for range in self[values: .acceptEncoding].joined(separator: ",").split(separator: ",") {
      let parts = range.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
      guard let coding = parts.first else { continue }
      qualities[coding] = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
    let gzip = qualities["gzip"] ?? qualities["x-gzip"] ?? qualities["*"] ?? 0
    return gzip > 0 && gzip >= qualities["identity"] ?? 0
  }
}
