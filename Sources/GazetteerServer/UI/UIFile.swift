// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerCWeb

/// A file for browsers. The files of `Resources` are part of the program (`GazetteerCWeb`), so it serves them wherever it is installed.
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

  /// The media type of JavaScript.
  static let contentType = "text/javascript; charset=utf-8"

  /// The media type, by the end of the name.
  var mediaType: String {
    if name.hasSuffix(".html") { return "text/html; charset=utf-8" }
    return name.hasSuffix(".css") ? "text/css; charset=utf-8" : Self.contentType
  }

  /// The files of the web component by name.
  static let all = byName(gazetteer_web_ui())

  /// The files of a list by name.
  static func byName(_ list: UnsafePointer<gazetteer_web_file>) -> [String: UIFile] {
    Dictionary(uniqueKeysWithValues: texts(list).map { ($0.name, UIFile(name: $0.name, text: $0.text)) })
  }

  /// The files of a list in its order.
  static func texts(_ list: UnsafePointer<gazetteer_web_file>) -> [(name: String, text: String)] {
    var (file, found) = (list, [(name: String, text: String)]())
    while let name = file.pointee.name, let text = file.pointee.text {
      found.append((String(cString: name), String(cString: text)))
      file += 1
    }
    return found
  }

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
