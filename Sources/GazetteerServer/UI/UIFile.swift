// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// A file for browsers. The files of `Resources/ui` are part of the program, so it serves them wherever it is installed.
struct UIFile: Sendable {
  let name: String
  let text: String
  /// An entity tag that changes with the text.
  let tag: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
    tag = "\"" + String(FNV1a.hash(Array(text.utf8)), radix: 16) + "\""
  }

  init(_ name: String, _ bytes: [UInt8]) { self.init(name: name, text: String(decoding: bytes, as: UTF8.self)) }

  /// The media type of JavaScript.
  static let contentType = "text/javascript; charset=utf-8"

  /// The media type, by the end of the name.
  var mediaType: String {
    if name.hasSuffix(".html") { return "text/html; charset=utf-8" }
    return name.hasSuffix(".css") ? "text/css; charset=utf-8" : Self.contentType
  }

  /// The files of the web component by name.
  static let all: [String: UIFile] = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })

  private static let list = [
    UIFile("combobox.js", PackageResources.combobox_js),
    UIFile("dialogue.js", PackageResources.dialogue_js),
    UIFile("distance.js", PackageResources.distance_js),
    UIFile("dom.js", PackageResources.dom_js),
    UIFile("filters.js", PackageResources.filters_js),
    UIFile("frames.js", PackageResources.frames_js),
    UIFile("gazetteer-autocomplete.js", PackageResources.gazetteer_autocomplete_js),
    UIFile("icons.js", PackageResources.icons_js),
    UIFile("marks.js", PackageResources.marks_js),
    UIFile("panel.js", PackageResources.panel_js),
    UIFile("placement.js", PackageResources.placement_js),
    UIFile("recent.js", PackageResources.recent_js),
    UIFile("rows.js", PackageResources.rows_js),
    UIFile("search.js", PackageResources.search_js),
    UIFile("service.js", PackageResources.service_js),
    UIFile("styles.js", PackageResources.styles_js),
    UIFile("texts.js", PackageResources.texts_js),
  ]

  /// Whether a copy with one of these entity tags (`If-None-Match`) is the present one.
  func isKnown(to tags: String) -> Bool {
    tags.split(separator: ",").contains { tag in
      let bare = tag.drop { $0 == " " }.prefix { $0 != " " }
      return bare == "*" || (bare.hasPrefix("W/") ? bare.dropFirst(2) : bare) == self.tag
    }
  }
}
