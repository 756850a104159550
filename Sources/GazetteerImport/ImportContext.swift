// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase

/// The contents of the side files: the meaning of the codes that places use, and names by language. Empty without side files.
package struct ImportContext: Equatable, Sendable {
  /// One country of a country file.
  package struct Country: Equatable, Sendable {
    /// English name.
    package var name: String
    /// Name of the capital; empty when there is none.
    package var capital: String
    /// Inhabitants.
    package var population: Int
    /// GeoNames id of the country itself.
    package var geonameID: String
    /// Languages, the main one first, as `fr-CH`.
    package var languages: [String]
  }

  /// How many threads a reader may use, at least one.
  package var threads = 1
  /// Where readers put what does not fit into their share of memory.
  package var spilling = Spilling.inTemporaryFolder()
  /// Countries by alpha-2 code.
  package var countries: [String: Country] = [:]
  /// Names of first-order divisions by `CC.code`.
  package var admin1: [String: String] = [:]
  /// Names of second-order divisions by `CC.code1.code2`.
  package var admin2: [String: String] = [:]
  /// Names of first-order divisions by geonameid.
  package var admin1ByID: [UInt32: String] = [:]
  /// Names of second-order divisions by geonameid.
  package var admin2ByID: [UInt32: String] = [:]
  /// Which division each place of GeoNames lies in.
  package var parents = ParentPlaces()
  /// Names of features by `class.code`, as `H.LK`: "lake".
  package var featureNames: [String: String] = [:]
  /// Names of GeoNames' places by language.
  package var alternateNames = AlternateNames()

  /// An empty context.
  package init() {}
}
