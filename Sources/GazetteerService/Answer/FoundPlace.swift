// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// A candidate with its record.
struct FoundPlace {
  let candidate: Candidate
  let record: PlaceRecord
  /// The text as it was read for this place, without its typos.
  let text: QueryText
  /// Words of the text that the place lacks, folded; none unless it matches in part.
  var missingTerms: [String] = []
}

/// What a search found, as far as a request is to see it.
struct FoundPlaces {
  /// Best first, at most as many as asked for.
  var places: [FoundPlace] = []
  var isComplete = true

  /// Whether the text is found in the names alone of any of them.
  var hasName: Bool { places.contains { [.nameStart, .nameWords].contains($0.candidate.match.matchClass) } }
}
