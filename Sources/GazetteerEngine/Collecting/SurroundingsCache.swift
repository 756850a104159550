// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// A cache, for one search, of where the words of a text are found in addresses and countries: many of the compared places share these.
final class SurroundingsCache<Finding> {
  private let layer: Layer
  private let names: NameCache
  /// What both findings together say of a word.
  private let both: (Finding, Finding) -> Finding
  private var addresses: [Key: [Finding]] = [:]
  private var countries: [Key: [Finding]] = [:]

  private struct Key: Hashable {
    /// The variant of the text.
    var variant: Int
    /// Of an address; 0 for the country alone.
    var address = 0
    var country: Int
  }

  init(layer: Layer, names: NameCache, both: @escaping (Finding, Finding) -> Finding) {
    self.layer = layer
    self.names = names
    self.both = both
  }

  /// For each word of a variant what is found in the address and the country of a place.
  ///
  /// - Parameters:
  ///   - addressID: The id of what the place shares of its address with others.
  ///   - find: Looks for the words among those of an address, or among others.
  func findings(
    _ variant: Int, around place: Int, addressID: Int, core: PlaceCore,
    _ find: (_ forms: [NameForm], _ others: [[UInt8]]) throws -> [Finding]
  ) throws -> [Finding] {
    // Streets and houses nobody shares: they are a part of the address.
    let id = core.flags.isDisjoint(with: [.street, .houseNumbers]) ? addressID : nil
    let key = Key(variant: variant, address: id ?? 0, country: core.country)
    if id != nil, let known = addresses[key] { return known }
    let inAddress = try find(names.address(of: place, sharing: id, core: core, layer.reader), [])
    let found = zip(inAddress, try findings(variant, inCountry: core.country, find)).map(both)
    if id != nil { addresses[key] = found }
    return found
  }

  private func findings(
    _ variant: Int, inCountry country: Int, _ find: (_ forms: [NameForm], _ others: [[UInt8]]) throws -> [Finding]
  ) throws -> [Finding] {
    let key = Key(variant: variant, country: country)
    if let known = countries[key] { return known }
    let found = try find([], layer.termsOfCountry(country))
    countries[key] = found
    return found
  }
}
