// SPDX-License-Identifier: Apache-2.0

/// Reads which places have an attribute.
extension IndexReader {
  /// The places that meet all conditions; nil where there are none to meet.
  package func places(meeting conditions: [AttributeCondition]) throws -> AttributePlaces? {
    if conditions.isEmpty { return nil }
    return try recentAttributes.row(conditions) {
      var found = try places(meeting: conditions[0])
      for condition in conditions.dropFirst() {
        let others = try places(meeting: condition)
        found.formIntersection(others)
        found.listedValues += others.listedValues
      }
      return found
    }
  }

  private func places(meeting condition: AttributeCondition) throws -> AttributePlaces {
    var found = AttributePlaces(of: overview.placeCount)
    let values = try values(meeting: condition)
    for value in values { try forEachPlace(withValue: value) { found.insert($0) } }
    let areListed = values.count <= Self.mostListed && values.allSatisfy { $0 <= TermSpace.mostAttributes }
    found.listedValues = [areListed ? values : nil]
    return found
  }

  /// The values that places have under a name, numbers first, with their ids.
  package func values(ofAttribute name: String) throws -> [(id: Int, value: AttributeValue)] {
    try reading(.valuesOfAttribute) { statement in
      statement.bind(1, name)
      var values: [(id: Int, value: AttributeValue)] = []
      while try statement.step() {
        let text = statement.string(1)
        let isText = statement.int(2) == 1
        values.append((statement.int(0), isText ? .text(text) : Double(text).map(AttributeValue.number) ?? .text(text)))
      }
      return values
    }
  }

  /// Passes the places with a value, by its id, to `body`, the most important first.
  package func forEachPlace(withValue id: Int, _ body: (Int) throws -> Void) throws {
    try reading(.placesByAttribute) { (statement) -> Void in
      statement.bind(1, id)
      while try statement.step() {
        let place = statement.int(0)
        if place < 1 || place > overview.placeCount { try missing("place with an attribute", place) as Void }
        try body(place)
      }
    }
  }

  /// Merging more posting lists than this costs more than it saves.
  private static let mostListed = 64

  private func values(meeting condition: AttributeCondition) throws -> [Int] {
    switch condition.wanted {
    case .oneOf(let values):
      try values.flatMap { value in
        try reading(.attributeValue) { statement in
          statement.bind(1, condition.name)
          switch value {
          case .number(let number): statement.bind(2, number)
          case .text(let text): statement.bind(2, text)
          }
          return try statement.ids()
        }
      }
    case .range(let least, let most):
      try reading(.attributeValues) { statement in
        statement.bind(1, condition.name)
        // Texts come after all numbers.
        statement.bind(2, least ?? -.greatestFiniteMagnitude)
        statement.bind(3, most ?? .greatestFiniteMagnitude)
        return try statement.ids()
      }
    }
  }

  /// The attributes that places can be filtered by, in ascending order.
  package func attributeNames() throws -> [String] {
    try reading(.attributeNames) { statement in
      var names: [String] = []
      while try statement.step() { names.append(statement.string(0)) }
      return names
    }
  }
}

extension Statement {
  fileprivate func ids() throws(SQLiteError) -> [Int] {
    var ids: [Int] = []
    while try step() { ids.append(int(0)) }
    return ids
  }
}

extension LayeredReader {
  /// The visible and hidden places of all layers that meet all conditions, by common numbers; nil where there are none to meet.
  package func places(meeting conditions: [AttributeCondition]) throws -> AttributePlaces? {
    guard isLayered, !conditions.isEmpty else { return try layers[0].reader.places(meeting: conditions) }
    var found = AttributePlaces(of: overview.placeCount)
    for layer in layers { try layer.reader.places(meeting: conditions)?.forEach { found.insert(layer.common($0)) } }
    return found
  }

  /// The attributes that places of a layer can be filtered by, in ascending order.
  package func attributeNames() throws -> [String] { try Set(layers.flatMap { try $0.reader.attributeNames() }).sorted() }
}
