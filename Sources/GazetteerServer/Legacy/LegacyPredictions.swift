// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService

/// Writes suggestions as legacy predictions. Offsets and lengths count code points; unlike in the current contract, zeros are written.
struct LegacyPredictions {
  private let suggestions: [Suggestion]

  init(_ suggestions: [Suggestion]) { self.suggestions = suggestions }

  var answer: ServerAnswer {
    var writer = JSONWriter(capacity: 64 + suggestions.count * 640)
    writer.object { body in
      body.name("predictions")
      body.array(suggestions) { list, suggestion in list.object { write(suggestion, to: &$0) } }
      body.member("status", (suggestions.isEmpty ? LegacyStatus.zeroResults : .ok).rawValue)
    }
    return ServerAnswer(json: writer.text)
  }

  private func write(_ suggestion: Suggestion, to body: inout JSONWriter) {
    switch suggestion {
    case .place(let place):
      write(place.text, main: place.mainText, secondary: place.secondaryText, to: &body)
      if let meters = place.distanceMeters { body.member("distance_meters", meters) }
      body.member("place_id", place.placeID)
      body.member("reference", place.placeID)
      body.name("types")
      body.array(place.types) { $0.value($1) }
    case .query(let query): write(query.text, main: query.mainText, secondary: query.secondaryText, to: &body)
    }
  }

  private func write(_ text: MarkedText, main: MarkedText, secondary: MarkedText?, to body: inout JSONWriter) {
    body.member("description", text.text)
    write(text.matches, as: "matched_substrings", to: &body)
    body.name("structured_formatting")
    body.object { format in
      format.member("main_text", main.text)
      write(main.matches, as: "main_text_matched_substrings", to: &format)
      if let secondary {
        format.member("secondary_text", secondary.text)
        if !secondary.matches.isEmpty { write(secondary.matches, as: "secondary_text_matched_substrings", to: &format) }
      }
    }
    writeTerms(of: text.text, main: main.text, secondary: secondary?.text, to: &body)
  }

  private func write(_ matches: [Range<Int>], as name: StaticString, to body: inout JSONWriter) {
    body.name(name)
    body.array(matches) { list, range in
      list.object {
        $0.member("length", range.count)
        $0.member("offset", range.lowerBound)
      }
    }
  }

  /// The name, then the comma-separated parts of the address. Only the text itself shows where the name ends: in a query, a space joins the two.
  private func writeTerms(of text: String, main: String, secondary: String?, to body: inout JSONWriter) {
    body.name("terms")
    body.array(terms(of: text, main: main, secondary: secondary ?? "")) { list, term in
      list.object {
        $0.member("offset", term.offset)
        $0.member("value", term.value)
      }
    }
  }

  private func terms(of text: String, main: String, secondary: String) -> [(offset: Int, value: String)] {
    let (all, first, last) = (text.unicodeScalars, main.unicodeScalars, secondary.unicodeScalars)
    guard all.starts(with: first), all.reversed().starts(with: last.reversed()) else { return parts(of: text, from: 0) }
    return [(0, main)] + (last.isEmpty ? [] : parts(of: secondary, from: all.count - last.count))
  }

  private func parts(of text: String, from start: Int) -> [(offset: Int, value: String)] {
    var offset = start
    return commaSeparated(text).map { part in
      defer { offset += part.unicodeScalars.count + 2 }
      return (offset, part)
    }
  }

  /// `TX, USA` → `TX`, `USA`
  private func commaSeparated(_ text: String) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == ",", rest.first == " " {
        rest.removeFirst()
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(scalar)
      }
    }
    return parts + [String(part)]
  }
}
