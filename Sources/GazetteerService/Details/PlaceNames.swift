// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
package import GazetteerIndex

/// All names of a place: the primary one, then the others in the order of their source. Not part of the contract, whose details have one name.
package struct PlaceNames: Sendable {
  let primary: String
  let others: [AlternateName]

  /// `{"names":[{"text":…,"kind":"primary"},{"text":…,"languageCode":"fr","kind":"official"}]}`
  package var json: String {
    var writer = JSONWriter()
    writer.object { body in
      body.name("names")
      body.array([nil] + others.map(Optional.some)) { list, name in
        list.object { object in
          object.member("text", name?.text ?? primary)
          if let language = name?.language { object.member("languageCode", language) }
          object.member("kind", name?.kind.rawValue ?? "primary")
        }
      }
    }
    return writer.text
  }
}

extension IndexSession {
  /// The names of the place with an id, present or former.
  ///
  /// - Throws: `ContractError` with `.notFound` when no place has the id, with `.invalidArgument` when no place can have it.
  package func names(of placeID: String) throws -> PlaceNames {
    let id = try RequestRules.checkedPlaceID(placeID)
    guard let place = try engine.reader.place(withID: id) else { throw ContractError.unknownPlace(id) }
    let record = try engine.reader.record(of: place)
    return PlaceNames(primary: record.name, others: record.names)
  }
}

extension IndexSession {
  /// The other names of a stored place, in the order of the source; none for places that the index does not store, such as houses, and for unknown ids.
  ///
  /// - Throws: errors of a damaged index.
  package func otherNames(ofPlace id: String) throws -> [AlternateName] {
    guard let place = try engine.reader.place(withID: id) else { return [] }
    return try engine.reader.record(of: place).names
  }
}
