// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerService

/// A page as one file: it loads nothing, and a policy in it forbids that it could.
struct HTMLPage {
  /// The title, escaped.
  var title: String
  /// Rules besides those of `PageStyle`.
  var style = ""
  /// What stands in the body.
  var body: String
  /// The script behind the body; a page without one may run none.
  var script = ""

  var text: String {
    let scripts = script.isEmpty ? "" : "; script-src 'unsafe-inline'"
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'\(scripts)">
      <title>\(title)</title><style>\(PageStyle.text)\(style)</style></head><body>
      \(body)
      \(script.isEmpty ? "" : "<script>\(script)</script>")</body></html>

      """
  }
}

/// Parts of a page.
enum HTMLText {
  /// A text of any script between others: it keeps its own direction and does not affect the text around it.
  static func directed(_ text: String) -> String { "<bdi>\(text.escapedForHTML)</bdi>" }

  /// A table whose rows become cards on narrow pages; `row` writes the rows. A column of numbers in which no row has any is left out.
  static func table(names: [String], numbers: [String], rows: [String]) -> String {
    let empty = numbers.filter { name in !name.isEmpty && rows.allSatisfy { $0.contains(emptyCell(name)) } }
    let rows = rows.map { row in empty.reduce(row) { $0.replacing(emptyCell($1), with: "") } }
    let numbers = numbers.filter { !empty.contains($0) }
    let head = names.map { "<th>\($0)</th>" } + numbers.map { #"<th class="number">\#($0)</th>"# }
    return
      #"<div class="wide"><table class="cards"><thead><tr>\#(head.joined())</tr></thead><tbody>\#(rows.joined())</tbody></table></div>"#
  }

  private static func emptyCell(_ name: String) -> String { cell(name, "") }

  private static func cell(_ name: String, _ text: String) -> String {
    #"<td class="number" data-of="\#(name)"><span>\#(text)</span></td>"#
  }

  /// A row: cells of text, then cells of numbers with the names of their columns; all are already escaped.
  static func row(_ texts: [String], _ numbers: [(name: String, text: String)]) -> String {
    let cells = numbers.map { cell($0.name, $0.text) }
    return "<tr>" + texts.map { "<th scope=\"row\">\($0)</th>" }.joined() + cells.joined() + "</tr>"
  }

  static func signed(_ value: Double) -> String { String(format: "%+.3f", value) }
}
