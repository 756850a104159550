// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// A place that a text itself specifies.
struct TypedText: Equatable {
  let place: TypedPlace
  /// The name to show, with what matches: the code as far as it has been typed, or the coordinates.
  let shown: MarkedText
  /// Whether the text may also be a name; a name that begins with it then comes first.
  let isGuess: Bool

  /// Nil if the text specifies no place.
  ///
  /// - Parameter point: the point that the rest of a short code's text names: `Zurich` in "9G8F+6X Zurich", or an empty text.
  init?(_ text: String, near point: (String) throws -> GeoPoint?) rethrows {
    if let point = GeoPoint(typed: text) {
      self.init(point)
      return
    }
    switch TypedOpenLocationCode(text) {
    case .full(let code): self.init(code, shown: code.text, text, isGuess: false)
    case .prefix(let code): self.init(code, shown: code.text, text, isGuess: true)
    case .short(let code, let rest):
      guard let point = try point(rest) else { return nil }
      self.init(code.nearest(to: point), shown: code.text, text, isGuess: false)
    case nil: return nil
    }
  }

  private init(_ point: GeoPoint) {
    place = TypedPlace(.coordinate(point))
    shown = MarkedText(place.name, matches: [0..<place.name.unicodeScalars.count])
    isGuess = false
  }

  private init(_ code: OpenLocationCode, shown: String, _ text: String, isGuess: Bool) {
    place = TypedPlace(.plusCode(code))
    let typed = text.utf8.drop { $0 <= 0x20 }
    let matching = zip(shown.utf8, typed).prefix { $0 == $1 || $0 == $1 & ~0x20 }.count
    self.shown = MarkedText(shown, matches: [0..<matching])
    self.isGuess = isGuess
  }
}
