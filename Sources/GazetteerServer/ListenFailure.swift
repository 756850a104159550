// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Why the server cannot listen at an address.
package struct ListenFailure: Error, CustomStringConvertible {
  private let host: String
  private let port: Int
  private let reason: String
  private let cure: String

  /// - Parameter option: the option that sets the port.
  init(host: String, port: Int, option: String, errorNumber: Int32) {
    let cure =
      switch errorNumber {
      case EADDRINUSE: "Another program listens there: stop it, or give --\(option) another one; 0 is any free one"
      case EACCES: "Ports below 1024 need special rights: give --\(option) a higher one"
      case EADDRNOTAVAIL: "Give --host an address of this machine"
      default: "Check --host and --\(option)"
      }
    self.init(host: host, port: port, reason: String(cString: strerror(errorNumber)), cure: cure)
  }

  init(host: String, port: Int, reason: String, cure: String = "Give --host an address of this machine, or its name") {
    self.host = host
    self.port = port
    self.reason = reason
    self.cure = cure
  }

  package var description: String { "\(host) port \(port) cannot be listened at (\(reason)). \(cure)." }
}
