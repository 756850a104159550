// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why a server does not start.
package enum ServerError: Error, Equatable, CustomStringConvertible {
  /// Nobody can listen at the address.
  case cannotListen(host: String, port: Int, reason: String, cure: String)
  /// The log of choices cannot be opened.
  case cannotLog(path: String, reason: String)

  /// - Parameter option: the option that sets the port.
  static func cannotListen(host: String, port: Int, option: String, errorNumber: Int32) -> ServerError {
    let cure =
      switch errorNumber {
      case EADDRINUSE: "Another program listens there: stop it, or give --\(option) another one; 0 is any free one"
      case EACCES: "Ports below 1024 need special rights: give --\(option) a higher one"
      case EADDRNOTAVAIL: "Give --host an address of this machine"
      default: "Check --host and --\(option)"
      }
    return .cannotListen(host: host, port: port, reason: String(cString: strerror(errorNumber)), cure: cure)
  }

  /// An address that is none.
  static func cannotListen(host: String, port: Int, reason: String) -> ServerError {
    .cannotListen(host: host, port: port, reason: reason, cure: "Give --host an address of this machine, or its name")
  }

  package var description: String {
    switch self {
    case .cannotListen(let host, let port, let reason, let cure): "\(host) port \(port) cannot be listened at (\(reason)). \(cure)."
    case .cannotLog(let path, let reason):
      "\(path) cannot be written (\(reason)); check the folder, its permissions and the free space"
    }
  }
}
