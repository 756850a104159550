// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerUI

/// A row of the list as `gazetteer browse` shows it.
struct BrowseRow: Equatable {
  var id: String
  /// What matches the text is marked with `autocompleteMatch`.
  var name: AttributedString
  var address = ""
  var type = ""
  var distance = ""
}

extension BrowseRow {
  init(_ row: AutocompleteListRow) {
    id = row.id
    name = row.primaryText
    address = row.secondaryText.map { String($0.characters) } ?? ""
    type = typeWords(nil, row.types.map(\.rawValue))
    distance = row.distanceText ?? ""
  }
}
