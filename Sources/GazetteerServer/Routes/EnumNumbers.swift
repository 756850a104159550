// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService

/// The numbers of the contract's enums, from the protobuf files of google.maps.places.v1.
enum EnumNumbers {
  /// Names in the order of their numbers; 0, the unspecified value, never appears in answers.
  private static let names: [String: [String]] = [
    "businessStatus": ["BUSINESS_STATUS_UNSPECIFIED", "OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING"],
    "priceLevel": [PriceLevelName.unspecified] + PriceLevelName.allCases.map(\.rawValue),
    "secondaryHoursType": [
      "SECONDARY_HOURS_TYPE_UNSPECIFIED", "DRIVE_THROUGH", "HAPPY_HOUR", "DELIVERY", "TAKEOUT", "KITCHEN", "BREAKFAST", "LUNCH", "DINNER",
      "BRUNCH", "PICKUP", "ACCESS", "SENIOR_HOURS", "ONLINE_SERVICE_HOURS",
    ],
  ]

  /// The answer with enum names replaced by numbers.
  static func inAnswer(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let values): .array(values.map(inAnswer))
    case .object(let members): .object(members.map { .init($0.name, number(of: $0) ?? inAnswer($0.value)) })
    default: value
    }
  }

  private static func number(of member: JSONValue.Member) -> JSONValue? {
    guard let names = names[member.name], let name = member.value.string else { return nil }
    return names.firstIndex(of: name).map { .number(String($0)) }
  }
}
