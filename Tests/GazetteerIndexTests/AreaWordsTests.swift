// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import GazetteerText
import Testing

@testable import GazetteerIndex

/// The ways to write an area.
@Suite struct AreaWordsTests {
  @Test(
    "an area is known by its code and by its names",
    arguments: [
      ("Washington", "US", ["WA"]), ("WA", "US", ["Washington"]), ("WA", "AU", ["Western Australia"]), ("Colima", "MX", ["Col."]),
      ("Québec", "CA", ["QC"]), ("Mexico City", "MX", ["CDMX", "Ciudad de México", "Distrito Federal", "D.F."]),
      ("Q. Roo", "MX", ["Q.R.", "Quintana Roo"]),
      ("Bayern", "DE", ["BY", "Bavaria"]), ("baden-wurttemberg", "DE", ["BW"]), ("State of Berlin", "DE", ["BE", "Berlin"]),
      ("Provincia di Brescia", "IT", ["BS", "Brescia"]), ("Città metropolitana di Milano", "IT", ["MI", "Milan", "Milano"]),
      ("Provincia dell' Aquila", "IT", ["AQ", "L'Aquila", "Aquila"]), ("Basel-City", "CH", ["BS", "Basel-Stadt"]),
      ("Steiermark", "AT", ["Stmk.", "Styria"]),
      ("Niederösterreich", "AT", ["NÖ", "Lower Austria"]), ("Cataluña", "ES", ["Catalonia", "Catalunya"]), ("England", "GB", ["ENG"]),
      ("Maharashtra", "IN", ["MH"]),
      ("Buenos Aires F.D.", "AR", ["CABA", "Autonomous City of Buenos Aires", "Ciudad Autónoma de Buenos Aires", "Capital Federal"]),
      ("North Holland", "NL", ["NH", "Noord-Holland"]), ("Antwerp Province", "BE", ["VAN", "Antwerp", "Antwerpen", "Anvers"]),
      ("Waikato Region", "NZ", ["WKO", "Waikato"]), ("KwaZulu-Natal", "ZA", ["KZN"]), ("Kuala Lumpur", "MY", ["KL", "KUL"]),
      ("Metro Manila", "PH", ["NCR", "National Capital Region"]),
    ])
  func known(area: String, country: String, others: [String]) {
    #expect(AreaWords.shared.others(of: area, in: country) == others)
  }

  @Test(
    "what is no area of the country has no other spellings",
    arguments: [("Bavaria", "AT"), ("", "US"), ("Province", "IT"), ("Tokyo", "JP"), ("WA", "")])
  func unknown(area: String, country: String) {
    #expect(AreaWords.shared.others(of: area, in: country) == [])
  }

  /// Otherwise one of them would be written in vain.
  @Test func noSpellingMeansTwoAreasOfACountry() {
    var seen: [String: Set<[UInt8]>] = [:]
    for group in AreaSpellings.groups {
      let keys = group.spellings.map { TextAnalyzer.query($0).key }
      let isAddition = seen[group.country]?.contains(keys[0]) == true && ["CA", "MX"].contains(group.country)
      for key in isAddition ? Set(keys.dropFirst()) : Set(keys) {
        #expect(!key.isEmpty && seen[group.country, default: []].insert(key).inserted, "\(group)")
      }
    }
    #expect(seen.count == 22)
  }

  /// One letter begins too many words.
  @Test func everySpellingHasTwoLettersAndMore() {
    for text in AreaSpellings.groups.flatMap(\.spellings) {
      #expect(TextAnalyzer.letterCount(TextAnalyzer.query(text).key) >= 2, "\(text)")
    }
  }
}
