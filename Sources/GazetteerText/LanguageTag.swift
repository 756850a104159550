// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The language of an answer: a well-formed BCP 47 tag and its fallbacks.
package struct LanguageTag: Hashable, Sendable {
  /// The tag in its canonical case, as `zh-Hant-TW`.
  package let tag: String
  /// The tags to try, best first: the tag itself, then shorter ones (RFC 4647 lookup), then older or broader codes of the language.
  ///
  /// - `pt-BR` tries `pt-BR`, `pt`
  /// - `zh-Hant-HK` tries `zh-Hant-HK`, `zh-Hant`, `zh-TW`, `zh`
  /// - `nb` tries `nb`, `no`
  package let fallbacks: [String]

  /// English, for requests that name no language.
  package static let english = LanguageTag(subtags: ["en"])

  /// Nil when the text is not a well-formed BCP 47 tag with a language of two or three letters. Registries are not consulted.
  package init?(_ text: String) {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard text.utf8.count <= 64, Self.isWellFormed(subtags) else { return nil }
    self.init(subtags: subtags)
  }

  private init(subtags: [String]) {
    let plain = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.count
    let spelled = subtags.enumerated().map { $0.offset > 0 && $0.offset < plain ? Self.spelled($0.element) : $0.element.lowercased() }
    tag = spelled.joined(separator: "-")
    var tags: [String] = []
    for count in stride(from: spelled.count, through: 1, by: -1) where count == 1 || spelled[count - 1].utf8.count > 1 {
      tags.append(spelled.prefix(count).joined(separator: "-"))
    }
    if spelled[0] == "zh", !Set(spelled).isDisjoint(with: ["Hant", "TW", "HK", "MO"]), !spelled.contains("Hans") {
      for tag in ["zh-Hant", "zh-TW"] where !tags.contains(tag) { tags.insert(tag, at: tags.count - 1) }
    }
    if let other = Self.otherNames[spelled[0]] { tags.append(other) }
    fallbacks = tags
  }

  /// Alternative codes of languages.
  private static let otherNames = [
    "nb": "no", "nn": "no", "no": "nb", "he": "iw", "iw": "he", "id": "in", "in": "id", "fil": "tl", "tl": "fil",
  ]

  /// The canonical case of a subtag between language and extensions: regions in upper case, scripts capitalised, all else in lower case.
  private static func spelled(_ subtag: String) -> String {
    let isAlphabetic = subtag.utf8.allSatisfy(\.isASCIILetter)
    if isAlphabetic, subtag.utf8.count == 2 { return subtag.uppercased() }
    if isAlphabetic, subtag.utf8.count == 4 { return subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased() }
    return subtag.lowercased()
  }

  /// RFC 5646 §2.1: language, extended languages, script, region, variants, extensions, private use.
  private static func isWellFormed(_ subtags: [String]) -> Bool {
    var rest = subtags[...]
    func take(_ fits: (String.UTF8View) -> Bool) -> Bool {
      guard let first = rest.first, fits(first.utf8) else { return false }
      rest.removeFirst()
      return true
    }
    guard take({ (2...3).contains($0.count) && $0.allSatisfy(\.isASCIILetter) }) else { return false }
    for _ in 0..<3 where !take({ $0.count == 3 && $0.allSatisfy(\.isASCIILetter) }) { break }
    _ = take { $0.count == 4 && $0.allSatisfy(\.isASCIILetter) }
    _ = take { $0.count == 2 && $0.allSatisfy(\.isASCIILetter) || $0.count == 3 && $0.allSatisfy(\.isASCIIDigit) }
    while take({ isVariant($0) }) {}
    while let singleton = rest.first?.utf8, singleton.count == 1, singleton.allSatisfy(\.isASCIIAlphanumeric) {
      rest.removeFirst()
      let isPrivate = singleton.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
      let least = isPrivate ? 1 : 2
      guard take({ (least...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }) else { return false }
      while take({ (least...8).contains($0.count) && $0.allSatisfy(\.isASCIIAlphanumeric) }) {}
    }
    return rest.isEmpty
  }

  private static func isVariant(_ subtag: String.UTF8View) -> Bool {
    guard subtag.allSatisfy(\.isASCIIAlphanumeric), let first = subtag.first else { return false }
    return (5...8).contains(subtag.count) || subtag.count == 4 && first.isASCIIDigit
  }
}
