// SPDX-License-Identifier: Apache-2.0

/// How the parts of an address follow one another, written as one sample line: `R, Q, L a Z, C`.
///
/// | letter | part | | letter | part |
/// | --- | --- | --- | --- | --- |
/// | `N` | house number | | `B` | second-level area |
/// | `S` | street | | `A` | first-level area, `a` its usual abbreviation |
/// | `R` | street and number | | `Z` | postal code |
/// | `Q` | quarter (sublocality) | | `C` | country |
/// | `L` | locality | | | |
///
/// All else is written as it stands. Braces hold marks that come and go with a part: `{No. N}`, `{〒Z}`; of several letters the last is the
/// part. A question mark is before a part that is written only where no postal code is known.
struct AddressPattern: Sendable {
  struct Slot: Sendable {
    var field: AddressField
    var isAbbreviated = false
    var isOptional = false
    /// What parts it from the slot before.
    var separator = "" {
      didSet { strength = Self.strength(of: separator) }
    }
    /// How strongly the separator parts: 3 for a comma, 2 for other marks, 1 for a space.
    private(set) var strength = 0
    var prefix = ""
    var suffix = ""
  }

  let slots: [Slot]

  init(_ text: some StringProtocol) {
    var reader = PatternReader(rest: Array(text.unicodeScalars)[...])
    slots = reader.slots()
  }

  /// The pieces that `value` has a text for.
  func pieces(_ value: (Slot) -> String?) -> [AddressPiece] {
    var pieces: [AddressPiece] = []
    pieces.reserveCapacity(slots.count)
    // The slot whose separator comes before the next piece: of those since the last piece the strongest.
    var parting: Slot?
    let isPostalCodeKnown = slots.contains { $0.field == .postalCode && value($0) != nil }
    for slot in slots {
      if parting.map({ $0.strength <= slot.strength }) ?? true { parting = slot }
      guard !(slot.isOptional && isPostalCodeKnown), let text = value(slot) else { continue }
      let separator = slot.clings(to: pieces.last) ? slot.separator : parting?.separator ?? ""
      pieces.append(AddressPiece(field: slot.field, text: slot.marked(text), separator: pieces.isEmpty ? "" : separator))
      parting = nil
    }
    return pieces
  }
}

extension AddressPattern.Slot {
  /// A postal code that follows the town or the area in one breath goes on doing so when the part between them is missing.
  fileprivate func clings(to last: AddressPiece?) -> Bool {
    guard field == .postalCode, strength == 1, let last else { return false }
    return last.field == .locality || last.field == .area1
  }

  /// The text with its marks, unless it bears them already.
  func marked(_ text: String) -> String {
    if prefix.isEmpty && suffix.isEmpty { return text }
    return (text.hasPrefix(prefix) ? "" : prefix) + text + (text.hasSuffix(suffix) ? "" : suffix)
  }

  fileprivate static func strength(of separator: String) -> Int {
    if separator.contains(where: { $0 == "," || $0 == "、" }) { return 3 }
    return separator.contains { $0 != " " } ? 2 : separator.isEmpty ? 0 : 1
  }
}

/// Takes a pattern apart.
private struct PatternReader {
  var rest: ArraySlice<Unicode.Scalar>

  static let fields: [Unicode.Scalar: AddressField] = [
    "N": .number, "S": .street, "R": .streetLine, "Q": .sublocality, "L": .locality, "B": .area2, "A": .area1, "a": .area1,
    "Z": .postalCode, "C": .country,
  ]

  mutating func slots() -> [AddressPattern.Slot] {
    var slots: [AddressPattern.Slot] = []
    var separator = ""
    var isOptional = false
    while let scalar = rest.popFirst() {
      if scalar == "?" {
        isOptional = true
      } else if scalar == "{" || Self.fields[scalar] != nil {
        guard var slot = scalar == "{" ? marked() : slot(scalar) else { continue }
        (slot.separator, slot.isOptional) = (separator, isOptional)
        slots.append(slot)
        (separator, isOptional) = ("", false)
      } else {
        separator.unicodeScalars.append(scalar)
      }
    }
    return slots
  }

  private func slot(_ letter: Unicode.Scalar) -> AddressPattern.Slot? {
    Self.fields[letter].map { AddressPattern.Slot(field: $0, isAbbreviated: letter == "a") }
  }

  /// The slot in braces; the opening one has been taken.
  private mutating func marked() -> AddressPattern.Slot? {
    let inside = rest.prefix { $0 != "}" }
    rest = rest.dropFirst(inside.count + 1)
    guard let at = inside.lastIndex(where: { Self.fields[$0] != nil }), var slot = slot(inside[at]) else { return nil }
    slot.prefix = String(String.UnicodeScalarView(inside[..<at]))
    slot.suffix = String(String.UnicodeScalarView(inside[(at + 1)...]))
    return slot
  }
}
