// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Puts the seal on a file whose pages are all written.
package enum SealWriter {
  /// Reads the file through and writes the seal behind its pages, in place of whatever stands there. The same pages give the same seal.
  ///
  /// - Complexity: O(size of the file), which is read once, at some GB/s when the operating system still has it in memory.
  /// - Throws: `IndexError.cannotWrite`, in words about `output`, under whose name the file will appear.
  package static func seal(_ path: String, output: String) throws(IndexError) {
    let descriptor = open(path, O_RDWR)
    guard descriptor >= 0 else { throw .cannotWrite(path: output, reason: errorText()) }
    defer { close(descriptor) }
    let reader = FileReader(descriptor: descriptor)
    guard let header = reader.bytes(FileHeader.byteCount, from: 0).flatMap(FileHeader.init), header.countsItsPages else {
      throw .cannotWrite(path: output, reason: "its pages were not written")
    }
    var sums: [UInt64] = []
    let groups = 0..<Seal.groupCount(dataSize: header.dataSize)
    let isRead = reader.eachGroup(groups, dataSize: header.dataSize) { sums.append(Seal.sum($1, group: $0)) }
    guard isRead else { throw .cannotWrite(path: output, reason: "it cannot be read again") }
    guard ftruncate(descriptor, off_t(header.dataSize)) == 0,
      write(Seal(sums: sums).written(dataSize: header.dataSize), to: descriptor, at: header.dataSize)
    else { throw .cannotWrite(path: output, reason: errorText()) }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written, off_t(offset + written))
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}
