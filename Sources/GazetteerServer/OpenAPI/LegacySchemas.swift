// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// The schemas of the older service, in the form of `SchemaTable`. The members of `LegacyPlace` and `LegacyResult` are the older names of `FieldTable`.
enum LegacySchemas {
  static let all: [BodySchema] = text.split(separator: "\n").map { line in
    switch line {
    case "LegacyPlace": BodySchema(line: "LegacyPlace \(members { _ in true })")
    case "LegacyResult": BodySchema(line: "LegacyResult \(members(where: \.isInResults))")
    default: BodySchema(line: line)
    }
  }

  /// `member:type` of the older names with data, sorted.
  private static func members(where isWanted: (Field.Older) -> Bool) -> String {
    let fields = FieldTable.fields.filter { $0.source != .none && $0.older.map(isWanted) ?? false }
    return fields.compactMap { field in field.older.map { "\($0.name):\($0.type ?? field.type)" } }.sorted().joined(separator: " ")
  }

  private static let text = """
    LegacyAutocompleteResponse predictions!:[LegacyPrediction] status!:string error_message:string
    LegacyPrediction description!:string matched_substrings!:[LegacySubstring] place_id:string reference:string \
    structured_formatting!:LegacyFormat terms!:[LegacyTerm] types:[string] distance_meters:integer
    LegacySubstring length!:integer offset!:integer
    LegacyTerm offset!:integer value!:string
    LegacyFormat main_text!:string main_text_matched_substrings!:[LegacySubstring] secondary_text:string \
    secondary_text_matched_substrings:[LegacySubstring]
    LegacyDetailsResponse html_attributions:[string] result!:LegacyPlace status!:string error_message:string
    LegacyPlace
    LegacySearchResponse html_attributions:[string] results!:[LegacyResult] next_page_token:string status!:string error_message:string
    LegacyResult
    LegacyFindPlaceResponse candidates!:[LegacyPlace] status!:string error_message:string
    LegacyGeocodeResponse plus_code:LegacyPlusCode results!:[LegacyGeocodeResult] status!:string error_message:string
    LegacyGeocodeResult address_components:[LegacyAddressComponent] formatted_address:string geometry:LegacyGeocodeGeometry \
    partial_match:boolean place_id:string plus_code:LegacyPlusCode types:[string]
    LegacyGeocodeGeometry location!:LegacyLatLng location_type!:string viewport:LegacyBounds
    LegacyAddressComponent long_name!:string short_name!:string types!:[string]
    LegacySummary language:string overview:string
    LegacyGeometry location!:LegacyLatLng viewport:LegacyBounds
    LegacyLatLng lat!:number lng!:number
    LegacyBounds northeast!:LegacyLatLng southwest!:LegacyLatLng
    LegacyPlusCode compound_code:string global_code:string
    LegacyHours open_now:boolean periods:[LegacyPeriod] special_days:[LegacySpecialDay] type:string weekday_text:[string]
    LegacyPeriod open!:LegacyPoint close:LegacyPoint
    LegacyPoint date:string day!:integer time!:string truncated:boolean
    LegacySpecialDay date!:string exceptional_hours!:boolean
    """
}
