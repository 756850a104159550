// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A piece of a text that may be coordinates.
enum CoordinateToken: Equatable {
  /// A number as it is spelled, with a point as decimal sign: `48.2082`, `48`.
  case number(String)
  /// −1 or 1.
  case sign(Double)
  case degrees, minutes, seconds
  /// N, S, E or W, in lower case.
  case hemisphere(UInt8)
  /// The letter S, which is South or seconds, depending on what comes before it.
  case southOrSeconds
  /// A comma, semicolon or slash.
  case separator
  case space

  /// The pieces of a text; nil when anything else is among them, so that the text is rather a name.
  ///
  /// - Parameter hasDecimalCommas: whether a comma between two digits is a decimal sign.
  static func tokens(of text: String, hasDecimalCommas: Bool) -> [CoordinateToken]? {
    var scalars = Array(text.unicodeScalars)[...]
    var tokens: [CoordinateToken] = []
    while let scalar = scalars.first {
      if scalar.isASCIIDigit {
        tokens.append(.number(number(from: &scalars, hasDecimalCommas)))
      } else if scalar.isASCIILetter {
        guard let letters = words(from: &scalars) else { return nil }
        tokens += letters
      } else {
        guard let token = mark(from: &scalars) else { return nil }
        if token != .space || tokens.last != .space { tokens.append(token) }
      }
    }
    return tokens
  }

  private static func number(from scalars: inout ArraySlice<Unicode.Scalar>, _ hasDecimalCommas: Bool) -> String {
    var text = digits(from: &scalars)
    guard let mark = scalars.first, mark == "." || hasDecimalCommas && mark == ",",
      let next = scalars.dropFirst().first, next.isASCIIDigit
    else { return text }
    scalars.removeFirst()
    text += "." + digits(from: &scalars)
    return text
  }

  private static func digits(from scalars: inout ArraySlice<Unicode.Scalar>) -> String {
    let digits = scalars.prefix(while: \.isASCIIDigit)
    scalars = scalars.dropFirst(digits.count)
    return String(String.UnicodeScalarView(digits))
  }

  /// A word, or a unit and a hemisphere without a space: `sN`.
  private static func words(from scalars: inout ArraySlice<Unicode.Scalar>) -> [CoordinateToken]? {
    let letters = String(String.UnicodeScalarView(scalars.prefix(while: \.isASCIILetter))).lowercased()
    scalars = scalars.dropFirst(letters.utf8.count)
    if let word = words[letters] { return [word] }
    let both = letters.compactMap { words[String($0)] }
    return letters.count == 2 && both.count == 2 ? both : nil
  }

  private static let words: [String: CoordinateToken] = [
    "n": .hemisphere(UInt8(ascii: "n")), "north": .hemisphere(UInt8(ascii: "n")), "s": .southOrSeconds,
    "south": .hemisphere(UInt8(ascii: "s")), "e": .hemisphere(UInt8(ascii: "e")), "east": .hemisphere(UInt8(ascii: "e")),
    "w": .hemisphere(UInt8(ascii: "w")), "west": .hemisphere(UInt8(ascii: "w")), "d": .degrees, "deg": .degrees, "m": .minutes,
    "min": .minutes, "sec": .seconds,
  ]

  private static func mark(from scalars: inout ArraySlice<Unicode.Scalar>) -> CoordinateToken? {
    let scalar = scalars.removeFirst()
    guard let token = marks[scalar] else { return nil }
    // Two marks of minutes are one of seconds.
    if token == .minutes, scalars.first == scalar {
      scalars.removeFirst()
      return .seconds
    }
    return token
  }

  private static let marks: [Unicode.Scalar: CoordinateToken] = [
    "+": .sign(1), "-": .sign(-1), "\u{2212}": .sign(-1), "\u{2013}": .sign(-1), "°": .degrees, "º": .degrees, "˚": .degrees, "'": .minutes,
    "\u{2032}": .minutes, "\u{2019}": .minutes, "\u{02B9}": .minutes, "\"": .seconds, "\u{2033}": .seconds, "\u{201D}": .seconds,
    "\u{02BA}": .seconds, ",": .separator, ";": .separator, "/": .separator, " ": .space, "\t": .space, "\u{A0}": .space,
    "\u{202F}": .space,
    "\u{2009}": .space,
  ]
}
