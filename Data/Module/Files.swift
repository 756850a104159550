// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The few questions to the file system that finding the data takes.
enum Files {
  /// Whether a folder is there.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder, sorted by their bytes; without those that begin with a dot.
  static func names(in folder: String) throws(GazetteerDataError) -> [String] {
    guard let stream = opendir(folder) else { throw failure(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { continue }
      let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// All bytes of a file.
  static func bytes(of path: String) throws(GazetteerDataError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let got = read(descriptor, &chunk, chunk.count)
      if got > 0 { bytes += chunk[0..<got] }
      if got == 0 { return bytes }
      if got < 0 && errno != EINTR { throw failure(path) }
    }
  }

  private static func failure(_ path: String) -> GazetteerDataError {
    .unreadable(path: path, reason: String(cString: strerror(errno)))
  }
}
