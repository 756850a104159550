// SPDX-License-Identifier: Apache-2.0

extension HoursLanguage {
  static let english = HoursLanguage(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday", closed: "Closed", allDay: "Open 24 hours", .twelveHours, dash: " – ")

  /// Languages by tag.
  package static let table: [String: HoursLanguage] = [
    "ar": HoursLanguage(
      "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد", closed: "مغلق", allDay: "مفتوح على مدار 24 ساعة", .plain, separator: "، "),
    "bg": HoursLanguage(
      "понеделник вторник сряда четвъртък петък събота неделя", closed: "Затворено", allDay: "Отворено денонощно", .plain),
    "ca": HoursLanguage(
      "dilluns dimarts dimecres dijous divendres dissabte diumenge", closed: "Tancat", allDay: "Obert les 24 hores", .plain),
    "cs": HoursLanguage("pondělí úterý středa čtvrtek pátek sobota neděle", closed: "Zavřeno", allDay: "Otevřeno 24 hodin denně", .plain),
    "da": HoursLanguage("mandag tirsdag onsdag torsdag fredag lørdag søndag", closed: "Lukket", allDay: "Døgnåbent", .dotted),
    "de": HoursLanguage(
      "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag", closed: "Geschlossen", allDay: "24 Stunden geöffnet", .twoDigits),
    "el": HoursLanguage(
      "Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο Κυριακή", closed: "Κλειστά", allDay: "Ανοικτό όλο το 24ωρο", .twoDigits),
    "en": english,
    "es": HoursLanguage("lunes martes miércoles jueves viernes sábado domingo", closed: "Cerrado", allDay: "Abierto 24 horas", .plain),
    "et": HoursLanguage(
      "esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev", closed: "Suletud", allDay: "Avatud ööpäev läbi", .twoDigits),
    "fa": HoursLanguage(
      "دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه شنبه یکشنبه", closed: "تعطیل", allDay: "۲۴ ساعته باز است", .persian, separator: "، "),
    "fi": HoursLanguage(
      "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai", closed: "Suljettu", allDay: "Avoinna 24 tuntia", .dotted),
    "fr": HoursLanguage(
      "lundi mardi mercredi jeudi vendredi samedi dimanche", closed: "Fermé", allDay: "Ouvert 24h/24", .twoDigits, colon: " : "),
    "he": HoursLanguage("יום_שני יום_שלישי יום_רביעי יום_חמישי יום_שישי שבת יום_ראשון", closed: "סגור", allDay: "פתוח 24 שעות", .plain),
    "hi": HoursLanguage("सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार", closed: "बंद", allDay: "24 घंटे खुला", .plain),
    "hr": HoursLanguage(
      "ponedjeljak utorak srijeda četvrtak petak subota nedjelja", closed: "Zatvoreno", allDay: "Otvoreno 0–24", .twoDigits),
    "hu": HoursLanguage("hétfő kedd szerda csütörtök péntek szombat vasárnap", closed: "Zárva", allDay: "Éjjel-nappal nyitva", .plain),
    "id": HoursLanguage("Senin Selasa Rabu Kamis Jumat Sabtu Minggu", closed: "Tutup", allDay: "Buka 24 jam", .dotted),
    "it": HoursLanguage(
      "lunedì martedì mercoledì giovedì venerdì sabato domenica", closed: "Chiuso", allDay: "Aperto 24 ore su 24", .twoDigits),
    "ja": HoursLanguage("月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日", closed: "定休日", allDay: "24 時間営業", .japanese, dash: "～", separator: "、"),
    "ko": HoursLanguage("월요일 화요일 수요일 목요일 금요일 토요일 일요일", closed: "휴무일", allDay: "24시간 영업", .korean, dash: " ~ "),
    "nb": HoursLanguage("mandag tirsdag onsdag torsdag fredag lørdag søndag", closed: "Stengt", allDay: "Døgnåpent", .twoDigits),
    "nl": HoursLanguage(
      "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag", closed: "Gesloten", allDay: "24 uur geopend", .twoDigits),
    "pl": HoursLanguage(
      "poniedziałek wtorek środa czwartek piątek sobota niedziela", closed: "Zamknięte", allDay: "Czynne całą dobę", .twoDigits),
    "pt": HoursLanguage(
      "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo", closed: "Fechado", allDay: "Aberto 24 horas",
      .twoDigits),
    "ro": HoursLanguage("luni marți miercuri joi vineri sâmbătă duminică", closed: "Închis", allDay: "Deschis 24 de ore", .twoDigits),
    "ru": HoursLanguage(
      "понедельник вторник среда четверг пятница суббота воскресенье", closed: "Закрыто", allDay: "Открыто круглосуточно", .twoDigits),
    "sk": HoursLanguage("pondelok utorok streda štvrtok piatok sobota nedeľa", closed: "Zatvorené", allDay: "Otvorené 24 hodín", .plain),
    "sv": HoursLanguage("måndag tisdag onsdag torsdag fredag lördag söndag", closed: "Stängt", allDay: "Öppet dygnet runt", .twoDigits),
    "th": HoursLanguage("วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์", closed: "ปิดทำการ", allDay: "เปิด 24 ชั่วโมง", .twoDigits),
    "tr": HoursLanguage("Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar", closed: "Kapalı", allDay: "24 saat açık", .twoDigits),
    "uk": HoursLanguage(
      "понеділок вівторок середа четвер пʼятниця субота неділя", closed: "Зачинено", allDay: "Відчинено цілодобово", .twoDigits),
    "vi": HoursLanguage("Thứ_Hai Thứ_Ba Thứ_Tư Thứ_Năm Thứ_Sáu Thứ_Bảy Chủ_Nhật", closed: "Đóng cửa", allDay: "Mở cửa cả ngày", .twoDigits),
    "zh": HoursLanguage("星期一 星期二 星期三 星期四 星期五 星期六 星期日", closed: "休息", allDay: "24 小时营业", .twoDigits, colon: ": ", separator: "、"),
    "zh-Hant": HoursLanguage("星期一 星期二 星期三 星期四 星期五 星期六 星期日", closed: "休息", allDay: "24 小時營業", .chinese, separator: "、"),
  ]

  /// Other tags of these languages.
  static let aliases = ["no": "nb", "nn": "nb", "iw": "he", "in": "id", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant"]

  /// Weekdays are separated by spaces; `_` is a space within a name.
  private init(
    _ weekdays: String, closed: String, allDay: String, _ clock: Clock, colon: String = ": ", dash: String = "–",
    separator: String = ", "
  ) {
    self.weekdays = weekdays.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
    self.closed = closed
    self.allDay = allDay
    self.clock = clock
    self.colon = colon
    self.dash = dash
    self.separator = separator
  }
}
