// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerImport
import GazetteerWorld

/// One line of a place file.
struct EmbeddedRow: CustomStringConvertible {
  /// The file's name without folder.
  var file: String
  /// From 1.
  var line: Int
  var value: JSONValue

  var id: String { value["id"]?.string ?? "" }
  var name: String { value["name"]?.string ?? "" }
  var primaryType: String { value["primaryType"]?.string ?? "" }
  var country: String { value["address"]?["countryCode"]?.string ?? "" }
  var locality: String { value["address"]?["locality"]?.string ?? "" }
  var latitude: Double { value["location"]?["latitude"]?.double ?? .nan }
  var longitude: Double { value["location"]?["longitude"]?.double ?? .nan }
  var description: String { "\(file):\(line) \(id)" }

  /// The hours of the place and of its services.
  var hours: [String] { value["openingHours"]?.texts ?? [] }

  /// The names besides the primary one.
  var names: [(text: String, language: String?, kind: String?)] {
    guard case .array(let names)? = value["names"] else { return [] }
    return names.map { ($0["text"]?.string ?? "", $0["language"]?.string, $0["kind"]?.string) }
  }

  /// The primary name and all others.
  var allNames: [String] { [name] + names.map(\.text) }

  /// The languages in which an official name is given.
  var officialLanguages: Set<String> { Set(names.filter { $0.kind == "official" }.compactMap(\.language)) }

  /// The types, the primary one first.
  var types: [String] {
    guard case .array(let types)? = value["types"] else { return [] }
    return types.compactMap(\.string)
  }

  /// A settlement of 300,000 people or more, or another place that is known in its whole country.
  var isWellKnown: Bool {
    if primaryType == "locality" { return (value["population"]?.double ?? 0) >= 300_000 }
    return (value["importance"]?.double ?? 0) >= 0.6
  }

  /// Whose facts the row carries; nil when it is all this project's own writing.
  var source: String? { value["source"]?.string }

  var isAirport: Bool { primaryType == "airport" || primaryType == "international_airport" }
  /// Neither country nor settlement nor airport.
  var isPointOfInterest: Bool { primaryType != "country" && primaryType != "locality" && !isAirport }
}

extension JSONValue {
  /// The names of an object's members in their order; nil for another kind of value.
  var memberNames: [String]? {
    guard case .object(let members) = self else { return nil }
    return members.map(\.name)
  }

  /// Every text in the value, at any depth.
  var texts: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let values): values.flatMap(\.texts)
    case .object(let members): members.flatMap(\.value.texts)
    default: []
    }
  }
}

/// All rows, read once for all tests.
enum EmbeddedRows {
  private static let read = Result { try GazetteerData.placeFiles().flatMap(rows(of:)) }

  static func all() throws -> [EmbeddedRow] { try read.get() }

  /// What `fault` says about the rows it does not like; one entry a row at fault.
  static func faults(_ fault: (EmbeddedRow) throws -> String?) throws -> [String] {
    try all().compactMap { row in try fault(row).map { "\(row): \($0)" } }
  }

  private static func rows(of path: String) throws -> [EmbeddedRow] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return try lines.enumerated().map { EmbeddedRow(file: file, line: $0.offset + 1, value: try JSONReader.value(of: String($0.element))) }
  }
}
