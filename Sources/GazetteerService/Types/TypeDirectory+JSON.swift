// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

extension TypeDirectory {
  /// The types, the collections that stand for several of them, and the languages in which types have names.
  package var json: String {
    var writer = JSONWriter()
    writer.object { body in
      body.name("types")
      body.array(entries) { $0.object(Self.members(of: $1)) }
      body.name("collections")
      body.array(TypeCollection.allCases) { list, collection in
        list.object {
          $0.member("name", collection.rawValue)
          $0.member("types", collection.types)
        }
      }
      body.member("languages", Self.languages)
    }
    return writer.text
  }

  private static func members(of entry: Entry) -> (inout JSONWriter) -> Void {
    { type in
      type.member("type", entry.type)
      type.member("table", entry.table == .a ? "A" : "B")
      if let group = entry.group { type.member("group", group.title) }
      type.name("displayName")
      type.object {
        $0.member("text", entry.displayName)
        $0.member("languageCode", entry.languageCode)
      }
      if !entry.includedIn.isEmpty { type.member("includedIn", entry.includedIn) }
    }
  }
}

extension JSONWriter {
  /// A member whose value is a list of texts.
  fileprivate mutating func member(_ name: StaticString, _ texts: [String]) {
    self.name(name)
    array(texts) { $0.value($1) }
  }
}
