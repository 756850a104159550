// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The files that the running code came from.
enum ProgramFiles {
  /// The path of the running executable, links followed; nil when the system does not tell.
  static var executable: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard size > 0, _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return realPath(buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } } ?? "")
    #else
      return realPath("/proc/self/exe")
    #endif
  }

  /// The path of the bundle's binary or the library that holds this code; nil where the executable itself does, as on Linux,
  /// where the test runner is the test bundle, and when the system does not tell.
  static var image: String? {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
      return realPath(String(cString: name))
    #else
      return nil
    #endif
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
