// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Attributes of one's own places, from the command line: filtered by, and typed.
@Suite struct AttributeTests {
  private static let table = """
    ref,title,lat,lng,brand,stars,services
    S-1041,Zebra Coffee,48.14,11.58,Zebra,3,wifi;parking
    S-1042,Zebra Coffee Ost,48.13,11.60,Zébra,4.5,wifi
    S-2001,Lion Café,48.15,11.57,Lion,5,parking
    S-2002,Löwen Bar,48.16,11.57,Lion,,

    """
  private static let mapping = #"""
    { "fields": { "id": "ref", "name": "title", "latitude": "lat", "longitude": "lng", "primaryType": { "constant": "cafe" } },
      "extra": { "brand": "brand", "stars": "stars", "services": { "column": "services", "split": ";" }, "number": "ref" },
      "filterable": ["brand", "stars", "services"], "searchable": ["number"] }
    """#

  private func stores() throws -> (folder: Folder, run: CommandRun) {
    let folder = try Folder()
    try folder.write("stores.csv", Self.table)
    try folder.write("stores.json", Self.mapping)
    return (folder, try CommandRun(["import", "--mapping", "stores.json", "stores.csv", "--output", "own.gaz"], folder: folder))
  }

  private func ids(_ folder: Folder, _ arguments: [String]) throws -> [String] {
    let run = try CommandRun(["search"] + arguments, folder: folder)
    return run.lines.map { String($0.split(separator: " ").last ?? "") }
  }

  @Test("a mapping says what requests filter by, and what is typed as a name")
  func filters() throws {
    let (folder, run) = try stores()
    #expect(
      run.text.contains("filterable brand     4 places") && run.text.contains("filterable stars     3 places"), "\(run.text)\(run.messages)"
    )
    for (conditions, expected) in [
      (["brand=zebra"], ["S-1041", "S-1042"]), (["brand=Zebra|lion", "stars=4.."], ["S-1042", "S-2001"]), (["stars=..3"], ["S-1041"]),
      (["services=parking"], ["S-1041", "S-2001"]), (["stars=3..4.5", "services=wifi"], ["S-1041", "S-1042"]), (["brand=puma"], []),
    ] {
      #expect(
        try ids(folder, ["--index", "own.gaz"] + conditions.flatMap { ["--where", $0] } + ["c"]).sorted() == expected, "\(conditions)")
    }
    #expect(try ids(folder, ["--index", "own.gaz", "2001"]) == ["S-2001"])
    #expect(try CommandRun(["info", "--index", "own.gaz"], folder: folder).text.contains("filters  by brand, services, stars"))
    #expect(try CommandRun(["verify", "--index", "own.gaz"], folder: folder).status == 0)
  }

  @Test("filters outlast changes, and hold across layers")
  func outlasts() throws {
    let (folder, _) = try stores()
    try folder.write(
      "more.ndjson", #"{"id":"S-3","name":"Zebra Nord","location":{"latitude":48.2,"longitude":11.5},"extra":{"brand":"Zebra"}}"# + "\n")
    #expect(try CommandRun(["import", "--base", "own.gaz", "--output", "new.gaz", "more.ndjson"], folder: folder).status == 0)
    #expect(try ids(folder, ["--index", "new.gaz", "--where", "brand=zebra", "z"]).sorted() == ["S-1041", "S-1042", "S-3"])
    #expect(try CommandRun(["import", "new.gaz", "--output", "again.gaz"], folder: folder).status == 0)
    #expect(FileManager.default.contentsEqual(atPath: folder.path("again.gaz"), andPath: folder.path("new.gaz")))
    let places = try Places.imported()
    try FileManager.default.copyItem(atPath: folder.path("own.gaz"), toPath: places.path("own.gaz"))
    let both = ["--index", "places.gaz", "--index", "own.gaz"]
    #expect(try ids(places, both + ["--where", "brand=lion", "l"]).sorted() == ["S-2001", "S-2002"])
    // A source without a mapping: options say it.
    try folder.write(
      "options.ndjson", #"{"id":"x","name":"Xylo","location":{"latitude":1,"longitude":1},"rating":4.5,"extra":{"shop":"77"}}"# + "\n")
    let options = ["--filterable", "rating,shop", "--searchable", "shop"]
    #expect(try CommandRun(["import", "--output", "x.gaz"] + options + ["options.ndjson"], folder: folder).status == 0)
    #expect(try ids(folder, ["--index", "x.gaz", "--where", "rating=4..", "--where", "shop=77", "77"]) == ["x"])
  }

  @Test("what cannot be filtered by is refused with the cure")
  func refusals() throws {
    let (folder, _) = try stores()
    try folder.write("wrong.json", Self.mapping.replacingOccurrences(of: #"["number"]"#, with: #"["nubmer"]"#))
    try folder.write("filter.json", Self.mapping.replacingOccurrences(of: #""services"], "#, with: #""title"], "#))
    for (arguments, status, words) in [
      (["search", "--index", "own.gaz", "--where", "brnd=x", "c"], 64, ["--where 'brnd'", "brand, services, stars"]),
      (["search", "--index", "own.gaz", "--where", "brand", "c"], 64, ["--where 'brand'", "brand=Zebra"]),
      (["search", "--index", "own.gaz", "--where", "brand=", "c"], 64, ["--where 'brand='"]),
      (["import", "--filterable", "a,,b", "--output", "y.gaz", "stores.csv"], 64, ["--filterable 'a,,b'"]),
      (["import", "--filterable", "openNow", "--output", "y.gaz", "stores.csv"], 64, ["openNow", "opening hours"]),
      (["import", "--mapping", "wrong.json", "stores.csv", "--output", "y.gaz"], 65, ["searchable: nubmer is not under extra"]),
      (["import", "--mapping", "filter.json", "stores.csv", "--output", "y.gaz"], 65, ["filterable: title"]),
    ] as [([String], Int32, [String])] {
      let run = try CommandRun(arguments, folder: folder)
      #expect(run.status == status && words.allSatisfy(run.messages.contains), "\(arguments): \(run.status) \(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1)
    }
    let places = try Places.imported()
    let none = try CommandRun(["search", "--index", "places.gaz", "--where", "brand=x", "c"], folder: places)
    #expect(none.messages.contains("import --filterable"), "\(none.messages)")
  }
}
