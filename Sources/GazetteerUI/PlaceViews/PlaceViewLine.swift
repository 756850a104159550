// SPDX-License-Identifier: Apache-2.0
import Foundation
public import Gazetteer

/// One thing that a view tells of a place, as texts and the name of an icon.
///
///     for line in model.lines { print(line.texts.joined(separator: "\n")) }
public struct PlaceViewLine: Hashable, Identifiable, Sendable {
  /// What a line tells, in the order in which views show it.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The rating, and how many there are.
    case rating
    /// What it is.
    case type
    /// Price level.
    case price
    /// Wheelchair-accessible entrance.
    case accessibleEntrance
    /// Photos; never there.
    case media
    /// Whether it is open now.
    case openNow
    /// The address.
    case address
    /// The plus code.
    case plusCode
    /// One or two sentences about the place.
    case summary
    /// The hours of the week, a text a day.
    case openingHours
    /// The phone number.
    case phoneNumber
    /// The place's own page.
    case website
    /// What fuel costs, and where cars can be charged.
    case highlights
    /// What the place offers.
    case features
    /// Reviews; never there.
    case reviews
  }

  /// What the line tells.
  public let kind: Kind
  /// The texts, at least one.
  public let texts: [String]
  /// The line is the only one of its kind.
  public var id: Kind { kind }

  /// The Apple symbol that stands beside the line; nil for none.
  public var systemSymbolName: String? {
    switch kind {
    case .accessibleEntrance: "figure.roll"
    case .openNow, .openingHours: "clock"
    case .address: "mappin.and.ellipse"
    case .plusCode: "grid"
    case .phoneNumber: "phone"
    case .website: "globe"
    case .highlights: "fuelpump"
    case .rating, .type, .price, .media, .summary, .features, .reviews: nil
    }
  }
}

/// The words that views of places show beside what the index tells; English unless set.
///
///     var texts = PlaceViewTexts()
///     texts.open = "Geöffnet"
public struct PlaceViewTexts: Sendable {
  /// A place that is open now.
  public var open = "Open now"
  /// A place that is not.
  public var closed = "Closed now"
  /// An entrance for wheelchairs.
  public var accessibleEntrance = "Wheelchair-accessible entrance"
  /// A place that costs nothing.
  public var free = "Free"
  /// No place fits the search.
  public var empty = "No results"
  /// Before the reason for a failure.
  public var failed = "Search failed"
  /// The features by their properties; those without a word are left out.
  public var features: [PlaceProperty: String] = Dictionary(uniqueKeysWithValues: PlaceFeature.all.map { ($0.property, $0.word) })

  /// English.
  public init() {}
}

/// Makes the lines of a place.
struct PlaceViewLines {
  let kinds: Set<PlaceViewLine.Kind>
  let texts: PlaceViewTexts
  let locale: Locale

  /// The properties that the lines need, besides name, id and position.
  var properties: [PlaceProperty] {
    let needed = PlaceViewLine.Kind.allCases.filter(kinds.contains).flatMap { kind -> [PlaceProperty] in
      switch kind {
      case .rating: [.rating, .numberOfUserRatings]
      case .type: [.types]
      case .price: [.priceLevel, .priceRange]
      case .accessibleEntrance: [.accessibilityOptions]
      case .openNow: [.currentOpeningHours, .regularOpeningHours, .timeZone, .businessStatus]
      case .address: [.formattedAddress]
      case .plusCode: [.plusCode]
      case .summary: [.editorialSummary]
      case .openingHours: [.regularOpeningHours]
      case .phoneNumber: [.nationalPhoneNumber, .internationalPhoneNumber]
      case .website: [.websiteURL]
      case .highlights: [.fuelOptions, .evChargeOptions]
      case .features: PlaceFeature.all.map(\.property)
      case .media, .reviews: []
      }
    }
    return [.displayName, .placeID, .coordinate] + needed
  }

  /// What is known of the place, in the order of the kinds.
  func lines(of place: Place, at date: Date) -> [PlaceViewLine] {
    PlaceViewLine.Kind.allCases.filter(kinds.contains).compactMap { kind in
      let texts = texts(kind, of: place, at: date)
      return texts.isEmpty ? nil : PlaceViewLine(kind: kind, texts: texts)
    }
  }

  private func texts(_ kind: PlaceViewLine.Kind, of place: Place, at date: Date) -> [String] {
    switch kind {
    case .rating: rating(place)
    case .type: [place.primaryTypeDisplayName].compactMap(\.self)
    case .price: price(place)
    case .accessibleEntrance: place.accessibilityOptions?.wheelchairAccessibleEntrance == true ? [texts.accessibleEntrance] : []
    case .openNow: place.isOpen(at: date).map { [$0 ? texts.open : texts.closed] } ?? []
    case .address: [place.formattedAddress].compactMap(\.self)
    case .plusCode: [place.plusCode.map { $0.compoundCode ?? $0.globalCode }].compactMap(\.self)
    case .summary: [place.editorialSummary].compactMap(\.self)
    case .openingHours: place.regularOpeningHours?.weekdayText ?? []
    case .phoneNumber: [place.nationalPhoneNumber ?? place.internationalPhoneNumber].compactMap(\.self)
    case .website: [place.websiteURL?.absoluteString].compactMap(\.self)
    case .highlights: fuel(place) + charging(place)
    case .features: PlaceFeature.all.compactMap { $0.isOffered(place) == true ? texts.features[$0.property] : nil }
    case .media, .reviews: []
    }
  }

  private func rating(_ place: Place) -> [String] {
    guard let rating = place.rating else { return [] }
    let stars = "★ " + Double(rating).formatted(.number.precision(.fractionLength(1)).locale(locale))
    return [place.numberOfUserRatings > 0 ? "\(stars) (\(place.numberOfUserRatings.formatted(.number.locale(locale))))" : stars]
  }

  private func price(_ place: Place) -> [String] {
    if let range = place.priceRange {
      return [[range.startPrice, range.endPrice].compactMap { $0.map(amount) }.joined(separator: "–")]
    }
    switch place.priceLevel {
    case .unspecified: return []
    case .free: return [texts.free]
    case .inexpensive: return ["$"]
    case .moderate: return ["$$"]
    case .expensive: return ["$$$"]
    case .veryExpensive: return ["$$$$"]
    }
  }

  private func fuel(_ place: Place) -> [String] {
    (place.fuelOptions?.fuelPrices ?? []).map { "\($0.type): \(amount($0.price))" }
  }

  private func charging(_ place: Place) -> [String] {
    (place.evChargeOptions?.connectorAggregations ?? []).map { connectors in
      "\(connectors.count) × \(connectors.type), \(connectors.maxChargeRateKW.formatted(.number.locale(locale))) kW"
    }
  }

  private func amount(_ money: PriceRange.Money) -> String { money.amount.formatted(.currency(code: money.currencyCode).locale(locale)) }
}

/// Something that a place may offer.
private struct PlaceFeature: Sendable {
  let property: PlaceProperty
  /// What a view shows in English.
  let word: String
  let isOffered: @Sendable (Place) -> Bool?

  init(_ property: PlaceProperty, _ word: String, isOffered: @escaping @Sendable (Place) -> Bool?) {
    (self.property, self.word, self.isOffered) = (property, word, isOffered)
  }

  /// In the order of a view, a line each.
  static let all: [PlaceFeature] = [
    PlaceFeature(.supportsDineIn, "Dine-in") { $0.supportsDineIn },
    PlaceFeature(.supportsTakeout, "Takeaway") { $0.supportsTakeout },
    PlaceFeature(.supportsDelivery, "Delivery") { $0.supportsDelivery },
    PlaceFeature(.supportsCurbsidePickup, "Kerbside pickup") { $0.supportsCurbsidePickup },
    PlaceFeature(.isReservable, "Reservations") { $0.isReservable },
    PlaceFeature(.outdoorSeating, "Outdoor seating") { $0.outdoorSeating },
    PlaceFeature(.liveMusic, "Live music") { $0.liveMusic },
    PlaceFeature(.restroom, "Toilet") { $0.restroom },
    PlaceFeature(.menuForChildren, "Children's menu") { $0.menuForChildren },
    PlaceFeature(.goodForChildren, "Good for children") { $0.goodForChildren },
    PlaceFeature(.goodForGroups, "Good for groups") { $0.goodForGroups },
    PlaceFeature(.goodForWatchingSports, "Good for watching sports") { $0.goodForWatchingSports },
    PlaceFeature(.allowsDogs, "Dogs allowed") { $0.allowsDogs },
    PlaceFeature(.servesBreakfast, "Breakfast") { $0.servesBreakfast },
    PlaceFeature(.servesBrunch, "Brunch") { $0.servesBrunch },
    PlaceFeature(.servesLunch, "Lunch") { $0.servesLunch },
    PlaceFeature(.servesDinner, "Dinner") { $0.servesDinner },
    PlaceFeature(.servesDessert, "Dessert") { $0.servesDessert },
    PlaceFeature(.servesVegetarianFood, "Vegetarian food") { $0.servesVegetarianFood },
    PlaceFeature(.servesCoffee, "Coffee") { $0.servesCoffee },
    PlaceFeature(.servesBeer, "Beer") { $0.servesBeer },
    PlaceFeature(.servesWine, "Wine") { $0.servesWine },
    PlaceFeature(.servesCocktails, "Cocktails") { $0.servesCocktails },
  ]
}
