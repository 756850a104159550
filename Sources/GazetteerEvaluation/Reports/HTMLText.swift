// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerService

/// Parts of a page.
enum HTMLText {
  /// A text of any script between others: it keeps its own direction and does not affect the text around it.
  static func directed(_ text: String) -> String { "<bdi>\(text.escapedForHTML)</bdi>" }

  /// A table whose rows become cards on narrow pages; `row` writes the rows.
  static func table(names: [String], numbers: [String], rows: [String]) -> String {
    let head = names.map { "<th>\($0)</th>" } + numbers.map { #"<th class="number">\#($0)</th>"# }
    return
      #"<div class="wide"><table class="cards"><thead><tr>\#(head.joined())</tr></thead><tbody>\#(rows.joined())</tbody></table></div>"#
  }

  /// A row: cells of text, then cells of numbers with the names of their columns; all are already escaped.
  static func row(_ texts: [String], _ numbers: [(name: String, text: String)]) -> String {
    let cells = numbers.map { #"<td class="number" data-of="\#($0.name)"><span>\#($0.text)</span></td>"# }
    return "<tr>" + texts.map { "<th scope=\"row\">\($0)</th>" }.joined() + cells.joined() + "</tr>"
  }

  static func signed(_ value: Double) -> String { String(format: "%+.3f", value) }
}
