// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text escaped as content of an HTML element or of an attribute in double quotes.
  ///
  /// Works on scalars: a combining mark after `<` forms one Character with it, but a browser still reads `<`.
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
