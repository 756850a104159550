// SPDX-License-Identifier: Apache-2.0

/// One way to read a text as a name and a place that it is in or near.
///
///     starbucks near central station      name starbucks, joiner near, place central station
///     starbucks robson                    name starbucks, place robson
package struct NameBesidePlace: Hashable, Sendable {
  /// The name as typed; never empty.
  package let name: String
  /// The word between the two; nil when there is none.
  package let joiner: Joiner?
  /// The place as typed; empty when the joiner says that it is here (`near me`).
  package let place: String
}

extension TypeNames {
  /// The ways to read a text as a name and a place: those with a joining word of a requested language, or of English, come first. Without one the
  /// parts are cut at a space, and either may come first.
  ///
  /// - Complexity: O(*n*²) for *n* words. A long text has none.
  package static func namesBesidePlaces(in text: String, language: [String]) -> [NameBesidePlace] {
    NameReader(text, LanguageOrder(language)).pairs
  }
}

/// Cuts a text into a name and a place.
private struct NameReader {
  private let text: String
  private let key: [UInt8]
  private let joiners: Joiners

  /// Spaces of a text that may be cut.
  private static let mostSpaces = 10
  /// The same with the letters of a script without spaces.
  private static let mostCuts = 40

  init(_ text: String, _ order: LanguageOrder) {
    self.text = text
    key = TextAnalyzer.query(text).key
    joiners = Joiners(LanguageTable.all.indices.filter { order.isExpected(LanguageTable.all[$0].tag) })
  }

  var pairs: [NameBesidePlace] {
    let cuts = TextCuts.positions(in: key).dropFirst().dropLast()
    if cuts.count > Self.mostCuts || cuts.count(where: { key[$0] == 0x20 }) > Self.mostSpaces { return [] }
    let parts = cuts.map { (isSpace: key[$0] == 0x20, parts: self.parts(at: $0)) }
    let plain = parts.filter(\.isSpace).map(\.parts)
    return parts.flatMap { joined($0.parts.left, $0.parts.right) }
      + plain.map { NameBesidePlace(name: $0.left, joiner: nil, place: $0.right) }
      + plain.map { NameBesidePlace(name: $0.right, joiner: nil, place: $0.left) }
  }

  private func parts(at cut: Int) -> (left: String, right: String) {
    let scalars = TextAnalyzer.scalars(of: 0..<cut, in: text)
    let all = text.unicodeScalars
    return (CategoryReader.trimmed(all.prefix(scalars.upperBound)), CategoryReader.trimmed(all.dropFirst(scalars.upperBound)))
  }

  /// The readings with a joining word next to the cut: at the start of the right part, which then is the place, or at the end of the left one.
  private func joined(_ left: String, _ right: String) -> [NameBesidePlace] {
    let (behind, before) = (joiners.split(right, .start), joiners.split(left, .end))
    var found: [NameBesidePlace] = []
    if let joiner = behind.joiner, joiner.isNear || !behind.rest.isEmpty {
      found.append(NameBesidePlace(name: left, joiner: joiner, place: behind.rest))
    }
    if let joiner = before.joiner, !before.rest.isEmpty { found.append(NameBesidePlace(name: right, joiner: joiner, place: before.rest)) }
    return found
  }
}
