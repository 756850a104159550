// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Splits a text of opening hours into tokens. Case and white space are ignored; all types of dashes and quotes are accepted.
struct Lexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var tokens: [Token] = []

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The tokens of a text; the last one is `.end`.
  static func tokens(of text: String) throws(HoursSyntaxError) -> [Token] {
    var lexer = Lexer(text)
    while try lexer.takeToken() {}
    return lexer.tokens
  }

  private mutating func takeToken() throws(HoursSyntaxError) -> Bool {
    let before = position
    while let scalar = current, isSpace(scalar) { position += 1 }
    let isAttached = position == before
    let start = position
    guard let scalar = current else {
      tokens.append(Token(kind: .end, position: start, length: 0, isAttached: isAttached))
      return false
    }
    position += 1
    let kind = try kind(from: scalar, at: start)
    tokens.append(Token(kind: kind, position: start, length: position - start, isAttached: isAttached))
    return true
  }

  private mutating func kind(from scalar: Unicode.Scalar, at start: Int) throws(HoursSyntaxError) -> Token.Kind {
    switch scalar {
    case "0"..."9": return try number(from: start)
    case ":", ".", "+", ",", ";", "/", "[", "]", "(", ")": return .mark(Character(scalar))
    case "-", "\u{2010}"..."\u{2014}", "\u{2212}": return .mark("-")
    case "|" where current == "|":
      position += 1
      return .mark("|")
    case let quote where isQuote(quote): return .comment(try comment(from: start))
    case let letter where isLetter(letter): return .word(try word(from: start))
    default: break
    }
    throw HoursSyntaxError(position: start + 1, expected: "a day, a time or a state", found: String(Character(scalar)))
  }

  private mutating func number(from start: Int) throws(HoursSyntaxError) -> Token.Kind {
    while let scalar = current, scalar.isASCIIDigit { position += 1 }
    let text = text(from: start)
    guard text.utf8.count <= 4, let value = Int(text) else {
      throw HoursSyntaxError(position: start + 1, expected: "a number of at most 4 digits", found: String(text.prefix(20)))
    }
    return .number(value, digits: text.utf8.count)
  }

  private mutating func word(from start: Int) throws(HoursSyntaxError) -> Word {
    while let scalar = current, isLetter(scalar) { position += 1 }
    let text = text(from: start)
    guard let word = Word(text.lowercased()) else {
      throw HoursSyntaxError(position: start + 1, expected: "a day, a time or a state", found: String(text.prefix(20)))
    }
    return word
  }

  private mutating func comment(from start: Int) throws(HoursSyntaxError) -> String {
    while let scalar = current, !isQuote(scalar) { position += 1 }
    guard current != nil else {
      throw HoursSyntaxError(position: start + 1, expected: "a closing quote for this one", found: "\"")
    }
    let text = text(from: start + 1)
    position += 1
    return text
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<position]))
  }
}

private func isQuote(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\"" || ("\u{201C}"..."\u{201E}").contains(scalar)
}

private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || (!("!"..."~").contains(scalar) && scalar.properties.isWhitespace)
}

/// Letters of any script, so that a foreign word is reported whole.
private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? scalar.isASCIILetter : scalar.properties.isAlphabetic
}

/// The smallest part of a text of opening hours.
struct Token: Hashable {
  enum Kind: Hashable {
    /// Digits: their value and how many they are.
    case number(Int, digits: Int)
    case word(Word)
    /// Text in quotes.
    case comment(String)
    /// One of `: . - + , ; / [ ] ( )`, and `|` for `||`.
    case mark(Character)
    case end
  }

  let kind: Kind
  /// Scalars before it, and how many it has.
  let position: Int
  let length: Int
  /// Whether it follows the token before it at once.
  let isAttached: Bool
}
