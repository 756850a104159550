// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// An autocomplete request as it was sent, not yet checked. `AutocompleteQuery` is its checked form.
///
/// Absent members are nil or empty. Names and meanings are those of the web contract; `limit` is an extension.
package struct AutocompleteParameters: Equatable, Sendable {
  /// The typed text.
  package var input = ""
  /// The region where places rank higher.
  package var locationBias: Area?
  /// The region in which places must be.
  package var locationRestriction: Area?
  /// At most five types of Tables A and B, or `(regions)` or `(cities)` alone.
  package var includedPrimaryTypes: [String] = []
  /// At most fifteen two-letter codes, upper or lower case.
  package var includedRegionCodes: [String] = []
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers omit; empty for none.
  package var regionCode = ""
  /// The point from which distances are measured.
  package var origin: Point?
  /// The position of the cursor in `input`, in code points; nil for the end.
  package var inputOffset: Int?
  /// Whether the answer may contain query predictions.
  package var includeQueryPredictions = false
  /// Groups the requests of one search; empty for none.
  package var sessionToken = ""
  /// Whether the answer may contain businesses without an address to visit.
  package var includePureServiceAreaBusinesses = false
  /// Whether the answer may contain businesses that have not opened yet.
  package var includeFutureOpeningBusinesses = false
  /// Greatest number of suggestions, 1…50; nil for 5. Not part of the contract.
  package var limit: Int?
  /// What attributes of places have to be. Not part of the contract.
  package var conditions: [AttributeCondition] = []
  /// What the answer counts the matches by; not part of the contract.
  package var facets: [String] = []
  /// Whether only places that are open now are wanted; not part of the contract.
  package var isOpenNow = false

  /// A request for completions of `input`, without a region.
  package init(input: String = "") { self.input = input }

  /// A position in degrees.
  package struct Point: Equatable, Sendable {
    package var latitude: Double
    package var longitude: Double

    /// A position, not yet checked.
    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A circle or a rectangle; exactly one must be given.
  package struct Area: Equatable, Sendable {
    package var circle: Circle?
    package var rectangle: Rectangle?

    /// An area, not yet checked.
    package init(circle: Circle? = nil, rectangle: Rectangle? = nil) {
      self.circle = circle
      self.rectangle = rectangle
    }
  }

  /// A circle by its centre and its radius in metres.
  package struct Circle: Equatable, Sendable {
    package var center: Point?
    package var radius: Double

    /// A circle, not yet checked.
    package init(center: Point?, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// A box by its south-west and north-east corners; it crosses ±180° when the western longitude is greater than the eastern.
  package struct Rectangle: Equatable, Sendable {
    package var low: Point?
    package var high: Point?

    /// A box, not yet checked.
    package init(low: Point?, high: Point?) {
      self.low = low
      self.high = high
    }
  }
}
