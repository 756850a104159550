// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The possible members of an answer, with the types of values that are passed on from the source.
package struct FieldShape: Sendable {
  /// The type that a value must have to be passed on.
  private enum Kind: String {
    case boolean, string, number, integer
    /// An object with the members of the shape.
    case object
    /// An array of such objects.
    case list
  }

  /// The members in the order of the table; few enough for a linear search.
  private var members: [(name: String, shape: FieldShape)] = []
  private let kind: Kind?

  /// A few paths, for messages.
  let examples: String

  /// The members of a schema, including those that no index has data for: they may be requested and are then absent.
  ///
  /// - Parameter examples: a few paths, for messages.
  init(schema name: String, examples: String) {
    self.init(type: name, examples: examples)
  }

  /// - Parameter type: a plain type, the name of a schema, or `[x]` for an array of x.
  private init(type: String, examples: String = "") {
    let isArray = type.hasPrefix("[")
    let name = isArray ? String(type.dropFirst().dropLast()) : type
    let schema = SchemaTable.schema(named: name)
    members = schema?.members.map { ($0.name, FieldShape(type: $0.type)) } ?? []
    kind = isArray ? .list : schema == nil ? Kind(rawValue: name) : .object
    self.examples = examples
  }

  /// The fields of a place that are passed on as its source has them.
  static let passedOn: FieldShape = {
    var shape = FieldShape.place
    let names = Set(FieldTable.fields.filter { $0.source == .passed }.compactMap(\.name))
    shape.members.removeAll { !names.contains($0.name) }
    return shape
  }()

  /// The members of a place.
  package static let place = FieldShape(schema: "Place", examples: "'name', 'id', 'displayName'")

  /// The members of a place, and `extra` for other members of its source.
  package static let placeWithExtra: FieldShape = {
    var shape = place
    let layer = ["name", "source", "license"].map { ($0, FieldShape(type: "string")) }
    var layerShape = FieldShape(type: "object")
    layerShape.members = layer
    shape.members += [("extra", FieldShape(type: "object")), ("layer", layerShape)]
    return shape
  }()

  /// The members of the answer to an autocomplete request, and the extension `gazetteer`.
  package static let autocomplete = FieldShape(schema: "AutocompleteResponse", examples: "'suggestions', 'gazetteer'")
  /// The members of a nearby search's answer.
  package static let nearbyAnswer = FieldShape(schema: "SearchNearbyResponse", examples: placesExamples)
  /// The members of a text search's answer.
  package static let textSearchAnswer = FieldShape(schema: "SearchTextResponse", examples: placesExamples)

  private static let placesExamples = "'places.id', 'places.displayName'"

  /// The names of the members.
  package var names: [String] { members.map(\.name) }

  /// Whether a path of names exists.
  func has(_ path: ArraySlice<String>) -> Bool {
    guard let first = path.first else { return true }
    return members.first { $0.name == first }?.shape.has(path.dropFirst()) ?? false
  }

  /// The value without unknown members and those of another type, in the order of the shape; nil when nothing remains.
  func sound(_ value: JSONValue) -> JSONValue? {
    switch (kind, value) {
    case (.boolean, .bool), (.string, .string): return value
    case (.number, .number): return value.double == nil ? nil : value
    case (.integer, .number): return value.double.flatMap { Int(exactly: $0) }.map { .number(String($0)) }
    case (.list, .array(let values)):
      let sound = values.compactMap(soundObject)
      return sound.isEmpty ? nil : .array(sound)
    case (.object, .object): return soundObject(value)
    default: return nil
    }
  }

  private func soundObject(_ object: JSONValue) -> JSONValue? {
    let sound = members.compactMap { member in
      object[member.name].flatMap(member.shape.sound).map { JSONValue.Member(member.name, $0) }
    }
    return sound.isEmpty ? nil : .object(sound)
  }
}
