// SPDX-License-Identifier: Apache-2.0

/// A word that joins what is looked for and a place, as typed.
package struct Joiner: Hashable, Sendable {
  package let text: String
  /// Whether it asks for what is near the place, as `close to` does, and not for what is in it.
  package let isNear: Bool
}

/// The words that join a category and a place, as `in` and `near`.
struct Joiners {
  private let words: [Word]

  private struct Word {
    let key: [UInt8]
    let isNear: Bool
  }

  /// The joiners of some languages, given by their positions.
  init(_ languages: [Int]) {
    words = languages.flatMap { Self.all[$0] }
  }

  private static let all = LanguageTable.all.map { table in
    table.inside.map { Word(key: TextAnalyzer.query($0).key, isNear: false) }
      + table.near.map { Word(key: TextAnalyzer.query($0).key, isNear: true) }
  }

  /// Removes the longest joiner from the end of `rest` that is next to the category.
  func split(_ rest: String, _ side: TypedCategory.Side) -> (joiner: Joiner?, rest: String) {
    let key = TextAnalyzer.query(rest).key
    let fitting = words.filter { side == .start ? begins(key, with: $0.key) : ends(key, with: $0.key) }
    guard let longest = fitting.max(by: { $0.key.count < $1.key.count }) else { return (nil, rest) }
    let length = longest.key.count
    let scalars = TextAnalyzer.scalars(of: side == .start ? 0..<length : (key.count - length)..<key.count, in: rest)
    let all = rest.unicodeScalars
    let other = side == .start ? all.dropFirst(scalars.upperBound) : all.prefix(scalars.lowerBound)
    let typed = String(all.dropFirst(scalars.lowerBound).prefix(scalars.count))
    return (Joiner(text: typed, isNear: longest.isNear), CategoryReader.trimmed(other))
  }

  private func begins(_ key: [UInt8], with joiner: [UInt8]) -> Bool {
    guard !joiner.isEmpty, key.starts(with: joiner) else { return false }
    let next = key[joiner.count...]
    return next.isEmpty || next.first == 0x20 || TextAnalyzer.isIdeographic(next)
  }

  private func ends(_ key: [UInt8], with joiner: [UInt8]) -> Bool {
    guard !joiner.isEmpty, key.count >= joiner.count else { return false }
    let start = key.count - joiner.count
    return key[start...].elementsEqual(joiner) && (start == 0 || key[start - 1] == 0x20 || TextAnalyzer.isIdeographic(key[start...]))
  }
}
