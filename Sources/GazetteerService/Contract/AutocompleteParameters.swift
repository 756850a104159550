// SPDX-License-Identifier: Apache-2.0

/// An autocomplete request as it was sent: nothing is checked yet. `AutocompleteQuery` is what passes the rules.
///
/// Members that were not given are nil or empty. Names and meanings are those of the web contract; `limit` is an extension.
package struct AutocompleteParameters: Equatable, Sendable {
  /// What has been typed.
  package var input = ""
  /// Where nearer places are preferred.
  package var locationBias: Area?
  /// Where places must lie.
  package var locationRestriction: Area?
  /// At most five types of Tables A and B, or `(regions)` or `(cities)` alone.
  package var includedPrimaryTypes: [String] = []
  /// At most fifteen two-letter codes, upper or lower case.
  package var includedRegionCodes: [String] = []
  /// BCP 47 tag of the language of the answer; empty is `en`.
  package var languageCode = ""
  /// Two-letter code of the reader's country, which answers leave out; empty is none.
  package var regionCode = ""
  /// Where distances are measured from.
  package var origin: Point?
  /// Where the cursor is in `input`, in code points; nil is the end.
  package var inputOffset: Int?
  /// Whether queries may be answered besides places.
  package var includeQueryPredictions = false
  /// Marks the requests of one search by a person; empty is none.
  package var sessionToken = ""
  /// Whether businesses without an address to visit may be answered.
  package var includePureServiceAreaBusinesses = false
  /// Whether businesses that will open later may be answered.
  package var includeFutureOpeningBusinesses = false
  /// How many suggestions at most, 1…50; nil is 5. Not part of the contract.
  package var limit: Int?

  /// A request for what completes `input`, anywhere.
  package init(input: String = "") { self.input = input }

  /// A position in degrees.
  package struct Point: Equatable, Sendable {
    package var latitude: Double
    package var longitude: Double

    /// A position; nothing is checked.
    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A circle or a rectangle: exactly one has to be given.
  package struct Area: Equatable, Sendable {
    package var circle: Circle?
    package var rectangle: Rectangle?

    /// An area; nothing is checked.
    package init(circle: Circle? = nil, rectangle: Rectangle? = nil) {
      self.circle = circle
      self.rectangle = rectangle
    }
  }

  /// A circle by its centre and its radius in metres.
  package struct Circle: Equatable, Sendable {
    package var center: Point?
    package var radius: Double

    /// A circle; nothing is checked.
    package init(center: Point?, radius: Double) {
      self.center = center
      self.radius = radius
    }
  }

  /// A box by its south-west and north-east corners; longitudes that run from high to low cross ±180°.
  package struct Rectangle: Equatable, Sendable {
    package var low: Point?
    package var high: Point?

    /// A box; nothing is checked.
    package init(low: Point?, high: Point?) {
      self.low = low
      self.high = high
    }
  }
}
