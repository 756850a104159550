// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The extension `gazetteer.where`: what attributes of the places have to be, and whether they have to be open.
///
///     {"brand": ["Zebra", "Lion"], "stars": {"min": 3}, "openNow": true}
struct AttributeConditions {
  var conditions: [AttributeCondition] = []
  var isOpenNow = false

  /// The name that asks for opening hours instead of an attribute.
  static let openNow = "openNow"

  init(_ reader: inout MessageReader) throws(ContractError) {
    for name in reader.names {
      if name == Self.openNow {
        isOpenNow = try reader.bool(name) ?? false
      } else if let value = try reader.value(exactly: name) {
        conditions.append(try Self.condition(name, value, &reader))
      }
    }
  }

  private static func condition(
    _ name: String, _ value: JSONValue, _ reader: inout MessageReader
  ) throws(ContractError) -> AttributeCondition {
    if case .object = value {
      let range = try reader.message(exactly: name) { reader throws(ContractError) in
        (least: try reader.double("min"), most: try reader.double("max"))
      }
      if range.least != nil || range.most != nil { return AttributeCondition(name, .range(least: range.least, most: range.most)) }
    }
    let values = AttributeValue.all(in: value)
    if values.isEmpty {
      throw reader.wrong(exactly: name, value: value, cure: "Give a text, a number, true or false, several of these, or min and max.")
    }
    return AttributeCondition(name, .oneOf(values))
  }
}
