// SPDX-License-Identifier: Apache-2.0

/// What a `gazetteer_answer` stands for: JSON that C can read while it is kept.
final class Answer: HandledObject {
  static let mark: UInt64 = 0x4741_5A41_4E53_5752
  static let field = "answer"
  static let maker = "gazetteer_complete"

  let text: CText
  let isComplete: Bool

  init(json: String, isComplete: Bool) {
    text = CText(json)
    self.isComplete = isComplete
  }
}

/// A text with a zero behind it, at a place that does not move.
///
/// `@unchecked Sendable`: nothing changes it.
final class CText: @unchecked Sendable {
  /// The length in bytes, without the zero.
  let size: Int
  private let bytes: UnsafeMutablePointer<CChar>

  init(_ text: String) {
    var text = text
    (bytes, size) = text.withUTF8 { source in
      let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: source.count + 1)
      for (offset, byte) in source.enumerated() { bytes[offset] = CChar(bitPattern: byte) }
      bytes[source.count] = 0
      return (bytes, source.count)
    }
  }

  deinit { bytes.deallocate() }

  var pointer: UnsafePointer<CChar> { UnsafePointer(bytes) }
}
