// SPDX-License-Identifier: Apache-2.0

/// A schema a line: its name, then `member:type`. `!` marks required members, `[x]` is an array of x, capitalised types name a schema.
enum OpenAPISchemaTable {
  static let new = """
    OpenAPIDocument openapi!:string info!:object servers!:[object] security!:[object] paths!:object components!:object
    ErrorResponse error!:Status
    Status code!:integer message!:string status!:string details:[object]
    LatLng latitude:number longitude:number
    Circle center:LatLng radius:number
    Viewport low:LatLng high:LatLng
    Area circle:Circle rectangle:Viewport
    AutocompleteRequest input!:string locationBias:Area locationRestriction:Area includedPrimaryTypes:[string] \
    includedRegionCodes:[string] languageCode:string regionCode:string origin:LatLng inputOffset:integer includeQueryPredictions:boolean \
    sessionToken:string includePureServiceAreaBusinesses:boolean includeFutureOpeningBusinesses:boolean limit:integer
    AutocompleteResponse suggestions:[Suggestion] gazetteer:AnswerExtension
    AnswerExtension attributions:[Attribution] openNow:[OpenPlace]
    OpenPlace placeId!:string openNow!:boolean
    AttributionsResponse attributions:[SourceAttribution]
    SourceAttribution provider!:string providerUri:string source!:string license:string
    ExplainResponse lines!:[string] explanation!:object
    PointsResponse points:[MapPoint]
    MapPoint id!:string name!:string latitude!:number longitude!:number
    NamesResponse names!:[PlaceName]
    PlaceName text!:string languageCode:string kind!:string
    Suggestion placePrediction:PlacePrediction queryPrediction:QueryPrediction
    PlacePrediction place!:string placeId!:string text!:FormattableText structuredFormat!:StructuredFormat types:[string] \
    distanceMeters:integer
    QueryPrediction text!:FormattableText structuredFormat!:StructuredFormat
    StructuredFormat mainText!:FormattableText secondaryText:FormattableText
    FormattableText text!:string matches:[StringRange]
    StringRange startOffset:integer endOffset!:integer
    SearchTextRequest textQuery!:string includedType:string strictTypeFiltering:boolean openNow:boolean minRating:number \
    priceLevels:[string] maxResultCount:integer pageSize:integer pageToken:string rankPreference:string locationBias:Area \
    locationRestriction:Area languageCode:string regionCode:string includePureServiceAreaBusinesses:boolean \
    includeFutureOpeningBusinesses:boolean
    SearchTextResponse places:[Place] nextPageToken:string
    SearchNearbyRequest locationRestriction!:Area includedTypes:[string] excludedTypes:[string] includedPrimaryTypes:[string] \
    excludedPrimaryTypes:[string] maxResultCount:integer rankPreference:string languageCode:string regionCode:string \
    includeFutureOpeningBusinesses:boolean
    SearchNearbyResponse places:[Place]
    LocalizedText text!:string languageCode:string
    Place name:string id:string displayName:LocalizedText types:[string] primaryType:string primaryTypeDisplayName:LocalizedText \
    googleMapsTypeLabel:LocalizedText nationalPhoneNumber:string internationalPhoneNumber:string formattedAddress:string \
    shortFormattedAddress:string postalAddress:PostalAddress addressComponents:[AddressComponent] plusCode:PlusCode location:LatLng \
    viewport:Viewport rating:number userRatingCount:integer websiteUri:string regularOpeningHours:OpeningHours \
    currentOpeningHours:OpeningHours regularSecondaryOpeningHours:[OpeningHours] currentSecondaryOpeningHours:[OpeningHours] \
    utcOffsetMinutes:integer timeZone:TimeZone adrFormatAddress:string businessStatus:string openingDate:Date priceLevel:string \
    priceRange:PriceRange attributions:[Attribution] iconMaskBaseUri:string iconBackgroundColor:string takeout:boolean delivery:boolean \
    dineIn:boolean curbsidePickup:boolean reservable:boolean servesBreakfast:boolean servesLunch:boolean servesDinner:boolean \
    servesBeer:boolean servesWine:boolean servesBrunch:boolean servesVegetarianFood:boolean servesCocktails:boolean servesDessert:boolean \
    servesCoffee:boolean outdoorSeating:boolean liveMusic:boolean menuForChildren:boolean goodForChildren:boolean goodForGroups:boolean \
    goodForWatchingSports:boolean allowsDogs:boolean restroom:boolean paymentOptions:object parkingOptions:object \
    accessibilityOptions:object editorialSummary:LocalizedText pureServiceAreaBusiness:boolean fuelOptions:object \
    evChargeOptions:object googleMapsUri:string googleMapsLinks:GoogleMapsLinks containingPlaces:[ContainingPlace] \
    addressDescriptor:AddressDescriptor movedPlace:string movedPlaceId:string
    GoogleMapsLinks directionsUri:string placeUri:string
    ContainingPlace name!:string id!:string
    AddressDescriptor landmarks:[Landmark] areas:[DescribedArea]
    Landmark name!:string placeId!:string displayName!:LocalizedText types:[string] spatialRelationship!:string \
    straightLineDistanceMeters!:number
    DescribedArea name!:string placeId!:string displayName!:LocalizedText containment!:string
    PostalAddress revision:integer regionCode:string languageCode:string postalCode:string sortingCode:string administrativeArea:string \
    locality:string sublocality:string addressLines:[string] recipients:[string] organization:string
    AddressComponent longText!:string shortText!:string types!:[string] languageCode:string
    PlusCode globalCode:string compoundCode:string
    TimeZone id!:string version:string
    Attribution provider:string providerUri:string
    PriceRange startPrice:Money endPrice:Money
    Money currencyCode:string units:string nanos:integer
    Date year:integer month:integer day:integer
    OpeningHours openNow:boolean periods:[Period] weekdayDescriptions:[string] secondaryHoursType:string specialDays:[SpecialDay] \
    nextOpenTime:string nextCloseTime:string
    Period open!:Point close:Point
    Point day!:integer hour!:integer minute!:integer date:Date truncated:boolean
    SpecialDay date!:Date

    """

  static let legacy = """
    LegacyAutocompleteResponse predictions!:[LegacyPrediction] status!:string error_message:string
    LegacyPrediction description!:string matched_substrings!:[LegacySubstring] place_id:string reference:string \
    structured_formatting!:LegacyFormat terms!:[LegacyTerm] types:[string] distance_meters:integer
    LegacySubstring length!:integer offset!:integer
    LegacyTerm offset!:integer value!:string
    LegacyFormat main_text!:string main_text_matched_substrings!:[LegacySubstring] secondary_text:string \
    secondary_text_matched_substrings:[LegacySubstring]
    LegacyDetailsResponse html_attributions:[string] result!:LegacyPlace status!:string error_message:string
    LegacyPlace address_components:[LegacyAddressComponent] adr_address:string business_status:string curbside_pickup:boolean \
    current_opening_hours:LegacyHours delivery:boolean dine_in:boolean editorial_summary:LegacySummary formatted_address:string \
    formatted_phone_number:string geometry:LegacyGeometry icon:string icon_background_color:string \
    icon_mask_base_uri:string international_phone_number:string name:string opening_hours:LegacyHours permanently_closed:boolean \
    place_id:string plus_code:LegacyPlusCode price_level:integer rating:number reference:string reservable:boolean \
    secondary_opening_hours:[LegacyHours] serves_beer:boolean serves_breakfast:boolean \
    serves_brunch:boolean serves_dinner:boolean serves_lunch:boolean serves_vegetarian_food:boolean serves_wine:boolean takeout:boolean \
    types:[string] url:string user_ratings_total:integer utc_offset:integer vicinity:string website:string \
    wheelchair_accessible_entrance:boolean
    LegacySearchResponse html_attributions:[string] results!:[LegacyResult] next_page_token:string status!:string error_message:string
    LegacyResult business_status:string formatted_address:string geometry:LegacyGeometry icon:string icon_background_color:string \
    icon_mask_base_uri:string name:string opening_hours:LegacyHours permanently_closed:boolean place_id:string plus_code:LegacyPlusCode price_level:integer \
    rating:number reference:string types:[string] user_ratings_total:integer vicinity:string
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
