// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

@Suite struct GrammarTests {
  @Test(
    "a text has one canonical form",
    arguments: [
      ("24/7", "24/7"), ("00:00-24:00", "24/7"), ("open", "open"), ("off", "off"), ("24/7 closed \"gone\"", "24/7 off \"gone\""),
      ("Mo-Fr 08:00-18:00", "Mo-Fr 08:00-18:00"), ("mo - fr 8:00–18:00", "Mo-Fr 08:00-18:00"),
      ("Monday-Friday: 8am - 6pm; Sat closed", "Mo-Fr 08:00-18:00; Sa off"), ("Mo-Fr 8-12,13-17", "Mo-Fr 08:00-12:00,13:00-17:00"),
      ("Mo-Fr 8.30-12.15", "Mo-Fr 08:30-12:15"), ("Tu 8h30-19h", "Tu 08:30-19:00"), ("Su 12pm-2 am", "Su 12:00-02:00"),
      ("Sa 1-5pm", "Sa 13:00-17:00"), ("Sa 9-5pm", "Sa 09:00-17:00"),
      ("Mo,We-Fr 10:00-12:00, 14:00-26:00", "Mo,We-Fr 10:00-12:00,14:00-26:00"),
      ("Mo-Fr 08:00-12:00, We 14:00-18:00; Su,PH off", "Mo-Fr 08:00-12:00, We 14:00-18:00; Su,PH off"),
      ("PH,Sa 10:00-12:00", "Sa,PH 10:00-12:00"), ("PH Su off", "PH Su off"), ("PH -1 day off", "PH -1 day off"),
      ("public holidays closed", "PH off"), ("SH Mo-Fr 10:00-18:00", "SH Mo-Fr 10:00-18:00"),
      ("Th[1],Th[-1] +2 days 12:00-18:00", "Th[1],Th[-1] +2 days 12:00-18:00"), ("Th[1,3-4] off", "Th[1,3-4] off"),
      ("Apr: 10:00-12:00", "Apr 10:00-12:00"), ("Oct-Mar Mo off", "Oct-Mar Mo off"), ("Apr,Oct off", "Apr,Oct off"),
      ("Dec 24,31 10:00-12:00", "Dec 24,Dec 31 10:00-12:00"), ("Dec 24-Jan 6 off", "Dec 24-Jan 6 off"),
      ("Dec 24: 10:00-12:00", "Dec 24 10:00-12:00"),
      ("Apr 10-16 off", "Apr 10-Apr 16 off"), ("2021 Mar 28-Apr 16 off", "2021 Mar 28-Apr 16 off"),
      ("2020 Dec 24-2021 Jan 6 off", "2020 Dec 24-2021 Jan 6 off"), ("Jun 1+ off", "Jun 1+ off"),
      ("easter -2 days-easter +1 day off", "easter -2 days-easter +1 day off"), ("2012 easter off", "2012 easter off"),
      ("Mar Su[-1]-Oct Su[-1] 10:00-18:00", "Mar Su[-1]-Oct Su[-1] 10:00-18:00"),
      ("Apr-Oct Su[2] 14:00-18:00", "Apr-Oct Su[2] 14:00-18:00"),
      ("Aug Su[-1] -1 day 10:00-18:00", "Aug Su[-1] -1 day 10:00-18:00"), ("Dec 25 +Su off", "Dec 25 +Su off"),
      ("Dec 25 -Su -1 day off", "Dec 25 -Su -1 day off"),
      ("2020,8000-9000 10:00-22:00", "2020,8000-9000 10:00-22:00"), ("2020-2030/2 Jan off", "2020-2030/2 Jan off"),
      ("2026+ Mo off", "2026+ Mo off"),
      ("2013,2015,2050-2053,2055/2,2020-2029/3,2060+ Jan 1", "2013,2015,2050-2053,2055/2,2020-2029/3,2060+ Jan 1"),
      ("08:00-18:00 Mo-Fr", "Mo-Fr 08:00-18:00"), ("10:00-12:00 Mo, 14:00-16:00 Tu", "Mo 10:00-12:00, Tu 14:00-16:00"),
      ("8-10,11-12 Mo, 13-14 unknown", "Mo 08:00-10:00,11:00-12:00 open, 13:00-14:00 unknown"),
      ("8-10 Mo, 24/7", "Mo 08:00-10:00 open, 24/7"),
      ("24/7, 8-10 off", "24/7, 08:00-10:00 off"), ("8-10 Mo \"x\", 12-14", "Mo 08:00-10:00 \"x\", 12:00-14:00"),
      ("monday, Tu, wE, TH 12:00 - 20:00 ; 14:00-16:00 Off ; closed public Holiday", "Mo,Tu,We,Th 12:00-20:00; 14:00-16:00 off; PH off"),
      ("open Mo-Fr 08:00-18:00", "Mo-Fr 08:00-18:00 open"), ("week 4-16,20 We", "week 4-16,20 We"),
      ("week 2-52/2 We 08:00-12:00", "week 2-52/2 We 08:00-12:00"),
      ("sunrise-sunset", "sunrise-sunset"), ("(Sunrise+01:00)-(dusk-00:30)", "(sunrise+01:00)-(dusk-00:30)"), ("dawn-22:00", "dawn-22:00"),
      ("18:00+", "18:00+"), ("07:30-19:15+", "07:30-19:15+"), ("Mo 10:00-12:00 unknown", "Mo 10:00-12:00 unknown"),
      ("\"only after registration\"; PH off", "\"only after registration\"; PH off"),
      ("Mo-Fr 10:00-12:00 open \"hot\" || “call us”", "Mo-Fr 10:00-12:00 open \"hot\" || \"call us\""),
      ("\"summer\": Jul-Aug 10:00-20:00", "\"summer\": Jul-Aug 10:00-20:00"), (" ; Mo 10:00-12:00 ;; Tu off ; ", "Mo 10:00-12:00; Tu off"),
      ("Mo-Fr 08:00-12:00,Sa 09:00-10:00", "Mo-Fr 08:00-12:00, Sa 09:00-10:00"),
      ("Jul-Aug: Mo-Fr: 10:00-12:00", "Jul-Aug Mo-Fr 10:00-12:00"),
    ])
  func canonicalForms(_ example: (text: String, canonical: String)) throws {
    let hours = try HoursExpression(example.text)
    #expect(hours.description == example.canonical)
    #expect(try HoursExpression(hours.description) == hours)
  }

  @Test(
    "what is not understood is refused where it stands",
    arguments: [
      ("", 1, nil), ("  ", 3, nil), (";", 2, nil), ("Mo-Fr 08:00", 12, nil), ("Mo-Fr 08:00-", 13, nil), ("Mo-Fri-Sa", 7, "-"),
      ("Mo-Fr 25:61-26:00", 10, "61"),
      ("Mo 49:00-50:00", 4, "49"), ("Montag 08:00-12:00", 1, "Montag"), ("Mo 08:00-12:00 Tu 09:00-10:00", 16, "Tu"), ("Mo[6] off", 4, "6"),
      ("08:00-18:00 PH off", 16, "off"), ("24/7 Mo", 6, "Mo"), ("08:00-12:00 Mo 13:00-14:00", 16, "13"), ("Mo[0] off", 4, "0"),
      ("Feb 30 off", 5, "30"), ("Jan 5-Feb off", 11, "off"), ("Jan-Feb 5 off", 9, "5"), ("week 54 off", 6, "54"),
      ("week off", 6, "off"),
      ("Mo-Fr, 08:00-12:00", 8, "08"), ("Mo-Fr 08:00-12:00,", 19, nil), ("Mo || ", 7, nil), ("Mo \"open", 4, "\""),
      ("08:00-12:00 @", 13, "@"),
      ("2025-2020 off", 6, "2020"), ("Dec 24-2027 Jan 6 off", 8, "2027"), ("2027 Dec 24-2026 Jan 6 off", 13, "2026"),
      ("(sunset) - 24:00", 8, ")"),
      ("Mo 13pm-15pm", 4, "13"), ("12345-20:00", 1, "12345"), ("PH +400 days off", 5, "400"), ("Mo 8", 5, nil),
    ])
  func refusals(_ example: (text: String, position: Int, found: String?)) {
    #expect { try HoursExpression(example.text) } throws: { error in
      guard let error = error as? HoursSyntaxError else { return false }
      return (error.position, error.found) == (example.position, example.found)
    }
  }

  @Test func anErrorSaysWhatWasExpected() {
    #expect { try HoursExpression("Mo-Fr 08:00-12:00 or later") } throws: {
      "\($0)" == "opening hours, character 19: expected a day, a time or a state, found 'or'"
    }
    #expect { try HoursExpression("Feb 30") } throws: {
      "\($0)" == "opening hours, character 5: expected a day of Feb, 1 to 29, found '30'"
    }
    #expect { try HoursExpression(String(repeating: "Mo off;", count: 600)) } throws: { "\($0)".contains("at most 4096 bytes") }
  }
}
