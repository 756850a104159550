// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Chooses the columns of a table for the fields of a place, by their headers and values.
struct ColumnChoice {
  let columns: [DraftColumn]
  /// Whether numbers have a comma before their decimals.
  let hasDecimalComma: Bool
  /// The position of the column for each field that has one.
  private(set) var chosen: [String: Int] = [:]
  /// Whether every row has a position besides.
  let hasGeometry: Bool
  /// Whether rows may have addresses instead of positions.
  private let mayLackPosition: Bool
  private let path: String

  /// Fields that every draft looks for, in the order in which it tells them; position and name come before.
  static let optionalFields = [
    "id", "street", "houseNumber", "address", "sublocality", "locality", "administrativeArea1", "postalCode", "countryCode",
    "primaryType", "phone", "website", "openingHours", "brand", "editorialSummary", "rating", "ratingCount", "population", "priceLevel",
    "timeZone", "formattedAddress",
  ]

  /// Chooses by the headers, where the caller does not state a column.
  ///
  /// - Parameters:
  ///   - stated: columns by field.
  ///   - hasGeometry: whether every row has a position besides.
  ///   - mayLackPosition: whether an address does instead of a position.
  /// - Throws: `ImportError.columnUnclear` for name and position; `.notInDegrees`; `.mappingInvalid` for a stated column that is not there.
  init(
    _ columns: [DraftColumn], stated: [String: String], path: String, hasGeometry: Bool = false, mayLackPosition: Bool = false
  ) throws(ImportError) {
    (self.columns, self.path, self.hasGeometry, self.mayLackPosition) = (columns, path, hasGeometry, mayLackPosition)
    let latitudes = columns.filter { HeaderWords.shared.rank(of: $0.header, as: "latitude") != nil || $0.isDegrees(atMost: 180) }
    hasDecimalComma = latitudes.contains(where: \.hasDecimalComma)
    for (field, name) in stated.sorted(by: { $0.key < $1.key }) { try state(field, name) }
    if !hasGeometry { try choosePosition() }
    try chooseName()
    for field in Self.optionalFields where chosen[field] == nil { chosen[field] = best(for: field) { isFit($0, for: field) } }
    if chosen["houseNumber"] == nil { chosen["houseNumber"] = numberBesideStreet }
    if !hasPosition, Self.addressFields.allSatisfy({ chosen[$0] == nil }) {
      throw .columnUnclear(path: path, field: "address", likeliest: [])
    }
  }

  /// Fields by which a row without a position is found.
  private static let addressFields = ["street", "address", "formattedAddress", "locality", "postalCode"]

  /// Whether rows have a position.
  var hasPosition: Bool { hasGeometry || ["latitude", "position", "geometry"].contains { chosen[$0] != nil } }

  private mutating func state(_ field: String, _ name: String) throws(ImportError) {
    guard SourceMapping.knownFields.contains(field) || Self.optionalFields.contains(field) else {
      throw .mappingInvalid(path: path, reason: "\(field) is no field")
    }
    let position = columns.firstIndex { $0.header == name } ?? columns.firstIndex { $0.header.lowercased() == name.lowercased() }
    guard let position else {
      throw .mappingInvalid(
        path: path, reason: "there is no column \(name); the file has \(columns.prefix(30).map(\.header).joined(separator: ", "))")
    }
    chosen[field] = position
  }

  /// The column of house numbers whose header says only that it has numbers: it stands beside that of streets.
  private var numberBesideStreet: Int? {
    guard let street = chosen["street"] else { return nil }
    return [street + 1, street - 1].first { position in
      columns.indices.contains(position) && !chosen.values.contains(position)
        && HeaderWords.numbers.contains(columns[position].header.lowercased().filter(\.isLetter)) && columns[position].isHouseNumbers
    }
  }

  // MARK: Position

  private mutating func choosePosition() throws(ImportError) {
    if chosen["position"] != nil || chosen["geometry"] != nil { return }
    for (field, limit) in [("latitude", 90.0), ("longitude", 180.0)] where chosen[field] == nil {
      chosen[field] = best(for: field) { $0.isDegrees(atMost: limit) } ?? only(for: field) { $0.isDegrees(atMost: limit) }
    }
    if chosen["latitude"] != nil, chosen["longitude"] != nil { return }
    if let pair = best(for: "position", where: { $0.isPairs(hasDecimalComma: hasDecimalComma) }) {
      return take(pair, as: "position")
    }
    if let geometry = best(for: "geometry", where: \.isGeometry) ?? best(for: "position", where: \.isGeometry) {
      return take(geometry, as: "geometry")
    }
    try refusePosition()
  }

  private mutating func take(_ position: Int, as field: String) {
    (chosen["latitude"], chosen["longitude"]) = (nil, nil)
    chosen[field] = position
  }

  private func refusePosition() throws(ImportError) {
    let named = ["latitude", "longitude"].compactMap { field in best(for: field, where: \.isNumeric) }
    let foreign = named.filter { !columns[$0].isDegrees(atMost: 180) }
    if let first = foreign.first {
      throw .notInDegrees(path: path, columns: foreign.map { columns[$0].header }, example: columns[first].values.first ?? "")
    }
    if mayLackPosition, chosen["latitude"] == nil, chosen["longitude"] == nil { return }
    let field = chosen["latitude"] != nil ? "longitude" : chosen["longitude"] != nil ? "latitude" : "position"
    let free = columns.indices.filter { !chosen.values.contains($0) }
    let likeliest = free.filter { columns[$0].isDegrees(atMost: 180) || columns[$0].isPairs(hasDecimalComma: hasDecimalComma) }
      .sorted { columns[$0].variety > columns[$1].variety }
    throw .columnUnclear(path: path, field: field, likeliest: likeliest.prefix(3).map { columns[$0].header })
  }

  // MARK: Name and other fields

  private mutating func chooseName() throws(ImportError) {
    if chosen["name"] != nil { return }
    chosen["name"] = best(for: "name") { !$0.values.isEmpty } ?? only(for: "name") { $0.isText }
    if chosen["name"] != nil { return }
    let likeliest = columns.indices.filter { columns[$0].isText && !chosen.values.contains($0) }.sorted { likelihood($0) > likelihood($1) }
    throw .columnUnclear(path: path, field: "name", likeliest: likeliest.prefix(3).map { columns[$0].header })
  }

  /// How likely a column of texts is the name: one that mentions it, else one without another meaning and with different values.
  private func likelihood(_ position: Int) -> Double {
    let column = columns[position]
    if HeaderWords.shared.knows(column.header) { return column.variety }
    return (HeaderWords.shared.mentions("name", in: column.header) ? 3 : 1) + column.variety
  }

  private func isFit(_ column: DraftColumn, for field: String) -> Bool {
    switch field {
    case "id": column.isIDs
    case "primaryType": !column.isNumeric && !column.values.allSatisfy(HeaderWords.elements.contains)
    case "rating", "ratingCount", "population": column.isNumeric
    default: true
    }
  }

  /// The free column whose header is the surest word for a field; of equals the first. Else the member inside another one that is called so, if one is the surest.
  private func best(for field: String, where fits: (DraftColumn) -> Bool) -> Int? {
    if let named = ranked(for: field, by: \.header, where: fits).min(by: { $0 < $1 }) { return named.position }
    let inside = ranked(for: field, by: \.innerName, where: fits)
    let surest = inside.filter { $0.rank == inside.map(\.rank).min() }
    return surest.count == 1 ? surest[0].position : nil
  }

  private func ranked(
    for field: String, by name: (DraftColumn) -> String?, where fits: (DraftColumn) -> Bool
  ) -> [(rank: Int, position: Int)] {
    columns.indices.compactMap { position in
      let column = columns[position]
      guard !chosen.values.contains(position), !column.values.isEmpty, fits(column), let name = name(column) else { return nil }
      return HeaderWords.shared.rank(of: name, as: field).map { ($0, position) }
    }
  }

  /// The only free column whose header mentions a field among other words; nil when several do.
  private func only(for field: String, where fits: (DraftColumn) -> Bool) -> Int? {
    let fitting = columns.indices.filter { position in
      !chosen.values.contains(position) && HeaderWords.shared.mentions(field, in: columns[position].header) && fits(columns[position])
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
