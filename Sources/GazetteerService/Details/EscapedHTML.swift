// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text as content of an HTML element or of an attribute in double quotes.
  ///
  /// It goes by scalars: a mark behind `<` makes another character of both, and a browser reads the `<` nevertheless.
  package var escapedForHTML: String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
