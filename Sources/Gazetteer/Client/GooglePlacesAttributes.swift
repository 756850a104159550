// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerService

/// Marks the parts of a suggestion's text that match the typed text. The value is empty; only its presence counts.
///
///     let matches = text.runs[\.autocompleteMatch].compactMap { match, range in match.map { _ in String(text[range].characters) } }
public enum AutocompleteMatchAttribute: AttributedStringKey {
  /// An empty text.
  public typealias Value = String
  /// The name of the attribute, also of the one in `NSAttributedString`.
  public static let name = "autocompleteMatch"
}

extension AttributeScopes {
  /// The attributes of suggestions.
  public struct GooglePlacesAttributes: AttributeScope {
    /// Marks what matches.
    public let autocompleteMatch: AutocompleteMatchAttribute
  }

  /// The attributes of suggestions: `text.runs[\.autocompleteMatch]` gives the matches of `attributedFullText`.
  public var googlePlaces: GooglePlacesAttributes.Type { GooglePlacesAttributes.self }
}

extension AttributeDynamicLookup {
  /// Looks attributes of suggestions up by name.
  public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.GooglePlacesAttributes, Key>) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString.Key {
  /// Marks what matches in the `legacyAttributed…` texts.
  public static let autocompleteMatch = NSAttributedString.Key(AutocompleteMatchAttribute.name)
}

extension MarkedText {
  /// The text with those stretches that carry `autocompleteMatch`.
  init(_ string: AttributedString) {
    self.init(String(string.characters))
    for (value, range) in string.runs[AutocompleteMatchAttribute.self] where value != nil {
      let start = string.unicodeScalars[..<range.lowerBound].count
      matches.append(start..<start + string.unicodeScalars[range].count)
    }
  }

  /// The text with `autocompleteMatch` on its matches.
  var attributed: AttributedString {
    var string = AttributedString(text)
    let scalars = string.unicodeScalars
    for range in matches {
      let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
      let end = scalars.index(start, offsetBy: range.count)
      string[start..<end][AutocompleteMatchAttribute.self] = ""
    }
    return string
  }

  /// The same in UTF-16, made by hand because conversions drop attributes that a program does not name.
  var legacyAttributed: NSAttributedString {
    let string = NSMutableAttributedString(string: text)
    let scalars = text.unicodeScalars
    for range in matches {
      let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
      let end = scalars.index(start, offsetBy: range.count)
      string.addAttribute(.autocompleteMatch, value: "", range: NSRange(start..<end, in: text))
    }
    return NSAttributedString(attributedString: string)
  }
}
