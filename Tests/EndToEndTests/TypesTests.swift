// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `gazetteer types`
@Suite struct TypesTests {
  @Test("all types are listed without an index, the collections behind them")
  func all() throws {
    let folder = try Folder()
    let run = try CommandRun(["types"], folder: folder)
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(run.lines.count { $0.hasPrefix("  ") } == 514 + 2)
    #expect(run.lines.first == "Automotive")
    #expect(run.text.contains("\n\nBeside a primary type\n"))
    #expect(run.text.contains("\n  (cities)  ") && run.text.contains("locality, administrative_area_level_3\n"))
    #expect(folder.names.isEmpty, "no sample was built")
  }

  @Test("a text chooses, and names are in a language")
  func filtered() throws {
    let run = try CommandRun(["types", "--language", "de", "bahnhof"], folder: Folder())
    #expect(run.lines.first == "Transportation")
    #expect(run.text.contains("\n  train_station  ") && run.text.contains("A  Bahnhof\n"), "\(run.text)")
    #expect(!run.text.contains("(cities)"))
  }

  @Test func jsonIsOnStandardOutputAlone() throws {
    let run = try CommandRun(["types", "--json", "--language", "xx", "food"], folder: Folder())
    let value = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect((value["types"] as? [Any])?.isEmpty == false && (value["languages"] as? [String])?.first == "en")
    #expect(run.messages.contains("no names in xx") && run.messages.contains("en, de"))
  }

  @Test func whereNoTypeFitsTheCureIsSaid() throws {
    let run = try CommandRun(["types", "zzz"], folder: Folder())
    #expect(run.status == 0 && run.output.isEmpty && run.messages.contains("no type fits"))
  }

  @Test func aLanguageThatIsNoneIsRefused() throws {
    let run = try CommandRun(["types", "--language", "e n"], folder: Folder())
    #expect(run.status == 64 && run.messages.contains("language 'e n'"), "\(run.messages)")
  }
}
