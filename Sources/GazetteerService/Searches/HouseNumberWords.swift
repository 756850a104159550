// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// The words with digits of a text that may be a house's address.
///
/// - `Europaplatz 1, 10557 Berlin` has 1 and 10557
/// - `Platz der Republik` has none
struct HouseNumberWords {
  /// Folded.
  private let words: [[UInt8]]

  var isEmpty: Bool { words.isEmpty }

  init(of text: String) {
    guard !TypedAddress.variants(of: text).isEmpty else {
      words = []
      return
    }
    let query = TextAnalyzer.query(text)
    words = query.terms.map { Array(query.key[$0]) }.filter { $0.contains(where: \.isASCIIDigit) }
  }

  /// Whether a place that is not an area may be the answer. A street may, if the house is not known. Any other place must contain each of the
  /// numbers; else it would stand for a house that is not in the index.
  func allow(_ place: PlaceRecord) -> Bool { isEmpty || place.primaryType == "route" || areSaid(by: place) }

  /// Whether a place contains each number as a whole word of its names or address: `Pier 39` is a name, and a postal code is not a house number.
  private func areSaid(by place: PlaceRecord) -> Bool {
    let terms = PlaceTerms(place)
    let said = Set((terms.mainForms + terms.aliasForms + terms.contextForms).flatMap { form in form.terms.map { Array(form.key[$0]) } })
    return words.allSatisfy(said.contains)
  }
}
