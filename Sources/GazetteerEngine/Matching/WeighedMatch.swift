// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

extension QueryVariants {
  /// The match as the languages of the names, and the marks that were typed, make it, for a place whose record is at hand.
  ///
  /// - Parameters:
  ///   - match: The match of all names, foreign ones among them.
  ///   - terms: The terms of the record.
  ///   - countryTerms: The folded words of the names of the place's country, in all languages.
  ///   - names: The words of the index.
  package func weighed(
    _ match: TextMatch, for record: PlaceRecord, terms: PlaceTerms, countryTerms: [[UInt8]], names: some WordCounts,
    correctable: [CorrectableText]
  ) throws -> TextMatch {
    let languages = try weighingLanguages(
      match, primary: { PlaceTerms(primary: record.name, others: []) },
      native: { nativeNames?.terms(primary: record.name, others: record.names, country: record.address.countryCode) },
      corrected: { native in
        try correctable.match(native, names) { try $0.corrections(intoWordsOf: terms.contextForms, or: countryTerms, names) }
      })
    return weighingMarks(languages) { record.allNames }
  }
}
