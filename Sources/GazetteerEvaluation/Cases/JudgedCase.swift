// SPDX-License-Identifier: Apache-2.0

/// A text that people type, and what has to come of it.
package struct JudgedCase: Sendable, Hashable {
  /// Names the case in reports; unique in a run.
  package var id: String
  /// What is typed; of a replayed case, what it becomes in the end.
  package var text: String
  /// Whether the text is typed letter by letter, from the first to the last.
  package var isReplayed = false
  /// The filters of the request, in the words of the command's options.
  package var filters = Filters()
  /// What has to be among the first `rank` suggestions, each; empty when the case is about what must not appear.
  package var expected: [ExpectedPlace] = []
  /// How well places answer the text; where there are some, they say what counts as found, and `expected` only what has to come.
  package var judgments: [Judgment] = []
  /// The last position that will do, 1…50.
  package var rank = 1
  /// What must not be among the suggestions.
  package var absent: [ExpectedPlace] = []
  /// Whether the case is known to fail: it fails no run, and a run tells when it passes.
  package var isKnownFailure = false
  /// What the case belongs to, as the file or the kind of error; empty for none.
  package var group = ""
  /// The primary type of what is expected, when known.
  package var type = ""
  /// Why a person means this place, for readers of the file; empty for none.
  package var note = ""

  /// What narrows a request, as `search` reads it; empty members are not sent.
  package struct Filters: Sendable, Hashable {
    package var bias = ""
    package var restriction = ""
    package var types: [String] = []
    package var countries: [String] = []
    package var origin = ""
    package var language = ""

    package init() {}
  }

  package init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

/// How a place is recognised. Everything that is given has to hold.
package struct ExpectedPlace: Sendable, Hashable {
  /// The place id.
  package var id: String?
  /// Where it lies.
  package var spot: Spot?
  /// What its fields say, by name of the field.
  package var fields: [Field: String] = [:]

  /// A position and how far off it may be.
  package struct Spot: Sendable, Hashable, Codable {
    /// Degrees.
    package var latitude: Double
    /// Degrees.
    package var longitude: Double
    /// Metres.
    package var tolerance: Double

    package init(latitude: Double, longitude: Double, tolerance: Double) {
      self.latitude = latitude
      self.longitude = longitude
      self.tolerance = tolerance
    }
  }

  /// A field that texts are compared with, folded: capitals, marks and punctuation do not matter.
  package enum Field: String, Sendable, Codable, CaseIterable {
    /// Any name of the place, in any language, or the one shown.
    case name
    case houseNumber, street, locality, postalCode
    /// The name in any language, or the two letters.
    case country
    /// A value of Tables A and B that is among the types; of several, separated by spaces, one.
    case type
  }

  package init(id: String? = nil, spot: Spot? = nil, fields: [Field: String] = [:]) {
    self.id = id
    self.spot = spot
    self.fields = fields
  }

  /// Whether nothing is asked, so that everything would do.
  package var isEmpty: Bool { id == nil && spot == nil && fields.isEmpty }
}
