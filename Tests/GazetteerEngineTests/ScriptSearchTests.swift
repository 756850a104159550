// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Names are found however their script is typed.
@Suite struct ScriptSearchTests {
  @Test(
    "Hangul is found in every state of the keyboard",
    arguments: ["ㅅ", "서", "성", "서우", "서울", "ㅅㅓㅇ", "ㅅㅓㅇㅜㄹ", "\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}", "seoul", "se"])
  func hangul(text: String) throws {
    let world = try World(.place("서울", id: "seoul"), .place("부산", id: "busan"))
    #expect(try world.search(text) == ["서울"])
  }

  @Test("A syllable closed too early finds what it is going to be", arguments: ["대궁", "대구여", "대구역", "daegu", "구역"])
  func closedTooEarly(text: String) throws {
    let world = try World(.place("대구역"), .place("대전"))
    #expect(try world.search(text) == ["대구역"])
  }

  @Test(
    "A name in one script is found by typing another",
    arguments: [
      ("niz", "Нижний Новгород"), ("nizhniy n", "Нижний Новгород"), ("novgorod niz", "Нижний Новгород"), ("peirai", "Πειραιάς"),
      ("tokyo", "とうきょう"), ("tbil", "თბილისი"), ("yerev", "Երևան"), ("erev", "Երևան"), ("Мадри", "Madrid"), ("Μπούργκας", "Burgas"),
      ("London", nil), ("ლონდონ", nil),
    ])
  func otherScript(text: String, name: String?) throws {
    let names = ["Нижний Новгород", "Πειραιάς", "とうきょう", "თბილისი", "Երևան", "Madrid", "Burgas"]
    let world = try World(names.enumerated().map { .place($0.element, id: "\($0.offset)") })
    #expect(try world.search(text).first == name)
  }

  @Test("A whole name beside a word of the address comes before a name that has its letters inside") func wholeNameWithoutSpaces() throws {
    let world = try World(
      .place("東京都", id: "tokyo", importance: 0.95, locality: "日本"), .place("京都", id: "kyoto", at: (1, 1), importance: 0.8, locality: "日本"))
    #expect(try world.search("京都 日本") == ["京都", "東京都"])
    #expect(try world.search("日本　京都").first == "京都")
    var request = SearchRequest(text: "京都 日本")
    #expect(try world.engine.search(request).candidates == world.reference.search(request))
    request.text = "京都 日"
    #expect(try world.engine.search(request).candidates == world.reference.search(request))
  }

  @Test("A space in a script that needs none may divide a name from its address", arguments: ["タワー 渋谷", "渋谷 タワー", "渋谷　タワ"])
  func spaces(text: String) throws {
    let world = try World(.place("タワー", id: "a", locality: "渋谷"), .place("タワー", id: "b", at: (1, 1), locality: "新宿"))
    #expect(try world.search(text).count == 1)
  }

  @Test(
    "The Arabic article may be left out or put in", arguments: [("رياض", "الرياض"), ("الرياض", "الرياض"), ("القدس", "قدس"), ("قد", "قدس")])
  func article(text: String, name: String) throws {
    let world = try World(.place("الرياض"), .place("قدس"))
    #expect(try world.search(text) == [name])
  }

  @Test("Umlauts may be spelled out on either side", arguments: ["müll", "muell", "mueller", "müller"])
  func umlauts(text: String) throws {
    let world = try World(.place("Müller"), .place("Mueller"))
    #expect(try world.search(text).count == 2)
  }
}
