// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Reads an extract of OpenStreetMap as places: points of interest, streets with their houses, settlements and areas.
///
/// The file is read three times, relations first, nodes last; each element is one row, a part of a place or skipped. The places follow after the
/// last node. Memory grows with what is kept: some 150 bytes for a place or house, 16 for a node of its outline.
final class OpenStreetMapReader: RowReader {
  private let path: String
  private let elements: any OSMElementReader
  private let country: String?
  private var extract = OSMExtract()
  private var kinds: [OSMKind] = [.way, .node]
  private var kind = OSMKind.relation
  private var places: OSMPlaces?

  static let source = Source(name: "OpenStreetMap", license: "ODbL 1.0", attribution: "© OpenStreetMap contributors")

  /// Reads elements.
  ///
  /// - Parameter country: ISO code of the country of places that lie in none of the file's boundaries.
  init(_ elements: any OSMElementReader, path: String, country: String?) throws(ImportError) {
    self.path = path
    self.elements = elements
    self.country = country
    try elements.begin(.relation)
  }

  func next() throws(ImportError) -> SourceRow? {
    while places == nil {
      if let element = try elements.next() {
        let content = extract.take(element) ? .part : element.faultOfAddress.map(SourceRow.Content.fault) ?? .skipped
        return SourceRow(line: Int(clamping: element.identity.number), content: content)
      }
      try beginNextKind()
    }
    return places?.next()
  }

  /// Goes on with the elements of the next kind; after the nodes, with the places.
  private func beginNextKind() throws(ImportError) {
    extract.prepare(after: kind)
    if kinds.isEmpty {
      places = OSMPlaces(extract, country: country)
      extract = OSMExtract()
      return
    }
    kind = kinds.removeFirst()
    try elements.begin(kind)
  }
}

extension OSMElement {
  /// What is wrong with an address without a number; nil for an element that is no house.
  fileprivate var faultOfAddress: RecordFault? {
    guard let street = tags.first(of: "addr:street", "addr:place"), tags["addr:interpolation"] == nil, OSMNumbering(tags).number == nil
    else {
      return nil
    }
    return RecordFault(.noHouseNumber, "\(identity.placeID): \(street)")
  }
}
