// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex

extension IndexSession {
  /// Passes every place that the filters of a request accept to `body`, most important first; the text of the request is ignored.
  ///
  /// - Throws: errors of a damaged index, and those of `body`.
  package func forEachPlace(passing request: SearchRequest, _ body: (PlaceRecord) throws -> Void) throws {
    let reader = engine.reader
    let filter = PlaceFilter(request, reader.overview, attributes: nil)
    try interruptible(Patience()) {
      let places = try reader.allPlaces()
      while let place = try places.next() {
        let core = try reader.core(of: place)
        let types = try reader.typeSet(core.typeSet)
        if filter.objection(place: place, country: core.country, types: types, location: core.location) != nil { continue }
        try body(try reader.record(of: place))
      }
    }
  }
}
