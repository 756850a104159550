// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Ends the process at once on Ctrl-C and the like, wherever it is, without leaving unfinished files behind.
///
/// The handler calls nothing but `unlink`, `write` and `_exit`, which are safe in a signal handler; a statement or a blocked read need not notice.
enum Interruption {
  /// Has the files removed when a signal ends the process. They need not exist yet.
  static func removing(_ paths: [String]) {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: paths.count + 1)
    for (index, path) in paths.enumerated() { list[index] = strdup(path) }
    list[paths.count] = nil
    unfinishedFiles = list
    for number in [SIGINT, SIGTERM, SIGHUP] { install(number) }
    unblock()
  }

  /// Whoever started the process may have left signals blocked, as threads of dispatch queues do.
  private static func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// A signal that the process was started to ignore, as by nohup, stays ignored.
  private static func install(_ number: Int32) {
    var action = sigaction()
    sigaction(number, nil, &action)
    if isIgnored(action) { return }
    action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = endNow
    #else
      action.__sigaction_handler.sa_handler = endNow
    #endif
    sigaction(number, &action, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// A list of C strings that ends with nil. It is written before the handler is installed and never freed.
private nonisolated(unsafe) var unfinishedFiles: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
private let goodbye: StaticString = "\ngazetteer: interrupted\n"

private func endNow(_ number: Int32) {
  var next = unfinishedFiles
  while let file = next?.pointee {
    unlink(file)
    next = next?.successor()
  }
  _ = write(2, goodbye.utf8Start, goodbye.utf8CodeUnitCount)
  _exit(number == SIGINT ? ExitStatus.interrupted.rawValue : 128 + number)
}
