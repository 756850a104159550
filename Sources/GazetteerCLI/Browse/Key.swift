// SPDX-License-Identifier: Apache-2.0

/// What a person does at a terminal.
enum Key: Equatable {
  /// Letters, typed or pasted; line ends and tabs in a paste are spaces.
  case text(String)
  case enter, escape, interrupt, suspend, redraw, endOfInput
  case backspace, delete, deleteWord, deleteToStart, deleteToEnd
  case left, right, home, end
  case up, down, pageUp, pageDown
  case tab, explain, copyID, copyPosition
  case filter(BrowseFilter)
}

/// Reads keys from the bytes that a terminal sends (ECMA-48, with the usual names of xterm), split in any way.
struct KeyParser {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

  /// Whether bytes wait for more that may never come: after an Escape, which begins the names of other keys as well.
  var isWaiting: Bool { !bytes.isEmpty && pasted == nil }

  /// The keys that are complete by now.
  mutating func keys(_ new: some Sequence<UInt8>) -> [Key] {
    bytes += new
    var keys: [Key] = []
    while let key = next() { if let key { keys.append(key) } }
    return joined(keys)
  }

  /// What waited for more, and nothing came: an Escape is one, the rest is noise.
  mutating func keysAfterPause() -> [Key] {
    defer { bytes = [] }
    return bytes == [Self.escape] ? [.escape] : []
  }

  private static let escape: UInt8 = 0x1B
  private static let endOfPaste: [UInt8] = Array("\u{1B}[201~".utf8)

  /// Takes a key off the front: nil when it is not complete, `.some(nil)` when it means nothing.
  private mutating func next() -> Key?? {
    if pasted != nil { return nextPasted() }
    guard let first = bytes.first else { return nil }
    if first == Self.escape { return nextSequence() }
    if first < 0x20 || first == 0x7F {
      bytes.removeFirst()
      return .some(Self.controls[first])
    }
    return nextScalar(first)
  }

  private static let controls: [UInt8: Key] = [
    0x01: .home, 0x02: .left, 0x03: .interrupt, 0x04: .endOfInput, 0x05: .end, 0x06: .right, 0x08: .backspace, 0x0A: .enter,
    0x0B: .deleteToEnd,
    0x07: .filter(.countries), 0x09: .tab, 0x0F: .copyPosition, 0x12: .filter(.near), 0x14: .filter(.types), 0x16: .filter(.attributes),
    0x18: .explain, 0x19: .copyID,
    0x0C: .redraw, 0x0D: .enter, 0x0E: .down, 0x10: .up, 0x15: .deleteToStart, 0x17: .deleteWord, 0x1A: .suspend, 0x7F: .backspace,
  ]

  private mutating func nextScalar(_ first: UInt8) -> Key?? {
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    // A byte that begins nothing, or is not gone on with as it should, is noise.
    guard length > 0, bytes.dropFirst().prefix(length - 1).allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      bytes.removeFirst()
      return .some(nil)
    }
    guard bytes.count >= length else { return nil }
    let text = String(validating: bytes.prefix(length), as: UTF8.self)
    bytes.removeFirst(length)
    return .some(text.map(Key.text))
  }

  /// `ESC [ parameters letter` and `ESC O letter`; Escape with any other key means nothing.
  private mutating func nextSequence() -> Key?? {
    guard bytes.count > 1 else { return nil }
    if bytes[1] == Self.escape {
      bytes.removeFirst()
      return .some(.escape)
    }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      bytes.removeFirst(2)
      return .some(nil)
    }
    guard let end = bytes.dropFirst(2).firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      if bytes.count > 32 { bytes = [] }
      return nil
    }
    let name = String(decoding: bytes[2...end], as: UTF8.self)
    bytes.removeFirst(end + 1)
    if name == "200~" {
      pasted = []
      return .some(nil)
    }
    return .some(Self.sequences[name])
  }

  private static let sequences: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "7~": .home, "4~": .end, "8~": .end, "3~": .delete,
    "5~": .pageUp, "6~": .pageDown, "M": .enter,
  ]

  private mutating func nextPasted() -> Key?? {
    guard var text = pasted else { return nil }
    text += bytes
    bytes = []
    guard let end = text.firstRange(of: Self.endOfPaste) else {
      pasted = text
      return nil
    }
    bytes = Array(text[end.upperBound...])
    pasted = nil
    let scalars = String(decoding: text[..<end.lowerBound], as: UTF8.self).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    return .some(scalars.isEmpty ? nil : .text(String(String.UnicodeScalarView(scalars))))
  }

  /// Letters that came together are one text, so that fast typing is searched for once.
  private func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { result, key in
      if case .text(let new) = key, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + new)
      } else {
        result.append(key)
      }
    }
  }
}
