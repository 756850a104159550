// SPDX-License-Identifier: Apache-2.0

/// How a view of places lies.
///
///     let orientation = PlaceViewOrientation.horizontal
public enum PlaceViewOrientation: Hashable, Sendable, CaseIterable {
  /// One below the other.
  case vertical
  /// Side by side.
  case horizontal
}

/// Where a view names the sources.
///
///     PlaceSearchConfiguration(content: [.address()], attributionPosition: .bottom)
public enum PlaceViewAttributionPosition: Hashable, Sendable, CaseIterable {
  /// Above the places.
  case top
  /// Below them.
  case bottom
}

/// What the full view of a place shows, and how.
///
///     PlaceDetailsConfiguration(content: [.address(), .rating()], theme: .dark)
public struct PlaceDetailsConfiguration: Sendable {
  /// What is shown.
  public let content: Set<PlaceDetailsContent>
  /// How it looks.
  public let theme: PlacesMaterialTheme

  /// A configuration.
  public init(content: Set<PlaceDetailsContent>, theme: PlacesMaterialTheme = PlacesMaterialTheme()) {
    (self.content, self.theme) = (content, theme)
  }
}

/// What the compact view of a place shows, and how.
///
///     PlaceDetailsCompactConfiguration(content: [.address(), .type()], preferTruncation: true)
public struct PlaceDetailsCompactConfiguration: Sendable {
  /// What is shown.
  public let content: Set<PlaceDetailsCompactContent>
  /// Whether each text has one line.
  public let preferTruncation: Bool
  /// How it looks.
  public let theme: PlacesMaterialTheme

  /// A configuration.
  public init(
    content: Set<PlaceDetailsCompactContent>, preferTruncation: Bool = false, theme: PlacesMaterialTheme = PlacesMaterialTheme()
  ) {
    (self.content, self.preferTruncation, self.theme) = (content, preferTruncation, theme)
  }
}

/// What a view of found places shows, and how.
///
///     PlaceSearchConfiguration(content: [.address(), .rating()], selectable: true)
public struct PlaceSearchConfiguration: Sendable {
  /// What is shown of each place.
  public let content: Set<PlaceSearchContent>
  /// Whether each text has one line.
  public let preferTruncation: Bool
  /// How it looks.
  public let theme: PlacesMaterialTheme
  /// Where the sources are named.
  public let attributionPosition: PlaceViewAttributionPosition
  /// Whether places can be selected.
  public let selectable: Bool

  /// A configuration.
  public init(
    content: Set<PlaceSearchContent>, preferTruncation: Bool = false, theme: PlacesMaterialTheme = PlacesMaterialTheme(),
    attributionPosition: PlaceViewAttributionPosition = .top, selectable: Bool = false
  ) {
    (self.content, self.preferTruncation, self.theme) = (content, preferTruncation, theme)
    (self.attributionPosition, self.selectable) = (attributionPosition, selectable)
  }
}
