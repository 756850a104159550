// SPDX-License-Identifier: Apache-2.0

/// A GeoNames file that contains no places but what belongs to them: the meaning of their codes, and their names by language.
package enum SideFile: String, Sendable, CaseIterable {
  /// `CC.code`, name, ASCII name, geonameid.
  case admin1 = "admin1CodesASCII"
  /// `CC.code1.code2`, name, ASCII name, geonameid.
  case admin2 = "admin2Codes"
  /// 19 columns, lines with `#` are comments.
  case countries = "countryInfo"
  /// `class.code`, name, description.
  case features = "featureCodes"
  /// `id`, geonameid, language, name; in newer files flags and dates.
  case names = "alternateNames"
  /// `parent`, `child`, type: geonameids.
  case hierarchy

  /// The side file that a source is, by its name or its first row; nil for any other source.
  init?(sample: SourceSample) {
    let name = sample.name
    let isNamed = { (side: SideFile) in name.hasPrefix(side.rawValue.lowercased()) && !name.contains("json") && !name.contains("csv") }
    guard let side = Self.allCases.first(where: isNamed) ?? sample.firstColumns.flatMap(SideFile.init(columns:)) else { return nil }
    // Two numbers, or two numbers, a short word and a text, may be columns of a table with a mapping as well.
    if side == .names || side == .hierarchy, sample.hasMapping { return nil }
    self = side
  }

  /// The side file that a row fits; nil for none.
  init?(columns: [String]) {
    let parts = columns[0].split(separator: ".", omittingEmptySubsequences: false)
    switch columns.count {
    case 19 where columns[0].utf8.count == 2 && columns[1].utf8.count == 3 && columns[2].utf8.count == 3: self = .countries
    case 4 where parts.count == 2 && parts[0].utf8.count == 2: self = .admin1
    case 4 where parts.count == 3 && parts[0].utf8.count == 2: self = .admin2
    case 3 where parts.count == 2 && parts[0].utf8.count == 1: self = .features
    case 2...3 where columns.prefix(2).allSatisfy { Int($0) != nil } && (columns.count == 2 || columns[2] == "ADM"): self = .hierarchy
    case 4...10 where Int(columns[0]) != nil && Int(columns[1]) != nil && columns[2].utf8.count <= 7: self = .names
    default: return nil
    }
  }

  /// Number of columns in a row.
  private var columnCounts: ClosedRange<Int> {
    switch self {
    case .admin1, .admin2, .features: 2...Int.max - 1
    case .countries: 19...Int.max - 1
    case .names: AlternateNames.columnCounts
    case .hierarchy: 2...3
    }
  }

  /// What a row has to be, for the message about one that is not.
  private var expected: String {
    switch self {
    case .names: "4 to 10, the second a geonameid (\(rawValue))"
    default: "\(columnCounts.lowerBound) or more (\(rawValue))"
    }
  }

  /// Adds the contents to `context`. Of two rows with one code the later counts, so newer files go last.
  ///
  /// - Throws: `ImportError.wrongColumns` at the first row that does not fit, because wrong context would affect every place.
  func read(_ source: ByteSource, into context: inout ImportContext) throws(ImportError) {
    let lines = try LineReader(source, limit: 1 << 20)
    var (rows, columnsOfFirst) = (0, 0)
    while let line = try lines.next() {
      guard case .text(let bytes) = line else {
        throw .lineTooLong(path: source.path, line: lines.lineNumber, limitBytes: 1 << 20)
      }
      if bytes.isEmpty || bytes[0] == 0x23 { continue }
      let columns = bytes.split(separator: 0x09, omittingEmptySubsequences: false).map { Bytes(rebasing: $0) }
      if rows == 0 { columnsOfFirst = columns.count }
      // The last column of a hierarchy may be missing.
      let needed = self == .hierarchy ? columnCounts.lowerBound : columnsOfFirst
      try lines.checkEnd(path: source.path, columns: columns.count, of: needed)
      guard columnCounts.contains(columns.count), take(columns, into: &context) else {
        throw .wrongColumns(path: source.path, line: lines.lineNumber, found: columns.count, expected: expected)
      }
      rows += 1
    }
    if rows == 0 { throw .emptySource(path: source.path) }
    if self == .names { context.alternateNames.sort() }
    if self == .hierarchy { context.parents.sort() }
  }

  /// Adds a row; false when it does not fit.
  private func take(_ bytes: [Bytes], into context: inout ImportContext) -> Bool {
    if self == .names { return context.alternateNames.add(bytes) }
    if self == .hierarchy { return context.parents.add(bytes) }
    take(bytes.map(\.text), into: &context)
    return true
  }

  private func take(_ columns: [String], into context: inout ImportContext) {
    switch self {
    case .admin1:
      context.admin1[columns[0]] = columns[1]
      if columns.count > 3, let id = UInt32(columns[3]) { context.admin1ByID[id] = columns[1] }
    case .admin2:
      context.admin2[columns[0]] = columns[1]
      if columns.count > 3, let id = UInt32(columns[3]) { context.admin2ByID[id] = columns[1] }
    case .features: context.featureNames[columns[0]] = columns[1]
    case .names, .hierarchy: break
    case .countries:
      context.countries[columns[0]] = ImportContext.Country(
        name: columns[4], capital: columns[5], population: Int(columns[7]) ?? 0, geonameID: columns[16],
        languages: columns[15].split(separator: ",").map(String.init))
    }
  }
}
