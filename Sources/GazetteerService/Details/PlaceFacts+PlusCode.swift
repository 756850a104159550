// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

extension PlaceFacts {
  /// The Open Location Code of a place, with the town near by.
  package struct PlusCode: Hashable, Sendable {
    /// The whole code, as `4RRH46J5+FP`.
    package let globalCode: String
    /// The end of the code and a town near by, as `46J5+FP Sydney, New South Wales`; nil when no town is near.
    package private(set) var compoundCode: String?
  }
}

extension PlaceFacts.PlusCode {
  /// The code of a point. The town goes without its first four digits, which name a degree: it is the one of the address, so it is near enough.
  init(of point: GeoPoint, in address: Address, country: String?) { self.init(OpenLocationCode(point), in: address, country: country) }

  /// A code with the town that it is near to; the code of a large cell has none.
  ///
  /// - Parameter country: the name of the country, nil to leave it out.
  init(_ code: OpenLocationCode, in address: Address, country: String?) {
    globalCode = code.text
    guard !code.isPadded, let town = address.locality else { return }
    var names = [town]
    for name in [address.administrativeArea1, country] { if let name, name != names.last { names.append(name) } }
    compoundCode = "\(code.text.dropFirst(4)) \(names.joined(separator: ", "))"
  }
}
