// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

/// Seals a file whose pages are all written.
package enum SealWriter {
  /// Reads the file and writes the seal behind its pages, replacing whatever follows them. The same pages give the same seal.
  ///
  /// - Complexity: O(size of the file). The file is read once, at some GB/s when it is still in the operating system's cache.
  /// - Throws: `IndexError.cannotWrite`, which names `output`, the final path of the file.
  package static func seal(_ path: String, output: String) throws(IndexError) {
    let descriptor = try translatingFileFailures(path: output) { () throws(FileFailure) in try FileAccess.open(path, O_RDWR) }
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
    let seal = Seal.written(sums: sums, dataSize: header.dataSize)
    try translatingFileFailures(path: output) { () throws(FileFailure) in
      try FileAccess.truncate(descriptor, to: header.dataSize)
      try FileAccess.write(seal, to: descriptor, at: header.dataSize)
    }
  }
}
