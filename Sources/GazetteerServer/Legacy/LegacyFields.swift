// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

/// The requested members of a legacy place: names separated by commas. `/` leads into a member, or into each element of an array, as
/// `name,geometry/location,secondary_opening_hours/periods`.
struct LegacyFields: Sendable {
  /// What is wanted of a place.
  let members: MemberMask

  /// - Parameter text: nil or empty for everything.
  /// - Throws: `ContractError` with `.invalidArgument` for a name that the older contract does not have.
  init(_ text: String?) throws(ContractError) {
    guard let text, !text.isEmpty else {
      members = .all
      return
    }
    var paths: [[String]] = []
    var seen: Set<String> = []
    for name in text.split(separator: ",").map({ $0.filter { $0 != " " } }) where seen.insert(name).inserted {
      var path = name.split(separator: "/").map(String.init)
      if let plural = path.first.flatMap({ Self.plurals[$0] }) { path[0] = plural }
      guard let first = path.first, Self.names.contains(first) else { throw Self.unsupported(name) }
      paths.append(path)
    }
    if paths.isEmpty { throw Self.unsupported(text) }
    members = MemberMask(paths: paths)
  }

  private static func unsupported(_ name: String) -> ContractError {
    ContractError(
      invalid: [.init(field: "fields", description: "Error while parsing 'fields' parameter: Unsupported field name '\(name.excerpt)'.")])
  }

  /// Names that requests and answers spell differently.
  private static let plurals = ["address_component": "address_components", "photo": "photos", "review": "reviews", "type": "types"]

  /// Includes members that no index has data for: a request for them is valid.
  private static let names = Set(FieldTable.fields.compactMap(\.older?.name))
}
