// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// A text for one line of a terminal: scalars with a style each. Control characters, which could command the terminal, are shown as `·`.
struct StyledText {
  /// How text looks.
  enum Style {
    case plain, bold, dim

    /// What turns it on, after everything was turned off.
    fileprivate var code: String {
      switch self {
      case .plain: ""
      case .bold: "1"
      case .dim: "2"
      }
    }
  }

  private var scalars: [(scalar: Unicode.Scalar, style: Style)] = []

  /// Columns that it takes.
  var width: Int { scalars.reduce(0) { $0 + ColumnWidth.of($1.scalar) } }

  init(_ text: some StringProtocol = "", _ style: Style = .plain) { append(text, style) }

  /// Text with what matches in bold.
  init(marked text: AttributedString) {
    for run in text.runs { append(String(text[run.range].characters), run[AutocompleteMatchAttribute.self] == nil ? .plain : .bold) }
  }

  mutating func append(_ text: some StringProtocol, _ style: Style = .plain) {
    scalars += text.unicodeScalars.map { ($0.properties.generalCategory == .control ? "·" : $0, style) }
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

  /// The text with the codes that a terminal takes for styles; without styles only the text.
  func codes(isStyled: Bool, isSelected: Bool = false) -> String {
    var result = ""
    var present = "?"
    for (scalar, style) in scalars {
      let wanted = [isSelected ? "7" : "", style.code].filter { !$0.isEmpty }.joined(separator: ";")
      if isStyled, wanted != present {
        result += wanted.isEmpty ? "\u{1B}[0m" : "\u{1B}[0;\(wanted)m"
        present = wanted
      }
      result.unicodeScalars.append(scalar)
    }
    return isStyled && !["?", ""].contains(present) ? result + "\u{1B}[0m" : result
  }
}
