// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Counts by attribute, type and country; the embedded places by their name; files as arguments.
@Suite struct ValuesTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    let rows = (0..<6).map { number in
      let brand = number < 4 ? "Zebra Coffee" : number == 4 ? "ZEBRA COFFEE" : "Lion"
      return
        #"{"id":"s\#(number)","name":"Shop \#(number)","location":{"latitude":48.\#(number),"longitude":11},"primaryType":"\#(number == 0 ? "bakery" : "cafe")","types":["cafe"],"address":{"countryCode":"\#(number < 5 ? "DE" : "AT")","locality":"Town"},"brand":"\#(brand)","stars":\#(number % 2 + 3),"importance":0.\#(9 - number)}"#
    }
    try folder.write("shops.ndjson", rows.joined(separator: "\n") + "\n")
    let run = try CommandRun(["import", "--filterable", "brand,stars", "--output", "shops.gaz", "shops.ndjson"], folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    return folder
  }

  private func values(_ arguments: [String], _ folder: Folder) throws -> [String] {
    let run = try CommandRun(["values", "--index", "shops.gaz"] + arguments, folder: folder)
    #expect(run.status == 0, "\(run.messages)")
    return run.lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test("values are counted as filters compare them, spelled as the most important place has them, without the filter by themselves")
  func counts() throws {
    let folder = try folder()
    #expect(try values([], folder) == ["brand", "stars", "types", "countries"])
    #expect(try values(["brand"], folder) == ["Zebra Coffee 5", "Lion 1"])
    #expect(try values(["brand", "--where", "brand=lion"], folder) == ["Zebra Coffee 5", "Lion 1"])
    #expect(try values(["brand", "--where", "stars=4"], folder) == ["Zebra Coffee 2", "Lion 1"])
    #expect(try values(["stars", "--where", "brand=lion"], folder) == ["4 1"])
    #expect(try values(["types"], folder) == ["cafe 5", "bakery 1"])
    #expect(try values(["countries", "--types", "cafe"], folder) == ["DE 4", "AT 1"])
    #expect(try values(["brand", "--text", "shop 5"], folder) == ["Lion 1"])
    #expect(try values(["brand", "--limit", "1"], folder) == ["Zebra Coffee 5", "and 1 more with 1"])
    let json = try CommandRun(["values", "brand", "--json", "--index", "shops.gaz"], folder: folder)
    #expect(
      json.text.contains(
        #"{"name":"brand","places":6,"complete":true,"values":[{"value":"Zebra Coffee","places":5},{"value":"Lion","places":1}]}"#),
      "\(json.text)")
  }

  @Test("a name that nothing is counted by is refused with those that there are")
  func refusals() throws {
    let folder = try folder()
    let run = try CommandRun(["values", "brnad", "--index", "shops.gaz"], folder: folder)
    #expect(run.status == 64 && run.messages.contains("brand, stars, types, countries") && run.messages.contains("Did you mean 'brand'"))
    let request = #"{"input":"shop","gazetteer":{"facets":["brnad"]}}"#
    let batch = try CommandRun(["batch", "--index", "shops.gaz"], input: Data(request.utf8), folder: folder)
    #expect(batch.text.contains("Invalid gazetteer.facets 'brnad'. Give one of brand, stars, types, countries."), "\(batch.text)")
  }

  @Test("an answer has the counts that its request asks for, and find and browse take conditions")
  func inAnswers() throws {
    let folder = try folder()
    let request = #"{"input":"shop","limit":1,"gazetteer":{"facets":["brand","types"],"where":{"stars":{"min":4}}}}"#
    let batch = try CommandRun(["batch", "--index", "shops.gaz"], input: Data(request.utf8), folder: folder)
    #expect(
      batch.text.contains(
        #""facets":[{"name":"brand","places":3,"complete":true,"values":[{"value":"Zebra Coffee","places":2},{"value":"Lion","places":1}]},{"name":"types","places":3,"complete":true,"values":[{"value":"cafe","places":3}]}]"#
      ), "\(batch.text)")
    let found = try CommandRun(["find", "--index", "shops.gaz", "--where", "brand=lion", "cafe"], folder: folder)
    #expect(found.status == 0 && found.lines.count == 1 && found.text.contains("Shop 5"), "\(found.text)\(found.messages)")
    let stranger = try CommandRun(["find", "--index", "shops.gaz", "--where", "colour=red", "cafe"], folder: folder)
    #expect(stranger.status == 64 && stranger.messages.contains("--where") && stranger.messages.contains("brand, stars"))
  }

  @Test("world is the embedded places wherever an index is named, and also a layer")
  func world() throws {
    let folder = try folder()
    let alone = try CommandRun(["search", "--index", "world", "sydney op", "--limit", "1"], folder: folder)
    #expect(alone.status == 0 && alone.text.contains("Sydney Opera House"), "\(alone.messages)")
    let over = try CommandRun(["import", "--over", "world", "--output", "own.gaz", "shops.ndjson"], folder: folder)
    #expect(over.status == 0, "\(over.messages)")
    let request = #"{"input":"sydney opera","limit":1}"#
    let layers = try CommandRun(["batch", "--extras", "--index", "world", "--index", "own.gaz"], input: Data(request.utf8), folder: folder)
    #expect(layers.text.contains(#""layer":"world""#), "\(layers.text)")
    let info = try CommandRun(["info", "own.gaz", "world"], folder: folder)
    #expect(info.text.contains("index    own.gaz") && info.text.contains("world.gaz") && info.text.contains("places   6\n"))
    let verify = try CommandRun(["verify", "own.gaz", "shops.gaz"], folder: folder)
    #expect(verify.status == 0 && verify.lines.contains("own.gaz") && verify.lines.contains("shops.gaz"), "\(verify.messages)")
    let both = try CommandRun(["info", "--index", "own.gaz", "shops.gaz"], folder: folder)
    #expect(both.status == 64 && both.messages.contains("name every file without --index"))
  }

  @Test("layers are evaluated and tuned, a share is held back, and nothing is written when nothing was gained")
  func evaluation() throws {
    let folder = try folder()
    let cases = (0..<6).map { #"{"id":"c\#($0)","text":"shop \#($0)","expected":[{"id":"s\#($0)"}]}"# }
    try folder.write("cases.ndjson", cases.joined(separator: "\n") + "\n")
    let run = try CommandRun(["evaluate", "--index", "world", "--index", "shops.gaz", "cases.ndjson"], folder: folder)
    #expect(run.status == 0 && run.text.contains("6"), "\(run.text)\(run.messages)")
    let tune = try CommandRun(
      [
        "tune", "--index", "world", "--index", "shops.gaz", "--train", "cases.ndjson", "--hold", "33%", "--rounds", "1", "--output",
        "p.json",
      ],
      folder: folder)
    #expect(tune.status == 0 && tune.messages.contains("4 cases to learn from, 2 held back"), "\(tune.messages)")
    #expect(tune.messages.contains("p.json is not written") && !folder.names.contains("p.json"), "\(tune.messages)")
    let wrong = try CommandRun(["tune", "--index", "shops.gaz", "--train", "cases.ndjson", "--hold", "100%"], folder: folder)
    #expect(wrong.status == 64 && wrong.messages.contains("--hold '100%'"))
  }
}
