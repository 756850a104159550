// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerService

/// Whole places as a table for people: name, address, type, distance, id.
struct PlaceTable {
  /// Where distances are measured from; nil for no distances.
  var origin: GeoPoint?

  /// Prints the places, and what to know of a list that was cut or is empty.
  func print(_ answer: PlacesAnswer, hint: String) throws {
    var output = StandardOutput()
    let rows = RowLayout(width: Terminal.width, isBold: false)
    for line in rows.lines(answer.places.map { ([], cells(of: $0)) }) { try output.line(line) }
    try output.flush()
    if !answer.isComplete { StandardError.write("gazetteer: the search is incomplete; there may be better places\n") }
    if answer.places.isEmpty { StandardError.write("gazetteer: no place found; \(hint)\n") }
  }

  private func cells(of place: PlaceFacts) -> [String] {
    let distance = origin.map { distanceText(meters: $0.distanceMeters(to: place.location)) }
    return [
      place.name, place.formattedAddress ?? "", typeWords(place.primaryType, place.types), distance ?? "", place.id,
    ]
  }
}
