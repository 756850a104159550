// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService

// Options are kept in the form of the web contract; these read them.

extension JSONValue {
  /// The truth of a member; nil when there is none.
  func flag(_ name: String) -> Bool? {
    guard case .bool(let value)? = self[name] else { return nil }
    return value
  }
}

extension AccessibilityOptions {
  init(_ json: JSONValue) {
    wheelchairAccessibleParking = json.flag("wheelchairAccessibleParking")
    wheelchairAccessibleEntrance = json.flag("wheelchairAccessibleEntrance")
    wheelchairAccessibleRestroom = json.flag("wheelchairAccessibleRestroom")
    wheelchairAccessibleSeating = json.flag("wheelchairAccessibleSeating")
  }
}

extension PaymentOptions {
  init(_ json: JSONValue) {
    acceptsCreditCards = json.flag("acceptsCreditCards")
    acceptsDebitCards = json.flag("acceptsDebitCards")
    acceptsCashOnly = json.flag("acceptsCashOnly")
    acceptsNFC = json.flag("acceptsNfc")
  }
}

extension ParkingOptions {
  init(_ json: JSONValue) {
    freeParkingLot = json.flag("freeParkingLot")
    paidParkingLot = json.flag("paidParkingLot")
    freeStreetParking = json.flag("freeStreetParking")
    paidStreetParking = json.flag("paidStreetParking")
    valetParking = json.flag("valetParking")
    freeGarageParking = json.flag("freeGarageParking")
    paidGarageParking = json.flag("paidGarageParking")
  }
}

extension PriceRange {
  /// Nil without a lower end.
  init?(_ json: JSONValue) {
    guard let start = json["startPrice"].flatMap(Money.init) else { return nil }
    self.init(startPrice: start, endPrice: json["endPrice"].flatMap(Money.init))
  }
}

extension PriceRange.Money {
  /// Whole units and billionths of one: `{"currencyCode":"EUR","units":"12","nanos":500000000}` is 12.5. Nil without a currency.
  init?(_ json: JSONValue) {
    guard let currency = json["currencyCode"]?.string, let units = Decimal(string: json["units"]?.string ?? "0") else { return nil }
    self.init(currencyCode: currency, amount: units + Decimal(json["nanos"]?.double ?? 0) / 1_000_000_000)
  }
}

extension EVChargeOptions {
  init(_ json: JSONValue) {
    self.init()
    connectorCount = json.count("connectorCount") ?? 0
    guard case .array(let aggregations)? = json["connectorAggregation"] else { return }
    connectorAggregations = aggregations.map(ConnectorAggregation.init)
  }
}

extension ConnectorAggregation {
  fileprivate init(_ json: JSONValue) {
    self.init(type: EVConnectorType(contractName: json["type"]?.string))
    maxChargeRateKW = json["maxChargeRateKw"]?.double ?? 0
    count = UInt(clamping: json.count("count") ?? 0)
    availableCount = UInt(clamping: json.count("availableCount") ?? 0)
    outOfServiceCount = UInt(clamping: json.count("outOfServiceCount") ?? 0)
    availabilityLastUpdateTime = json.instant("availabilityLastUpdateTime")
  }
}

extension FuelOptions {
  /// Nil without a price.
  init?(_ json: JSONValue) {
    guard case .array(let prices)? = json["fuelPrices"] else { return nil }
    self.init(fuelPrices: prices.compactMap(FuelPrice.init))
    if fuelPrices.isEmpty { return nil }
  }
}

extension FuelPrice {
  /// Nil without an amount and its currency.
  fileprivate init?(_ json: JSONValue) {
    guard let price = json["price"].flatMap(PriceRange.Money.init) else { return nil }
    self.init(type: FuelType(contractName: json["type"]?.string), price: price)
    lastUpdateTime = json.instant("updateTime")
  }
}

extension JSONValue {
  /// A whole number of a member; nil when there is none.
  fileprivate func count(_ name: String) -> Int? { self[name]?.double.flatMap { Int(exactly: $0) } }

  /// An instant as RFC 3339 writes it; nil when there is none.
  fileprivate func instant(_ name: String) -> Date? {
    self[name]?.string.flatMap { text in
      (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
  }
}
