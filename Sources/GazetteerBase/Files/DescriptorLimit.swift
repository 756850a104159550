// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// How many files and connections the process may have open.
package enum DescriptorLimit {
  /// Raises the limit of the process to the greatest that the system allows without asking.
  ///
  /// - Returns: The limit from now on; nil when the system does not tell it.
  package static func raise() -> Int? {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return nil }
    let before = limit.rlim_cur
    limit.rlim_cur = most(limit.rlim_max)
    if limit.rlim_cur <= before || setrlimit(resource, &limit) != 0 { limit.rlim_cur = before }
    return Int(clamping: limit.rlim_cur)
  }

  #if canImport(Darwin)
    private static let resource = RLIMIT_NOFILE
    /// The hard limit may be infinite, which the system then refuses.
    private static func most(_ hard: rlim_t) -> rlim_t { min(hard, rlim_t(OPEN_MAX)) }
  #elseif canImport(Musl)
    private static let resource = RLIMIT_NOFILE
    private static func most(_ hard: rlim_t) -> rlim_t { hard }
  #else
    private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    private static func most(_ hard: rlim_t) -> rlim_t { hard }
  #endif
}
