// SPDX-License-Identifier: Apache-2.0

/// The fields of a place: a row is everything that this package says of one.
///
/// Masks, answers, the OpenAPI document, the older names and the names of web pages read the rows. `Scripts/generate-listings` writes the public
/// Swift listings from them. The rows stand in the order of an answer. The columns:
///
/// 1. **name** in answers of the web service. `-` is a member of the older service only.
/// 2. **type**: `string`, `boolean`, `number`, `integer`, or a schema of `SchemaTable`; `[x]` is an array of x.
/// 3. **source** of the value. `record`: `PlaceFacts.readers` has its reader. `search`: the same, and it costs searches, so it is found only if a
///    request names it. `passed`: the source of the index has it in this form. `none`: no index has data; requests may name it, answers lack it.
/// 4. **older** name over HTTP. With a type the older service has another form, which `LegacyPlace` makes. `+` stands in lists of results, too.
/// 5. **page**: the name in pages that use Google's JavaScript names.
/// 6. **Place**: the member of `Place`. Without a type it is an optional of the same type.
/// 7. **property**: the case of `PlaceProperty` that asks for it. Several rows may share one.
/// 8. **kit**: the member of `GMSPlace`. With a type its value is made of the `Place` member.
/// 9. **options** of the older kit that ask for it: a name in `GMSPlaceProperty`; with a bit number, in `GMSPlaceField` as well.
/// 10. **doc**: what the member is, for the reference.
///
/// `=` repeats the name; in column 7 it is the member of `Place` if there is one. `*` marks a member that is written by hand.
package enum FieldTable {
  static let text: StaticString = """
    name | string | record | - | - | - | - | - | - | The resource name: `places/` and the id.
    id | string | record | +place_id | = | placeID | = | placeID | placeID 1 | The id, which may be newer than the one asked with.
    types | [string] | record | +types | = | types: [PlaceType] = [] | = | types* | types 9 | The types, the primary one first.
    nationalPhoneNumber | string | record | formatted_phone_number:string | = | = | = | - | - | The phone number as dialled within its country.
    internationalPhoneNumber | string | record | international_phone_number | = | = | = | phoneNumber | phoneNumber 5 | The phone number with the prefix of its country.
    formattedAddress | string | record | +formatted_address | = | = | = | formattedAddress | formattedAddress 6 | The address in one line: for people to read, not for programs.
    addressComponents | [AddressComponent] | record | address_components:[LegacyAddressComponent] | = | addressComponents: [AddressComponent]? | = | addressComponents: [GMSAddressComponent]? | addressComponents 12 | The parts of the address, the smallest first.
    plusCode | PlusCode | record | +plus_code:LegacyPlusCode | = | plusCode: PlusCode? | = | plusCode: GMSPlusCode? | plusCode 2 | The Open Location Code.
    location | LatLng | record | +geometry:LegacyGeometry | = | location* | coordinate | coordinate* | coordinate 3 | The position.
    viewport | Viewport | record | - | = | viewportInfo: RectangularCoordinateRegion? | = | viewportInfo: GMSPlaceViewportInfo? | viewport 11 | The box that shows the place.
    rating | number | record | +rating | = | rating: Float? | = | rating* | rating 7 | The average rating, 1…5.
    googleMapsUri | string | record | url | googleMapsURI | - | - | - | - | A web page that shows the position on a map.
    websiteUri | string | record | website | websiteURI | websiteURL: URL? | = | website | website 10 | The place's own page.
    regularOpeningHours | OpeningHours | record | +opening_hours:LegacyHours | = | regularOpeningHours: OpeningHours? | = | openingHours: GMSOpeningHours? | openingHours 4 | The hours of every week.
    utcOffsetMinutes | integer | record | utc_offset | = | - | timeZone | utcOffsetMinutes* | utcOffsetMinutes 15 | Minutes ahead of UTC now.
    adrFormatAddress | string | record | adr_address | = | - | - | - | - | The address with each part in a span of the adr microformat.
    businessStatus | string | record | +business_status | = | businessStatus: BusinessStatus = .unknown | = | businessStatus: GMSPlacesBusinessStatus | businessStatus 16 | Whether it is in operation.
    priceLevel | string | record | +price_level:integer | = | priceLevel: PriceLevel = .unspecified | = | priceLevel: GMSPlacesPriceLevel | priceLevel 8 | Price level.
    attributions | [Attribution] | record | - | = | attributions: AttributedString? | - | attributions* | - | What has to be shown with the data; comes with every place.
    userRatingCount | integer | record | +user_ratings_total | = | numberOfUserRatings: Int = 0 | = | userRatingsTotal* | userRatingsTotal 14 | How many ratings there are; 0 when unknown.
    displayName | LocalizedText | record | +name:string | = | displayName: String? | = | name | name 0 | The name in the language of the client.
    currentOpeningHours | OpeningHours | record | current_opening_hours:LegacyHours | = | currentOpeningHours: OpeningHours? | = | currentOpeningHours: GMSOpeningHours? | currentOpeningHours 32 | The hours of the seven days that begin today, with holidays and other exceptions.
    currentSecondaryOpeningHours | [OpeningHours] | record | secondary_opening_hours:[LegacyHours] | - | currentSecondaryOpeningHours: [OpeningHours]? | = | secondaryOpeningHours: [GMSOpeningHours]? | secondaryOpeningHours 33 | The hours of the seven days that begin today for other purposes, such as delivery.
    regularSecondaryOpeningHours | [OpeningHours] | record | - | - | regularSecondaryOpeningHours: [OpeningHours]? | = | - | - | The hours of every week for other purposes, such as delivery.
    primaryTypeDisplayName | LocalizedText | record | - | = | primaryTypeDisplayName: String? | types | - | - | The primary type in words, in the language of the client, else in English; comes with `.types`.
    primaryType | string | record | - | = | primaryType: PlaceType? | types | - | - | The one type that filters compare with; comes with `.types`.
    shortFormattedAddress | string | record | - | = | = | = | - | - | The address without what people near by know.
    editorialSummary | LocalizedText | record | editorial_summary:LegacySummary | = | editorialSummary: String? | = | editorialSummary | editorialSummary 34 | One or two sentences about the place.
    timeZone | TimeZone | record | - | = | timeZone: TimeZone? | = | timeZone | timeZone | The time zone; one with a fixed offset when only that is known.
    containingPlaces | [ContainingPlace] | search | - | - | containingPlaces: [ContainingPlace]? | = | containingPlaces: [GMSPlaceContainingPlace]? | containingPlaces | The places that contain it, the smallest first: part of the town, town, areas, country, as far as the index has them.
    addressDescriptor | AddressDescriptor | search | - | - | addressDescriptor: AddressDescriptor? | = | addressDescriptor: GMSPlaceAddressDescriptor? | addressDescriptor | Where it is in relation to landmarks near by and to its areas.
    postalAddress | PostalAddress | record | - | = | postalAddress: PostalAddress? | = | - | postalAddress | The address in the parts that a letter needs.
    googleMapsLinks | GoogleMapsLinks | record | - | = | googleMapsLinks: GoogleMapsLinks? | = | googleMapsLinks: GMSPlaceGoogleMapsLinks? | googleMapsLinks | Web pages that show the position on a map; nothing here asks for them.
    iconMaskBaseUri | string | passed | +icon_mask_base_uri:string | svgIconMaskURI | iconMaskURL: URL? | = | iconImageURL | iconImageURL 17 | Where the shape of the icon is, as the source has it.
    iconBackgroundColor | string | passed | +icon_background_color:string | = | iconBackgroundColor: PlaceColor? | = | iconBackgroundColor* | iconBackgroundColor 18 | The colour behind the icon, as the source has it.
    openingDate | Date | passed | - | - | - | - | - | - | The day on which the place opens.
    takeout | boolean | passed | = | hasTakeout | supportsTakeout | = | = | takeout 19 | Offers takeout.
    delivery | boolean | passed | = | hasDelivery | supportsDelivery | = | = | delivery 20 | Delivers.
    dineIn | boolean | passed | dine_in | hasDineIn | supportsDineIn | = | = | dineIn 21 | Serves guests at tables.
    curbsidePickup | boolean | passed | curbside_pickup | hasCurbsidePickup | supportsCurbsidePickup | = | = | curbsidePickup 22 | Brings orders to the car.
    reservable | boolean | passed | = | isReservable | isReservable | = | = | reservable 23 | Takes reservations.
    servesBreakfast | boolean | passed | serves_breakfast | = | = | = | = | servesBreakfast 24 | Serves breakfast.
    servesLunch | boolean | passed | serves_lunch | = | = | = | = | servesLunch 25 | Serves lunch.
    servesDinner | boolean | passed | serves_dinner | = | = | = | = | servesDinner 26 | Serves dinner.
    servesBeer | boolean | passed | serves_beer | = | = | = | = | servesBeer 27 | Serves beer.
    servesWine | boolean | passed | serves_wine | = | = | = | = | servesWine 28 | Serves wine.
    servesBrunch | boolean | passed | serves_brunch | = | = | = | = | servesBrunch 29 | Serves brunch.
    servesVegetarianFood | boolean | passed | serves_vegetarian_food | = | = | = | = | servesVegetarianFood 30 | Serves vegetarian food.
    outdoorSeating | boolean | passed | - | hasOutdoorSeating | = | = | = | outdoorSeating 35 | Has seats outside.
    liveMusic | boolean | passed | - | hasLiveMusic | = | = | = | liveMusic 36 | Has live music.
    menuForChildren | boolean | passed | - | hasMenuForChildren | = | = | = | menuForChildren 37 | Has a menu for children.
    servesCocktails | boolean | passed | - | = | = | = | = | servesCocktails 38 | Serves cocktails.
    servesDessert | boolean | passed | - | = | = | = | = | servesDessert 39 | Serves dessert.
    servesCoffee | boolean | passed | - | = | = | = | = | servesCoffee 40 | Serves coffee.
    goodForChildren | boolean | passed | - | isGoodForChildren | = | = | = | goodForChildren 41 | Good for children.
    allowsDogs | boolean | passed | - | = | = | = | = | allowsDogs 42 | Allows dogs.
    restroom | boolean | passed | - | hasRestroom | = | = | = | restroom 43 | Has a restroom.
    goodForGroups | boolean | passed | - | isGoodForGroups | = | = | = | goodForGroups 44 | Good for groups.
    goodForWatchingSports | boolean | passed | - | isGoodForWatchingSports | = | = | = | goodForWatchingSports 45 | Good for watching sports.
    paymentOptions | PaymentOptions | passed | - | = | paymentOptions: PaymentOptions? | = | - | paymentOptions | How to pay.
    parkingOptions | ParkingOptions | passed | - | = | parkingOptions: ParkingOptions? | = | - | - | How to park.
    pureServiceAreaBusiness | boolean | passed | - | isPureServiceAreaBusiness | - | - | - | - | A business without an address to visit.
    accessibilityOptions | AccessibilityOptions | passed | wheelchair_accessible_entrance:boolean | = | accessibilityOptions: AccessibilityOptions? | = | wheelchairAccessibleEntrance* | wheelchairAccessibleEntrance 31, accessibilityOptions | What is accessible with a wheelchair.
    fuelOptions | FuelOptions | passed | - | = | fuelOptions: FuelOptions? | = | fuelOptions: GMSPlaceFuelOptions? | fuelOptions | Prices of fuel.
    evChargeOptions | EVChargeOptions | passed | - | = | evChargeOptions: EVChargeOptions? | = | evChargeOptions: GMSPlaceEVChargeOptions? | evChargeOptions | Where electric cars can be charged.
    priceRange | PriceRange | passed | - | = | priceRange: PriceRange? | = | - | priceRange | What people pay.
    googleMapsTypeLabel | LocalizedText | none | - | - | - | - | - | - | The type in the words of the map service.
    subDestinations | [SubDestination] | none | - | - | - | - | - | - | Places inside of it.
    reviews | [Review] | none | reviews:[object] | = | reviews: [Review]? | = | - | reviews | Always nil: no index has reviews.
    photos | [Photo] | none | photos:[object] | = | photos: [Photo]? | = | photos: [GMSPlacePhotoMetadata]? | photos 13 | Always nil: no index has photos.
    generativeSummary | GenerativeSummary | none | - | - | - | = | - | generativeSummary | A generated text about the place.
    reviewSummary | ReviewSummary | none | - | - | - | = | - | - | A generated text about the reviews.
    evChargeAmenitySummary | EvChargeAmenitySummary | none | - | - | - | = | - | - | A generated text about what is around a charging station.
    neighborhoodSummary | NeighborhoodSummary | none | - | - | - | = | - | - | A generated text about what is around.
    consumerAlert | ConsumerAlert | none | - | - | consumerAlert: ConsumerAlert? | = | - | - | Always nil: no index has warnings.
    movedPlace | string | none | - | - | - | - | - | - | The resource name of the place that it moved to.
    movedPlaceId | string | none | - | - | - | - | - | - | The id of the place that it moved to.
    transitStation | TransitStation | none | - | - | - | - | - | - | Agencies, lines and stops of a station.
    - | string | record | +icon:string | - | - | - | - | - | The address of an icon for its types.
    - | boolean | record | +permanently_closed:boolean | - | - | - | - | - | Closed for good.
    - | string | record | +reference:string | - | - | - | - | - | The id once more.
    - | string | record | +vicinity:string | - | - | - | - | - | Street and town.
    - | string | none | alt_id:string | - | - | - | - | - | An id in another scope.
    - | string | none | id:string | - | - | - | - | - | An id of old.
    - | string | none | scope:string | - | - | - | - | - | The scope of the id.
    """
}
