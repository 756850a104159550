// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// Adds the postal codes that houses and places of a source carry, as places of type `postal_code` behind the others, where the source has none.
///
/// The position is the middle of what carries the code: the median of the latitudes and that of the longitudes. The id is that of GeoNames' postal tables, so
/// that a table in the same import takes the place of what was made here. Sixteen bytes are kept for each house.
final class CarriedPostalCodes: RowReader {
  private let rows: any RowReader
  private var codes: [Code: Carriers] = [:]
  /// Codes that are places of the source.
  private var known: Set<Code> = []
  private var made: IndexingIterator<[SourceRow]>?

  private struct Code: Hashable, Comparable {
    var country: String
    var text: String
    static func < (a: Code, b: Code) -> Bool { (a.country, a.text) < (b.country, b.text) }
  }

  private struct Carriers {
    var points: [GeoPoint] = []
    /// By town how many of them name it.
    var towns: [String: Int] = [:]
    var area1: [String: Int] = [:]
    var source: Source?

    init(source: Source?) { self.source = source }

    mutating func take(_ point: GeoPoint, _ address: Address) {
      points.append(point)
      if let town = address.locality { towns[town, default: 0] += 1 }
      if let area = address.administrativeArea1 { area1[area, default: 0] += 1 }
    }
  }

  /// With fewer houses and places, a code is as likely a mistyped one.
  private static let leastCarriers = 3

  init(_ rows: any RowReader) { self.rows = rows }

  func next() throws(ImportError) -> SourceRow? {
    if made != nil { return made?.next() }
    if let row = try rows.next() {
      if case .gathered(let draft) = row.content { note(draft) }
      return row
    }
    made = codes.filter { $0.value.points.count >= Self.leastCarriers && !known.contains($0.key) }.sorted { $0.key < $1.key }
      .map { SourceRow(line: 0, content: .gathered(Self.draft($0.key, $0.value))) }.makeIterator()
    codes = [:]
    return made?.next()
  }

  private func note(_ draft: DraftPlace) {
    guard let country = draft.address.countryCode else { return }
    if draft.primaryType == "postal_code" { return _ = known.insert(Code(country: country, text: Self.folded(draft.name))) }
    for house in draft.houseNumbers { note(house.postalCode ?? draft.address.postalCode, at: house.location, of: draft, in: country) }
    guard draft.houseNumbers.isEmpty, draft.primaryType != "route", let latitude = draft.latitude, let longitude = draft.longitude,
      let point = GeoPoint(latitude: latitude, longitude: longitude)
    else { return }
    note(draft.address.postalCode, at: point, of: draft, in: country)
  }

  private func note(_ text: String?, at point: GeoPoint, of draft: DraftPlace, in country: String) {
    guard let text = text.map(Self.folded), CleanText.isSearchable(text) else { return }
    codes[Code(country: country, text: text), default: Carriers(source: draft.source)].take(point, draft.address)
  }

  /// One spelling of a code: upper case, without spaces around it.
  private static func folded(_ text: String) -> String { text[...].trimmingSpaces.uppercased() }

  private static func draft(_ code: Code, _ carriers: Carriers) -> DraftPlace {
    var draft = DraftPlace()
    draft.id = PostalCodesReader.id(country: code.country, code: code.text)
    draft.name = code.text
    (draft.primaryType, draft.types) = ("postal_code", ["postal_code"])
    draft.address.countryCode = code.country
    draft.address.locality = mostFrequent(carriers.towns)
    draft.address.administrativeArea1 = mostFrequent(carriers.area1)
    draft.source = carriers.source
    // Across ±180° the middle is that of one side.
    let first = carriers.points[0]
    let side = carriers.points.filter { ($0.longitudeE7 < 0) == (first.longitudeE7 < 0) || abs($0.longitudeE7) < 900_000_000 }
    let (latitudes, longitudes) = (side.map(\.latitude).sorted(), side.map(\.longitude).sorted())
    (draft.latitude, draft.longitude) = (latitudes[side.count / 2], longitudes[side.count / 2])
    draft.viewport = DraftBox(
      south: latitudes[0], west: longitudes[0], north: latitudes[side.count - 1], east: longitudes[side.count - 1])
    return draft
  }

  /// The most frequent text; of several the first in order.
  private static func mostFrequent(_ counts: [String: Int]) -> String? { counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key }
}
