// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// Opening hours in the words of people.
@Suite struct WrittenHoursTests {
  @Test(
    "hours in words are read in many languages",
    arguments: [
      ("Mo. bis Fr. 8–18 Uhr, So geschlossen", "Mo-Fr 08:00-18:00; Su off"), ("Montag - Freitag 08:00 - 18:30", "Mo-Fr 08:00-18:30"),
      ("Di-Do 9.00-12.30 und 14-18 Uhr / Sa 9-13 Uhr", "Tu-Th 09:00-12:30,14:00-18:00; Sa 09:00-13:00"),
      ("täglich 8-24 Uhr", "Mo-Su 08:00-24:00"),
      ("rund um die Uhr", "24/7"), ("24h", "24/7"), ("Mo-Fr 8-24 h", "Mo-Fr 08:00-24:00"), ("Sonn- und Feiertage geschlossen", "Su,PH off"),
      ("lundi au vendredi 9h-18h30", "Mo-Fr 09:00-18:30"), ("Du lundi au samedi de 9h à 19h, dimanche fermé", "Mo-Sa 09:00-19:00; Su off"),
      ("tous les jours de 10h à 22h", "Mo-Su 10:00-22:00"),
      ("de lunes a viernes de 9:00 a 14:00 y de 16:00 a 20:00", "Mo-Fr 09:00-14:00,16:00-20:00"),
      ("lun-ven 9-13, sab 9-12, dom chiuso", "Mo-Fr 09:00-13:00; Sa 09:00-12:00; Su off"),
      ("segunda-feira a sexta-feira das 9h às 18h", "Mo-Fr 09:00-18:00"),
      ("ma t/m vr 9.00-17.30 uur", nil), ("maandag tot vrijdag 9.00-17.30", "Mo-Fr 09:00-17:30"),
      ("poniedziałek - piątek 8:00-16:00", "Mo-Fr 08:00-16:00"),
      ("Пн-Пт 9:00-18:00", "Mo-Fr 09:00-18:00"), ("понедельник–пятница с 9 до 18", "Mo-Fr 09:00-18:00"),
      ("måndag-fredag 10-18", "Mo-Fr 10:00-18:00"),
      ("Mon to Fri 9am-5pm", "Mo-Fr 09:00-17:00"), ("Monday to Friday 9-5pm, Sat 1-5 p.m.", "Mo-Fr 09:00-17:00; Sa 13:00-17:00"),
      ("Weekdays 8:30 a.m. to 6 p.m.; weekend closed", "Mo-Fr 08:30-18:00; Sa-Su off"), ("Fri 10pm-2am", "Fr 22:00-02:00"),
    ] as [(String, String?)])
  func words(_ text: String, _ expected: String?) {
    #expect(WrittenHours.expression(of: text) == expected)
  }

  @Test(
    "what is not sure is not guessed",
    arguments: [
      "", "So 10-12", "Di 9-12", "by arrangement", "Mo-Fr", "9", "Mo 8-18 except in August", "Mo 8-8", "25-26", "Mo 8-18 9-12 Fr",
      "13pm-14pm",
    ])
  func unsure(_ text: String) {
    #expect(WrittenHours.expression(of: text) == nil)
  }

  @Test("every language reads its own weekdays, but two that write them in two words")
  func weekdays() {
    var readers: [String] = []
    for (tag, language) in HoursLanguage.table {
      let read = language.weekdays.map { WrittenHours.expression(of: "\($0) 8:00-18:00") }
      if read == ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map({ "\($0) 08:00-18:00" }) { readers.append(tag) }
    }
    let others = Set(HoursLanguage.table.keys).subtracting(readers)
    #expect(others == ["he", "vi"], "\(others.sorted())")
  }

  @Test("a drafted mapping reads hours in words, and keeps what it cannot read")
  func draft() throws {
    let table = "name,lat,lon,Öffnungszeiten\nA,1,2,Mo bis Fr 8-18 Uhr\nB,1,3,nach Vereinbarung\nC,1,4,Mo-Fr 08:00-12:00\n"
    let folder = try TemporaryFolder()
    var sink = MemorySink()
    let report = try ImportPipeline.run([ImportSource(path: try folder.file("t.csv", Array(table.utf8)))], into: &sink)
    let hours = try sink.records.sorted { $0.name < $1.name }.map { try $0.details?.members()[.openingHours]?.string }
    #expect(hours == ["Mo-Fr 08:00-18:00", "nach Vereinbarung", "Mo-Fr 08:00-12:00"] && report.repaired["openingHoursUnread"] == 1)
  }

  @Test("the country that is given for a table is that of rows which name none, and so they have a clock")
  func country() throws {
    let table = "name,lat,lon,country,hours\nA,48.2,16.4,,Mo-Fr 8-18\nB,47.4,8.5,CH,Mo-Fr 8-18\n"
    let folder = try TemporaryFolder()
    var sink = MemorySink()
    let report = try ImportPipeline.run([ImportSource(path: try folder.file("t.csv", Array(table.utf8)), country: "AT")], into: &sink)
    #expect(sink.records.sorted { $0.name < $1.name }.map(\.address.countryCode) == ["AT", "CH"])
    #expect(report.hours.completed == 2 && report.hours.withoutZone == 0)
  }
}
