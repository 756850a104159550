// SPDX-License-Identifier: Apache-2.0

/// The lines of all languages, parsed once.
struct NameTable: Sendable {
  /// The types in the order of the English lines; the number of a type is its position.
  let types: [String]
  /// The number of each type.
  let numbers: [String: Int]
  /// The lines of each language, in the order of `LanguageTable.all`.
  let lines: [[TypeLine]]
  /// For each language, the position of a type's line by the number of the type; -1 for none.
  private let positions: [[Int]]
  private let languages: [String: Int]
  /// The names of all types in all languages: few places are called by what they are.
  let names: Set<String>

  static let shared = NameTable(LanguageTable.all)

  init(_ tables: [LanguageTable]) {
    let lines = tables.map(\.lines)
    let types = lines[0].map(\.type)
    let numbers = Dictionary(zip(types, types.indices)) { first, _ in first }
    self.types = types
    self.numbers = numbers
    self.lines = lines
    positions = lines.map { lines in
      var positions = Array(repeating: -1, count: types.count)
      for (position, line) in lines.enumerated() {
        if let number = numbers[line.type] { positions[number] = position }
      }
      return positions
    }
    languages = Dictionary(zip(tables.map(\.tag), tables.indices)) { first, _ in first }
    names = Set(lines.joined().map(\.name))
  }

  /// The position of a language; nil when no table has the tag.
  func language(_ tag: String) -> Int? {
    languages[tag]
  }

  /// The name of a type in a language; nil when the language has no line for it.
  func name(ofType number: Int, inLanguage language: Int) -> String? { line(ofType: number, inLanguage: language)?.name }

  /// The line of a type in a language; nil when the language has none.
  func line(ofType number: Int, inLanguage language: Int) -> TypeLine? {
    let position = positions[language][number]
    return position < 0 ? nil : lines[language][position]
  }
}
