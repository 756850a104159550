// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerPlaces

@Suite struct TypedOpenLocationCodeTests {
  @Test(
    "a code is told while it is typed",
    arguments: [
      ("8FVC9G8F+6X", "full 8FVC9G8F+6X"), ("8fvc9g8f+6x", "full 8FVC9G8F+6X"), ("8FVC9G8F+6", "full 8FVC9G8F+"),
      ("8FVC9G8F+", "full 8FVC9G8F+"),
      ("8FVC9G8F+6X8", "full 8FVC9G8F+6X8"), ("8FVC0000+", "full 8FVC0000+"), (" 8FVC9G8F+6X, Zürich", "full 8FVC9G8F+6X"),
      ("9G8F+6X Zürich", "short 9G8F+6X near Zürich"), ("9G8F+6X, Zürich", "short 9G8F+6X near Zürich"), ("9g8f+6", "short 9G8F+ near "),
      ("9G8F+", "short 9G8F+ near "), ("8F+6X", "short 8F+6X near "), ("+6X8J", "short +6X8J near "),
      ("VC9G8F+6X", "short VC9G8F+6X near "),
      ("8FVC9G", "prefix 8FVC9G00+"), ("8FVC9G8", "prefix 8FVC9G00+"), ("8FVC9G8F", "prefix 8FVC9G8F+"),
      ("8FVC00", "prefix 8FVC0000+"), ("8FVC0000", "prefix 8FVC0000+"), ("8F000000", "prefix 8F000000+"),
    ])
  func codes(_ example: (text: String, kind: String)) {
    let kind =
      switch TypedOpenLocationCode(example.text) {
      case .full(let code): "full \(code.text)"
      case .short(let code, let place): "short \(code.text) near \(place)"
      case .prefix(let code): "prefix \(code.text)"
      case nil: "none"
      }
    #expect(kind == example.kind)
  }

  @Test(
    "other texts are none",
    arguments: [
      "", "+", "8FVC", "8FVC9", "8FVC0", "8FVC9G Zürich", "22222222", "234567", "CFGHJM", "FVC9G8", "+49", "+49 30 1234", "2+2", "22+33",
      "C++",
      "8FVC9G8F6X", "8FVCA9", "8FVC9G8F6", "8F0C00", "XXVC9G8F+6X", "8FVC9G8F+6X+", "8F+6", "9G8F+6É", "Sydney", "9G8F +6X",
    ])
  func others(_ text: String) { #expect(TypedOpenLocationCode(text) == nil) }
}
