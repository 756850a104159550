// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

#if GAZETTEER_SERVER
  import GazetteerTesting

  /// Makes texts that somebody might type, and those that nobody would.
  struct StormText {
    var random: SeededRandom
    let words: StormWords

    mutating func text() -> String {
      switch random.pick(0..<20) {
      case 0...2: return repeated()
      case 3, 4: return sentence()
      case 5: return letters(random.pick([1, 3, 12, 60, 512]))
      case 6: return mixed()
      case 7: return address()
      case 8: return place() + random.pick([" ", ", ", "&", "/", " in ", " near "]) + place()
      case 9: return position()
      case 10: return cut(repeated() + " " + repeated(), to: 512)
      case 11: return String(repeating: random.pick(["-", ".", "'", "\u{301}", "👩‍👩‍👧‍👦", "ﷺ", "0", "字", " "]), count: random.pick([1, 9, 512]))
      case 12: return random.pick(["", " ", "\0", "\"", "\\", "*", "NEAR(", "\u{FEFF}", "a*", "\u{E000}", "%", "'; DROP"])
      case 13: return RandomWorld.mistyped(place(), &random)
      case 14: return kinds()
      default: return String(place().prefix(random.pick([1, 2, 3, 4, 6, 10, 100])))
      }
    }

    mutating func place() -> String { random.pick(words.names) }

    /// A word that has many readings.
    private mutating func word() -> String { random.chance(0.3) ? random.pick(StormWords.troublemakers) : random.pick(words.synonyms) }

    /// One word many times, maybe with another one at an end.
    private mutating func repeated() -> String {
      let word = word()
      let separator = random.chance(0.85) ? " " : random.pick(["", "-", ".", "/", "  ", ", "])
      var parts = Array(repeating: word, count: random.pick([2, 3, 5, 8, 13, 20, 30, 60, 127, 256]))
      if random.chance(0.4) { parts.append(self.word()) }
      if random.chance(0.2) { parts.insert(self.word(), at: 0) }
      return cut(parts.joined(separator: separator), to: random.pick([512, 512, 512, 600]))
    }

    private mutating func sentence() -> String {
      let parts = (0..<random.pick([2, 3, 4, 6, 10, 20, 40, 80])).map { _ in word() }
      return cut(parts.joined(separator: " "), to: 512)
    }

    private mutating func letters(_ count: Int) -> String {
      let alphabet = random.pick(StormWords.alphabets)
      return scalars((0..<count).map { _ in UInt32.random(in: alphabet, using: &random) })
    }

    private mutating func mixed() -> String {
      scalars((0..<random.pick([2, 5, 20, 200, 512])).map { _ in UInt32.random(in: random.pick(StormWords.alphabets), using: &random) })
    }

    private func scalars(_ values: [UInt32]) -> String {
      String(String.UnicodeScalarView(values.compactMap(UnicodeScalar.init)))
    }

    private mutating func address() -> String {
      let number = random.pick(["1", "12a", "23-30", "10/244", "0", "99999999999999999999", "1/2 1/2", "-5", "½", "1 1 1 1", "५"])
      let street = random.pick(["street", "st", "rue", "strasse", "ул.", "丁目", "ave", "&"])
      let parts = [number, place(), street, place()]
      return parts.shuffled(using: &random).joined(separator: random.pick([" ", ", "]))
    }

    private mutating func position() -> String {
      switch random.pick(0..<4) {
      case 0: return "\(number()),\(number())"
      case 1: return "\(number())° \(number())' \(number())\" N \(number()) W"
      case 2:
        return String((0..<random.pick([4, 8, 11, 15])).map { _ in random.pick(Array("23456789CFGHJMPQRVWX0A")) }) + "+"
          + random.pick(["", "VW", "2X4", "22222222"])
      default: return String(repeating: "\(number()),", count: random.pick([1, 2, 60]))
      }
    }

    private mutating func kinds() -> String {
      let kind = random.pick(["coffee", "museums", "Apotheke", "parks", "restaurants", "hotel", "cafes", "pizza", "airport", "школа", "寺"])
      return random.chance(0.5) ? "\(kind) in \(place())" : Array(repeating: kind, count: random.pick([1, 2, 40])).joined(separator: " ")
    }

    /// A number as people write it, and as they do not.
    mutating func number() -> String {
      random.pick([
        "0", "-0", "1", "48.8566", "2.3522", "-33.87", "151.21", "90", "-90", "90.0000001", "180", "-180", "180.0001", "1e308", "-1e308",
        "1e999",
        "5e-324", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "2147483648", "4294967296", "0.1", "1e9", "50000",
        "50000.1", "NaN", "Infinity", "-Infinity", "1.", ".5", "+1", "0x10", "１", "", " ",
        "\(Double.random(in: -200...200, using: &random))",
      ])
    }

    private func cut(_ text: String, to count: Int) -> String { String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))) }
  }
#endif
