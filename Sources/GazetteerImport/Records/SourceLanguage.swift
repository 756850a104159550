// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText

/// The tag of a language in the form of BCP 47, with two letters where ISO 639-1 has a code.
///
/// - `deu` is `de`, `ger` too
/// - `por_br` is `pt-br`
/// - `und`, `mul`, `zxx` and `mis` are no language
struct SourceLanguage {
  let text: String

  /// Nil for a code that says that there is no language, or none in particular.
  init?(_ raw: String) {
    let tag =
      raw.utf8.contains(UInt8(ascii: "_"))
      ? String(decoding: raw.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self) : raw
    if ["und", "mul", "zxx", "mis", ""].contains(tag) { return nil }
    text = Self.shortened(tag)
  }

  /// Whether a text begins as the tag of a language does: two or three letters, then `-` or `_`.
  static func isLanguage(_ text: String) -> Bool {
    let code = text.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return (2...3).contains(code.count) && code.allSatisfy(\.isASCIILetter)
  }

  /// The tag with the code of two letters for one of three, if there is one.
  static func shortened(_ tag: String) -> String {
    let code = tag.utf8.prefix { $0 != UInt8(ascii: "-") }
    guard code.count == 3, let short = shortCodes[String(decoding: code, as: UTF8.self).lowercased()] else { return tag }
    return short + String(decoding: tag.utf8.dropFirst(3), as: UTF8.self)
  }

  /// Codes of two letters by those of three, for both forms that ISO 639-2 has.
  private static let shortCodes: [String: String] = {
    var codes: [String: String] = [:]
    for row in "\(LanguageCodeTable.rows)".split(whereSeparator: \.isNewline) {
      let words = row.split(separator: " ").map(String.init)
      for code in words.dropFirst() { codes[code] = words[0] }
    }
    return codes
  }()
}
