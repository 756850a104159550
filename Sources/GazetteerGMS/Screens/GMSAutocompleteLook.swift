// SPDX-License-Identifier: Apache-2.0
import GazetteerUI

#if canImport(UIKit)
  import Gazetteer
  public import UIKit

  /// A colour of screens and places.
  public typealias GMSAutocompleteColor = UIColor
#else
  public import Gazetteer

  /// A colour of screens and places; where UIKit is, its `UIColor`.
  public typealias GMSAutocompleteColor = PlaceColor
#endif

/// The colours of the older kit's screens, by purpose. The defaults are those of the light theme.
struct GMSAutocompleteLook: Sendable {
  var tableCellBackgroundColor = GMSAutocompleteColor.make(PlacesPalette.light.surface)
  var tableCellSeparatorColor = GMSAutocompleteColor.make(PlacesPalette.light.separator)
  var primaryTextColor = GMSAutocompleteColor.make(PlacesPalette.light.primaryText)
  var primaryTextHighlightColor = GMSAutocompleteColor.make(PlacesPalette.light.primaryTextHighlight)
  var secondaryTextColor = GMSAutocompleteColor.make(PlacesPalette.light.secondaryText)
  var tintColor: GMSAutocompleteColor?
}

extension GMSAutocompleteColor {
  /// A colour of the library as one of the system.
  static func make(_ color: PlaceColor) -> GMSAutocompleteColor {
    #if canImport(UIKit)
      GMSAutocompleteColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    #else
      color
    #endif
  }
}
