// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A file for browsers. The files of `Resources/ui` are part of the program, so it serves them wherever it is installed.
struct UIFile: Sendable {
  let name: String
  let text: String
  /// The text as gzip.
  let packed: [UInt8]
  /// An entity tag that changes with the text.
  let tag: String
  /// The entity tag of the packed text, which are other bytes (RFC 9110 §8.8.3.3).
  let packedTag: String

  init(name: String, text: String) {
    self.name = name
    self.text = text
    let bytes = Array(text.utf8)
    packed = Gzip.packed(bytes, .file)
    let hash = String(FNV1a.hash(bytes), radix: 16)
    (tag, packedTag) = ("\"\(hash)\"", "\"\(hash)-gzip\"")
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

  /// The entity tag of a copy with one of these tags (`If-None-Match`) that is the present one, packed or not; nil when none is.
  func knownTag(among tags: String) -> String? {
    for tag in tags.split(separator: ",") {
      let bare = tag.drop { $0 == " " }.prefix { $0 != " " }
      let strong = bare.hasPrefix("W/") ? bare.dropFirst(2) : bare
      if strong == "*" || strong == self.tag { return self.tag }
      if strong == packedTag { return packedTag }
    }
    return nil
  }
}
