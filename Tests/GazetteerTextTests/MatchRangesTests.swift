// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

@Suite struct MatchRangesTests {
  /// The original with the matched stretches in brackets, for tables that can be read.
  private func marked(_ text: String, in original: String, allowInfix: Bool = false) -> String {
    let ranges = TextAnalyzer.matchRanges(of: TextAnalyzer.query(text), in: original, allowInfix: allowInfix)
    let scalars = Array(original.unicodeScalars)
    var result = String.UnicodeScalarView()
    for index in 0...scalars.count {
      if ranges.contains(where: { $0.upperBound == index }) { result.append("]") }
      if ranges.contains(where: { $0.lowerBound == index }) { result.append("[") }
      if index < scalars.count { result.append(scalars[index]) }
    }
    return String(result)
  }

  @Test(
    "What is typed is marked in the original text",
    arguments: [
      ("", "Paris", "Paris"),
      ("x", "Paris", "Paris"),
      ("x", "", ""),
      ("par", "Paris", "[Par]is"),
      ("PARIS", "Paris", "[Paris]"),
      ("stras", "Straße", "[Straß]e"),
      ("strass", "Straße", "[Straß]e"),
      ("strasse", "Straße", "[Straße]"),
      ("ny c", "Bar (NY) City", "Bar ([NY) C]ity"),
      ("new york", "Hotel New-York", "Hotel [New-York]"),
      ("newyork", "Hotel New-York", "Hotel [New-York]"),
      ("newy", "Hotel New-York", "Hotel [New-Y]ork"),
      ("mcdonalds", "McDonald's", "[McDonald's]"),
      ("mcdonald", "McDonald's", "[McDonald]'s"),
      ("mueller", "Café Müller", "Café [Müller]"),
      ("muller", "Café Müller", "Café [Müller]"),
      ("mue", "Müller", "[Mü]ller"),
      ("att", "AT&T Store", "[AT&T] Store"),
      ("hr macm", "H. R. MacMillan Centre", "[H. R. MacM]illan Centre"),
      ("h r macm", "H. R. MacMillan Centre", "[H. R. MacM]illan Centre"),
      ("macmillan", "H. R. MacMillan Centre", "H. R. [MacMillan] Centre"),
      ("smith", "J. Smith", "J. [Smith]"),
      ("oper", "Place de l'Opéra", "Place de l'[Opér]a"),
      ("place de lop", "Place de l'Opéra", "[Place de l'Op]éra"),
      ("ascq", "Villeneuve-d’Ascq", "Villeneuve-d’[Ascq]"),
      ("barnes and", "Barnes & Noble", "[Barnes &] Noble"),
      ("us bank", "U.S. Bank", "[U.S. Bank]"),
      ("js", "J.Smith", "J.Smith"),
      ("smi", "J.Smith", "J.[Smi]th"),
      ("j sm", "J.Smith", "[J.Sm]ith"),
      ("sm caf", "J.Smith-Jones Café", "J.[Sm]ith-Jones [Caf]é"),
      ("smithjones", "J.Smith-Jones Café", "J.[Smith-Jones] Café"),
      ("york new", "New York", "[New] [York]"),
      ("new new", "New York New", "[New] York [New]"),
      ("new new", "New York", "[New] York"),
      ("new ", "Newark New", "Newark [New]"),
      ("new ", "Newark", "[New]ark"),
      ("ark", "Newark", "Newark"),
      ("東京", "東京タワー", "[東京]タワー"),
      ("京タ", "東京タワー", "東[京タ]ワー"),
      ("東京タ", "東京 タワー", "[東京 タ]ワー"),
      ("タワー東京", "東京タワー", "[東京タワー]"),
      ("がら", "ガラス", "[ガラ]ス"),
      ("か", "ガラス", "[ガ]ラス"),
      ("ｶﾞ", "ｶﾞﾗｽ", "[ｶﾞ]ﾗｽ"),
      ("tower", "東京Tower", "東京[Tower]"),
      ("한", "\u{1112}\u{1161}\u{11AB}국", "[\u{1112}\u{1161}\u{11AB}]국"),
      ("하", "\u{1112}\u{1161}\u{11AB}국", "[\u{1112}\u{1161}\u{11AB}]국"),
      ("성", "서울 강남", "[서울] 강남"),
      ("ㅅ", "서울", "[서]울"),
      ("강남", "서울 강남", "서울 [강남]"),
      ("seou", "서울 강남", "[서울] 강남"),
      ("jongn", "종로", "[종로]"),
      ("दिल", "दिल्ली", "[दिल्]ली"),
      ("cafe", "Cafe\u{301} X", "[Cafe\u{301}] X"),
      ("kg", "5 ㎏", "5 [㎏]"),
      ("محمد", "مُحَمَّد", "[مُحَمَّد]"),
      ("قاهرة", "مقهى القاهرة الكبير", "مقهى ال[قاهرة] الكبير"),
      ("كبير", "القاهرة الكبير", "القاهرة ال[كبير]"),
      ("القاه", "القاهرة", "[القاه]رة"),
      ("mosk", "Москва", "[Моск]ва"),
      ("novg", "Нижний Новгород", "Нижний [Новг]ород"),
      ("nov niz", "Нижний Новгород", "[Ниж]ний [Нов]город"),
      ("kod", "Кодьяк", "[Кодь]як"),
      ("benaki", "Μουσείο Μπενάκη", "Μουσείο [Μπενάκη]"),
      ("b", "Μπενάκη", "[Μπ]ενάκη"),
      ("tok", "とうきょう", "[とうき]ょう"),
      ("tbil", "თბილისი", "[თბილ]ისი"),
      ("kafe", "Bar Кафе\u{301} X", "Bar [Кафе\u{301}] X"),
    ])
  func table(text: String, original: String, expected: String) {
    #expect(marked(text, in: original) == expected)
  }

  @Test("Inside words three letters are marked when no word starts so, if allowed")
  func infix() {
    #expect(marked("ark", in: "Newark", allowInfix: true) == "New[ark]")
    #expect(marked("ar", in: "Newark", allowInfix: true) == "Newark")
    #expect(marked("ark", in: "Newark Arkade", allowInfix: true) == "Newark [Ark]ade")
    #expect(marked("andy hou", in: "Candy House", allowInfix: true) == "C[andy] [Hou]se")
    #expect(marked("ars", in: "Bar Star", allowInfix: true) == "Bar Star")
    #expect(marked("ass", in: "Straße", allowInfix: true) == "Str[aß]e")
  }
}
