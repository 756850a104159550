// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// The temporary files that a process creates beside a file that it works on: `NAME.PID.KIND`.
package struct TemporaryFiles: Sendable {
  /// The purpose of a file, which is the suffix of its name.
  package enum Kind: String, CaseIterable, Sendable {
    /// Records on their way into an index. The process holds a lock on it while it works, see `lock`.
    case staged
    /// The main half of an index.
    case partial
    /// The other half of an index.
    case half
    /// The copy of an index that a check may write to.
    case verify
    /// A report before it is renamed.
    case new
    /// What does not fit into memory. Its name is removed as soon as it is open.
    case runs
  }

  private let target: String
  private let kinds: [Kind]

  /// The files for some purposes beside `target`.
  package init(of target: String, kinds: [Kind] = Kind.allCases) {
    self.target = target
    self.kinds = kinds
  }

  /// The path of this process's file for a purpose.
  package func path(_ kind: Kind) -> String { path(kind, process: getpid()) }

  /// The paths that this process may create. Remove them when the process is about to exit.
  package var paths: [String] { kinds.map { path($0) } }

  private func path(_ kind: Kind, process: pid_t) -> String { "\(target).\(process).\(kind.rawValue)" }

  /// Creates an empty file of this process that no other process considers abandoned while it is open, even where processes do not see each other:
  /// containers on one machine that share a folder.
  ///
  /// - Throws: `EWOULDBLOCK` when another process with the same number, as in another container, holds the lock.
  package func lock(_ kind: Kind) throws(FileFailure) -> Int32 {
    while true {
      let descriptor = try FileAccess.open(path(kind), O_RDWR | O_CREAT)
      do throws(FileFailure) {
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { throw .last }
        // Between opening and locking, another process may have removed the file as abandoned.
        if try isAt(path(kind), descriptor) {
          try FileAccess.truncate(descriptor, to: 0)
          return descriptor
        }
      } catch {
        close(descriptor)
        throw error
      }
      close(descriptor)
    }
  }

  private func isAt(_ path: String, _ descriptor: Int32) throws(FileFailure) -> Bool {
    let held = try FileAccess.status(descriptor)
    return FileIdentity(path) == FileIdentity(held)
  }

  // MARK: Leftovers

  /// Removes the files of dead processes.
  ///
  /// A process is dead when the system does not know its number. If the number is in use again, its files are removed after an hour without writes.
  /// Files of a process that holds its lock are always kept.
  package func removeLeftovers() {
    for (process, kinds) in found() where process != getpid() && isAbandoned(process, kinds) {
      for kind in kinds { unlink(path(kind, process: process)) }
    }
  }

  private func isAbandoned(_ process: pid_t, _ kinds: [Kind]) -> Bool {
    if kinds.contains(.staged), isLocked(path(.staged, process: process)) { return false }
    if kill(process, 0) != 0, errno == ESRCH { return true }
    let changes = kinds.compactMap { try? FileAccess.status(path($0, process: process), followsLinks: false).modified.seconds }
    return (changes.max() ?? .max) < time(nil) - Self.patience
  }

  /// After this many seconds without a write, a file cannot belong to the living process with its number.
  private static let patience = 3600

  private func isLocked(_ path: String) -> Bool {
    guard let descriptor = try? FileAccess.open(path, O_RDONLY) else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// The purposes of existing files, by process number.
  private func found() -> [pid_t: [Kind]] {
    let (folder, name) = parts
    var found: [pid_t: [Kind]] = [:]
    for entryName in (try? FileAccess.names(in: folder)) ?? [] {
      guard let (process, kind) = Self.reading(entryName, name), kinds.contains(kind), isOurs(path(kind, process: process)) else {
        continue
      }
      found[process, default: []].append(kind)
    }
    return found
  }

  /// Whether a name has the form of a temporary file, of whatever process and target.
  package static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 && Kind(rawValue: String(parts[parts.count - 1])) != nil && pid_t(parts[parts.count - 2]) != nil
  }

  /// The number and the purpose in a name of exactly the form `NAME.PID.KIND`.
  private static func reading(_ entry: String, _ name: String) -> (pid_t, Kind)? {
    guard entry.utf8.starts(with: "\(name).".utf8) else { return nil }
    let rest = entry.utf8.dropFirst(name.utf8.count + 1).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard rest.count == 2, let number = String(rest[0]), let process = pid_t(number), process > 0, String(process) == number else {
      return nil
    }
    return String(rest[1]).flatMap(Kind.init(rawValue:)).map { (process, $0) }
  }

  /// Whether it is a regular file of this process's user; the superuser may remove every user's.
  private func isOurs(_ path: String) -> Bool {
    guard let status = try? FileAccess.status(path, followsLinks: false) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && (status.st_uid == geteuid() || geteuid() == 0)
  }

  private var parts: (folder: String, name: String) {
    guard let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", target) }
    return (slash == target.startIndex ? "/" : String(target[..<slash]), String(target[target.index(after: slash)...]))
  }
}
