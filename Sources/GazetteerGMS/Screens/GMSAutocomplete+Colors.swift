// SPDX-License-Identifier: Apache-2.0

#if canImport(UIKit)
  public import UIKit
#endif

extension GMSAutocompleteTableDataSource {
  /// Behind the rows.
  public var tableCellBackgroundColor: GMSAutocompleteColor {
    get { colors.tableCellBackgroundColor }
    set { colors.tableCellBackgroundColor = newValue }
  }
  /// Between the rows.
  public var tableCellSeparatorColor: GMSAutocompleteColor {
    get { colors.tableCellSeparatorColor }
    set { colors.tableCellSeparatorColor = newValue }
  }
  /// First lines of rows.
  public var primaryTextColor: GMSAutocompleteColor {
    get { colors.primaryTextColor }
    set { colors.primaryTextColor = newValue }
  }
  /// The parts of first lines that match what was typed.
  public var primaryTextHighlightColor: GMSAutocompleteColor {
    get { colors.primaryTextHighlightColor }
    set { colors.primaryTextHighlightColor = newValue }
  }
  /// Second lines of rows.
  public var secondaryTextColor: GMSAutocompleteColor {
    get { colors.secondaryTextColor }
    set { colors.secondaryTextColor = newValue }
  }
  /// The cursor and the button; nil is that of what the screen stands on.
  public var tintColor: GMSAutocompleteColor? {
    get { colors.tintColor }
    set { colors.tintColor = newValue }
  }
}

extension GMSAutocompleteScreen {
  /// Behind the rows.
  public var tableCellBackgroundColor: GMSAutocompleteColor {
    get { table.tableCellBackgroundColor }
    set { table.tableCellBackgroundColor = newValue }
  }
  /// Between the rows.
  public var tableCellSeparatorColor: GMSAutocompleteColor {
    get { table.tableCellSeparatorColor }
    set { table.tableCellSeparatorColor = newValue }
  }
  /// First lines of rows.
  public var primaryTextColor: GMSAutocompleteColor {
    get { table.primaryTextColor }
    set { table.primaryTextColor = newValue }
  }
  /// The parts of first lines that match what was typed.
  public var primaryTextHighlightColor: GMSAutocompleteColor {
    get { table.primaryTextHighlightColor }
    set { table.primaryTextHighlightColor = newValue }
  }
  /// Second lines of rows.
  public var secondaryTextColor: GMSAutocompleteColor {
    get { table.secondaryTextColor }
    set { table.secondaryTextColor = newValue }
  }
  /// The cursor and the button; nil is that of what the screen stands on.
  public var tintColor: GMSAutocompleteColor? {
    get { table.tintColor }
    set { table.tintColor = newValue }
  }
}
