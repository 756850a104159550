// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  /// Hebrew. One-letter short forms are left out.
  static let hebrew = LanguageWords(
    "he",
    """
    רחוב | רח
    שדרות | שד
    שכונה | שכ
    שכונת | שכ
    דוקטור | דר
    פרופסור | פרופ
    """)
}
