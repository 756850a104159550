// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

extension FileAccess {
  /// Replaces a file in one step: the previous file stays until the new one is complete and on disk.
  ///
  /// Leftover temporary files of dead processes are removed first. A device or a pipe is written to directly.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if let status = try? status(path), status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
      return try writeInPlace(path, bytes)
    }
    let files = TemporaryFiles(of: path, kinds: [.new])
    files.removeLeftovers()
    let temporary = files.path(.new)
    do throws(FileFailure) {
      let descriptor = try open(temporary, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
      try sync(descriptor)
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func writeInPlace(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let descriptor = try open(path, O_WRONLY)
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}
