// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

/// Spellings of real names that people take for the same, script by script, and some that they do not.
@Suite struct ScriptTests {
  @Test(
    "Names fold alike as people write them",
    arguments: [
      "Łódź = lodz", "Kraków = KRAKOW", "Țara = Ţara = tara", "Iași = Iaşi = iasi", "Győr = gyor", "Reykjavík = reykjavik",
      "Þórshöfn = thorshofn",
      "Ísafjörður = isafjordur", "Tromsø = TROMSØ = tromso", "Şanlıurfa = sanliurfa = ŞANLIURFA", "İzmir = IZMIR = ızmir = izmir",
      "Gəncə = gence",
      "Đà Nẵng = Da Nang = ÐÀ NẴNG", "Thừa Thiên Huế = thua thien hue", "Cần Thơ = can tho", "Mỹ Tho = my tho", "Straße = STRASSE = straẞe",
      "Ŵyddgrug = wyddgrug", "Għargħur = gharghur", "Kárášjohka = karasjohka", "Ọ̀ṣun = osun", "Ɗan Ɓatta = dan batta", "Ĳmuiden = IJmuiden",
      "Čačak = cacak", "Ǆamija = džamija", "Hawaiʻi = Hawai'i = hawaii", "Sant Cugat = sant cugat", "L’Hospitalet = l'hospitalet",
      "Αθήνα = ΑΘΗΝΑ = αθηνα", "Ταΰγετος = ΤΑΫΓΕΤΟΣ = ταυγετοσ", "Άγιος = ΑΓΙΟΣ", "Ἑλλάς = ελλας",
      "Орёл = орел = ОРЁЛ", "Київ = київ = КИЇВ", "Ґорлівка = горлівка", "Алматы = АЛМАТЫ", "Қызылорда = кызылорда", "Ђаковица = ЂАКОВИЦА",
      "Улаанбаатар = улаанбаатар", "Өвөрхангай = оворхангаи", "Душанбе = душанбе",
      "القاهرة = القاهره = اَلْقَاهِرَة", "أبو ظبي = ابو ظبي = أبو ظبى", "إربد = اربد", "مكّة = مكه = مـكـة", "تهران = تِهران", "کرمان = كرمان",
      "شیراز = شيراز", "کیش = كيش", "لاہور = لاهور = لاھور", "کراچی = كراچي", "ڤيلا = فيلا", "هەولێر = ههولير", "سلێمانی = سليماني",
      "گلستاں = گلستان",
      "ירושלים = יְרוּשָׁלַיִם", "תל אביב = תל־אביב", "צה״ל = צה\"ל = צהל",
      "चंडीगढ़ = चंडीगढ", "ग़ाज़ीपुर = गाजीपुर", "ঢাকা = ঢাকা", "গড়িয়া = গডিযা", "কলকাতা = কলকাতা", "ಬೆಂಗಳೂರು = ಬೆಂಗಳೂರು", "சென்னை = சென்னை",
      "கொழும்பு = கொழும்பு", "കണ്ണൂർ = കണ്ണൂര്‍ = കണ്ണൂര്", "ആലപ്പുഴ = ആലപ്പുഴ", "శ్రీకాకుళం = శ్రీకాకుళం", "ශ්‍රී ලංකා = ශ්රී ලංකා", "উৎসব = উত্‌সব",
      "กรุงเทพฯ = กรุงเทพ", "๑๒๓ = 123", "ວຽງຈັນ = ວຽງຈັນ", "ភ្នំពេញ = ភ្នំ\u{200B}ពេញ", "ရန်ကုန် = ရန် ကုန်",
      "東京 = 東\u{E0100}京", "神社 = 神社", "とうきょう = トウキョウ = ﾄｳｷｮｳ", "ガスト = ｶﾞｽﾄ = がすと", "ラーメン = らーめん = ﾗｰﾒﾝ", "霞が関 = 霞ガ関", "いすゞ = イスヾ",
      "ヴィラ = ウ\u{3099}ィラ", "３丁目 = 3丁目", "서울 = ㅅㅓㅇㅜㄹ", "서울특별시 = 서울 특별시",
      "თბილისი = ᲗᲑᲘᲚᲘᲡᲘ = ႧႡႨႪႨႱႨ", "Երևան = Երեւան = ԵՐԵՎԱՆ = երեվան", "Գյումրի = ԳՅՈՒՄՐԻ",
      "አዲስ አበባ = ዐዲስ አበባ = አዲስ፡አበባ", "ሐረር = ሀረር", "ፀሐይ = ጸሀይ", "ལྷ་ས = ལྷ་ས་", "ᠮᠣᠩᠭᠣᠯ = ᠮᠣᠩᠭᠣᠯ\u{180B}", "ᏣᎳᎩ = ꮳꮃꭹ",
    ])
  func alike(line: String) {
    let spellings = line.components(separatedBy: " = ")
    #expect(spellings.count > 1)
    let keys = spellings.map { String(decoding: TextAnalyzer.query($0).key, as: UTF8.self) }
    #expect(Set(keys.map { Array($0.utf8) }).count == 1, "\(keys)")
  }

  @Test(
    "Letters that a reader tells apart stay apart",
    arguments: [
      "कि = की", "दल = दिल", "கல் = கால்", "มา = ม้า", "กา = ก่า", "ハハ = ババ", "きよう = きょう", "ビル = ビール", "가 = 까", "גדול = גדל", "بر = پر",
      "گل = كل", "и = і", "г = ж", "ქ = კ", "ու = ո", "ሀ = ሁ", "东 = 東",
    ])
  func apart(line: String) {
    let spellings = line.components(separatedBy: " = ")
    #expect(TextAnalyzer.query(spellings[0]).key != TextAnalyzer.query(spellings[1]).key)
  }
}
