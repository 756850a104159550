// SPDX-License-Identifier: Apache-2.0

extension FieldShape {
  /// The members of a place, including those that no index has data for: they may be requested and are then absent.
  package static let place = FieldShape(placeText)

  /// The members of a place, and `extra` for other members of its source.
  package static let placeWithExtra = FieldShape(placeText + " extra layer(name source license)")

  private static let placeText = """
    name id displayName(text languageCode) types primaryType primaryTypeDisplayName(text languageCode) googleMapsTypeLabel(text languageCode)
    nationalPhoneNumber internationalPhoneNumber formattedAddress shortFormattedAddress adrFormatAddress
    postalAddress(revision regionCode languageCode postalCode sortingCode administrativeArea locality sublocality addressLines recipients
    organization) addressComponents(longText shortText types languageCode) plusCode(globalCode compoundCode) location(latitude longitude)
    viewport(low(latitude longitude) high(latitude longitude)) rating userRatingCount googleMapsUri
    googleMapsLinks(directionsUri placeUri writeAReviewUri reviewsUri photosUri) websiteUri
    reviews(name relativePublishTimeDescription text(text languageCode) originalText(text languageCode) rating
    authorAttribution(displayName uri photoUri) publishTime flagContentUri googleMapsUri visitDate(year month day))
    photos(name widthPx heightPx authorAttributions(displayName uri photoUri) flagContentUri googleMapsUri)
    regularOpeningHours\(hours) currentOpeningHours\(hours) regularSecondaryOpeningHours\(hours) currentSecondaryOpeningHours\(hours)
    utcOffsetMinutes timeZone(id version) businessStatus priceLevel attributions(provider providerUri) editorialSummary(text languageCode) subDestinations(name id) containingPlaces(name id) addressDescriptor(landmarks(name placeId displayName(text languageCode) types spatialRelationship straightLineDistanceMeters
    travelDistanceMeters) areas(name placeId displayName(text languageCode) containment)) generativeSummary reviewSummary
    evChargeAmenitySummary neighborhoodSummary consumerAlert movedPlace movedPlaceId transitStation
    \(amenityText)
    """

  private static let hours = """
    (openNow periods(open\(point) close\(point)) weekdayDescriptions secondaryHoursType specialDays(date\(date)) nextOpenTime nextCloseTime)
    """

  private static let point = "(day hour minute date\(date) truncated)"
  private static let date = "(year month day)"

  /// The members of a place that sources provide in the form of the contract.
  static let amenities = FieldShape(amenityText)

  private static let amenityText = """
    iconMaskBaseUri:text iconBackgroundColor:text openingDate(year:count month:count day:count) takeout:flag delivery:flag dineIn:flag curbsidePickup:flag reservable:flag
    servesBreakfast:flag servesLunch:flag servesDinner:flag servesBeer:flag servesWine:flag servesBrunch:flag servesVegetarianFood:flag
    outdoorSeating:flag liveMusic:flag menuForChildren:flag servesCocktails:flag servesDessert:flag servesCoffee:flag goodForChildren:flag
    allowsDogs:flag restroom:flag goodForGroups:flag goodForWatchingSports:flag
    paymentOptions(acceptsCreditCards:flag acceptsDebitCards:flag acceptsCashOnly:flag acceptsNfc:flag)
    parkingOptions(freeParkingLot:flag paidParkingLot:flag freeStreetParking:flag paidStreetParking:flag valetParking:flag
    freeGarageParking:flag paidGarageParking:flag) pureServiceAreaBusiness:flag
    accessibilityOptions(wheelchairAccessibleParking:flag wheelchairAccessibleEntrance:flag wheelchairAccessibleRestroom:flag
    wheelchairAccessibleSeating:flag) fuelOptions(fuelPrices:list(type:text price\(money) updateTime:text))
    evChargeOptions(connectorCount:count connectorAggregation:list(type:text maxChargeRateKw:number count:count
    availabilityLastUpdateTime:text availableCount:count outOfServiceCount:count)) priceRange(startPrice\(money) endPrice\(money))
    """

  private static let money = "(currencyCode:text units:text nanos:count)"
}
