// SPDX-License-Identifier: Apache-2.0

/// The place types of tags, by the rows of `TagTables`.
struct OSMTypes: Sendable {
  /// A row of the table.
  struct Row: Sendable {
    /// What has to hold.
    var conditions: [Condition]
    /// Place types, the primary one first.
    var types: [String]
    /// Whether the row counts only where no other fits.
    var isFallback: Bool { conditions[0].isAnyValue }
  }

  /// A key with the values that fit.
  struct Condition: Sendable {
    let key: String
    let values: Set<String>
    let isAnyValue: Bool

    init(key: String, values: Set<String>) { (self.key, self.values, isAnyValue) = (key, values, values.contains("*")) }

    func holds(for tags: OSMTags) -> Bool {
      guard let value = tags[key] else { return values.contains("-") }
      return isAnyValue
        ? value != "no" && value != "vacant" : values.contains(value) || value.isList && value.listed.contains { values.contains($0) }
    }

    /// Where in a list of values the first one that fits stands.
    func place(in tags: OSMTags) -> Int { isAnyValue ? 0 : tags[key]?.listed.firstIndex { values.contains($0) } ?? 0 }
  }

  /// The rows of the package's table.
  static let standard = OSMTypes(TagTables.types)

  /// All rows, in order.
  private(set) var rows: [Row] = []
  /// Positions of rows by the key of their first condition, then by its values; `*` is one of them. Looking up the values spares comparing all
  /// ninety rows of shops.
  private var rowsByKey: [String: [String: [Int]]] = [:]

  /// Parses tables; a line that is no row is left out, which tests would notice.
  init(_ tables: [String]) {
    for line in tables.flatMap({ $0.split(separator: "\n") }) {
      let cells = line.split(separator: "|")
      guard cells.count == 2 else { continue }
      let conditions = cells[0].split(separator: " ").compactMap(Self.condition)
      guard let first = conditions.first else { continue }
      for value in first.values { rowsByKey[first.key, default: [:]][value, default: []].append(rows.count) }
      rows.append(Row(conditions: conditions, types: cells[1].split(separator: " ").map(String.init)))
    }
  }

  private static func condition(_ text: Substring) -> Condition? {
    guard let equals = text.lastIndex(of: "=") else { return nil }
    let values = text[text.index(after: equals)...].split(separator: ",").map(String.init)
    return Condition(key: String(text[..<equals]), values: Set(values))
  }

  /// Whether a key may tell a type.
  func knows(_ key: String) -> Bool { rowsByKey[key] != nil }

  /// The types of a place, the primary one first; none when no row fits.
  func types(of tags: OSMTags) -> [String] {
    let fitting = fittingRows(tags).map { rows[$0] }
    if fitting.isEmpty { return [] }
    let certain = fitting.filter { !$0.isFallback }
    var types: [String] = []
    for type in (certain.isEmpty ? Array(fitting.prefix(1)) : certain).flatMap(\.types) where !types.contains(type) { types.append(type) }
    return types
  }

  /// The position of the row that decides what a place is; behind all rows when none fits.
  func rank(of tags: OSMTags) -> Int {
    let fitting = fittingRows(tags)
    return fitting.first { !rows[$0].isFallback } ?? fitting.first ?? rows.count
  }

  /// The positions of the rows that fit, ascending; of a value that lists several, the first decides before the table does.
  private func fittingRows(_ tags: OSMTags) -> [Int] {
    var candidates: [Int] = []
    for tag in tags.all {
      guard let byValue = rowsByKey[tag.key] else { continue }
      candidates += byValue["*"] ?? []
      if tag.value.isList {
        for value in tag.value.listed { candidates += byValue[value] ?? [] }
      } else {
        candidates += byValue[tag.value] ?? []
      }
    }
    candidates.sort()
    var fitting: [Int] = []
    for row in candidates where row != fitting.last && rows[row].conditions.allSatisfy({ $0.holds(for: tags) }) { fitting.append(row) }
    guard fitting.count > 1, tags.all.contains(where: \.value.isList) else { return fitting }
    let byValues = reordered(fitting, alike: { $0.conditions.map(\.key) }, by: { row in row.conditions.map { $0.place(in: tags) } })
    return reordered(byValues, alike: { [$0.conditions[0].key] }, by: { [$0.conditions[0].place(in: tags)] })
  }

  /// The rows with those of one key in another order, in the places that they have together; rows of equal order stay as they are.
  private func reordered(_ fitting: [Int], alike key: (Row) -> [String], by order: (Row) -> [Int]) -> [Int] {
    var result = fitting
    for (_, places) in Dictionary(grouping: fitting.indices, by: { key(rows[fitting[$0]]) }) where places.count > 1 {
      let sorted = places.sorted { a, b in
        let (first, second) = (order(rows[fitting[a]]), order(rows[fitting[b]]))
        return first == second ? a < b : first.lexicographicallyPrecedes(second)
      }
      for (place, source) in zip(places, sorted) { result[place] = fitting[source] }
    }
    return result
  }

  /// The keys of conditions besides the first.
  var otherKeys: Set<String> { Set(rows.flatMap { $0.conditions.dropFirst().map(\.key) }) }
}
