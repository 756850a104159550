// SPDX-License-Identifier: Apache-2.0

/// Collects the attributes that an index can filter by, and writes them.
struct AttributeInserts {
  /// In ascending order.
  let names: [String]
  private var values = DistinctValues<Value>()
  private var entries: [(value: UInt32, place: UInt32)] = []

  /// How many places have each attribute.
  private(set) var carriers: [String: Int]

  private struct Value: Hashable {
    var name: String
    var value: AttributeValue
  }

  init(names: Set<String>) {
    self.names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    carriers = Dictionary(uniqueKeysWithValues: names.map { ($0, 0) })
  }

  /// Takes the attributes of a place, and returns the ids of their values.
  mutating func add(_ record: PlaceRecord, place: Int) -> [Int] {
    guard let details = record.details, names.contains(where: { details.mention($0) }), let members = try? details.members() else {
      return []
    }
    var ids: [Int] = []
    for name in names {
      let found = members.attributes(name)
      if !found.isEmpty { carriers[name, default: 0] += 1 }
      ids += found.map { values.id(of: Value(name: name, value: $0)) }
    }
    for id in ids { entries.append((UInt32(clamping: id), UInt32(clamping: place))) }
    return ids
  }

  func write(_ database: Connection) throws(SQLiteError) {
    let insertName = try database.prepare(SQL.insertAttributeName)
    for name in names {
      insertName.bind(1, name)
      try insertName.run()
    }
    let insertValue = try database.prepare(SQL.insertAttributeValue)
    for (index, value) in values.values.enumerated() {
      insertValue.bind(1, index + 1)
      insertValue.bind(2, value.name)
      switch value.value {
      case .number(let number): insertValue.bind(3, number)
      case .text(let text): insertValue.bind(3, text)
      }
      try insertValue.run()
    }
    let insert = try database.prepare(SQL.insertAttribute)
    for entry in entries.sorted(by: { ($0.value, $0.place) < ($1.value, $1.place) }) {
      insert.bind(1, Int(entry.value))
      insert.bind(2, Int(entry.place))
      try insert.run()
    }
  }
}
