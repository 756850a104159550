// SPDX-License-Identifier: Apache-2.0

extension FieldShape {
  /// The members of a place. Those that no index has yet are known, too: asking for them is no mistake, they are only absent.
  package static let place = FieldShape(
    """
    id displayName(text languageCode) formattedAddress name types primaryType primaryTypeDisplayName(text languageCode) location(latitude longitude)
    viewport(low(latitude longitude) high(latitude longitude)) addressComponents(longText shortText types languageCode) shortFormattedAddress
    postalAddress(revision regionCode languageCode postalCode sortingCode administrativeArea locality sublocality addressLines recipients
    organization) googleMapsTypeLabel(text languageCode) nationalPhoneNumber internationalPhoneNumber plusCode(globalCode compoundCode) rating
    userRatingCount googleMapsUri googleMapsLinks websiteUri reviews photos regularOpeningHours currentOpeningHours
    regularSecondaryOpeningHours currentSecondaryOpeningHours utcOffsetMinutes timeZone(id version) adrFormatAddress businessStatus openingDate
    priceLevel priceRange attributions(provider providerUri) iconMaskBaseUri iconBackgroundColor takeout delivery dineIn curbsidePickup
    reservable servesBreakfast servesLunch servesDinner servesBeer servesWine servesBrunch servesVegetarianFood servesCocktails servesDessert
    servesCoffee editorialSummary(text languageCode) outdoorSeating liveMusic menuForChildren goodForChildren goodForGroups
    goodForWatchingSports allowsDogs restroom paymentOptions parkingOptions accessibilityOptions fuelOptions evChargeOptions subDestinations
    containingPlaces addressDescriptor pureServiceAreaBusiness generativeSummary reviewSummary evChargeAmenitySummary neighborhoodSummary
    consumerAlert movedPlace movedPlaceId transitStation
    """)
}
