// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

extension SourceMapping {
  /// Checks what can be checked without a source.
  ///
  /// - Throws: the first mistake, with member, value and cure.
  func check() throws(MappingProblem) {
    for (name, text) in [("delimiter", delimiter), ("quote", quote), ("escape", escape)] {
      guard let text, !(text.isEmpty && name != "delimiter") else { continue }
      if text.utf8.count != 1 { throw MappingProblem("\(name) has to be one ASCII character, not \(text)") }
    }
    try checkRequiredFields()
    for (name, field) in fields.sorted(by: { $0.key < $1.key }) { try check(field, name) }
    for type in types where PlaceTypeTable.code(of: type) == nil { throw MappingProblem("types: \(type) is no place type") }
    for name in searchable where extra[name] == nil { throw MappingProblem("searchable: \(name) is not under extra") }
    for name in filterable where extra[name] == nil && !(fields[name] != nil && DetailMembers.Name(rawValue: name) != nil) {
      throw MappingProblem("filterable: \(name) is neither under extra nor a detail under fields, such as rating")
    }
    for (index, name) in names.enumerated() { try check(name, at: "names[\(index)]") }
  }

  private func checkRequiredFields() throws(MappingProblem) {
    let required = kind == .places ? ["id", "name"] : ["houseNumber", "street"]
    for name in required where fields[name] == nil {
      let cure = name == "id" ? "; where a source has none, give {\"derive\": \"nameAndPosition\"}" : ""
      throw MappingProblem("fields.\(name) is missing\(cure)")
    }
    for (name, other) in [("latitude", "longitude"), ("longitude", "latitude")] where fields[name] == nil && fields[other] != nil {
      throw MappingProblem("fields.\(name) is missing")
    }
  }

  /// Checks that the mapping tells the position of rows that are not JSON, which have no geometry by themselves.
  func checkPosition() throws(MappingProblem) {
    if ["latitude", "position", "geometry"].allSatisfy({ fields[$0] == nil }) {
      throw MappingProblem("fields.latitude is missing; rows with addresses alone need an index of addresses")
    }
  }

  private func check(_ field: Field, _ name: String) throws(MappingProblem) {
    if !Self.knownFields.contains(name) { throw MappingProblem("fields.\(name) is no field; put it under extra") }
    for value in field.values {
      if !value.parts.isEmpty, Self.numbers.contains(name) || Self.structures.contains(name) {
        let kind = Self.numbers.contains(name) || ["latitude", "longitude"].contains(name) ? "a number" : "no text"
        throw MappingProblem("fields.\(name): parts make a text, and this field is \(kind); name one column")
      }
      if value.derived != nil, name != "id" { throw MappingProblem("fields.\(name): only fields.id can be derived") }
      guard name == "primaryType" || name == "types" else { continue }
      let types =
        (value.table ?? [:]).map { ($0.value, ".table.\($0.key)") }
        + [(value.fallback, ".default"), (value.constant, ".constant")]
        .compactMap { text, place in text.map { ($0, place) } }
      for (type, place) in types.sorted(by: { $0.1 < $1.1 }) where PlaceTypeTable.code(of: type) == nil {
        throw MappingProblem("fields.\(name)\(place): \(type) is no place type")
      }
    }
  }

  private func check(_ names: Names, at place: String) throws(MappingProblem) {
    for value in names.kind?.values ?? [] {
      for kind in (value.table ?? [:]).values.sorted() + [value.constant, value.fallback].compactMap(\.self)
      where AlternateName.Kind(rawValue: kind) == nil {
        throw MappingProblem("\(place).kind: \(kind) is no kind of name; known are official, short, old, variant, abbreviation")
      }
    }
  }

  /// The fields that are numbers, beside the position.
  static let numbers: Set<String> = ["importance", "population", "ratingCount", "rating", "priceLevel", "utcOffsetMinutes"]

  /// Fields whose values are numbers of a position, objects or lists.
  private static let structures: Set<String> = ["latitude", "longitude", "geometry", "viewport", "names", "houseNumbers", "details"]

  static let knownFields: Set<String> = Set(
    [
      "id", "name", "latitude", "longitude", "position", "geometry", "primaryType", "types", "importance", "source", "license",
      "attribution",
      "formerIds",
      "names", "houseNumbers", "viewport", "details", "unit",
    ] + CanonicalMembers.addressParts.keys + DetailMembers.Name.allCases.map(\.rawValue))
}

/// What is wrong with a mapping: its member, the value and the cure, without the name of the file.
struct MappingProblem: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
