// SPDX-License-Identifier: Apache-2.0

/// The schemas of the service's requests and answers, one a line: its name, then `member:type`.
///
/// `!` marks a member that is always there. `?` marks one that no index has data for: requests may name it, answers and the OpenAPI document lack it.
/// Types are `string`, `boolean`, `number`, `integer`, `object` or the name of a schema; `[x]` is an array of x. The members of `Place` are the rows
/// of `FieldTable`.
package enum SchemaTable {
  static let text = """
    OpenAPIDocument openapi!:string info!:object servers!:[object] security!:[object] paths!:object components!:object
    ErrorResponse error!:Status
    Status code!:integer message!:string status!:string details:[object]
    LatLng latitude:number longitude:number
    Circle center:LatLng radius:number
    Viewport low:LatLng high:LatLng
    Area circle:Circle rectangle:Viewport
    AutocompleteRequest input!:string locationBias:Area locationRestriction:Area includedPrimaryTypes:[string] \
    includedRegionCodes:[string] languageCode:string regionCode:string origin:LatLng inputOffset:integer includeQueryPredictions:boolean \
    sessionToken:string includePureServiceAreaBusinesses:boolean includeFutureOpeningBusinesses:boolean limit:integer \
    gazetteer:AutocompleteExtension
    AutocompleteExtension where:object facets:[string]
    SearchExtension where:object
    AutocompleteResponse suggestions:[Suggestion] gazetteer:AnswerExtension
    AnswerExtension attributions:[Attribution] openNow:[OpenPlace] extra:[PlaceExtra] positions:[PlacePosition] facets:[Facet]
    PlaceExtra placeId!:string extra!:object
    PlacePosition placeId!:string location!:LatLng
    ValuesResponse facets:[Facet]
    Facet name!:string places!:integer complete!:boolean values!:[FacetValue]
    FacetValue value!:string places!:integer
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
    includeFutureOpeningBusinesses:boolean evOptions:object routingParameters:object searchAlongRouteParameters:object \
    gazetteer:SearchExtension
    SearchTextResponse places:[Place] nextPageToken:string routingSummaries?:[RoutingSummary] searchUri?:string \
    contextualContents?:[ContextualContent]
    SearchNearbyRequest locationRestriction!:Area includedTypes:[string] excludedTypes:[string] includedPrimaryTypes:[string] \
    excludedPrimaryTypes:[string] maxResultCount:integer rankPreference:string languageCode:string regionCode:string \
    includeFutureOpeningBusinesses:boolean routingParameters:object
    SearchNearbyResponse places:[Place] routingSummaries?:[RoutingSummary]
    LocalizedText text!:string languageCode:string
    Place
    GoogleMapsLinks directionsUri:string placeUri:string writeAReviewUri?:string reviewsUri?:string photosUri?:string
    ContainingPlace name!:string id!:string
    AddressDescriptor landmarks:[Landmark] areas:[DescribedArea]
    Landmark name!:string placeId!:string displayName!:LocalizedText types:[string] spatialRelationship!:string \
    straightLineDistanceMeters!:number travelDistanceMeters?:number
    DescribedArea name!:string placeId!:string displayName!:LocalizedText containment!:string
    PostalAddress revision:integer regionCode:string languageCode:string postalCode:string sortingCode:string administrativeArea:string \
    locality:string sublocality:string addressLines:[string] recipients:[string] organization:string
    AddressComponent longText!:string shortText!:string types!:[string] languageCode:string
    PlusCode globalCode:string compoundCode:string
    TimeZone id!:string version:string
    Attribution provider:string providerUri:string
    PriceRange startPrice:Money endPrice:Money
    Money currencyCode:string units:string nanos:integer
    PaymentOptions acceptsCreditCards:boolean acceptsDebitCards:boolean acceptsCashOnly:boolean acceptsNfc:boolean
    ParkingOptions freeParkingLot:boolean paidParkingLot:boolean freeStreetParking:boolean paidStreetParking:boolean \
    valetParking:boolean freeGarageParking:boolean paidGarageParking:boolean
    AccessibilityOptions wheelchairAccessibleParking:boolean wheelchairAccessibleEntrance:boolean wheelchairAccessibleRestroom:boolean \
    wheelchairAccessibleSeating:boolean
    FuelOptions fuelPrices:[FuelPrice]
    FuelPrice type:string price:Money updateTime:string
    EVChargeOptions connectorCount:integer connectorAggregation:[ConnectorAggregation]
    ConnectorAggregation type:string maxChargeRateKw:number count:integer availabilityLastUpdateTime:string availableCount:integer \
    outOfServiceCount:integer
    Date year:integer month:integer day:integer
    OpeningHours openNow:boolean periods:[Period] weekdayDescriptions:[string] secondaryHoursType:string specialDays:[SpecialDay] \
    nextOpenTime:string nextCloseTime:string
    Period open!:Point close:Point
    Point day!:integer hour!:integer minute!:integer date:Date truncated:boolean
    SpecialDay date!:Date
    """

  /// The schemas of members without data; masks know them, the OpenAPI document does not.
  static let textWithoutData = """
    SubDestination name:string id:string
    Review name:string relativePublishTimeDescription:string text:LocalizedText originalText:LocalizedText rating:number \
    authorAttribution:AuthorAttribution publishTime:string flagContentUri:string googleMapsUri:string visitDate:Date
    AuthorAttribution displayName:string uri:string photoUri:string
    Photo name:string widthPx:integer heightPx:integer authorAttributions:[AuthorAttribution] flagContentUri:string googleMapsUri:string
    GenerativeSummary overview:LocalizedText overviewFlagContentUri:string disclosureText:LocalizedText
    ReviewSummary text:LocalizedText flagContentUri:string disclosureText:LocalizedText reviewsUri:string
    EvChargeAmenitySummary overview:ContentBlock coffee:ContentBlock restaurant:ContentBlock store:ContentBlock flagContentUri:string \
    disclosureText:LocalizedText
    NeighborhoodSummary overview:ContentBlock description:ContentBlock flagContentUri:string disclosureText:LocalizedText
    ContentBlock content:LocalizedText referencedPlaces:[string]
    ConsumerAlert overview:string details:AlertDetails languageCode:string
    AlertDetails title:string description:string aboutLink:AlertLink
    AlertLink title:string uri:string
    TransitStation displayName:LocalizedText agencies:[TransitAgency] stops:[TransitStop]
    TransitAgency displayName:LocalizedText url:string fareUrl:string icon:TransitIcon lines:[TransitLine]
    TransitLine id:string vehicleType:string displayName:LocalizedText shortDisplayName:LocalizedText textColor:string \
    backgroundColor:string url:string icon:TransitIcon vehicleIcon:TransitIcon
    TransitIcon url:string nameIncluded:boolean
    TransitStop id:string displayName:LocalizedText platformCode:LocalizedText signageText:LocalizedText stopCode:LocalizedText \
    location:LatLng wheelchairAccessibleEntrance:boolean
    RoutingSummary legs:[Leg] directionsUri:string
    Leg duration:string distanceMeters:integer
    ContextualContent reviews:[Review] photos:[Photo] justifications:[Justification]
    Justification reviewJustification:ReviewJustification businessAvailabilityAttributesJustification:BusinessAvailability
    ReviewJustification highlightedText:HighlightedText review:Review
    HighlightedText text:string highlightedTextRanges:[HighlightedTextRange]
    HighlightedTextRange startIndex:integer endIndex:integer
    BusinessAvailability takeout:boolean delivery:boolean dineIn:boolean
    """
}
