// SPDX-License-Identifier: Apache-2.0

/// Reads two angles from the pieces of a text.
struct CoordinateReader {
  private var tokens: ArraySlice<CoordinateToken>

  init(_ tokens: [CoordinateToken]) {
    self.tokens = tokens[...]
    while self.tokens.last == .space { self.tokens.removeLast() }
  }

  /// The point of two angles and nothing else; the first is the latitude unless a letter says otherwise.
  mutating func pair() -> GeoPoint? {
    guard let first = angle() else { return nil }
    skipSpace()
    let isSeparated = take(.separator)
    guard let second = angle() else { return nil }
    skipSpace()
    guard tokens.isEmpty, isPair(first, second, isSeparated: isSeparated) else { return nil }
    let isSwapped = first.isLongitude || second.isLatitude
    let (latitude, longitude) = isSwapped ? (second, first) : (first, second)
    guard !latitude.isLongitude, !longitude.isLatitude else { return nil }
    return GeoPoint(latitude: latitude.degrees, longitude: longitude.degrees)
  }

  /// Whether the two are coordinates rather than two numbers.
  private func isPair(_ first: TypedAngle, _ second: TypedAngle, isSeparated: Bool) -> Bool {
    if first.hemisphere != nil || second.hemisphere != nil || first.isMarked && second.isMarked { return true }
    return isSeparated ? first.hasDecimals || second.hasDecimals : first.hasDecimals && second.hasDecimals
  }

  /// `N 48 12 29.5`, `48°12'29.5"N`, `-48.2082`
  private mutating func angle() -> TypedAngle? {
    skipSpace()
    var hemisphere = takeHemisphere()
    skipSpace()
    let sign = takeSign()
    guard let whole = takeNumber(limit: 180) else { return nil }
    let isMarked = take(.degrees)
    var parts = [whole]
    if let minutes = takePart(after: whole, isBefore: [.degrees]) {
      parts.append(minutes)
      _ = take(.minutes)
      if let seconds = takePart(after: minutes, isBefore: [.degrees, .minutes]) {
        parts.append(seconds)
        if !take(.seconds), next == .southOrSeconds, isSecondsMark { tokens.removeFirst() }
      }
    }
    if hemisphere == nil { hemisphere = takeHemisphere() }
    guard sign == nil || hemisphere == nil else { return nil }
    let degrees = zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0.value / $1.1 }
    let isNegative = sign == -1 || hemisphere == UInt8(ascii: "s") || hemisphere == UInt8(ascii: "w")
    return TypedAngle(
      degrees: isNegative ? -degrees : degrees, hemisphere: hemisphere, hasDecimals: parts.contains { !$0.isWhole }, isMarked: isMarked)
  }

  private struct Number {
    var value: Double
    var isWhole: Bool
  }

  /// Minutes or seconds: a number below 60 behind a whole number, unless a mark tells that it is something greater.
  private mutating func takePart(after previous: Number, isBefore greater: [CoordinateToken]) -> Number? {
    let start = tokens
    skipSpace()
    guard previous.isWhole, let number = takeNumber(limit: 59.999_999_999), !greater.contains(where: { $0 == tokens.first }) else {
      tokens = start
      return nil
    }
    return number
  }

  private mutating func takeNumber(limit: Double) -> Number? {
    guard case .number(let text)? = tokens.first, let value = Double(text), value <= limit else { return nil }
    tokens.removeFirst()
    return Number(value: value, isWhole: !text.utf8.contains(UInt8(ascii: ".")))
  }

  private mutating func takeSign() -> Double? {
    guard case .sign(let sign)? = tokens.first else { return nil }
    tokens.removeFirst()
    return sign
  }

  private mutating func takeHemisphere() -> UInt8? {
    let start = tokens
    skipSpace()
    switch tokens.popFirst() {
    case .hemisphere(let letter)?: return letter
    case .southOrSeconds?: return UInt8(ascii: "s")
    default:
      tokens = start
      return nil
    }
  }

  private var next: CoordinateToken? { tokens.first }

  /// Whether the S that comes next means seconds: another letter of a hemisphere follows it before the next number.
  private var isSecondsMark: Bool {
    switch tokens.dropFirst().first(where: { $0 != .space }) {
    case .hemisphere?, .southOrSeconds?: true
    default: false
    }
  }

  private mutating func take(_ token: CoordinateToken) -> Bool {
    let start = tokens
    if token != .separator { skipSpace() }
    guard tokens.first == token else {
      tokens = start
      return false
    }
    tokens.removeFirst()
    return true
  }

  private mutating func skipSpace() { while tokens.first == .space { tokens.removeFirst() } }
}
