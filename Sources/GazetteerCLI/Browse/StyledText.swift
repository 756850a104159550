// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// A text for one line of a terminal: scalars with a style each. Control characters, which could command the terminal, are shown as `·`.
struct StyledText {
  /// How text looks.
  enum Style {
    case plain, bold, dim, selected, selectedBold, selectedDim

    /// What turns it on, after everything was turned off.
    fileprivate var code: String {
      switch self {
      case .plain: ""
      case .bold: "1"
      case .dim: "2"
      case .selected: "7"
      case .selectedBold: "7;1"
      case .selectedDim: "7;2"
      }
    }

    fileprivate var selected: Style {
      switch self {
      case .plain, .selected: .selected
      case .bold, .selectedBold: .selectedBold
      case .dim, .selectedDim: .selectedDim
      }
    }
  }

  private var scalars: [(scalar: Unicode.Scalar, style: Style)] = []

  /// Columns that it takes.
  var width: Int { scalars.reduce(0) { $0 + ColumnWidth.of($1.scalar) } }

  init() {}

  init(_ text: some StringProtocol, _ style: Style = .plain) { append(text, style) }

  /// Text with what matches in bold.
  init(marked text: AttributedString) {
    for run in text.runs { append(String(text[run.range].characters), run[AutocompleteMatchAttribute.self] == nil ? .plain : .bold) }
  }

  mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    scalars += text.unicodeScalars.map { (TerminalText.shown($0), style) }
  }

  mutating func append(_ other: StyledText) { scalars += other.scalars }

  /// The longest prefix that fits, with `…` when something was cut, and spaces up to the width if wanted.
  func fitted(_ columns: Int, padded: Bool = false) -> StyledText {
    var result = self
    if width > columns {
      result.scalars = []
      var room = columns - 1
      for entry in scalars {
        room -= ColumnWidth.of(entry.scalar)
        if room < 0 { break }
        result.scalars.append(entry)
      }
      if columns > 0 { result.append("…") }
    }
    if padded { result.append(String(repeating: " ", count: max(0, columns - result.width))) }
    return result
  }

  /// How many scalars go on a line of this width: up to the last space that fits, else as many as fit; one at least.
  func breakCount(_ columns: Int) -> Int {
    var width = 0
    var lastSpace: Int?
    for (index, entry) in scalars.enumerated() {
      if entry.scalar == " " { lastSpace = index }
      width += ColumnWidth.of(entry.scalar)
      if width > columns { return max(1, lastSpace ?? index) }
    }
    return scalars.count
  }

  func prefix(_ count: Int) -> StyledText { StyledText(scalars.prefix(count)) }

  func dropFirst(_ count: Int) -> StyledText { StyledText(scalars.dropFirst(count)) }

  /// Without spaces at both ends.
  var trimmed: StyledText {
    StyledText(scalars.drop { $0.scalar == " " }.reversed().drop { $0.scalar == " " }.reversed())
  }

  private init(_ scalars: some Sequence<(scalar: Unicode.Scalar, style: Style)>) { self.scalars = Array(scalars) }

  /// The text as that of the row that is marked.
  var selected: StyledText { StyledText(scalars.map { ($0.scalar, $0.style.selected) }) }

  /// The text with the codes that a terminal takes for styles; without styles only the text.
  func codes(isStyled: Bool) -> String {
    var result = ""
    var present: Style?
    for (scalar, style) in scalars {
      if isStyled, style != present {
        result += style == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(style.code)m"
        present = style
      }
      result.unicodeScalars.append(scalar)
    }
    return isStyled && ![nil, .plain].contains(present) ? result + "\u{1B}[0m" : result
  }
}

extension StyledText {
  /// The text on lines of at most this many columns, cut at spaces where there are some.
  func wrapped(_ columns: Int) -> [StyledText] {
    guard columns > 0 else { return [] }
    var lines: [StyledText] = []
    var rest = self
    while rest.width > columns {
      let count = rest.breakCount(columns)
      lines.append(rest.prefix(count).trimmed)
      rest = rest.dropFirst(count).trimmed
    }
    return lines + (rest.width > 0 || lines.isEmpty ? [rest] : [])
  }
}
