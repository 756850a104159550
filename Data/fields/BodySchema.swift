// SPDX-License-Identifier: Apache-2.0

/// The members of an object in a request or an answer.
package struct BodySchema: Sendable {
  /// A member and what is known of it.
  package struct Member: Sendable {
    package let name: String
    /// `string`, `boolean`, `number`, `integer`, `object` or the name of a schema; `[x]` is an array of x.
    package let type: String
    /// Whether it is always there.
    package let isRequired: Bool
    /// False for a member that no index has data for.
    package let hasData: Bool
  }

  package let name: String
  package let members: [Member]

  /// A line: the name, then `member:type`; `member!:type` is always there, `member?:type` never has data.
  package init(line: some StringProtocol) {
    let words = line.split(separator: " ")
    name = String(words[0])
    members = words.dropFirst().map { Member(word: String($0)) }
  }

  init(name: String, members: [Member]) { (self.name, self.members) = (name, members) }
}

extension BodySchema.Member {
  fileprivate init(word: String) {
    let parts = word.split(separator: ":", maxSplits: 1)
    isRequired = parts[0].last == "!"
    hasData = parts[0].last != "?"
    name = String(isRequired || !hasData ? parts[0].dropLast() : parts[0])
    type = String(parts[1])
  }

  fileprivate init?(_ field: Field) {
    guard let name = field.name else { return nil }
    (self.name, type, isRequired, hasData) = (name, field.type, false, field.source != .none)
  }
}

extension SchemaTable {
  /// The schemas of requests and of answers with data, in the order of the table.
  package static let schemas: [BodySchema] = text.split(separator: "\n").map { line in
    let schema = BodySchema(line: line)
    return schema.name == "Place" ? BodySchema(name: schema.name, members: FieldTable.fields.compactMap(BodySchema.Member.init)) : schema
  }

  /// The schema with a name; nil for a plain type.
  package static func schema(named name: String) -> BodySchema? { byName[name] }

  private static let byName: [String: BodySchema] = {
    let all = schemas + textWithoutData.split(separator: "\n").map { BodySchema(line: $0) }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }()
}
