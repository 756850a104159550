// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// The places that a text asks for by what they are: those of a category (`coffee`, `museums in Paris`), or those with a name beside another place.
struct CategorySuggestions {
  /// How the text asks for them.
  var wanted: SubjectQuery
  /// In the order of the answer.
  var places: [PlaceSuggestion]
  /// Places of the category whose name stands beside it, best first.
  var named: [PlaceSuggestion] = []
  /// Whether they may take slots from places that match by name: the text is only a category, or joins it to a place.
  var isSure: Bool
  /// The position that the places are nearest to, if the text is nothing but the category.
  var center: GeoPoint?
  /// The area of the place that the text names beside; nil when it names none.
  var area: SearchArea?
  /// How many of the places, the first ones, have the area in their address.
  var inAddress = 0
  /// The places that match the text without its joining word.
  var joined = JoinedMatches()
  /// False when the deadline cut the search short.
  var isComplete: Bool
}

/// Places that have all words of a text but the one that joins a category and a place, which no name or address need have.
struct JoinedMatches {
  /// By name and address, best first: *Sushi Bar* on Davie Street, for `sushi on davie`.
  var inContext: [PlaceSuggestion] = []
  /// The best one whose name is just these words: *Canada Place*, for `place du canada`.
  var name: PlaceSuggestion?
}
