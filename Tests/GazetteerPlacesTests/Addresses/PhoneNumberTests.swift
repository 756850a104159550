// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Testing

@Suite struct PhoneNumberTests {
  static let numbers: [(text: String, country: String?, international: String?, national: String?)] = [
    ("+33 1 40 20 53 17", "FR", "+33 1 40 20 53 17", "01 40 20 53 17"),
    ("01 40 20 53 17", "FR", "+33 1 40 20 53 17", "01 40 20 53 17"),
    ("0033 1 40 20 53 17", "FR", "+33 1 40 20 53 17", "01 40 20 53 17"),
    ("+33 1 40 20 53 17; +33 1 40 20 50 50", "FR", "+33 1 40 20 53 17", "01 40 20 53 17"),
    ("+44 (0)20 7323 8299", "GB", "+44 20 7323 8299", "020 7323 8299"),
    ("(020) 7323 8299", "GB", "+44 20 7323 8299", "(020) 7323 8299"),
    ("+49 (30) 266424242", "DE", "+49 (30) 266424242", "(030) 266424242"),
    ("+49-30-266424242", "DE", "+49-30-266424242", "030-266424242"),
    ("212.736.3100", "US", "+1 212-736-3100", "(212) 736-3100"),
    ("+1 (212) 736 3100", "US", "+1 212-736-3100", "(212) 736-3100"),
    ("1-416-868-6937", "CA", "+1 416-868-6937", "(416) 868-6937"),
    ("+12127363100", "US", "+1 212-736-3100", "(212) 736-3100"),
    ("+1 876 555 0123", "JM", "+1 876-555-0123", "(876) 555-0123"),
    ("911 911", "US", nil, "911 911"),
    ("+7 495 697-03-49", "RU", "+7 495 697-03-49", "8 495 697-03-49"),
    ("8 (495) 697-03-49", "RU", "+7 (495) 697-03-49", "8 (495) 697-03-49"),
    ("+36 1 441 4000", "HU", "+36 1 441 4000", "06 1 441 4000"),
    ("+39 06 3996 7700", "IT", "+39 06 3996 7700", "06 3996 7700"),
    ("06 3996 7700", "IT", "+39 06 3996 7700", "06 3996 7700"),
    ("+34 915 55 55 55", "ES", "+34 915 55 55 55", "915 55 55 55"),
    ("(11) 3251-5644", "BR", "+55 11 3251-5644", "(11) 3251-5644"),
    ("+61 2 9250 7111", "AU", "+61 2 9250 7111", "02 9250 7111"),
    ("02 9250 7111", "AU", "+61 2 9250 7111", "02 9250 7111"),
    ("+61 1300 363 992", "AU", "+61 1300 363 992", "1300 363 992"),
    ("1300 363 992", "AU", "+61 1300 363 992", "1300 363 992"),
    ("+81 3-3433-5111", "JP", "+81 3-3433-5111", "03-3433-5111"),
    ("+54 11 4331-0000", "AR", "+54 11 4331-0000", nil),
    ("011 4331-0000", "AR", nil, "011 4331-0000"),
    ("+44 20 7323 8299", "FR", "+44 20 7323 8299", nil),
    ("+44 20 7323 8299", nil, "+44 20 7323 8299", nil),
    ("020 7323 8299", nil, nil, "020 7323 8299"),
    ("110", "DE", nil, "110"),
    ("1-800-FLOWERS", "US", nil, "1-800-FLOWERS"),
    ("+1 800 FLOWERS 5", "US", "+1 800 FLOWERS 5", nil),
    ("12345 ext. 6", "DE", nil, "12345 ext. 6"),
  ]

  @Test("a number has both forms where one follows from the other", arguments: numbers)
  func forms(_ example: (text: String, country: String?, international: String?, national: String?)) throws {
    let number = try #require(PhoneNumber(example.text, country: example.country))
    #expect(number.international == example.international)
    #expect(number.national == example.national)
  }

  @Test(arguments: ["", " ", "none", "+", "ask at the desk"])
  func textWithoutADigitIsNoNumber(_ text: String) {
    #expect(PhoneNumber(text, country: "FR") == nil)
  }

  @Test func everyCountryKeepsItsOwnCode() {
    for (country, digits) in [("VA", "39"), ("KZ", "7"), ("XK", "383"), ("SX", "1"), ("HK", "852")] {
      #expect(CallingCode.of(country: country)?.digits == digits)
    }
    #expect(CallingCode.of(country: "AQ") == nil && CallingCode.of(country: "fr") == nil)
  }
}
