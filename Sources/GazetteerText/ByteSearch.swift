// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

extension ArraySlice<UInt8> {
  /// Whether the bytes begin with `prefix`; an empty prefix begins everything.
  package func hasPrefix(_ prefix: ArraySlice<UInt8>) -> Bool {
    guard prefix.count <= count else { return false }
    return withUnsafeBytes { text in
      prefix.withUnsafeBytes { prefix in
        guard let text = text.baseAddress, let start = prefix.baseAddress else { return prefix.isEmpty }
        return memcmp(text, start, prefix.count) == 0
      }
    }
  }

  /// The index of the first occurrence of `needle`; an empty needle occurs at the start.
  ///
  /// In valid UTF-8, a found needle always starts and ends at scalar boundaries.
  package func firstIndex(of needle: ArraySlice<UInt8>) -> Int? {
    guard let first = needle.first else { return startIndex }
    guard needle.count <= count else { return nil }
    return withUnsafeBytes { text in
      needle.withUnsafeBytes { needle in
        guard let base = text.baseAddress, let start = needle.baseAddress else { return nil }
        let lastStart = base + (text.count - needle.count)
        var from = base
        while from <= lastStart, let found = memchr(from, Int32(first), lastStart - from + 1) {
          let candidate = UnsafeRawPointer(found)
          if memcmp(candidate, start, needle.count) == 0 { return startIndex + (candidate - base) }
          from = candidate + 1
        }
        return nil
      }
    }
  }

  /// Whether `needle` occurs anywhere.
  package func contains(_ needle: ArraySlice<UInt8>) -> Bool {
    firstIndex(of: needle) != nil
  }
}

extension [UInt8] {
  /// Whether the bytes begin with `prefix`; an empty prefix begins everything.
  package func hasPrefix(_ prefix: [UInt8]) -> Bool {
    self[...].hasPrefix(prefix[...])
  }

  /// Whether `needle` occurs anywhere.
  package func contains(_ needle: [UInt8]) -> Bool {
    self[...].contains(needle[...])
  }
}
