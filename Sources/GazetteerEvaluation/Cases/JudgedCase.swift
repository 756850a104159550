// SPDX-License-Identifier: Apache-2.0

/// A text that people type, and the places that are expected.
package struct JudgedCase: Sendable, Hashable {
  /// Its name in reports; unique in a run.
  package var id: String
  /// The typed text; for a replayed case, the complete text.
  package var text: String
  /// Whether the text is typed letter by letter, from the first to the last.
  package var isReplayed = false
  /// The filters of the request, named as the command's options.
  package var filters = Filters()
  /// Places that must all be among the first `rank` suggestions; empty if the case only says what must not appear.
  package var expected: [ExpectedPlace] = []
  /// How well places answer the text. If there are any, they determine what counts as found, and `expected` only what must appear.
  package var judgments: [Judgment] = []
  /// The last acceptable position, 1…50.
  package var rank = 1
  /// Suggestions asked for each text, 1…50; a case that accepts a later position asks for as many as that.
  package var limit = JudgedCase.defaultLimit
  /// Places that must not be among the first five suggestions.
  package var absent: [ExpectedPlace] = []
  /// Whether the case is known to fail: its failure fails no run, and a run reports when it passes.
  package var isKnownFailure = false
  /// The group of the case, such as its file or the kind of typo; empty for none.
  package var group = ""
  /// The primary type of the expected place, if known.
  package var type = ""
  /// Why people mean this place, for readers of the file; empty for none.
  package var note = ""

  /// Suggestions asked for when nobody says how many: a place after the tenth counts as not found.
  package static let defaultLimit = 10

  /// The filters of a request, as `search` reads them; empty members are not sent.
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

/// How a place is recognised. Every given condition must hold.
package struct ExpectedPlace: Sendable, Hashable {
  /// The place id.
  package var id: String?
  /// Its position.
  package var spot: Spot?
  /// The values of its fields.
  package var fields: [Field: String] = [:]

  /// A position, and how far away a place may be.
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

  /// A field whose values are compared in folded form: capitals, marks and punctuation do not matter.
  package enum Field: String, Sendable, Codable, CaseIterable {
    /// Any name of the place, in any language, or the shown name.
    case name
    case houseNumber, street, locality, postalCode
    /// The name in any language, or the two letters.
    case country
    /// A value of Tables A and B that is among the types; of several, separated by spaces, any.
    case type
  }

  package init(id: String? = nil, spot: Spot? = nil, fields: [Field: String] = [:]) {
    self.id = id
    self.spot = spot
    self.fields = fields
  }

  /// Whether there is no condition, so that every place would be accepted.
  package var isEmpty: Bool { id == nil && spot == nil && fields.isEmpty }
}
