// SPDX-License-Identifier: Apache-2.0

/// Whether a place can be used with a wheelchair; nil is not known.
///
///     let entrance = place.accessibilityOptions?.wheelchairAccessibleEntrance
public struct AccessibilityOptions: Hashable, Sendable {
  /// There is a parking space.
  public var wheelchairAccessibleParking: Bool?
  /// One can get in.
  public var wheelchairAccessibleEntrance: Bool?
  /// There is a toilet.
  public var wheelchairAccessibleRestroom: Bool?
  /// There are seats.
  public var wheelchairAccessibleSeating: Bool?

  /// Options of which nothing is known yet.
  public init() {}
}

/// How one can pay; nil is not known.
///
///     let cards = place.paymentOptions?.acceptsCreditCards
public struct PaymentOptions: Hashable, Sendable {
  /// By credit card.
  public var acceptsCreditCards: Bool?
  /// By debit card.
  public var acceptsDebitCards: Bool?
  /// In cash and no other way.
  public var acceptsCashOnly: Bool?
  /// By a device held near.
  public var acceptsNFC: Bool?

  /// Options of which nothing is known yet.
  public init() {}
}

/// Where one can park; nil is not known.
///
///     let isFree = place.parkingOptions?.freeParkingLot
public struct ParkingOptions: Hashable, Sendable {
  /// A lot, for nothing.
  public var freeParkingLot: Bool?
  /// A lot, for money.
  public var paidParkingLot: Bool?
  /// The street, for nothing.
  public var freeStreetParking: Bool?
  /// The street, for money.
  public var paidStreetParking: Bool?
  /// Somebody parks the car.
  public var valetParking: Bool?
  /// A garage, for nothing.
  public var freeGarageParking: Bool?
  /// A garage, for money.
  public var paidGarageParking: Bool?

  /// Options of which nothing is known yet.
  public init() {}
}
