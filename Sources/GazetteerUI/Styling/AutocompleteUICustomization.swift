// SPDX-License-Identifier: Apache-2.0

/// The appearance of a list of suggestions. The list model passes it on to the code that draws the list.
///
///     AutocompleteUICustomization(listDensity: .multiLine, listItemIcon: .noIcon)
public struct AutocompleteUICustomization: Hashable, Sendable {
  /// How much room a row has.
  public var listDensity: AutocompleteListDensity
  /// Whether rows have icons.
  public var listItemIcon: AutocompleteUIIcon
  /// The colours.
  public var theme: PlacesMaterialTheme

  /// A look.
  public init(
    listDensity: AutocompleteListDensity = .twoLine, listItemIcon: AutocompleteUIIcon = .defaultIcon,
    theme: PlacesMaterialTheme = PlacesMaterialTheme()
  ) {
    self.listDensity = listDensity
    self.listItemIcon = listItemIcon
    self.theme = theme
  }
}

/// How much room a row of a list has.
public enum AutocompleteListDensity: Hashable, Sendable, CaseIterable {
  /// One line for the name and one for the address; what does not fit is cut.
  case twoLine
  /// As many lines as the texts need.
  case multiLine

  /// How many lines each of the two texts may take; nil is as many as needed.
  public var lineLimit: Int? { self == .twoLine ? 1 : nil }
}

/// Whether rows of a list have icons.
public enum AutocompleteUIIcon: Hashable, Sendable, CaseIterable {
  /// An icon by the type of the place.
  case defaultIcon
  /// None.
  case noIcon
}
