// SPDX-License-Identifier: Apache-2.0

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
