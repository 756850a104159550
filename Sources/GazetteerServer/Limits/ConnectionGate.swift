// SPDX-License-Identifier: Apache-2.0
import HummingbirdCore
import NIOCore

/// Accepts connections while there is room in the table. Used only on the event loop of the listening socket.
struct ConnectionGate: AvailableConnectionsDelegate {
  let table: ConnectionTable
  private var open = 0

  init(_ table: ConnectionTable) { self.table = table }

  mutating func connectionOpened() { open += 1 }

  mutating func connectionClosed() { open -= 1 }

  func isAcceptingNewConnections() -> Bool { table.hasRoom(besides: open) }
}

extension SocketAddress {
  /// What a client counts as where it has no key: its IPv4 address, or the 64 bits of its IPv6 network, of which a client has all addresses.
  var client: String {
    guard case .v6 = self else { return ipAddress ?? "" }
    // Behind family, port and flow.
    let bytes = withSockAddr { address, size in Array(UnsafeRawBufferPointer(start: address, count: size).dropFirst(8).prefix(16)) }
    if bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF] { return bytes.suffix(4).map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
    return groups.joined(separator: ":") + "::/64"
  }
}
