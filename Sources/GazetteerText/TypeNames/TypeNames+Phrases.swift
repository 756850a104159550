// SPDX-License-Identifier: Apache-2.0

extension TypeNames {
  /// The name of a type and the other words for it, in the requested languages and in English; none for an unknown type.
  ///
  ///     TypeNames.phrases(of: "parking_lot", language: [])  // ["Parking lot", "parking lots"]
  package static func phrases(of type: String, language: [String]) -> [String] {
    let table = NameTable.shared
    guard let number = table.numbers[type] else { return [] }
    var languages = language.compactMap(table.language)
    if !languages.contains(0) { languages.append(0) }
    return languages.compactMap { table.line(ofType: number, inLanguage: $0) }.flatMap { [$0.name] + ($0.words ?? []) }
  }
}
