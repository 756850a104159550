// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Tables whose rows have addresses and no coordinates, placed over an index.
@Suite struct LocateTests {
  /// Two towns with a street of one name, one with a postal code, and a third whose name is taken twice.
  private static let base = [
    #"{"id":"krems","name":"Krems","location":{"latitude":48.41,"longitude":15.6},"primaryType":"locality","types":["locality"],"address":{"countryCode":"AT"},"names":[{"text":"Krems an der Donau","kind":"official"}]}"#,
    #"{"id":"melk","name":"Melk","location":{"latitude":48.226,"longitude":15.332},"primaryType":"locality","types":["locality"],"address":{"countryCode":"AT"}}"#,
    #"{"id":"rust-1","name":"Rust","location":{"latitude":47.8,"longitude":16.67},"primaryType":"locality","types":["locality"],"address":{"countryCode":"AT"}}"#,
    #"{"id":"rust-2","name":"Rust","location":{"latitude":48.267,"longitude":7.725},"primaryType":"locality","types":["locality"],"address":{"countryCode":"DE"}}"#,
    #"{"id":"code","name":"3500","location":{"latitude":48.412,"longitude":15.61},"primaryType":"postal_code","types":["postal_code"],"address":{"locality":"Krems","countryCode":"AT"}}"#,
    #"{"id":"street-k","name":"Hauptstraße","location":{"latitude":48.4101,"longitude":15.6002},"primaryType":"route","types":["route"],"address":{"locality":"Krems","postalCode":"3500","countryCode":"AT"},"houseNumbers":[{"number":"1","location":{"latitude":48.41,"longitude":15.6}},{"number":"5","location":{"latitude":48.4104,"longitude":15.6004}}]}"#,
    #"{"id":"street-m","name":"Hauptstraße","location":{"latitude":48.2261,"longitude":15.3322},"primaryType":"route","types":["route"],"address":{"locality":"Melk","postalCode":"3390","countryCode":"AT"},"houseNumbers":[{"number":"5","location":{"latitude":48.2262,"longitude":15.3324}}]}"#,
    #"{"id":"inn","name":"Goldener Hirsch","location":{"latitude":48.228,"longitude":15.335},"primaryType":"hotel","types":["hotel"],"address":{"houseNumber":"7","street":"Rathausplatz","locality":"Melk","postalCode":"3390","countryCode":"AT"}}"#,
  ]

  private func folder(_ table: String) throws -> Folder {
    let folder = try Folder()
    try folder.write("base.ndjson", Self.base.joined(separator: "\n") + "\n")
    try folder.write("shops.csv", table)
    let base = try CommandRun(["import", "--output", "base.gaz", "base.ndjson"], folder: folder)
    #expect(base.status == 0, "\(base.messages)")
    return folder
  }

  private func places(_ folder: Folder) throws -> [String: [String: Any]] {
    let run = try CommandRun(["export", "--index", "shops.gaz"], folder: folder)
    let rows = try run.lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    return Dictionary(rows.map { ($0["id"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }

  private func precision(_ place: [String: Any]?) -> String? { (place?["extra"] as? [String: Any])?["locationPrecision"] as? String }

  private func latitude(_ place: [String: Any]?) -> Double? { (place?["location"] as? [String: Any])?["latitude"] as? Double }

  @Test(
    "a row is placed by house, street, postal code or town, never in another town, and what is unknown or ambiguous is rejected with its reason"
  )
  func columns() throws {
    let folder = try folder(
      """
      Nr;Name;Straße;PLZ;Ort;Land
      h;Haus;Hauptstraße 5;3500;Krems an der Donau;Österreich
      m;Melk;Hauptstraße 5;;Melk;AT
      b;Zwischen;Hauptstraße 3;3500;Krems;AT
      s;Straße;Hauptstraße 99;3500;Krems;AT
      p;Code;Unbekannte Gasse 1;3500;Krems;AT
      t;Ort;Andere Gasse 2;;Melk;AT
      i;Gasthof;Rathausplatz 7;3390;Melk;AT
      x;Falsch;Rathausplatz 7;3500;Krems;AT
      r;Zweimal;Seeweg 1;;Rust;
      d;Rust;Seeweg 1;;Rust;DE
      u;Nirgends;Weg 1;9999;Nirgendwo;AT
      c;Streit;Hauptstraße 5;3500;Melk;AT
      n;Nichts;;;;

      """)
    let run = try CommandRun(
      ["import", "--locate-over", "base.gaz", "--output", "shops.gaz", "--reject-file", "rejects.tsv", "--report", "r.json", "shops.csv"],
      folder: folder)
    #expect(run.status == 0 && run.messages.contains("no position: rows are placed by their addresses"), "\(run.messages)")
    let places = try places(folder)
    let precisions = places.mapValues(precision)
    #expect(
      precisions == [
        "h": "house", "m": "house", "b": "betweenHouses", "s": "street", "p": "postalCode", "t": "town", "i": "house", "x": "postalCode",
        "d": "town",
      ], "\(precisions)")
    #expect(latitude(places["h"]) == 48.4104 && latitude(places["m"]) == 48.2262 && latitude(places["i"]) == 48.228)
    #expect(latitude(places["b"]) == 48.4102 && latitude(places["x"]) == 48.412 && latitude(places["d"]) == 48.267)
    // A place without a country has no clock: what the base knows is added.
    #expect((places["h"]?["address"] as? [String: Any])?["countryCode"] as? String == "AT")
    let rejects = try String(contentsOfFile: folder.path("rejects.tsv"), encoding: .utf8)
    for words in [
      "ambiguousAddress\tSeeweg 1, Rust may be Rust", "notLocated\tWeg 1, 9999 Nirgendwo", "3500 is not in Melk", "neither coordinates",
    ] {
      #expect(rejects.contains(words), "\(words): \(rejects)")
    }
    let report = try #require(try JSONSerialization.jsonObject(with: folder.read("r.json")) as? [String: Any])
    #expect(report["located"] as? [String: Int] == ["house": 3, "betweenHouses": 1, "street": 1, "postalCode": 2, "town": 2])
    #expect(run.lines.contains { $0.hasPrefix("located") && $0.hasSuffix("9") }, "\(run.text)")
  }

  @Test(
    "an address in one text is read with its postal code, town and country; rows with coordinates keep them; two imports give the same bytes"
  )
  func text() throws {
    let folder = try folder(
      """
      id,name,address,lat,lon
      a,Shop A,"Hauptstraße 5, 3500 Krems, Austria",,
      b,Shop B,"Goldener Hirsch, Rathausplatz 7, 3390 Melk",,
      c,Shop C,"Hauptstraße 5, Melk",50,10
      d,Shop D,Somewhere,,

      """)
    for output in ["shops.gaz", "again.gaz"] {
      let run = try CommandRun(["import", "--locate-over", "base.gaz", "--country", "AT", "--output", output, "shops.csv"], folder: folder)
      #expect(run.status == 0 && run.text.contains("notLocated"), "\(run.text)\(run.messages)")
    }
    let places = try places(folder)
    #expect(latitude(places["a"]) == 48.4104 && latitude(places["b"]) == 48.228 && latitude(places["c"]) == 50)
    #expect(precision(places["a"]) == "house" && precision(places["c"]) == nil && places["d"] == nil)
    #expect(try folder.read("shops.gaz") == folder.read("again.gaz"))
  }

  @Test("a table without positions is refused with the cure, and with neither position nor address as well")
  func refusals() throws {
    let folder = try folder("Name;Ort\nA;Krems\nB;Melk\n")
    let none = try CommandRun(["import", "--output", "shops.gaz", "shops.csv"], folder: folder)
    #expect(none.status == 64 && none.messages.contains("--locate-over INDEX"), "\(none.messages)")
    try folder.write("names.csv", "Name;Kategorie\nA;Hotel\n")
    let bare = try CommandRun(["import", "--locate-over", "base.gaz", "--output", "shops.gaz", "names.csv"], folder: folder)
    #expect(bare.status == 64 && bare.messages.contains("no column is surely the address"), "\(bare.messages)")
    let gone = try CommandRun(["import", "--locate-over", "gone.gaz", "--output", "shops.gaz", "shops.csv"], folder: folder)
    #expect(gone.status == 66 && gone.messages.contains("gone.gaz"), "\(gone.status) \(gone.messages)")
    let over = try CommandRun(["import", "--locate-over", "base.gaz", "--output", "base.gaz", "shops.csv"], folder: folder)
    #expect(over.status == 64, "\(over.messages)")
    let draft = try CommandRun(["mapping", "shops.csv"], folder: folder)
    #expect(draft.status == 0 && draft.messages.contains("--locate-over") && draft.text.contains(#""locality": "Ort""#))
  }
}
