// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces
package import GazetteerText

/// A question for the most important places of a region.
package struct MostImportantRequest: Scoped, Sendable {
  /// Where places must lie; a circle without extent holds nothing. The restriction of the scope counts as well.
  package var region: Region
  package var scope: Scope
  /// Every word of this text is in the address, synonyms not counted; empty keeps all.
  package var address = TextAnalyzer.query("")

  package init(region: Region, limit: Int = 1) { self.init(region: region, scope: Scope(limit: limit)) }

  package init(region: Region, scope: Scope) { (self.region, self.scope) = (region, scope) }

  /// The most important places of all that a scope keeps.
  package init(_ scope: Scope) {
    region = scope.restriction ?? .earth
    self.scope = scope
    self.scope.restriction = nil
  }
}
