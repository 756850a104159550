// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

extension PlaceCard {
  /// The card of a place that the index has.
  ///
  /// - Parameter names: its other names.
  init(_ facts: PlaceFacts, names: [AlternateName]) {
    id = facts.id
    name = facts.name
    let others = facts.types.filter { $0 != facts.primaryType && !UmbrellaTypes.namesOfOthers.contains($0) }
    types = ((facts.primaryType.map { [$0] } ?? []) + others).map { typeWords($0, []) }
    address = facts.formattedAddress ?? ""
    position = facts.location.text(joinedBy: ",")
    let table = facts.hours?.current ?? facts.hours?.regular
    isOpen = table?.openNow
    hours = facts.hours?.regular?.weekdayDescriptions ?? []
    phone = facts.phone ?? ""
    website = facts.website ?? ""
    rating = facts.rating.map { "\($0)" + (facts.ratingCount.map { " of 5 by \(grouped($0))" } ?? " of 5") } ?? ""
    self.names = Self.distinct(names.map { Name(language: $0.language ?? "", text: $0.text) })
    summary = facts.editorialSummary ?? ""
    source = facts.attributions.map(\.provider).joined(separator: ", ")
  }

  private static func distinct(_ names: [Name]) -> [Name] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
