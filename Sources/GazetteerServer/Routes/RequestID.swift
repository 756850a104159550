// SPDX-License-Identifier: Apache-2.0

/// The id of a request in logs and answers.
enum RequestID {
  /// The client's id when it is 1…128 printable ASCII characters without spaces; else a new one.
  static func text(sent: String?) -> String {
    if let sent, (1...128).contains(sent.utf8.count), sent.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return sent }
    let text = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
