// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

extension PlaceFacts {
  /// The Open Location Code of a place, full and relative to a town.
  package struct PlusCode: Hashable, Sendable {
    /// The whole code, as `4RRH46J5+FP`.
    package let globalCode: String
    /// The short code with a town, as `46J5+FP Sydney, New South Wales`; nil when no town is near.
    package private(set) var compoundCode: String?
  }
}

extension PlaceFacts.PlusCode {
  /// The code of a point. The short code lacks the first four digits, which identify a degree; the town of the address is near enough to restore
  /// them.
  init(of point: GeoPoint, in address: Address, country: String?) { self.init(OpenLocationCode(point), in: address, country: country) }

  /// A code relative to a town; a code of a large cell has no short form.
  ///
  /// - Parameter country: the name of the country; nil to omit it.
  init(_ code: OpenLocationCode, in address: Address, country: String?) {
    globalCode = code.text
    guard !code.isPadded, let town = address.locality else { return }
    var names = [town]
    for name in [address.administrativeArea1, country] { if let name, name != names.last { names.append(name) } }
    compoundCode = "\(code.text.dropFirst(4)) \(names.joined(separator: ", "))"
  }
}
