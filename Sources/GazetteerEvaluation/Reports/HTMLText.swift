// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// Pieces of a page.
enum HTMLText {
  /// A text of any script between others: it runs in its own direction and turns nothing around it.
  static func directed(_ text: String) -> String { "<bdi>\(text.escapedForHTML)</bdi>" }

  /// A table that scrolls by itself where the page is narrow; rows as `row` writes them.
  static func table(_ names: [String], _ numbers: [String], _ rows: [String]) -> String {
    let head = names.map { "<th>\($0)</th>" } + numbers.map { #"<th class="number">\#($0)</th>"# }
    return #"<div class="wide"><table><thead><tr>\#(head.joined())</tr></thead><tbody>\#(rows.joined())</tbody></table></div>"#
  }

  /// A row: cells of text, then cells of numbers, all escaped already.
  static func row(_ texts: [String], _ numbers: [String]) -> String {
    "<tr>" + texts.map { "<th scope=\"row\">\($0)</th>" }.joined() + numbers.map { #"<td class="number">\#($0)</td>"# }.joined() + "</tr>"
  }

  static func signed(_ value: Double) -> String { String(format: "%+.3f", value) }
}
