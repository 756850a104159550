// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// A small plot as SVG, in the colours of the page that holds it.
struct Chart {
  private static let (width, height, left, bottom) = (560.0, 290.0, 68.0, 40.0)

  /// The titles of the axes.
  var across: String
  var up: String
  /// The greatest values of the axes; more than 0.
  var widest: Double
  var highest: Double
  private var marks: [String] = []

  init(across: String, up: String, widest: Double, highest: Double) {
    self.across = across
    self.up = up
    self.widest = max(widest, 1e-9)
    self.highest = max(highest, 1e-9)
  }

  /// A line through points; `style` is a class of the page.
  mutating func line(_ points: [(x: Double, y: Double)], style: String, title: String) {
    let path = points.map { "\(number(x($0.x), 1)),\(number(y($0.y), 1))" }.joined(separator: " ")
    marks.append(#"<polyline class="line \#(style)" points="\#(path)"><title>\#(title.escapedForHTML)</title></polyline>"#)
  }

  /// A dot; the radius is in the units of the plot, which is 560 wide.
  mutating func dot(x across: Double, y up: Double, radius: Double, style: String, title: String) {
    marks.append(
      #"<circle class="dot \#(style)" cx="\#(number(x(across), 1))" cy="\#(number(y(up), 1))" r="\#(number(radius, 1))">"#
        + "<title>\(title.escapedForHTML)</title></circle>")
  }

  /// The whole plot, which scrolls by itself on narrow pages. `ticks` label the horizontal axis, by position.
  func svg(ticks: [(position: Double, label: String)], heights: [(position: Double, label: String)]) -> String {
    let below = ticks.map { text($0.label, x: x($0.position), y: y(0) + 16, anchor: "middle") }
    let beside = heights.map { tick in
      #"<line class="grid" x1="\#(Self.left)" x2="\#(Self.width)" y1="\#(number(y(tick.position), 1))" y2="\#(number(y(tick.position), 1))"/>"#
        + text(tick.label, x: Self.left - 6, y: y(tick.position) + 4, anchor: "end")
    }
    let names = [
      text(across, x: (Self.left + Self.width) / 2, y: Self.height - 5, anchor: "middle"), text(up, x: Self.left, y: 12, anchor: "start"),
    ]
    let label = "\(up), by \(across)".escapedForHTML
    let opening = #"<div class="wide"><svg viewBox="0 0 \#(Self.width) \#(Self.height)" role="img" aria-label="\#(label)">"#
    return opening + (beside + marks + below + names).joined() + "</svg></div>"
  }

  private func text(_ text: String, x: Double, y: Double, anchor: String) -> String {
    #"<text x="\#(number(x, 1))" y="\#(number(y, 1))" text-anchor="\#(anchor)">\#(text.escapedForHTML)</text>"#
  }

  private func x(_ value: Double) -> Double { Self.left + value / widest * (Self.width - Self.left - 24) }

  private func y(_ value: Double) -> Double { Self.height - Self.bottom - value / highest * (Self.height - Self.bottom - 24) }
}
