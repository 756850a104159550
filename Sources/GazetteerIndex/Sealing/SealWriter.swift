// SPDX-License-Identifier: Apache-2.0
import GazetteerFiles

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
    guard let header = (try? FileAccess.read(descriptor, at: 0, count: FileHeader.byteCount)).flatMap(FileHeader.init),
      header.countsItsPages
    else {
      throw .cannotWrite(path: output, reason: "its pages were not written")
    }
    var sums: [UInt64] = []
    let groups = 0..<Seal.groupCount(dataSize: header.dataSize)
    let isRead = reader.eachGroup(groups, dataSize: header.dataSize) { sums.append(Seal.sum($1, group: $0)) }
    guard isRead else { throw .cannotWrite(path: output, reason: "it cannot be read again") }
    guard ftruncate(descriptor, off_t(header.dataSize)) == 0 else { throw .cannotWrite(path: output, reason: errorText()) }
    let seal = Seal(sums: sums).written(dataSize: header.dataSize)
    try translatingFileFailures(path: output) { () throws(FileFailure) in
      try FileAccess.write(seal, to: descriptor, at: header.dataSize)
    }
  }
}
