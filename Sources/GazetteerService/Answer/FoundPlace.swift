// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// A candidate with its record.
struct FoundPlace {
  let candidate: Candidate
  let record: PlaceRecord
  /// The text as it was read for this place, with typos corrected.
  let text: QueryText
  /// Words of the text that the place lacks, folded; empty unless it is a partial match.
  var missingTerms: [String] = []
}

/// The places that a search found and the request allows.
struct FoundPlaces {
  /// Best first, at most as many as asked for.
  var places: [FoundPlace] = []
  var isComplete = true

  /// Whether any of them matches by names alone.
  var hasName: Bool {
    places.contains { $0.candidate.match.matchClass == .nameStart || $0.candidate.match.matchClass == .nameWords }
  }
}
