// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerLibC
import GazetteerService

/// The last failure of each thread, in the two forms that C can ask for.
final class LastError: Sendable {
  let json: CText
  let message: CText

  private init(_ failure: ContractError) {
    json = CText(failure.json)
    message = CText(failure.message)
  }

  /// The system's key for the value of a thread; what a thread has is released when it ends. Nil when the process has no key left, and errors are lost then.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    let outcome = pthread_key_create(&key) { if let pointer = $0 { Unmanaged<LastError>.fromOpaque(pointer).release() } }
    return outcome == 0 ? key : nil
  }()

  /// That of the calling thread; nil when none of its calls has failed.
  static var current: LastError? {
    guard let key, let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<LastError>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Keeps a failure for the calling thread, instead of the one before.
  static func set(_ failure: ContractError) {
    guard let key else { return }
    let old = pthread_getspecific(key)
    guard pthread_setspecific(key, Unmanaged.passRetained(LastError(failure)).toOpaque()) == 0 else { return }
    if let old { Unmanaged<LastError>.fromOpaque(old).release() }
  }
}

/// Runs the body of a function of the header: its status, with the error kept for the thread.
func status(of body: () throws(ContractError) -> Void) -> Int32 {
  do throws(ContractError) {
    try body()
    return 0
  } catch {
    LastError.set(error)
    return error.status.rpcCode
  }
}

extension ContractError {
  /// An argument of a function of the header that cannot be used.
  static func argument(_ field: String, _ description: String) -> ContractError {
    ContractError(invalid: [.init(field: field, description: description)])
  }
}
