// SPDX-License-Identifier: Apache-2.0

/// What the full view of a place may show. The name always shows.
///
///     let content: Set<PlaceDetailsContent> = [.address(), .rating(), .openingHours()]
///
/// In a set each kind is there once, whether it shows or not.
public enum PlaceDetailsContent: Sendable {
  /// Wheelchair-accessible entrance.
  case accessibleEntranceIcon(Bool = true)
  /// The address.
  case address(Bool = true)
  /// What the place offers.
  case featureList(Bool = true)
  /// Photos: no index holds any, so nothing shows.
  case media(lightbox: Bool = false)
  /// Whether it is open now.
  case openNowStatus(Bool = true)
  /// The hours of the week.
  case openingHours(Bool = true)
  /// The phone number.
  case phoneNumber(Bool = true)
  /// The plus code.
  case plusCode(Bool = true)
  /// Price level.
  case price(Bool = true)
  /// The rating, and how many there are.
  case rating(Bool = true)
  /// Reviews: no index holds any, so nothing shows.
  case reviews(Bool = true)
  /// One or two sentences about the place.
  case summary(Bool = true)
  /// What it is.
  case type(Bool = true)
  /// What fuel costs, and where cars can be charged.
  case typeSpecificHighlights(Bool = true)
  /// The place's own page.
  case website(Bool = true)

  /// Everything.
  static let all: Set<PlaceDetailsContent> = [
    .accessibleEntranceIcon(), .address(), .featureList(), .media(), .openNowStatus(), .openingHours(), .phoneNumber(), .plusCode(),
    .price(), .rating(), .reviews(), .summary(), .type(), .typeSpecificHighlights(), .website(),
  ]

  fileprivate var kind: (line: PlaceViewLine.Kind, isShown: Bool) {
    switch self {
    case .accessibleEntranceIcon(let isShown): (.accessibleEntrance, isShown)
    case .address(let isShown): (.address, isShown)
    case .featureList(let isShown): (.features, isShown)
    case .media: (.media, true)
    case .openNowStatus(let isShown): (.openNow, isShown)
    case .openingHours(let isShown): (.openingHours, isShown)
    case .phoneNumber(let isShown): (.phoneNumber, isShown)
    case .plusCode(let isShown): (.plusCode, isShown)
    case .price(let isShown): (.price, isShown)
    case .rating(let isShown): (.rating, isShown)
    case .reviews(let isShown): (.reviews, isShown)
    case .summary(let isShown): (.summary, isShown)
    case .type(let isShown): (.type, isShown)
    case .typeSpecificHighlights(let isShown): (.highlights, isShown)
    case .website(let isShown): (.website, isShown)
    }
  }
}

/// What the compact view of a place may show. The name always shows.
///
///     let content: Set<PlaceDetailsCompactContent> = [.address(), .type()]
public enum PlaceDetailsCompactContent: Sendable {
  /// Wheelchair-accessible entrance.
  case accessibleEntranceIcon(Bool = true)
  /// The address.
  case address(Bool = true)
  /// A photo: no index holds any, so nothing shows.
  case media(lightbox: Bool = false)
  /// Whether it is open now.
  case openNowStatus(Bool = true)
  /// Price level.
  case price(Bool = true)
  /// The rating, and how many there are.
  case rating(Bool = true)
  /// What it is.
  case type(Bool = true)

  /// Everything.
  static let all: Set<PlaceDetailsCompactContent> = [
    .accessibleEntranceIcon(), .address(), .media(), .openNowStatus(), .price(), .rating(), .type(),
  ]

  fileprivate var kind: (line: PlaceViewLine.Kind, isShown: Bool) {
    switch self {
    case .accessibleEntranceIcon(let isShown): (.accessibleEntrance, isShown)
    case .address(let isShown): (.address, isShown)
    case .media: (.media, true)
    case .openNowStatus(let isShown): (.openNow, isShown)
    case .price(let isShown): (.price, isShown)
    case .rating(let isShown): (.rating, isShown)
    case .type(let isShown): (.type, isShown)
    }
  }
}

/// What a list of found places may show of each. The name always shows.
///
///     let content: Set<PlaceSearchContent> = [.address(), .rating(), .media(size: .large)]
public enum PlaceSearchContent: Sendable {
  /// The size of photos.
  public enum MediaSize: Hashable, Sendable, CaseIterable {
    /// Beside the text.
    case small
    /// Above the text.
    case large
  }

  /// Wheelchair-accessible entrance.
  case accessibleEntranceIcon(Bool = true)
  /// The address.
  case address(Bool = true)
  /// A photo: no index holds any, so nothing shows.
  case media(size: MediaSize = .small)
  /// Whether it is open now.
  case openNowStatus(Bool = true)
  /// Price level.
  case price(Bool = true)
  /// The rating, and how many there are.
  case rating(Bool = true)
  /// What it is.
  case type(Bool = true)

  /// Everything.
  static let all: Set<PlaceSearchContent> = [
    .accessibleEntranceIcon(), .address(), .media(), .openNowStatus(), .price(), .rating(), .type(),
  ]

  fileprivate var kind: (line: PlaceViewLine.Kind, isShown: Bool) {
    switch self {
    case .accessibleEntranceIcon(let isShown): (.accessibleEntrance, isShown)
    case .address(let isShown): (.address, isShown)
    case .media: (.media, true)
    case .openNowStatus(let isShown): (.openNow, isShown)
    case .price(let isShown): (.price, isShown)
    case .rating(let isShown): (.rating, isShown)
    case .type(let isShown): (.type, isShown)
    }
  }
}

extension PlaceDetailsContent: Hashable {
  /// Whether both are of one kind.
  public static func == (a: Self, b: Self) -> Bool { a.kind.line == b.kind.line }
  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind.line) }
}

extension PlaceDetailsCompactContent: Hashable {
  /// Whether both are of one kind.
  public static func == (a: Self, b: Self) -> Bool { a.kind.line == b.kind.line }
  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind.line) }
}

extension PlaceSearchContent: Hashable {
  /// Whether both are of one kind.
  public static func == (a: Self, b: Self) -> Bool { a.kind.line == b.kind.line }
  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind.line) }
}

extension PlaceViewLine.Kind {
  static func shown(by content: Set<PlaceDetailsContent>) -> Set<Self> { Set(content.map(\.kind).filter(\.isShown).map(\.line)) }
  static func shown(by content: Set<PlaceDetailsCompactContent>) -> Set<Self> { Set(content.map(\.kind).filter(\.isShown).map(\.line)) }
  static func shown(by content: Set<PlaceSearchContent>) -> Set<Self> { Set(content.map(\.kind).filter(\.isShown).map(\.line)) }
}
