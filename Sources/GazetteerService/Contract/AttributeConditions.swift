// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// The extension `gazetteer.where`: what attributes of the places have to be, and what their details have to tell.
///
///     {"brand": ["Zebra", "Lion"], "stars": {"min": 3}, "openNow": true}
struct AttributeConditions {
  var conditions: [AttributeCondition] = []
  var details: [DetailCondition] = []

  init(_ reader: inout MessageReader) throws(ContractError) {
    for name in reader.names {
      if let detail = DetailCondition(rawValue: name) {
        if try reader.bool(name) ?? false { details.append(detail) }
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
