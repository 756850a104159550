// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import GazetteerTypeTables

/// The words that join a category and a place, as `in` and `near`.
struct Joiners {
  private let keys: [[UInt8]]

  /// The joiners of some languages, given by their positions.
  init(_ languages: [Int]) {
    keys = languages.flatMap { Self.all[$0] }
  }

  private static let all = LanguageTable.all.map { table in table.joiners.map { TextAnalyzer.query($0).key } }

  /// Removes the longest joiner from the end of `rest` that is next to the category.
  func split(_ rest: String, _ side: TypedCategory.Side) -> (joiner: String?, rest: String) {
    let key = TextAnalyzer.query(rest).key
    let fitting = keys.filter { side == .start ? begins(key, with: $0) : ends(key, with: $0) }
    guard let longest = fitting.max(by: { $0.count < $1.count }) else { return (nil, rest) }
    let bytes = side == .start ? 0..<longest.count : (key.count - longest.count)..<key.count
    let scalars = TextAnalyzer.scalars(of: bytes, in: rest)
    let all = rest.unicodeScalars
    let other = side == .start ? all.dropFirst(scalars.upperBound) : all.prefix(scalars.lowerBound)
    return (String(all.dropFirst(scalars.lowerBound).prefix(scalars.count)), CategoryReader.trimmed(other))
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
